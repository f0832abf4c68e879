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

/** Set where an attempt has failed before: what the browser kept of it may be what was wrong. */
const AGAIN = new URL(import.meta.url).searchParams.get("again");

export function address(file: FileFacts): string {
  return new URL(`./${file.path}?v=${file.version}${AGAIN ? `&again=${AGAIN}` : ""}`, import.meta.url).href;
}

export class Downloads {
  #loaded = new Map<string, number>();
  #totals = new Map<string, number>();
  #finished: Promise<void>[] = [];
  /** The first file that did not arrive. */
  missing: MissingFile | undefined;

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
    this.#finished.push(arrived.then((response) => this.#pass(file, response, writable)));
    return arrived.then(() => new Response(readable, { headers: { "content-type": type } }));
  }

  async #begin(file: FileFacts): Promise<Response> {
    try {
      const response = await fetch(address(file));
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      return response;
    } catch (error) {
      throw this.#miss(file, error);
    }
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
    try {
      await response.body?.pipeThrough(counter).pipeTo(target, { preventClose: true, preventAbort: true });
      if (size !== file.size) throw new Error(`${size} B ≠ ${file.size} B`);
      await target.close();
    } catch (error) {
      const missing = this.#miss(file, error);
      await target.abort(missing);
      throw missing;
    }
  }

  /** Whoever waits for the file learns that it is missing after this is known. */
  #miss(file: FileFacts, error: unknown): MissingFile {
    const name = file.path.slice(file.path.lastIndexOf("/") + 1);
    const missing = new MissingFile(name, error instanceof Error ? error.message : String(error));
    this.missing ??= missing;
    return missing;
  }
}

function sum(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}
