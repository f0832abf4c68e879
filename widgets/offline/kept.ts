/** The copy of the site in this browser: a cache for each build, with an entry for each file. `book/offline.py` writes the list. */

declare const self: ServiceWorkerGlobalScope;
/** Path -> digest of every file, in parts: "" for what all languages share, then each language. */
declare const SITE: { build: string; parts: Record<string, Record<string, string>> };

/** The folder of the site. Another site of the same host has other caches. */
const TOP = new URL("./", self.location.href).href;
const OURS = `sevens ${TOP} `;
const NAME = OURS + SITE.build;
const DIGESTS: Record<string, string> = Object.assign({}, ...Object.values(SITE.parts));
const SIDE_BY_SIDE = 4;
const NOT_FOUND_HERE = "offline.html";

/** Files that a page is fetching just now: whoever fills the cache waits for them instead of fetching them a second time. */
const arriving = new Map<string, Promise<boolean>>();

/** The file that an address of this site stands for, whatever its query; undefined for what is not among its files. */
export function fileAt(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  if (!(origin + pathname).startsWith(TOP)) return undefined;
  const path = decodeURI((origin + pathname).slice(TOP.length));
  const names = path === "" || path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  return names.find((name) => Object.hasOwn(DIGESTS, name));
}

/** The kept file; undefined if it is not kept, or the browser lets us keep nothing. */
export async function kept(path: string | undefined): Promise<Response | undefined> {
  try {
    return path === undefined ? undefined : await (await caches.open(NAME)).match(TOP + path);
  } catch {
    return undefined;
  }
}

/** Whether a file that has come is the one of this build. */
export async function isOfThisBuild(path: string, response: Response): Promise<boolean> {
  return (await digestOf(await response.arrayBuffer())) === DIGESTS[path];
}

/** Keeps a file that has come, if it is the one of this build, and says whether it is. */
async function take(path: string, response: Response): Promise<boolean> {
  const bytes = await response.arrayBuffer();
  const digest = await digestOf(bytes);
  if (digest !== DIGESTS[path]) return false;
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set("etag", digest);
  await (await caches.open(NAME)).put(TOP + path, new Response(bytes, { headers }));
  return true;
}

/** Keeps a file that is on its way to a page, if that can be. */
export async function keepComing(path: string, response: Response): Promise<void> {
  const arrival = take(path, response).catch(() => false);
  arriving.set(path, arrival);
  await arrival;
  arriving.delete(path);
}

/** Keeps what all languages share and what this language needs; rejects if a file cannot be had. */
export async function keep(language: string): Promise<void> {
  for (const part of [language, ""]) if (part in SITE.parts && !(await isWhole(NAME, part))) await fill(part, filesOf(part));
}

/** Keeps of this build what is kept of the one before, with files that have not changed taken over from there. */
export async function renew(): Promise<void> {
  const old = (await ours()).filter((name) => name !== NAME);
  for (const part of Object.keys(SITE.parts)) {
    const whole = await Promise.all(old.map((name) => isWhole(name, part)));
    if (whole.some(Boolean)) await fill(part, filesOf(part));
    else await Promise.all(filesOf(part).map(async (path) => (await anyCopy(path)) && obtain(path)));
  }
}

export async function forgetOthers(): Promise<void> {
  for (const name of await ours()) if (name !== NAME) await caches.delete(name);
}

/** What to show in place of a page that is neither kept nor to be had, at any depth; undefined if that is not kept either. */
export async function insteadOfPage(): Promise<Response | undefined> {
  const page = await kept(NOT_FOUND_HERE);
  if (!page) return undefined;
  const html = (await page.text()).replaceAll('="./', `="${TOP}`);
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

function filesOf(part: string): string[] {
  return Object.keys(SITE.parts[part] ?? {});
}

async function ours(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

async function anyCopy(path: string): Promise<Response | undefined> {
  return caches.match(TOP + path);
}

/** A part is whole once this entry has been made. */
function mark(part: string): string {
  return `${TOP}?whole=${part}`;
}

async function isWhole(name: string, part: string): Promise<boolean> {
  return (await (await caches.open(name)).match(mark(part))) !== undefined;
}

async function fill(part: string, paths: string[]): Promise<void> {
  const rest = [...paths];
  const some = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) await obtain(path);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, some));
  await (await caches.open(NAME)).put(mark(part), new Response());
}

/** Has a file of this build in the cache: it is there, or in that of another build, or it is fetched. */
async function obtain(path: string): Promise<void> {
  if ((await arriving.get(path)) || (await kept(path))) return;
  const copy = await anyCopy(path);
  if (copy && copy.headers.get("etag") === DIGESTS[path]) await (await caches.open(NAME)).put(TOP + path, copy);
  else if (!(await take(path, await fetch(TOP + path, { cache: "no-cache", priority: "low" })))) throw new Error(path);
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
