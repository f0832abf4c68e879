/** Brings the tables of a page to life when the reader wants it. */
import { type Failure, type Progress, Snapshot, type Wish } from "./snapshot";

interface LivePage {
  done: Promise<string>;
  stop(): void;
}
interface LiveModule {
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

  constructor(
    private readonly page: unknown,
    private readonly liveUrl: string,
  ) {}

  enhance(within: ParentNode): void {
    for (const section of within.querySelectorAll<HTMLElement>('.table[data-live="no"]')) {
      const template = section.querySelector<HTMLTemplateElement>("template.sv-live-parts");
      if (!template) continue;
      const snapshot: Snapshot = new Snapshot(
        section,
        template,
        (wish) => void this.#begin(snapshot, wish),
        () => this.#giveUp(),
      );
      this.#snapshots.push(snapshot);
    }
  }

  async #begin(snapshot: Snapshot, wish: Wish): Promise<void> {
    this.#live?.stop();
    for (const other of this.#snapshots) other.offer();
    const attempt = ++this.#attempt;
    this.#wanted = snapshot;
    snapshot.load(wish);
    this.#wait();
    honour(snapshot, wish, () => attempt === this.#attempt);
    try {
      const { start } = (await import(this.liveUrl)) as LiveModule;
      if (attempt !== this.#attempt) return;
      const live = await start({
        page: this.page,
        onProgress: (progress) => attempt === this.#attempt && this.#advance(progress),
        onError: (failure) => attempt === this.#attempt && this.#fail(failure),
      });
      if (attempt !== this.#attempt) live.stop();
      else this.#live = live;
    } catch (error) {
      if (attempt === this.#attempt) this.#fail({ file: this.liveUrl.split("/").pop() ?? "", message: String(error) });
    }
  }

  #advance(progress: Progress): void {
    this.#wait(progress.stage === "cells" || progress.stage === "ready");
    if (this.#wanted?.section.dataset.live === "failed") this.#wanted.load({ card: null });
    this.#wanted?.progress(progress);
  }

  #wait(enough = false): void {
    clearTimeout(this.#watch);
    if (!enough) this.#watch = setTimeout(() => this.#wanted?.fail("time"), PATIENCE);
  }

  #fail(failure: Failure): void {
    this.#end();
    this.#wanted?.fail(failure.file ? "file" : "error", failure);
  }

  #giveUp(): void {
    this.#live?.stop();
    this.#end();
    this.#wanted?.offer();
  }

  #end(): void {
    this.#attempt++;
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
      const button = table.querySelector<HTMLButtonElement>(`.hand button${card}`);
      button?.focus();
      if (wish.card) button?.click();
    }
  });
  watch.observe(output, { childList: true, subtree: true });
}
