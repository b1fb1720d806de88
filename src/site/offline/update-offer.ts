import { LATER_KEY } from './offline-names.ts';
import { saveTyped, restoreTyped } from './typed-values.ts';
import { quietly } from '#ui/untrusted.ts';
import { UPDATE_CHOICES_ID, updateOfferBox } from './update-offer-box.ts';

const workers = navigator.serviceWorker;

/** Calls `run` once the new version is installed and waiting. */
function whenWaiting(site: ServiceWorkerRegistration, run: () => void): void {
  const coming = site.installing;
  if (site.waiting) run();
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed') run();
  });
}

/** Activates the new version and reloads the page; another tab may have activated it already. */
function takeOver(site: ServiceWorkerRegistration): void {
  const reload = (): void => {
    saveTyped();
    location.reload();
  };
  workers.addEventListener('controllerchange', reload, { once: true });
  if (site.waiting) site.waiting.postMessage({ type: 'SKIP_WAITING' });
  else reload();
}

/**
 * Offers the new version in the header, unless the offer is already shown or the visitor has chosen “Later” in this
 * tab.
 */
function offer(site: ServiceWorkerRegistration): void {
  const place = document.querySelector('header a');
  if (document.getElementById(UPDATE_CHOICES_ID) || quietly(() => sessionStorage.getItem(LATER_KEY))) return;
  place?.after(
    updateOfferBox({
      onNow: () => takeOver(site),
      // If storage is denied or full, this applies only to this page.
      onLater: () => quietly(() => sessionStorage.setItem(LATER_KEY, 'yes')),
    }),
  );
}

/** The browser retries a failed update, so every update that is found counts. */
async function watchForUpdates(): Promise<void> {
  const site = await workers.getRegistration();
  if (!site) return;
  const consider = (): void => whenWaiting(site, () => offer(site));
  site.addEventListener('updatefound', consider);
  consider();
}

void restoreTyped();
void watchForUpdates();
