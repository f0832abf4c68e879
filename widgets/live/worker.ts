/** The worker: fetches Python, starts it, and passes messages between it and the page. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { address, Downloads, type FileFacts, MissingFile } from "./download";
import type { FromPython, FromWorker, Stage, ToWorker } from "./protocol";
import { findSnapshot, forgetSnapshots, keepSnapshot, starting, takeSnapshot } from "./snapshot";
import { unpack } from "./unpack";

declare const FILES: Record<"script" | "wasm" | "stdlib" | "packages" | "sevens" | "wholeStdlib", FileFacts> & {
  words: Record<string, FileFacts>;
};
declare const PYODIDE: { arch: string; platform: string; version: string; python: string; abi_version: string };

interface LiveKernel {
  load(): void;
  start(language: string, post: (json: string, buffers: Uint8Array[]) => void, fetchStdlib: () => Uint8Array): void;
  run(cell: string, source: string): Promise<void>;
  handle(json: string, buffers: Uint8Array[]): void;
}

const HOME = "/home/pyodide";
let stage: Stage = "python";
let kernel: LiveKernel | undefined;
let toKeep: Blob | undefined;
/** Whether Python is on its way from a memory that was kept. */
let restoring = false;

function post(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

/** What a file lacked explains what went wrong after it; of a traceback the last line says what it was. */
function fail(reason: unknown): void {
  const error = downloads.missing ?? reason;
  const message = (error instanceof Error ? error.message : String(error)).trim().split("\n").at(-1) ?? "";
  if (error instanceof MissingFile) post({ type: "failed", message, file: error.file });
  else void forgetSnapshots().then(() => post({ type: "failed", message, kept: restoring }));
}

/** Whatever ends this worker, the lock is free then: so the page learns of it. */
function hold(lock: string): void {
  void navigator.locks?.request(lock, () => {
    post({ type: "alive" });
    return new Promise(() => undefined);
  });
}

const progress = { loaded: 0, total: 0 };
function report(loaded: number, total: number): void {
  Object.assign(progress, { loaded, total });
  post({ type: "progress", stage, loaded, total });
}
function enter(next: Stage): void {
  stage = next;
  report(progress.loaded, progress.total);
}

const downloads = new Downloads(report);
const script = import(address(FILES.script)).catch((error) => {
  throw new MissingFile("pyodide.asm.mjs", String(error));
});
const wasm = downloads.wasm(FILES.wasm);
const stdlib = downloads.archive(FILES.stdlib);
const packages = downloads.bytes(FILES.packages);
const sevens = downloads.bytes(FILES.sevens);
const found = findSnapshot();

/** Pyodide's loader fetches these two by itself: it gets what is already on its way. */
function handOver(): void {
  const fetchAnew = self.fetch;
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith("/pyodide.asm.wasm")) return wasm;
    if (url === address(FILES.stdlib)) return stdlib;
    return fetchAnew(input, init);
  };
}

/** Of a damaged file Pyodide says nothing, and waits for ever. */
function speakOfDamage(): void {
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      return await instantiate(source, imports);
    } catch (error) {
      fail(new MissingFile("pyodide.asm.wasm", String(error)));
      throw error;
    }
  };
}

async function startPython(snapshot: Awaited<typeof found>): Promise<PyodideAPI> {
  return loadPyodide({
    ...starting((await script).default, snapshot),
    indexURL: new URL("./pyodide/", import.meta.url).href,
    stdLibURL: address(FILES.stdlib),
    lockFileContents: { info: PYODIDE, packages: {} } as never,
    packageBaseUrl: new URL("./pyodide/", import.meta.url).href,
    env: {
      HOME,
      SEVENS_LIVE: "1",
      SEVENS_LIVE_ESM: new URL("../widget.js", import.meta.url).href,
      JUPYTER_WIDGETS_ECHO: "0",
    },
  });
}

function fetchWholeStdlib(): Uint8Array {
  const request = new XMLHttpRequest();
  request.open("GET", address(FILES.wholeStdlib), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new MissingFile("python_stdlib.zip", String(request.status));
  return new Uint8Array(request.response as ArrayBuffer);
}

function postFromPython(json: string, buffers: Uint8Array[]): void {
  const owned = buffers.map((bytes) => bytes.slice().buffer as ArrayBuffer);
  post({ ...(JSON.parse(json) as FromPython), buffers: owned }, owned);
}

/** Puts the files where Python looks for them. */
async function putFiles(python: PyodideAPI, words: Promise<Uint8Array> | undefined, folder: string): Promise<void> {
  python.FS.writeFile("/lib/packages.zip", await packages, { canOwn: true });
  for (const archive of [await sevens, await words]) if (archive) unpack(archive, HOME, python);
  python.FS.mkdirTree(`${HOME}/${folder}`);
  python.FS.chdir(`${HOME}/${folder}`);
  python.runPython(`import sys; sys.path[:] = dict.fromkeys(("/lib/packages.zip", "${HOME}", *sys.path))`);
}

async function start(language: string, folder: string): Promise<LiveKernel> {
  const file = FILES.words[language];
  const words = file && downloads.bytes(file);
  handOver();
  speakOfDamage();
  const snapshot = await found;
  restoring = snapshot !== undefined;
  const python = await startPython(snapshot);
  enter("packages");
  await putFiles(python, words, folder);
  const made = python.pyimport("live_kernel") as LiveKernel;
  if (!snapshot) {
    made.load();
    toKeep = takeSnapshot(python);
  }
  made.start(language, postFromPython, fetchWholeStdlib);
  restoring = false;
  enter("cells");
  return made;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 500));
}

const waiting: ToWorker[] = [];
self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") {
    hold(data.lock);
    try {
      [kernel] = await Promise.all([start(data.language, data.folder), downloads.finished()]);
      for (const message of waiting) deliver(kernel, message);
    } catch (error) {
      await Promise.race([downloads.finished(), pause()]).catch(() => undefined); // a missing file may be known a moment later
      fail(error);
    }
  } else if (data.type === "keep") keep();
  else if (kernel) deliver(kernel, data);
  else waiting.push(data);
};

function keep(): void {
  if (toKeep) void keepSnapshot(toKeep);
  toKeep = undefined;
}

function deliver(to: LiveKernel, message: ToWorker): void {
  if (message.type === "run") to.run(message.cell, message.source).catch(fail);
  else if (message.type !== "start" && message.type !== "keep") {
    const { buffers, ...rest } = message;
    try {
      to.handle(
        JSON.stringify(rest),
        buffers.map((buffer) => new Uint8Array(buffer)),
      );
    } catch (error) {
      fail(error);
    }
  }
}
