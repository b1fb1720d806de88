/**
 * Registers the offline worker after the page has loaded and had time for the visitor's task. A second script is loaded
 * only to offer a new version, or to restore what was typed in the old one. Without service workers the site still
 * works online. Inlined in the page, so it imports nothing and is short.
 */
export function startOffline(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const script = '/update-offer.js';
  const start = () =>
    void workers
      ?.register('/sw.js')
      .then((site) => {
        const offer = () =>
          (site.waiting ?? site.installing) && workers.controller && import(/* @vite-ignore */ script);
        site.onupdatefound = offer;
        return offer();
      })
      .catch(Boolean);
  if ((history.state as { evenscaleTyped?: unknown } | null)?.evenscaleTyped)
    void import(/* @vite-ignore */ script);
  addEventListener('load', () => setTimeout(start, 2000));
}
