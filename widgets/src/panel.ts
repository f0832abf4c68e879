/** A panel of buttons, forms and tables: shows what Python has drawn, sends what the reader does. */

import type { AnyModel } from "@anywidget/types";
import { Idiomorph } from "idiomorph";
import { keep, keyOf, onArrival } from "./keep";
import { countOnce } from "./once";
import { stored } from "./storage";
import type { Drawn } from "./table";

/** What the reader opened stays open, whatever Python draws. */
const READERS_OWN = new Set(["open"]);

export function mountPanel(root: HTMLElement, model: AnyModel<Drawn>): () => void {
  root.dataset.lmSuppressShortcuts = "true";
  root.innerHTML = model.get("html");
  countOnce(root);
  root.addEventListener("click", ({ target }) => {
    const action = (target as Element).closest<HTMLElement>("button[data-action]")?.dataset.action;
    if (action) model.send({ type: action });
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    model.send({ type: form.dataset.sends, ...Object.fromEntries(new FormData(form)) });
  });
  const redraw = () => morph(root, model.get("html"));
  model.on("change:html", redraw);
  const end = model.get("saved") === undefined ? undefined : keepSheet(root, model);
  return () => {
    end?.();
    model.off("change:html", redraw);
  };
}

/** What is written down stays in this browser. */
function keepSheet(root: HTMLElement, model: AnyModel<Drawn>): () => void {
  let key: string | null = null;
  const stopWaiting = onArrival(root, ".panel", (panel) => {
    key = keyOf(panel);
    const kept = stored(key);
    if (kept && !model.get("saved")) model.send({ type: "resume", saved: kept });
  });
  const write = () => {
    if (key) keep(key, model.get("saved"));
  };
  model.on("change:saved", write);
  return () => {
    stopWaiting();
    model.off("change:saved", write);
  };
}

/** The focus stays where it is; if that has gone, it goes to what comes next. */
function morph(root: HTMLElement, html: string): void {
  const had = root.contains(document.activeElement);
  Idiomorph.morph(root, html, {
    morphStyle: "innerHTML",
    ignoreActiveValue: document.activeElement?.matches("input, select") ?? false, // the words of a button are its value too
    callbacks: { beforeAttributeUpdated: (name: string) => !READERS_OWN.has(name) },
  });
  if (!had || root.contains(document.activeElement)) return;
  const next =
    root.querySelector<HTMLElement>("form:not(details form) [name]") ?? root.querySelector<HTMLElement>("button, summary");
  next?.focus();
}
