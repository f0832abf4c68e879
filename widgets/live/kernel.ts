/** The worker as the page sees it: cells go in, outputs and comms come out. */
import { type IClassicComm, uuid } from "@jupyter-widgets/base";
import { type Callbacks, Comm } from "./comm";
import type { CommMessage, Failure, FromWorker, Output, Progress, ToWorker } from "./protocol";

declare const WORKER_VERSION: string;

export interface KernelEvents {
  progress(progress: Progress): void;
  failed(failure: Failure): void;
  /** What the browser had kept of Python was of no use: it is forgotten now, and another Python starts without it. */
  spoilt(): void;
  output(cell: string, output: Output): void;
  clear(cell: string, wait: boolean): void;
  opened(comm: IClassicComm, message: object): void;
}

export interface Result {
  succeeded: boolean;
  /** The line of the cell at which an error began. */
  line?: number;
}

/** So many attempts have failed; the next one does not take what the browser kept of them. */
let failures = 0;

/** A page without a manifest belongs to a site that is not to be kept. */
function workerAddress(): URL {
  const address = new URL(`./worker.js?v=${WORKER_VERSION}`, import.meta.url);
  if (failures) address.searchParams.set("again", String(failures));
  if (!document.querySelector("link[rel=manifest]")) address.searchParams.set("keep", "no");
  return address;
}

export class Kernel {
  #worker = new Worker(workerAddress(), { type: "module" });
  /** Held by the worker as long as it lives. */
  #lock = `sevens-python ${uuid()}`;
  #stopped = new AbortController();
  #comms = new Map<string, Comm>();
  #callbacks = new Map<string, Callbacks>();
  #running = new Map<string, (result: Result) => void>();
  #sent = 0;
  #heard = false;
  #events: KernelEvents | undefined;
  /** What the worker said before anybody listened. */
  #early: Exclude<FromWorker, { type: "alive" }>[] = [];

  constructor(language: string, folder: string) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#receive({ type: "failed", message: event.message ?? "", ...(this.#heard ? {} : { file: "worker.js" }) });
    };
    this.#post({ type: "start", language, folder, lock: this.#lock });
  }

  /** Whether it failed before anybody listened. */
  get broken(): boolean {
    return this.#early.some(({ type }) => type === "failed");
  }

  /** Tells what has happened so far, and from now on. */
  listen(events: KernelEvents): void {
    this.#events = events;
    for (const message of this.#early.splice(0)) this.#tell(message, events);
  }

  /** Resolves when the cell has run. */
  run(cell: string, source: string): Promise<Result> {
    this.#post({ type: "run", cell, source });
    return new Promise((resolve) => this.#running.set(cell, resolve));
  }

  /** Lets the browser keep what makes the next start faster. */
  keep(): void {
    this.#post({ type: "keep" });
  }

  /** Ends the worker, whatever it is doing. */
  stop(): void {
    this.#stopped.abort();
    this.#worker.terminate();
    for (const resolve of this.#running.values()) resolve({ succeeded: false });
    this.#running.clear();
  }

  connect(comm: Comm): Comm {
    this.#comms.set(comm.comm_id, comm);
    return comm;
  }

  send(message: CommMessage, callbacks: Callbacks | undefined, buffers: ArrayBuffer[]): string {
    this.#sent += 1;
    const id = `page-${this.#sent}`;
    if (callbacks) this.#callbacks.set(id, callbacks);
    this.#post({ ...message, id, buffers }, buffers);
    return id;
  }

  #post(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  /** A worker that is ended from outside says nothing: then its lock comes to the page. */
  #watch(): void {
    const died = () => this.#receive({ type: "failed", message: "" });
    navigator.locks.request(this.#lock, { signal: this.#stopped.signal }, died).catch(() => undefined);
  }

  #receive(message: FromWorker): void {
    this.#heard = true;
    if (message.type === "failed") failures += 1;
    if (message.type === "alive") this.#watch();
    else if (this.#events) this.#tell(message, this.#events);
    else this.#early.push(message);
  }

  #tell(message: Exclude<FromWorker, { type: "alive" }>, events: KernelEvents): void {
    switch (message.type) {
      case "progress":
        events.progress({ stage: message.stage, loaded: message.loaded, total: message.total });
        break;
      case "failed":
        if (message.kept) events.spoilt();
        else events.failed(message.file ? { file: message.file, message: message.message } : { message: message.message });
        break;
      case "output":
        events.output(message.cell, message.output);
        break;
      case "clear":
        events.clear(message.cell, message.wait);
        break;
      case "done":
        this.#running.get(message.cell)?.({ succeeded: message.ok, ...(message.line ? { line: message.line } : {}) });
        this.#running.delete(message.cell);
        break;
      case "idle":
        this.#callbacks.get(message.id)?.iopub?.status?.({ content: { execution_state: "idle" } });
        this.#callbacks.delete(message.id);
        break;
      default:
        this.#deliver(message, message.buffers, events);
    }
  }

  #deliver({ type, content, metadata }: CommMessage, buffers: ArrayBuffer[], events: KernelEvents): void {
    const message = { content, metadata, buffers: buffers.map((buffer) => new DataView(buffer)) };
    if (type === "comm_open") {
      const comm = this.connect(new Comm(this, content.comm_id, content.target_name ?? ""));
      events.opened(comm, message);
    } else if (type === "comm_msg") this.#comms.get(content.comm_id)?.receive(message);
    else {
      this.#comms.get(content.comm_id)?.closed(message);
      this.#comms.delete(content.comm_id);
    }
  }
}
