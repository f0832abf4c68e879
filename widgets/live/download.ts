/** Fetches files side by side and counts the bytes of all of them together. */

export interface FileFacts {
  path: string;
  /** Bytes of the file, and of the file as a compressing server sends it. */
  size: number;
  gzip: number;
  version: string;
}

/** Says which file did not arrive. */
export class MissingFile extends Error {
  constructor(
    readonly file: string,
    reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}

export function address(file: FileFacts): string {
  return new URL(`./${file.path}?v=${file.version}`, import.meta.url).href;
}

export class Downloads {
  #loaded = new Map<string, number>();
  #totals = new Map<string, number>();
  #finished: Promise<void>[] = [];

  constructor(private readonly report: (loaded: number, total: number) => void) {}

  /** Resolves when everything has arrived; rejects with the first MissingFile. */
  async finished(): Promise<void> {
    await Promise.all(this.#finished);
  }

  async bytes(file: FileFacts): Promise<Uint8Array> {
    return new Uint8Array(await (await this.fetch(file, "application/zip")).arrayBuffer());
  }

  /** Resolves to a response as soon as the file begins to arrive. */
  fetch(file: FileFacts, type: string): Promise<Response> {
    this.#totals.set(file.path, file.size);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const arrived = this.#begin(file);
    this.#finished.push(
      arrived.then((response) => this.#pass(file, response, writable)).catch((error) => this.#fail(file, error)),
    );
    return arrived.then(() => new Response(readable, { headers: { "content-type": type } }));
  }

  async #begin(file: FileFacts): Promise<Response> {
    const response = await fetch(address(file));
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response;
  }

  async #pass(file: FileFacts, response: Response, target: WritableStream<Uint8Array>): Promise<void> {
    const onTheWire = response.headers.has("content-encoding") ? file.gzip : file.size;
    this.#totals.set(file.path, onTheWire);
    let size = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        this.#loaded.set(file.path, Math.round((onTheWire * size) / file.size));
        this.report(sum(this.#loaded), sum(this.#totals));
        controller.enqueue(chunk);
      },
    });
    await response.body?.pipeThrough(counter).pipeTo(target);
  }

  #fail(file: FileFacts, error: unknown): never {
    const name = file.path.slice(file.path.lastIndexOf("/") + 1);
    throw new MissingFile(name, error instanceof Error ? error.message : String(error));
  }
}

function sum(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}
