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

  /** Resolves to the archive in a pack as soon as it begins to arrive. */
  async archive(file: FileFacts): Promise<Response> {
    const { body } = await this.fetch(file);
    return typed(
      body?.pipeThrough(new DecompressionStream("deflate") as TransformStream<Uint8Array, Uint8Array>),
      "application/zip",
    );
  }

  async bytes(file: FileFacts): Promise<Uint8Array> {
    const archive = await this.archive(file);
    try {
      return new Uint8Array(await archive.arrayBuffer());
    } catch {
      throw new Error(`${file.path} cannot be unpacked`);
    }
  }

  /** Resolves to a response that says its type, even if the server does not know it. */
  async wasm(file: FileFacts): Promise<Response> {
    const type = "application/wasm";
    const response = await this.fetch(file);
    return response.headers.get("content-type") === type ? response : typed(response.body ?? undefined, type);
  }

  /**
   * Resolves to a response as soon as the file begins to arrive. It is the very one that came, and what is counted a copy:
   * a browser keeps what it compiles for the next visit only if it comes straight from the network.
   */
  fetch(file: FileFacts): Promise<Response> {
    this.#totals.set(file.path, file.size);
    const arrived = this.#begin(file);
    this.#finished.push(arrived.then((response) => this.#count(file, response.clone())));
    return arrived;
  }

  async #begin(file: FileFacts): Promise<Response> {
    try {
      const response = await fetch(address(file));
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      const length = response.headers.has("content-encoding")
        ? file.size
        : Number(response.headers.get("content-length") ?? file.size);
      if (length !== file.size) throw new Error(`${length} B ≠ ${file.size} B`);
      return response;
    } catch (error) {
      throw this.#miss(file, error);
    }
  }

  async #count(file: FileFacts, response: Response): Promise<void> {
    const onTheWire = response.headers.has("content-encoding") ? file.gzip : file.size;
    this.#totals.set(file.path, onTheWire);
    let size = 0;
    const counter = new WritableStream<Uint8Array>({
      write: (chunk) => {
        size += chunk.byteLength;
        this.#loaded.set(file.path, Math.round((onTheWire * size) / file.size));
        this.report(sum(this.#loaded), sum(this.#totals));
      },
    });
    try {
      await response.body?.pipeTo(counter);
      if (size !== file.size) throw new Error(`${size} B ≠ ${file.size} B`);
    } catch (error) {
      throw this.#miss(file, error);
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

function typed(body: ReadableStream<Uint8Array> | undefined, type: string): Response {
  return new Response(body as BodyInit | undefined, { headers: { "content-type": type } });
}

function sum(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}
