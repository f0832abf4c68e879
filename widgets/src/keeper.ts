/** Goes on with the game that was kept for a table, opens the one that came with the address, and keeps what is played. */
import type { AnyModel } from "@anywidget/types";
import { forgetAddress, gameInAddress, keep, keptAt, keyOf, tableFor } from "./keep";
import type { Drawn } from "./table";

const MARK = "data-keeps";

/** Starts once the table is on the page; returns a function that ends it. */
export function keepGame(root: HTMLElement, model: AnyModel<Drawn>): () => void {
  root.setAttribute(MARK, "");
  let keeper: Keeper | undefined;
  const begin = () => {
    if (!root.isConnected) return;
    arrival.disconnect();
    keeper = new Keeper(root, model);
  };
  const arrival = new MutationObserver(begin);
  arrival.observe(document.body, { childList: true, subtree: true });
  begin();
  return () => {
    arrival.disconnect();
    keeper?.end();
  };
}

/** What the table waits for, one after the other: an answer about what was kept, one about what came, and the reader. */
type Waits = "kept" | "came" | "reader";

class Keeper {
  #key: string | null;
  #waits: Waits = "reader";

  constructor(
    private readonly root: HTMLElement,
    private readonly model: AnyModel<Drawn>,
  ) {
    this.#key = keyOf(root, `[${MARK}]`);
    model.on("change:saved", this.#keep);
    model.on("change:html", this.#answered);
    if (!this.#key) return;
    window.addEventListener("hashchange", this.#open);
    const kept = keptAt(this.#key);
    if (!kept || kept.agreed !== this.#agreed || model.get("saved")) this.#open();
    else this.#ask("kept", { type: "restore", saved: kept.saved });
  }

  end(): void {
    this.model.off("change:saved", this.#keep);
    this.model.off("change:html", this.#answered);
    window.removeEventListener("hashchange", this.#open);
  }

  get #agreed(): string {
    return this.root.querySelector<HTMLElement>(".table")?.dataset.agreed ?? "";
  }

  #ask(waits: Waits, message: Record<string, unknown>): void {
    this.#waits = waits;
    this.model.send(message);
  }

  #open = (): void => {
    const came = gameInAddress();
    if (!came || came === "damaged" || !this.root.contains(tableFor(came.game))) return;
    this.#ask("came", { type: "open", game: came.code });
  };

  /** A game that came with the address leaves it once the reader has played on. */
  #keep = (): void => {
    if (this.#key) keep(this.#key, { agreed: this.#agreed, saved: this.model.get("saved") });
    if (this.#key && this.#waits === "reader") forgetAddress();
  };

  #answered = (): void => {
    const about = this.#waits;
    this.#waits = "reader";
    if (about !== "kept") return;
    if (this.#key && !this.model.get("saved")) keep(this.#key, null); // what cannot go on is dropped
    this.#open();
  };
}
