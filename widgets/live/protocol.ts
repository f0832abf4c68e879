/** The messages between the page and its worker. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export type Stage = "script" | "python" | "packages" | "cells" | "ready";
export interface Progress {
  stage: Stage;
  /** Bytes fetched so far, as they cross the network. */
  loaded: number;
  total: number;
}
export interface Failure {
  /** The file that did not arrive, if that was the reason. */
  file?: string;
  message: string;
}

export interface Stream {
  output_type: "stream";
  name: string;
  text: string;
}
export interface Display {
  output_type: "display_data";
  data: JsonObject;
  metadata: JsonObject;
}
export interface PythonError {
  output_type: "error";
  ename: string;
  evalue: string;
  traceback: string[];
}
export type Output = Stream | Display | PythonError;

export interface CommContent {
  comm_id: string;
  target_name?: string;
  data: JsonObject;
}
export interface CommMessage {
  type: "comm_open" | "comm_msg" | "comm_close";
  content: CommContent;
  metadata: JsonObject;
}

export type ToWorker =
  | { type: "start"; language: string; folder: string; lock: string }
  | { type: "run"; cell: string; source: string }
  | { type: "keep" }
  | (CommMessage & { id: string; buffers: ArrayBuffer[] });

export type FromPython =
  | { type: "output"; cell: string; output: Output }
  | { type: "clear"; cell: string; wait: boolean }
  | { type: "done"; cell: string; ok: boolean; line: number | null }
  | { type: "idle"; id: string }
  | CommMessage;

export type FromWorker =
  | { type: "alive" }
  | ({ type: "progress" } & Progress)
  /** `kept`: it began with a memory that the browser had kept, and failed before Python was there. */
  | ({ type: "failed"; kept?: boolean } & Failure)
  | (FromPython & { buffers: ArrayBuffer[] });
