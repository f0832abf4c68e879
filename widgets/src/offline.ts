/** Has the book kept in this browser, so that it works without a network, and says when a new version is there. */

import { savesData } from "./network";

const LATER = "sevens-later";
/** Milliseconds in which the network belongs to the page alone. */
const PEACE = 5000;

/** `script` is the address of the site's worker. A page without a manifest belongs to a site that is not to be kept. */
export function keepOffline(script: URL): void {
  if (!document.querySelector("link[rel=manifest]") || !("serviceWorker" in navigator) || !script.protocol.startsWith("http"))
    return;
  const begin = () => whenIdle(() => void register(script).catch(() => undefined)); // storage may be forbidden: then nothing is kept
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin);
}

function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}

async function register(script: URL): Promise<void> {
  const registration = await navigator.serviceWorker.register(script);
  watch(registration);
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    const said = document.querySelector<HTMLElement>(".sv-kept");
    if (data === "kept" && said) said.hidden = false;
  });
  const { active } = await navigator.serviceWorker.ready;
  const ask = () => active?.postMessage({ type: "keep", language: document.documentElement.lang });
  if (!savesData()) setTimeout(ask, PEACE);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) announce(registration);
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
}

function announce(registration: ServiceWorkerRegistration): void {
  const place = document.querySelector<HTMLElement>(".sv-new");
  const template = place?.querySelector("template");
  if (!place || !template || place.childElementCount > 1 || putOff()) return;
  place.append(template.content.cloneNode(true));
  const end = () => template.nextElementSibling?.remove();
  navigator.serviceWorker.addEventListener("controllerchange", end, { once: true });
  place.querySelector("[data-action=load]")?.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage({ type: "take over" });
  });
  place.querySelector("[data-action=later]")?.addEventListener("click", () => {
    end();
    putOff(true);
  });
}

/** Whether the reader wants to hear of it later, which holds until the browser's window is closed. */
function putOff(now = false): boolean {
  try {
    if (now) sessionStorage.setItem(LATER, "yes");
    return sessionStorage.getItem(LATER) !== null;
  } catch {
    return now;
  }
}
