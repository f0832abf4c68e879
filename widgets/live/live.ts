/** Makes a page live: runs its cells in a worker and puts their outputs where the snapshots were. */
import "./live.css";
import type { IClassicComm } from "@jupyter-widgets/base";
import { Cell } from "./cell";
import { Kernel } from "./kernel";
import { Manager } from "./manager";
import type { Failure, Progress } from "./protocol";

export interface Page {
  lang: string;
  /** The page's name without its ending: book/play/fan-tan. */
  doc: string;
  cells: { id: string; source: string }[];
}

export interface Options {
  page: Page;
  onProgress?(progress: Progress): void;
  onError?(failure: Failure): void;
  /** Called once when nothing has arrived for 30 seconds; loading goes on. */
  onStall?(): void;
}

export type Ending = "ready" | "failed" | "stopped";

export interface LivePage {
  /** Resolves when all cells have run, or will not run any more. */
  done: Promise<Ending>;
  runAll(): Promise<void>;
  /** Runs a cell again, with another source if one is given; resolves to whether it ran without an error. */
  run(cellId: string, source?: string): Promise<boolean>;
  /** Ends Python at once; the snapshots come back. */
  stop(): void;
}

const PATIENCE = 30_000;
const WIDGET = new URL("../widget.js", import.meta.url).href;

export async function start(options: Options): Promise<LivePage> {
  addStyles();
  return new Live(options);
}

/** The sheet may arrive late or not at all: the widgets work without it. */
function addStyles(): void {
  const href = new URL("./live.css", import.meta.url).href;
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

class Live implements LivePage {
  readonly done: Promise<Ending>;
  #kernel: Kernel;
  #cells: Map<string, Cell>;
  #sources: Map<string, string>;
  #progress: Progress = { stage: "script", loaded: 0, total: 0 };
  #end!: (ending: Ending) => void;
  #ended = false;
  /** The run that is last in the queue. */
  #turn = Promise.resolve(false);
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {
    const { page } = options;
    this.done = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#kernel = new Kernel(page.lang, page.doc.slice(0, page.doc.lastIndexOf("/")), {
      progress: (progress) => this.#advance(progress),
      failed: (failure) => this.#fail(failure),
      output: (cell, output) => this.#cells.get(cell)?.add(output),
      clear: (cell, wait) => this.#cells.get(cell)?.clear(wait),
      opened: (comm: IClassicComm, message: object) => void manager.handle_comm_open(comm, message as never),
    });
    const manager = new Manager(this.#kernel);
    this.#sources = new Map(page.cells.map(({ id, source }) => [id, source]));
    this.#cells = new Map(page.cells.flatMap(({ id }) => cellOf(id, manager)));
    this.#advance(this.#progress);
    void this.#firstRun();
  }

  async #firstRun(): Promise<void> {
    import(WIDGET).catch((error) => this.#fail({ file: "widget.js", message: String(error) }));
    await this.runAll();
    if (this.#ended) return;
    this.#advance({ ...this.#progress, stage: "ready" });
    this.#end("ready");
  }

  async runAll(): Promise<void> {
    for (const id of this.#sources.keys()) {
      if (this.#ended) return;
      await this.run(id);
    }
  }

  async run(id: string, source?: string): Promise<boolean> {
    const text = source ?? this.#sources.get(id);
    if (text === undefined) throw new Error(`This page has no cell ${id}.`);
    this.#turn = this.#turn.then(() => this.#runNow(id, text));
    return this.#turn;
  }

  async #runNow(id: string, source: string): Promise<boolean> {
    if (this.#ended) return false;
    const cell = this.#cells.get(id);
    cell?.clear(true);
    const succeeded = await this.#kernel.run(id, source);
    if (!this.#ended) await cell?.settle();
    return succeeded;
  }

  stop(): void {
    this.#finish("stopped");
  }

  #advance(progress: Progress): void {
    this.#progress = progress;
    clearTimeout(this.#watch);
    const loading = progress.stage !== "cells" && progress.stage !== "ready";
    if (loading) this.#watch = setTimeout(() => this.options.onStall?.(), PATIENCE);
    this.options.onProgress?.(progress);
  }

  #fail(failure: Failure): void {
    if (this.#ended) return;
    this.#finish("failed");
    this.options.onError?.(failure);
  }

  #finish(ending: Ending): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#watch);
    this.#kernel.stop();
    for (const cell of this.#cells.values()) cell.restore();
    this.#end(ending);
  }
}

function cellOf(id: string, manager: Manager): [string, Cell][] {
  const element = document.getElementById(id);
  return element ? [[id, new Cell(element, manager)]] : [];
}
