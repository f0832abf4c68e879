/** Makes a page live: runs its cells in a worker and puts their outputs where the snapshots were. */
import "./live.css";
import type { IClassicComm } from "@jupyter-widgets/base";
import { Cell } from "./cell";
import { addEditors, type CellEvents } from "./editors";
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
  /** Ends what is running, with a new Python in place of the old one: the other cells run again. */
  interrupt(): Promise<void>;
  /** Runs all cells as the page has them, in a new Python. */
  startAfresh(): Promise<void>;
  /** Ends Python at once; the snapshots come back. */
  stop(): void;
}

const PATIENCE = 30_000;
const WIDGET = new URL("../widget.js", import.meta.url).href;

/** A Python that starts before it is wanted. */
let ahead: Kernel | undefined;

/** Starts a Python for the page, so that a table wanted soon need not wait for all of it. */
export function prepare(page: Page): void {
  ahead ??= kernelFor(page);
}

/** Ends what `prepare` has started. */
export function discard(): void {
  ahead?.stop();
  ahead = undefined;
}

function kernelFor({ lang, doc }: Page): Kernel {
  return new Kernel(lang, doc.slice(0, doc.lastIndexOf("/")));
}

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
  #kernel!: Kernel;
  #cells = new Map<string, Cell>();
  #sources: Map<string, string>;
  #progress: Progress = { stage: "script", loaded: 0, total: 0 };
  #end!: (ending: Ending) => void;
  #ended = false;
  /** The run that is last in the queue. */
  #turn = Promise.resolve(false);
  #running: string | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #events: CellEvents | undefined;

  constructor(private readonly options: Options) {
    this.done = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#sources = this.#originals();
    this.#open();
    this.#advance(this.#progress);
    void this.#firstRun();
  }

  #originals(): Map<string, string> {
    return new Map(this.options.page.cells.map(({ id, source }) => [id, source]));
  }

  /** Starts a Python, and takes the cells over for it. */
  #open(): void {
    const { page } = this.options;
    if (ahead?.broken) discard();
    this.#kernel = ahead ?? kernelFor(page);
    ahead = undefined;
    const manager = new Manager(this.#kernel);
    this.#cells = new Map(page.cells.flatMap(({ id }) => cellOf(id, manager)));
    this.#kernel.listen({
      progress: (progress) => this.#advance(progress),
      failed: (failure) => this.#fail(failure),
      spoilt: () => this.#renew(),
      output: (cell, output) => this.#cells.get(cell)?.add(output),
      clear: (cell, wait) => this.#cells.get(cell)?.clear(wait),
      opened: (comm: IClassicComm, message: object) => void manager.handle_comm_open(comm, message as never),
    });
  }

  async #firstRun(): Promise<void> {
    import(WIDGET).catch((error) => this.#fail({ file: "widget.js", message: String(error) }));
    let kernel: Kernel;
    do {
      kernel = this.#kernel;
      await this.runAll();
    } while (kernel !== this.#kernel);
    if (this.#ended) return;
    this.#advance({ ...this.#progress, stage: "ready" });
    this.#events = addEditors(this, this.options.page.cells);
    this.#kernel.keep();
    this.#end("ready");
  }

  async runAll(): Promise<void> {
    await Promise.all([...this.#sources.keys()].map((id) => this.run(id)));
  }

  run(id: string, source = this.#sources.get(id)): Promise<boolean> {
    if (source === undefined) throw new Error(`This page has no cell ${id}.`);
    this.#sources.set(id, source);
    const kernel = this.#kernel;
    this.#turn = this.#turn.then(() => this.#runNow(id, source, kernel));
    return this.#turn;
  }

  async #runNow(id: string, source: string, kernel: Kernel): Promise<boolean> {
    if (this.#ended || kernel !== this.#kernel) return false;
    this.#running = id;
    this.#events?.begun(id);
    const cell = this.#cells.get(id);
    cell?.clear(true);
    const { succeeded, line } = await kernel.run(id, source);
    if (this.#ended || kernel !== this.#kernel) return false;
    await cell?.settle();
    this.#running = undefined;
    this.#events?.ended(id, succeeded, line);
    return succeeded;
  }

  async interrupt(): Promise<void> {
    const stopped = this.#renew();
    if (stopped) this.#events?.stopped(stopped);
    await Promise.all([...this.#sources.keys()].filter((id) => id !== stopped).map((id) => this.run(id)));
  }

  startAfresh(): Promise<void> {
    this.#renew();
    this.#sources = this.#originals();
    return this.runAll();
  }

  /** Puts a new Python in place of the old one; returns the cell that was running. */
  #renew(): string | undefined {
    const stopped = this.#running;
    this.#running = undefined;
    this.#kernel.stop();
    for (const cell of this.#cells.values()) cell.restore();
    this.#open();
    return stopped;
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
    this.#events?.remove();
    this.#kernel.stop();
    for (const cell of this.#cells.values()) cell.restore();
    this.#end(ending);
  }
}

function cellOf(id: string, manager: Manager): [string, Cell][] {
  const element = document.getElementById(id);
  return element ? [[id, new Cell(element, manager)]] : [];
}
