/** The site's service worker: pages from the network first, all else from the copy in this browser, where there is one. */
import { fileAt, forgetOthers, insteadOfPage, isOfThisBuild, keep, keepComing, kept, renew } from "./kept";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds that a reader waits for the network while the same page is kept. */
const PATIENCE = 3000;
/** A page has come that is not of this build: then its other files are not either. */
let outdated = false;

self.addEventListener("install", (event) => event.waitUntil(renew()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  const { type, language } = event.data;
  if (type === "take over") event.waitUntil(self.skipWaiting());
  if (type === "keep") event.waitUntil(keep(language).then(() => event.source?.postMessage("kept"), goOnNextTime));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const path = fileAt(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(page(event, path));
  else if (path !== undefined) event.respondWith(file(event, path));
});

/** What could not be kept is tried again at the next visit. */
function goOnNextTime(): void {}

async function page(event: FetchEvent, path: string | undefined): Promise<Response> {
  const copy = await kept(path);
  const asked = fromNetwork(event.request);
  try {
    const response = await inTime(asked, copy);
    if (response !== copy && response.status === 200) await compare(event, path, response);
    return response;
  } catch (error) {
    const instead = await insteadOfPage();
    if (instead) return instead;
    throw error;
  }
}

async function file(event: FetchEvent, path: string): Promise<Response> {
  const copy = await kept(path);
  const newer = outdated || self.registration.installing || self.registration.waiting;
  if (copy && !newer) return copy;
  const response = await inTime(fromNetwork(event.request), copy);
  if (!copy && response.status === 200) event.waitUntil(keepComing(path, response.clone()));
  return response;
}

async function fromNetwork(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.status >= 500) throw new Error(response.statusText);
  return response;
}

/** What has been asked for, or the copy, if there is one, when that fails or takes longer than a reader waits. */
async function inTime(asked: Promise<Response>, copy: Response | undefined): Promise<Response> {
  if (!copy) return asked;
  const patience = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  return Promise.race([asked, patience]).catch(() => copy);
}

/** Notices whether a page is of another build, and keeps it if it is of this one. */
async function compare(event: FetchEvent, path: string | undefined, response: Response): Promise<void> {
  outdated = path === undefined || !(await isOfThisBuild(path, response.clone()));
  if (path !== undefined && !outdated) event.waitUntil(keepComing(path, response.clone()));
}
