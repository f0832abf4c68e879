/** Keeps the game of a table in this browser, so that a reload loses nothing. Storage may be forbidden or full: then nothing is kept. */

const NAME = "sevens-table";
const inUse = new Set<string>();

export class Keeping {
  readonly #key: string;

  /** A table is known by its page, by how it began, and among equal ones by its place. */
  constructor(private readonly start: string) {
    const name = `${NAME} ${location.pathname} ${start}`;
    let place = 1;
    while (inUse.has(`${name} ${place}`)) place++;
    this.#key = `${name} ${place}`;
    inUse.add(this.#key);
  }

  /** The game that was kept, or null if there is none but the one that has just begun. */
  read(): string | null {
    if (!this.start) return null;
    try {
      const kept = localStorage.getItem(this.#key);
      return kept === this.start ? null : kept;
    } catch {
      return null;
    }
  }

  write(saved: string): void {
    if (!saved) return;
    try {
      localStorage.setItem(this.#key, saved);
    } catch {
      // what cannot be kept is lost with the page
    }
  }

  release(): void {
    inUse.delete(this.#key);
  }
}
