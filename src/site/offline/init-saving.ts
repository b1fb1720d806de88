/**
 * Shows “Save for offline” if the browser can store pages, and loads its script on the first press, or immediately if
 * something has been saved before. Inlined in the page, so it imports nothing.
 */
export function initSaving(): void {
  const panel = document.getElementById('save-offline');
  if (!panel || !('serviceWorker' in navigator)) return;
  const script = '/save-offline.js';
  const load = () =>
    void import(/* @vite-ignore */ script).catch(() => panel.toggleAttribute('data-failed', true));
  panel.hidden = false;
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) panel.toggleAttribute('data-pressed', true);
    load();
  });
  const loadIfSaved = async () => (await caches.match('/offline-pages.json')) && load();
  loadIfSaved().catch(Boolean);
}
