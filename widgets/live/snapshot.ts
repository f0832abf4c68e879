/**
 * Python's memory as it is once the packages are loaded, kept in this browser: the next Python begins there.
 * What cannot be kept or read does no harm: then Python starts anew. Pyodide calls its part of this internal; its version is pinned.
 */
import type { PyodideAPI, PyodideConfig } from "pyodide";

type Create = NonNullable<PyodideConfig["createPyodideModule"]>;
interface Snapshot {
  /** What Pyodide writes above the memory: its build, and the JavaScript that Python knows. */
  head: Uint8Array<ArrayBuffer>;
  /** Bytes of the whole memory. */
  size: number;
  /** Where pieces that are not empty begin and how long they are, by turns. */
  places: Uint32Array<ArrayBuffer>;
  pieces: Uint8Array<ArrayBuffer>;
}

const HERE = new URL(import.meta.url);
const OURS = `sevens-python ${new URL("./", HERE).href} `;
/** The version of this script stands for all files that make the memory. */
const NAME = `${OURS}${HERE.searchParams.get("v")} ${navigator.userAgent}`;
const ENTRY = new URL("./snapshot", HERE).href;
const PIECE = 4096;
const FACTS = 5;
const LEAST_GIGABYTES = 4;

const device = navigator as { deviceMemory?: number; connection?: { saveData?: boolean } };
const ROOM = !device.connection?.saveData && (device.deviceMemory ?? LEAST_GIGABYTES) >= LEAST_GIGABYTES;
/** An attempt that follows on a failed one trusts nothing that was kept, and some sites are not to be kept. */
const WANTED = "caches" in self && ROOM && !HERE.searchParams.has("again") && !HERE.searchParams.has("keep");

/** What is kept; undefined if that is nothing, or not whole. What is not wanted any more is forgotten. */
export async function findSnapshot(): Promise<Snapshot | undefined> {
  try {
    const found = WANTED && (await caches.match(ENTRY, { cacheName: NAME }));
    if (found) return unpack(await found.arrayBuffer());
    if (!WANTED) await forgetSnapshots();
  } catch {
    await forgetSnapshots();
  }
  return undefined;
}

/** Pyodide's options for a start from what is kept, or for one that makes something to keep. */
export function starting(create: Create, snapshot: Snapshot | undefined): PyodideConfig {
  if (!snapshot) return { createPyodideModule: create, _makeSnapshot: WANTED };
  return {
    _loadSnapshot: snapshot.head,
    createPyodideModule: async (settings) => {
      const module = await create(Object.assign(settings, { INITIAL_MEMORY: snapshot.size }));
      restore(snapshot, module.HEAPU8);
      return module;
    },
  };
}

/** The memory just now, ready to be kept; undefined where it is not wanted or Pyodide cannot tell it. */
export function takeSnapshot(python: PyodideAPI): Blob | undefined {
  if (!WANTED) return undefined;
  try {
    const { makeMemorySnapshot } = python as unknown as { makeMemorySnapshot(): Uint8Array<ArrayBuffer> };
    return pack(makeMemorySnapshot());
  } catch {
    return undefined;
  }
}

/** Keeps it in place of those of other builds, if the browser lets us. */
export async function keepSnapshot(snapshot: Blob): Promise<void> {
  await forgetSnapshots(NAME);
  try {
    await (await caches.open(NAME)).put(ENTRY, new Response(snapshot));
  } catch {
    await forgetSnapshots();
  }
}

/** Forgets those of every build, but for the one of this name. */
export async function forgetSnapshots(but?: string): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== but) await caches.delete(name);
  } catch {
    return; // there are none where the browser keeps nothing
  }
}

/** A file: five facts (bytes of head and memory, number of places, bytes of the rest, its sum), and the rest: places, head, pieces. */
function pack(whole: Uint8Array<ArrayBuffer>): Blob {
  const begin = new Uint32Array(whole.buffer)[1] ?? 0;
  const memory = whole.subarray(begin);
  const places = filled(memory);
  const parts = [new Uint8Array(new Uint32Array(places).buffer), whole.subarray(0, begin), ...piecesOf(memory, places)];
  const length = parts.reduce((total, part) => total + part.length, 0);
  const facts = [begin, memory.length, places.length, length, parts.reduce(sum, 0)];
  return new Blob([new Uint32Array(facts), ...parts]);
}

function unpack(file: ArrayBuffer): Snapshot {
  const [begin = 0, size = 0, count = 0, length, checksum] = new Uint32Array(file, 0, FACTS);
  const rest = new Uint8Array(file, 4 * FACTS);
  if (rest.length !== length || sum(0, rest) !== checksum) throw new Error("the snapshot is damaged");
  const places = new Uint32Array(file, 4 * FACTS, count);
  const head = new Uint8Array(file, 4 * (FACTS + count), begin).slice();
  const pieces = new Uint8Array(file, 4 * (FACTS + count) + begin);
  return { head, size, places, pieces };
}

function filled(memory: Uint8Array<ArrayBuffer>): number[] {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const places: number[] = [];
  let end = -1;
  for (let at = 0; at < memory.length; at += PIECE) {
    if (words.subarray(at / 4, (at + PIECE) / 4).every((word) => word === 0)) continue;
    if (at === end) places.push((places.pop() ?? 0) + PIECE);
    else places.push(at, PIECE);
    end = at + PIECE;
  }
  return places;
}

function piecesOf(memory: Uint8Array<ArrayBuffer>, places: number[]): Uint8Array<ArrayBuffer>[] {
  return places.flatMap((at, index) => (index % 2 ? [] : [memory.subarray(at, at + (places[index + 1] ?? 0))]));
}

function restore({ size, places, pieces }: Snapshot, memory: Uint8Array): void {
  if (memory.length !== size) throw new Error("the memory has another size");
  memory.fill(0);
  let from = 0;
  for (let index = 0; index < places.length; index += 2) {
    const [at = 0, length = 0] = places.subarray(index, index + 2);
    memory.set(pieces.subarray(from, from + length), at);
    from += length;
  }
}

/** A checksum of all words and of their order. */
function sum(before: number, bytes: Uint8Array<ArrayBuffer>): number {
  let total = before;
  for (const word of new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)) total = (Math.imul(total, 31) + word) | 0;
  return total >>> 0;
}
