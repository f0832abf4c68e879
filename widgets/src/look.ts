/** The reader's look of the book, remembered in this browser, and the button that forgets all that is kept there. */

import { drop, store, stored } from "./storage";

const KEY = "sevens-look";
/** What the book keeps begins with this; the theme keeps the two others. */
const OURS = "sevens-";
const THEMES = ["mode", "theme"];

type Show = (root: HTMLElement, on: boolean) => void;
/** What each choice does to the page; `mode.js` does the same before the first paint. */
const CHOICES: Record<string, Show> = {
  "four-colours": (root, on) => set(root, "deck", on ? "4" : undefined),
  "large-cards": (root, on) => set(root, "cards", on ? "l" : undefined),
  "no-motion": (root, on) => set(root, "motion", on ? "none" : undefined),
  projector: (root, on) => set(root, "projector", on ? "" : undefined),
};

export function offerLook(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#sv-look");
  const button = document.querySelector<HTMLButtonElement>(".sv-look-button");
  if (!dialog || !button) return;
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>("input[name=look]")];
  const said = dialog.querySelector<HTMLElement>("[role=status]");
  const show = () => {
    for (const box of boxes) CHOICES[box.value]?.(document.documentElement, box.checked);
  };
  button.addEventListener("click", () => {
    const chosen = (stored(KEY) ?? "").split(" ");
    for (const box of boxes) box.checked = chosen.includes(box.value);
    if (said) said.textContent = "";
    dialog.showModal();
  });
  dialog.addEventListener("change", () => {
    const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
    store(KEY, chosen.join(" "));
    show();
  });
  dialog.querySelector("[data-action=forget]")?.addEventListener("click", () => {
    forget();
    for (const box of boxes) box.checked = false;
    show();
    if (said) said.textContent = said.dataset.forgotten ?? "";
  });
}

function set(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}

function forget(): void {
  drop((key) => key.startsWith(OURS) || THEMES.includes(key));
  document.dispatchEvent(new Event("sevens-forget"));
}
