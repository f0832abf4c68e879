/** One channel between a widget's model in the page and its Python object. */
import type { IClassicComm } from "@jupyter-widgets/base";
import type { Kernel } from "./kernel";
import type { CommMessage, JsonObject } from "./protocol";

export interface Callbacks {
  iopub?: { status?: (message: object) => void };
}
type Bytes = ArrayBuffer | ArrayBufferView;
type Listener = (message: never) => void;

export class Comm implements IClassicComm {
  #onMessage: Listener = () => undefined;
  #onClose: Listener = () => undefined;

  constructor(
    private readonly kernel: Kernel,
    readonly comm_id: string,
    readonly target_name: string,
  ) {}

  open(data: JsonObject, callbacks?: Callbacks, metadata?: JsonObject, buffers?: Bytes[]): string {
    return this.#send("comm_open", data, callbacks, metadata, buffers);
  }
  send(data: JsonObject, callbacks?: Callbacks, metadata?: JsonObject, buffers?: Bytes[]): string {
    return this.#send("comm_msg", data, callbacks, metadata, buffers);
  }
  close(data?: JsonObject, callbacks?: Callbacks, metadata?: JsonObject, buffers?: Bytes[]): string {
    return this.#send("comm_close", data ?? {}, callbacks, metadata, buffers);
  }
  on_msg(listener: Listener): void {
    this.#onMessage = listener;
  }
  on_close(listener: Listener): void {
    this.#onClose = listener;
  }

  receive(message: object): void {
    this.#onMessage(message as never);
  }
  closed(message: object): void {
    this.#onClose(message as never);
  }

  #send(
    type: CommMessage["type"],
    data: JsonObject,
    callbacks: Callbacks | undefined,
    metadata: JsonObject = {},
    buffers: Bytes[] = [],
  ): string {
    const content = { comm_id: this.comm_id, target_name: this.target_name, data };
    return this.kernel.send({ type, content, metadata }, callbacks, buffers.map(copy));
  }
}

function copy(bytes: Bytes): ArrayBuffer {
  if (bytes instanceof ArrayBuffer) return bytes.slice(0);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).slice().buffer;
}
