/** The live table: shows what Python has drawn, sends what the reader does. It knows no rule of any game. */
import type { AnyModel } from "@anywidget/types";
import { Idiomorph } from "idiomorph";
import { Keeper } from "./keeper";
import { countOnce } from "./once";
import { ShareFold } from "./share";

export interface Drawn {
  html: string;
  /** The reader's game as a text that can be kept; sent back, it goes on. Empty until something has been played. */
  saved: string;
  shapes: string;
}

/** Cards that are chosen from: one tab stop each. */
const ROWS = [".hand", ".exposed"] as const;
type Row = (typeof ROWS)[number];
const CARD = ":is(.hand, .exposed) button[data-card]";
const KEYS: Record<string, string> = { p: "pass", h: "hint", u: "undo", r: "redo", w: "holding" };
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** What the reader opened stays open, and the tab stop stays where it is, whatever Python draws. */
const READERS_OWN = new Set(["open", "hidden", "aria-expanded", "tabindex"]);

export function mountTable(root: HTMLElement, model: AnyModel<Drawn>): () => void {
  const table = new Table(root, model);
  const redraw = () => table.redraw();
  model.on("change:html", redraw);
  return () => {
    model.off("change:html", redraw);
    table.keeper.end();
  };
}

class Table {
  #places: Record<Row, number> = { ".hand": 0, ".exposed": 0 };
  #row: Row = ".hand";
  #dealing = false;
  readonly keeper: Keeper;
  #fold: ShareFold;

  constructor(
    private readonly root: HTMLElement,
    private readonly model: AnyModel<Drawn>,
  ) {
    root.dataset.lmSuppressShortcuts = "true";
    root.innerHTML = model.get("html");
    countOnce(root);
    root.addEventListener("click", ({ target }) => this.#click(target as Element));
    root.addEventListener("submit", (event) => this.#submit(event));
    root.addEventListener("change", (event) => this.#choose(event.target as Element));
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("focusin", (event) => this.#follow(event.target));
    this.#fold = new ShareFold(root, (message) => this.#send(message));
    this.keeper = new Keeper(root, model);
    this.#rove();
  }

  redraw(): void {
    const focused = document.activeElement;
    const had = focused instanceof HTMLElement && this.root.contains(focused) ? focused : null;
    const asked = had?.closest(".why")
      ? this.root.querySelector<HTMLElement>(".hand__card[data-asked] button")?.dataset.card
      : null;
    Idiomorph.morph(this.root, this.model.get("html"), {
      morphStyle: "innerHTML",
      ignoreActiveValue: focused?.matches("input, select, textarea") ?? false, // the words of a button are its value too
      callbacks: { beforeAttributeUpdated: (name: string) => !READERS_OWN.has(name) },
    });
    this.#fold.redrawn();
    const dealt = this.#dealing && !this.root.querySelector(".notice");
    this.#dealing = false;
    if (dealt) this.#showForm(false);
    const place = this.#cards(".hand").findIndex((card) => card.dataset.card === asked);
    if (place >= 0) this.#places[".hand"] = place;
    if (dealt) this.#places[".hand"] = 0;
    this.#rove();
    this.#follow(document.activeElement);
    if (dealt || (had && !(had.isConnected && had === document.activeElement))) this.#focus();
  }

  #cards(row: Row): HTMLButtonElement[] {
    return [...this.root.querySelectorAll<HTMLButtonElement>(`${row} button[data-card]`)];
  }

  /** One card of a row is a tab stop: the one last visited, or its neighbour once it is laid. */
  #rove(): void {
    for (const row of ROWS) {
      const cards = this.#cards(row);
      const stop = Math.max(0, Math.min(this.#places[row], cards.length - 1));
      this.#places[row] = stop;
      cards.forEach((card, place) => {
        card.tabIndex = place === stop ? 0 : -1;
      });
    }
  }

  #focus(): void {
    const main = this.root.querySelector<HTMLElement>(".controls [data-main]");
    const card = this.#cards(this.#row)[this.#places[this.#row]] ?? this.#cards(".hand")[this.#places[".hand"]];
    const over = this.root.querySelector(".result") !== null;
    (over ? (main ?? card) : (card ?? main))?.focus();
  }

  #follow(target: EventTarget | null): void {
    for (const row of ROWS) {
      const place = this.#cards(row).indexOf(target as HTMLButtonElement);
      if (place < 0) continue;
      this.#row = row;
      this.#places[row] = place;
      this.#rove();
    }
  }

  #click(target: Element): void {
    const card = target.closest<HTMLElement>(CARD);
    const button = target.closest<HTMLElement>("[data-action], [data-move]");
    const { action, move, to } = button?.dataset ?? {};
    if (this.keeper.resuming || !(card || action || move)) return;
    if (card) this.#send({ type: "card", card: card.dataset.card });
    else if (move) this.#send({ type: "move", move });
    else if (action === "form") this.#showForm(this.#form?.hidden ?? false);
    else this.#act(button, { type: action, ...(to === undefined ? {} : { to }) });
  }

  /** What takes a while says so, to those who look and to those who listen. */
  #act(button: HTMLElement | null, message: Record<string, unknown>): void {
    const { busy } = button?.dataset ?? {};
    const status = this.root.querySelector("[role=status]");
    if (button && busy) button.textContent = busy;
    if (status && busy) status.textContent = busy;
    this.#send(message);
  }

  #submit(event: SubmitEvent): void {
    if (!(event.target as Element).matches("form.deal")) return;
    event.preventDefault();
    this.#dealing = true;
    this.#send({ type: "deal", ...fields(event.target as HTMLFormElement, event.submitter) });
  }

  #choose(field: Element): void {
    if (field.matches("[type=range]")) this.#send({ type: "step", to: (field as HTMLInputElement).value });
    if (this.#form && field.matches("form.deal select")) this.#send({ type: "choose", ...fields(this.#form) });
  }

  #key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Escape") this.#escape();
    else if (target.matches("input, select, textarea")) return;
    else if (this.root.querySelector(".table[data-review]")) {
      const button = this.root.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`);
      if (!button) return;
      button.click();
    } else if (KEYS[event.key.toLowerCase()]) {
      if (!event.repeat) this.#send({ type: KEYS[event.key.toLowerCase()] });
    } else if (!(target.matches(CARD) && this.#step(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #step(key: string): boolean {
    const cards = this.#cards(this.#row);
    const last = cards.length - 1;
    const step = STEPS[key];
    if (key !== "Home" && key !== "End" && !step) return false;
    const place = key === "Home" ? 0 : key === "End" ? last : this.#places[this.#row] + (step ?? 0);
    cards[Math.max(0, Math.min(last, place))]?.focus();
    return true;
  }

  #escape(): void {
    if (this.#form && !this.#form.hidden) this.#showForm(false, true);
    else this.#send({ type: "close" });
  }

  get #form(): HTMLFormElement | null {
    return this.root.querySelector<HTMLFormElement>("form.deal");
  }

  #showForm(shown: boolean, backToButton = false): void {
    const button = this.root.querySelector<HTMLElement>("[data-action=form]");
    const form = this.#form;
    if (!form || !button) return;
    form.hidden = !shown;
    button.setAttribute("aria-expanded", String(shown));
    if (shown) form.querySelector("input")?.select();
    else if (backToButton) button.focus();
  }

  #send(message: Record<string, unknown>): void {
    this.model.send(message);
  }
}

/** What a form says; of two fields with one name the last, so that a button can say more than the field it stands for. */
function fields(form: HTMLFormElement, button: HTMLElement | null = null): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form, button));
}
