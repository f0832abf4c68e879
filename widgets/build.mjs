// Builds the front end: every script and style sheet of the site into _build/assets, and the widget's module for Jupyter.
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { npmPackages, npmPart, writeLicenses } from "./licenses.mjs";
import { buildLive } from "./live/build.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCE = join(ROOT, "widgets", "src");
const OFFLINE = join(ROOT, "widgets", "offline");
const STYLES = join(ROOT, "widgets", "styles");
const ASSETS = join(ROOT, "_build", "assets");
const STATIC = join(ROOT, "widgets", "sevens_widgets", "static");
const MODULES = join(ROOT, "node_modules");
const PLOTLY = "plotly.js-basic-dist-min";

const OPTIONS = { bundle: true, minify: true, metafile: true, target: "es2022", legalComments: "none", logLevel: "warning" };

/** Bundles a script of the pages and returns the files that went into it. */
async function script(name, format) {
  const { metafile } = await esbuild.build({ ...OPTIONS, entryPoints: [join(SOURCE, `${name}.ts`)], outdir: ASSETS, format });
  return Object.keys(metafile.inputs);
}

/** Bundles the two service workers of which `book/offline.py` puts one at the top of the site. */
async function workers() {
  const entryPoints = ["worker", "end"].map((name) => join(OFFLINE, `${name}.ts`));
  await esbuild.build({ ...OPTIONS, entryPoints, outdir: join(ASSETS, "offline"), format: "iife" });
}

/** Puts the widget's module and its styles where the Python package looks for them. */
async function forJupyter() {
  const imports = ["tokens.css", "sevens.css"].map((name) => `@import ${JSON.stringify(join(STYLES, name))};`);
  const stdin = { contents: imports.join("\n"), loader: "css", resolveDir: STYLES };
  await esbuild.build({ ...OPTIONS, stdin, outfile: join(STATIC, "widget.css") });
  cpSync(join(ASSETS, "widget.js"), join(STATIC, "widget.js"));
}

mkdirSync(join(ASSETS, "vendor"), { recursive: true });
cpSync(STYLES, join(ASSETS, "styles"), { recursive: true });
const plotly = join(ASSETS, "vendor", "plotly.min.js");
cpSync(join(MODULES, PLOTLY, "plotly-basic.min.js"), plotly);

const page = await script("page", "iife");
const codes = await script("qr", "iife");
const widget = await script("widget", "esm");
await forJupyter();
await workers();
const live = await buildLive(join(ASSETS, "live"), OPTIONS);

const bundled = npmPackages([...page, ...codes, ...widget, ...live.inputs]).filter((name) => name !== "pyodide");
const parts = bundled.map((name) => npmPart(join(MODULES, name), []));
writeLicenses(join(ASSETS, "LICENSES.txt"), [...parts, ...live.parts, npmPart(join(MODULES, PLOTLY), [plotly])]);
