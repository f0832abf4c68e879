/** The games that this browser keeps, one for each table, and the game that came with the address of the page. */

import { drop, store } from "./storage";

/** As `sharing/link.py` writes it: a version, what it is, the game, and what only Python reads. */
const CODE = /^1[gp]\.([a-z_]{1,40})[0-9A-Za-z._~-]+$/;
const LONGEST = 2000;
const IN_ADDRESS = "#sevens=";

/** A table is known by its page (in any language), its cell, what it was set up for, and its number among tables set up alike. */
export function keyOf(table: Element): string {
  const output = table.closest<HTMLElement>(".sv-output[id]");
  const path = location.pathname.replace(`/${document.documentElement.lang}/`, "/");
  const agreed = agreedAt(table);
  const alike = [...(output ?? document).querySelectorAll(".table")].filter((other) => agreedAt(other) === agreed);
  return `sevens-game ${path} ${output?.id ?? "notebook"} ${alike.indexOf(table) + 1} ${agreed}`;
}

function agreedAt(table: Element): string {
  return (table as HTMLElement).dataset.agreed ?? "";
}

/**
 * Acts once `root` is on the page with such a part in it: a table may be drawn before, and its key depends on its place.
 * Returns how to wait no longer.
 */
export function onArrival(root: HTMLElement, part: string, act: (part: Element) => void): () => void {
  const watch = new MutationObserver(look);
  function look(): void {
    const found = root.querySelector(part);
    if (!found || !root.isConnected) return;
    watch.disconnect();
    act(found);
  }
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}

/** Where it cannot be kept, a game lasts as long as the page. */
export function keep(key: string, saved: string): void {
  if (saved) store(key, saved);
  else drop((other) => other === key);
}

/** The code of the game that came with the address; "damaged" if it cannot be one. */
export function gameInAddress(): { code: string; game: string } | "damaged" | null {
  if (!location.hash.startsWith(IN_ADDRESS)) return null;
  const code = location.hash.slice(IN_ADDRESS.length);
  const game = code.length > LONGEST ? undefined : CODE.exec(code)?.[1];
  return game ? { code, game } : "damaged";
}

/** The table that a game is for: the first one of its kind on the page, else the first one. */
export function tableFor(game: string): Element | null {
  const tables = [...document.querySelectorAll<HTMLElement>(".table[data-agreed]")];
  return tables.find((table) => table.dataset.game === game.replaceAll("_", "-")) ?? tables[0] ?? null;
}

export function linkTo(code: string): string {
  return `${location.origin === "null" ? "file://" : location.origin}${location.pathname}${location.search}${IN_ADDRESS}${code}`;
}

/** Takes the game out of the address once it is played on, so that the page starts with what is kept. */
export function forgetAddress(): void {
  if (location.hash.startsWith(IN_ADDRESS)) history.replaceState(history.state, "", location.pathname + location.search);
}
