/** The still picture of a table: gets the start button, shows the progress, and says so if the table could not start. */

import { gameInAddress, keyOf, tableFor } from "./keep";
import { countOnce } from "./once";
import { stored } from "./storage";

export interface Progress {
  stage: string;
  loaded: number;
  total: number;
}
export interface Failure {
  file?: string;
  message: string;
}
/** What the reader does with a picture. */
export interface Wishes {
  begin(wish: Wish): void;
  stop(): void;
  /** The pointer is where a click would begin. */
  approach(): void;
  /** The pointer has gone without a click. */
  leave(): void;
}
export type Wish = { card: string | null };

const SIGNS = { done: "check", now: "play", waits: "wait" };

export class Snapshot {
  #template: HTMLTemplateElement;
  #shown: HTMLElement | null = null;

  constructor(
    readonly section: HTMLElement,
    template: HTMLTemplateElement,
    { begin, stop, approach, leave }: Wishes,
  ) {
    this.#template = template;
    this.#shown = section.querySelector<HTMLElement>(":scope > .starter");
    for (const card of section.querySelectorAll<HTMLElement>(".hand span.card:not(.sheet *)")) card.replaceWith(asButton(card));
    countOnce(section);
    section.addEventListener("click", ({ target }) => {
      const card = (target as Element).closest<HTMLElement>(".hand button[data-card]");
      const action = (target as Element).closest<HTMLElement>("[data-action]")?.dataset.action;
      if (card) begin({ card: this.#meaning() === "fresh" ? (card.dataset.card ?? null) : null });
      else if (action === "start" || action === "retry") begin({ card: null });
      else if (action === "stop") stop();
    });
    section.addEventListener("pointerover", ({ target }) => {
      if ((target as Element).closest('[data-action="start"], .hand button[data-card]')) approach();
    });
    section.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") leave(); // a finger leaves before its click
    });
    section.addEventListener("pointercancel", leave);
    this.offer();
  }

  /** The element on the page that the live table will stand in. */
  get output(): HTMLElement | null {
    return this.section.closest<HTMLElement>(".sv-output");
  }

  offer(): void {
    this.section.dataset.live = "no";
    const starter = this.#show(".starter");
    if (starter) showWhen(starter, this.#meaning());
  }

  /** What the start means: the hand of the picture, a game that came with the address, or one that was kept here. */
  #meaning(): "fresh" | "kept" | "came" | "damaged" {
    const came = gameInAddress();
    if (came && this.section === tableFor(came === "damaged" ? "" : came.game)) return came === "damaged" ? came : "came";
    return stored(keyOf(this.section)) ? "kept" : "fresh";
  }

  load(wish: Wish): void {
    this.section.dataset.live = "loading";
    const boot = this.#show(".boot");
    if (!boot) return;
    showWhen(boot, wish.card === null ? "start" : "card");
    const card = this.section.querySelector(`.hand [data-card="${wish.card}"]`);
    if (card) boot.querySelector("[data-slot=card]")?.replaceChildren(...namesOf(card));
  }

  progress({ stage, loaded, total }: Progress): void {
    const boot = this.#shown?.matches(".boot") ? this.#shown : null;
    if (!boot) return;
    const bar = boot.querySelector("progress");
    if (bar && total > 0) {
      bar.max = total;
      bar.value = loaded;
    }
    const amount =
      total > 0 ? (boot.dataset.amount ?? "").replace("{loaded}", megabytes(loaded)).replace("{total}", megabytes(total)) : "";
    setText(boot.querySelector("[data-slot=amount]"), amount);
    const items = [...boot.querySelectorAll<HTMLElement>("[data-stage]")];
    const now = items.findIndex((item) => item.dataset.stage === stage);
    items.forEach((item, i) => {
      mark(item, i < now || now < 0 ? "done" : i === now ? "now" : "waits");
    });
    setText(boot.querySelector("[data-slot=stage]"), items[now]?.children[1]?.textContent ?? "");
  }

  fail(reason: "file" | "time" | "error" | "disk" | "lost", failure?: Failure): void {
    this.section.dataset.live = "failed";
    this.section.hidden = false;
    const notice = this.#show(".notice");
    if (!notice) return;
    showWhen(notice, reason, failure?.message ? "said" : "silent", stored(keyOf(this.section)) ? "kept" : "fresh");
    setText(notice.querySelector("[data-slot=file]"), failure?.file ?? "");
    setText(notice.querySelector("[data-slot=message]"), failure?.message ?? "");
  }

  #show(part: string): HTMLElement | null {
    const focus = this.#shown?.contains(document.activeElement);
    this.#shown?.remove();
    const copy = this.#template.content.querySelector<HTMLElement>(part)?.cloneNode(true) as HTMLElement | undefined;
    this.#shown = copy ?? null;
    if (copy) this.#template.before(copy);
    if (focus) copy?.querySelector("button")?.focus();
    return this.#shown;
  }
}

/** Leaves only the parts that are for this case; a part may be for several, or for what goes with it: `lost+kept`. */
function showWhen(within: HTMLElement, now: string, ...besides: string[]): void {
  const cases = [now, ...besides, ...besides.map((other) => `${now}+${other}`)];
  for (const part of within.querySelectorAll<HTMLElement>("[data-when]")) {
    if (part.dataset.when?.split(" ").some((when) => cases.includes(when))) part.hidden = false;
    else part.remove();
  }
}

function asButton(card: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  for (const { name, value } of card.attributes) button.setAttribute(name, value);
  button.type = "button";
  button.append(...card.childNodes);
  return button;
}

/** A card of the hand as it is named in a sentence. */
function namesOf(card: Element): Element[] {
  const word = document.createElement("span");
  word.className = "word-card";
  word.dataset.suit = (card as HTMLElement).dataset.suit ?? "";
  const seen = document.createElement("span");
  seen.setAttribute("aria-hidden", "true");
  seen.append(card.querySelector(".card__rank")?.textContent ?? "", ...clones(card.querySelectorAll(".card__index .suit")));
  word.append(seen, ...clones(card.querySelectorAll(".vh")));
  return [word];
}

function clones(elements: Iterable<Element>): Node[] {
  return [...elements].map((element) => element.cloneNode(true));
}

function mark(item: HTMLElement, state: keyof typeof SIGNS): void {
  item.querySelector("use")?.setAttribute("href", `#sv-${SIGNS[state]}`);
  if (state === "now") item.setAttribute("aria-current", "step");
  else item.removeAttribute("aria-current");
}

function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function megabytes(bytes: number): string {
  const format = new Intl.NumberFormat(document.documentElement.lang || "en", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1e6);
}
