// Builds the front end: every script and style sheet of the site into _build/assets, and the widget's module for Jupyter.
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { writeLicenses } from "./licenses.mjs";
import { buildLive } from "./live/build.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCE = join(ROOT, "widgets", "src");
const STYLES = join(ROOT, "widgets", "styles");
const ASSETS = join(ROOT, "_build", "assets");
const STATIC = join(ROOT, "widgets", "sevens_widgets", "static");

const OPTIONS = { bundle: true, minify: true, target: "es2022", legalComments: "none", logLevel: "warning" };

async function script(name, format) {
  await esbuild.build({ ...OPTIONS, entryPoints: [join(SOURCE, `${name}.ts`)], outdir: ASSETS, format });
}

async function widgetForJupyter() {
  const css = ["tokens.css", "sevens.css"].map((name) => `@import ${JSON.stringify(join(STYLES, name))};`).join("\n");
  await esbuild.build({
    ...OPTIONS,
    stdin: { contents: css, loader: "css", resolveDir: STYLES },
    outfile: join(STATIC, "widget.css"),
  });
  cpSync(join(ASSETS, "widget.js"), join(STATIC, "widget.js"));
}

mkdirSync(join(ASSETS, "vendor"), { recursive: true });
cpSync(STYLES, join(ASSETS, "styles"), { recursive: true });
cpSync(join(ROOT, "node_modules/plotly.js-basic-dist-min/plotly-basic.min.js"), join(ASSETS, "vendor/plotly.min.js"));
if (existsSync(join(SOURCE, "page.ts"))) await script("page", "iife");
if (existsSync(join(SOURCE, "widget.ts"))) {
  await script("widget", "esm");
  await widgetForJupyter();
}
await buildLive(join(ASSETS, "live"), OPTIONS);
writeLicenses(join(ASSETS, "LICENSES.txt"));
