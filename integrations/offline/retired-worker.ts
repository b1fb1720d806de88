/**
 * The worker of the development server: it removes the built site's worker at the same address, whose cached
 * pages would hide edits.
 */
export function retiredWorker(): string {
  return `
    addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil((async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await registration.unregister();
      for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
    })()));
  `;
}
