/** Goes on with the game that was kept for a table, opens the one that came with the address, and keeps what is played. */
import type { AnyModel } from "@anywidget/types";
import { forgetAddress, gameInAddress, keep, keyOf, onArrival, tableFor } from "./keep";
import { stored } from "./storage";
import type { Drawn } from "./table";

/** What the table waits for, one after the other: an answer about what was kept, one about what came, and the reader. */
type Waits = "kept" | "came" | "reader";

export class Keeper {
  #key: string | null = null;
  #waits: Waits = "reader";
  #stopWaiting: () => void;

  constructor(
    private readonly root: HTMLElement,
    private readonly model: AnyModel<Drawn>,
  ) {
    model.on("change:saved", this.#keep);
    model.on("change:html", this.#answered);
    this.#stopWaiting = onArrival(root, ".table", (table) => this.#arrive(table));
  }

  /** Until the game that was kept is on the table, a click would fall on another one. */
  get resuming(): boolean {
    return this.#waits === "kept";
  }

  end(): void {
    this.#stopWaiting();
    this.model.off("change:saved", this.#keep);
    this.model.off("change:html", this.#answered);
    window.removeEventListener("hashchange", this.#open);
  }

  #arrive(table: Element): void {
    this.#key = keyOf(table);
    window.addEventListener("hashchange", this.#open);
    const kept = stored(this.#key);
    if (!kept || this.model.get("saved")) this.#open();
    else this.#ask("kept", { type: "resume", saved: kept });
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
    if (this.#key) keep(this.#key, this.model.get("saved"));
    if (this.#waits === "reader") forgetAddress();
  };

  #answered = (): void => {
    const about = this.#waits;
    this.#waits = "reader";
    if (about !== "kept") return;
    if (this.#key && !this.model.get("saved")) keep(this.#key, ""); // what cannot go on is dropped
    this.#open();
  };
}
