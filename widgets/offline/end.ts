/** Takes the place of the service worker where the site is not to be kept: forgets every copy and leaves. */

export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const top = new URL("./", self.location.href).href;
  const ours = (name: string) => name.startsWith(`sevens ${top} `) || name.startsWith(`sevens-python ${top}`);
  for (const name of await caches.keys()) if (ours(name)) await caches.delete(name);
  await self.registration.unregister();
}
