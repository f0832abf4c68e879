// Builds the live kernel into _build/assets/live: archives of byte code, Pyodide's own files, and the two scripts.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deflateSync, gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { loadPyodide } from "pyodide";
import { npmPart } from "../licenses.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const LIVE = join(ROOT, "widgets", "live");
const WHEELS = join(ROOT, "_build", "wheels");
const PYODIDE = join(ROOT, "node_modules", "pyodide");
const HOME = "/home/pyodide";
const COPIED = ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

/**
 * Builds everything; `options` are esbuild's options that every bundle shares.
 * Returns the bundled files and what has to be said of the rest that others made.
 */
export async function buildLive(out, options) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "pyodide"), { recursive: true });
  for (const name of COPIED) cpSync(join(PYODIDE, name), join(out, "pyodide", name));
  downloadWheels();
  const wheels = await makeArchives(out);
  for (const name of readdirSync(out).filter((name) => name.endsWith(".zip"))) pack(join(out, name));
  const inputs = await bundle(out, options);
  return { inputs, parts: [...wheels, ...pythonParts(out)] };
}

/** Compresses an archive as a whole, which is smaller than file by file, and quicker to open: the browser itself does it. */
function pack(archive) {
  writeFileSync(archive.replace(/zip$/, "pack"), deflateSync(readFileSync(archive), { level: 9 }));
  rmSync(archive);
}

function pythonParts(out) {
  const { info } = lockFile();
  const pyodide = npmPart(
    PYODIDE,
    ["pyodide.asm.mjs", "pyodide.asm.wasm"].map((name) => join(out, "pyodide", name)),
  );
  const library = ["pyodide/python_stdlib.zip", "stdlib.pack"].map((name) => join(out, name));
  const python = { name: "Python", version: info.python, license: "PSF-2.0", source: "https://github.com/python/cpython" };
  return [pyodide, { ...python, files: library, notices: [] }];
}

function lockFile() {
  return JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
}

/** Fetches what the lock file names, unless the folder has just that already. */
function downloadWheels() {
  const lock = join(LIVE, "requirements.lock");
  const fetched = join(WHEELS, "fetched.lock");
  if (existsSync(fetched) && readFileSync(fetched, "utf8") === readFileSync(lock, "utf8")) return;
  rmSync(WHEELS, { recursive: true, force: true });
  const target = ["--python-version", "3.14", "--implementation", "py", "--abi", "none", "--platform", "any"];
  execFileSync(
    process.env.PYTHON ?? "python3",
    ["-m", "pip", "download", "--quiet", "--require-hashes", "--no-deps", "--only-binary", ":all:", ...target].concat([
      "--dest",
      WHEELS,
      "--requirement",
      lock,
    ]),
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  cpSync(lock, fetched);
}

/**
 * Starts Python with the repository at /repo. The same hash seed each time: the same sources give the same bytes.
 * Without the columns of each instruction, which only serve to underline source that is not sent, code is a quarter smaller.
 */
async function python() {
  const env = {
    PYTHONHASHSEED: "0",
    PYTHONNODEBUGRANGES: "1",
    HOME,
    SEVENS_LIVE: "1",
    SEVENS_LIVE_ESM: "widget.js",
  };
  const runtime = await loadPyodide({ env });
  runtime.FS.mkdirTree("/repo");
  runtime.mountNodeFS("/repo", ROOT);
  runtime.runPython("import sys; sys.path.insert(0, '/repo/widgets/live')");
  return runtime;
}

async function makeArchives(out) {
  const maker = await python();
  const archives = maker.pyimport("archives");
  archives.packages([], []);
  archives.sevens();
  archives.words();

  const prober = await python();
  for (const name of ["sevens.zip", "words-de.zip"]) {
    prober.unpackArchive(new Uint8Array(readFileSync(join(out, name))), "zip", { extractDir: HOME });
  }
  prober.runPython(`sys.path[:0] = ["/repo/_build/assets/live/packages.zip", "${HOME}"]`);
  const probe = prober.pyimport("probe");
  const used = await filesUsed(prober, probe);
  const absent = archives.stdlib(maker.toPy(new Set(used.toJs())));
  archives.packages(absent, maker.toPy([...probe.methods.toJs()]));
  const parts = archives.notices().toJs();
  return parts.map(({ wheel, ...part }) => ({ ...part, files: [join(WHEELS, wheel)] }));
}

/** The files that the probe finds in use. Pyodide's own error would be empty: the kernel has taken the streams. */
async function filesUsed(prober, probe) {
  try {
    return await probe.used();
  } catch (error) {
    const reason = prober.runPython("import sys; str(sys.last_exc)");
    throw new Error(`In the browser's Python: ${error.type}: ${reason}`);
  }
}

/** What the page has to know of a file before it fetches it. `version` keeps an old copy from meeting a new one. */
function facts(out, path) {
  const bytes = readFileSync(join(out, path));
  return { path, size: bytes.length, gzip: gzipSync(bytes).length, version: digest(bytes) };
}

function digest(bytes) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}

/** The languages that have catalogues. */
function languages(out) {
  return readdirSync(out).flatMap((name) => name.match(/^words-(.+)\.pack$/)?.[1] ?? []);
}

async function bundle(out, options) {
  const { info } = lockFile();
  const { version } = JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8"));
  const files = {
    script: facts(out, "pyodide/pyodide.asm.mjs"),
    wasm: facts(out, "pyodide/pyodide.asm.wasm"),
    stdlib: facts(out, "stdlib.pack"),
    packages: facts(out, "packages.pack"),
    sevens: facts(out, "sevens.pack"),
    words: Object.fromEntries(languages(out).map((language) => [language, facts(out, `words-${language}.pack`)])),
    wholeStdlib: facts(out, "pyodide/python_stdlib.zip"),
  };
  const worker = await esbuild.build({
    ...options,
    entryPoints: [join(LIVE, "worker.ts")],
    outdir: out,
    format: "esm",
    external: ["node:*", "ws"],
    define: { FILES: JSON.stringify(files), PYODIDE: JSON.stringify({ ...info, version }) },
  });
  const live = await esbuild.build({
    ...options,
    entryPoints: [join(LIVE, "live.ts")],
    outdir: out,
    format: "esm",
    alias: { "sanitize-html": join(LIVE, "sanitize.ts") },
    define: { WORKER_VERSION: JSON.stringify(facts(out, "worker.js").version) },
  });
  return [worker, live].flatMap((result) => Object.keys(result.metafile.inputs));
}
