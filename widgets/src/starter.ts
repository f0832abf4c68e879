/** Brings the tables of a page to life when the reader wants it. */
import { savesData } from "./network";
import { type Failure, type Progress, Snapshot, type Wish } from "./snapshot";

interface LivePage {
  done: Promise<string>;
  stop(): void;
}
interface LiveModule {
  prepare(page: unknown): void;
  discard(): void;
  start(options: { page: unknown; onProgress(progress: Progress): void; onError(failure: Failure): void }): Promise<LivePage>;
}

const PATIENCE = 30_000;

export class Starter {
  #snapshots: Snapshot[] = [];
  #wanted: Snapshot | undefined;
  #live: LivePage | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  /** Counts the attempts: what a given-up attempt still says is not heard. */
  #attempt = 0;
  #wishes = 0;
  #unread = 0;
  #loading = false;
  /** Whether the pointer is where a click would start the page. */
  #near = false;
  #discard: (() => void) | undefined;
  /** Whether the reader has stopped a start: then none is begun before a click. */
  #declined = false;
  #ready = false;
  #address: string;

  constructor(
    private readonly page: unknown,
    private readonly liveUrl: string,
  ) {
    this.#address = liveUrl;
  }

  enhance(within: ParentNode): void {
    const tables = [...within.querySelectorAll<HTMLElement>('.table[data-live="no"]')];
    const played = tables.some((table) => !table.matches(".panel")); // whoever wants to play need not run the page first
    const sections = played ? tables : [...within.querySelectorAll<HTMLElement>(".sv-run"), ...tables];
    for (const section of sections) {
      const template = section.querySelector<HTMLTemplateElement>("template.sv-live-parts");
      if (!template) continue;
      const snapshot: Snapshot = new Snapshot(section, template, {
        begin: (wish) => this.#want(snapshot, wish),
        stop: () => this.#giveUp(),
        approach: () => void this.#approach(),
        leave: () => this.#leave(),
      });
      this.#snapshots.push(snapshot);
      section.hidden = false;
    }
    window.addEventListener("hashchange", () => {
      for (const snapshot of this.#snapshots) if (snapshot.section.dataset.live === "no") snapshot.offer();
    });
  }

  /** The reader wants a table. If the page is loading already, only the place where that shows changes. */
  #want(snapshot: Snapshot, wish: Wish): void {
    for (const other of this.#snapshots) other.offer();
    if (location.protocol === "file:") {
      snapshot.fail("disk");
      return;
    }
    snapshot.load(wish);
    this.#wanted = snapshot;
    const number = ++this.#wishes;
    honour(snapshot, wish, () => number === this.#wishes);
    if (!this.#loading) void this.#load();
  }

  /** Python starts when the pointer comes to a card or the button. Focus would tell less: it passes every button on its way. */
  async #approach(): Promise<void> {
    if (this.#near || this.#loading || this.#live || this.#declined || location.protocol === "file:" || savesData()) return;
    this.#near = true;
    const module = await (import(this.#address) as Promise<LiveModule>).catch(() => this.#changeAddress());
    if (this.#near) module?.prepare(this.page);
    this.#discard = module?.discard;
  }

  #leave(): void {
    if (this.#near) this.#discard?.();
    this.#near = false;
  }

  /** A browser may remember that a module could not be read. */
  #changeAddress(): void {
    this.#address = `${this.liveUrl}?again=${++this.#unread}`;
  }

  async #load(): Promise<void> {
    this.#near = false;
    this.#live?.stop();
    const attempt = ++this.#attempt;
    this.#loading = true;
    this.#ready = false;
    this.#wait();
    try {
      const { start } = (await import(this.#address)) as LiveModule;
      if (attempt !== this.#attempt) return;
      const live = await start({
        page: this.page,
        onProgress: (progress) => attempt === this.#attempt && this.#advance(progress),
        onError: (failure) => attempt === this.#attempt && this.#fail(failure),
      });
      if (attempt !== this.#attempt) live.stop();
      else this.#live = live;
    } catch (error) {
      this.#changeAddress();
      if (attempt === this.#attempt) this.#fail({ file: this.liveUrl.split("/").pop() ?? "", message: String(error) });
    }
  }

  #advance(progress: Progress): void {
    this.#loading = true;
    this.#wait(progress.stage === "cells" || progress.stage === "ready");
    if (this.#wanted?.section.dataset.live === "failed") this.#wanted.load({ card: null });
    this.#wanted?.progress(progress);
    if (progress.stage !== "ready") return;
    this.#ready = true;
    if (this.#wanted) this.#wanted.section.hidden = this.#wanted.output === null;
  }

  #wait(enough = false): void {
    clearTimeout(this.#watch);
    if (!enough) this.#watch = setTimeout(() => this.#stall(), PATIENCE);
  }

  /** Loading goes on, but the next wish starts it anew. */
  #stall(): void {
    this.#loading = false;
    this.#wanted?.fail("time");
  }

  #fail(failure: Failure): void {
    this.#end();
    this.#wanted?.fail(this.#ready ? "lost" : failure.file ? "file" : "error", failure);
  }

  #giveUp(): void {
    this.#declined = true;
    this.#discard?.();
    this.#wishes++;
    this.#live?.stop();
    this.#end();
    this.#wanted?.offer();
  }

  #end(): void {
    this.#attempt++;
    this.#loading = false;
    this.#live = undefined;
    clearTimeout(this.#watch);
  }
}

/** The click that started it is not lost: once the table is live, the card it meant is chosen there. */
function honour(snapshot: Snapshot, wish: Wish, stillWanted: () => boolean): void {
  const { output } = snapshot;
  if (!output) return;
  const watch = new MutationObserver(() => {
    const table = output.querySelector('.table[data-live="yes"]');
    if (!stillWanted()) watch.disconnect();
    else if (table) {
      watch.disconnect();
      const card = wish.card ? `[data-card="${wish.card}"]` : '[tabindex="0"]';
      const button = table.querySelector<HTMLButtonElement>(`.hand button${card}, .panel [data-main]`);
      button?.focus();
      if (wish.card) button?.click();
    }
  });
  watch.observe(output, { childList: true, subtree: true });
}
