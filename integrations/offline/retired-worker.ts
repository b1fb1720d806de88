/**
 * The worker of the development server: it removes the one that the built site left at the same address, whose kept
 * pages would hide what is being edited.
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
