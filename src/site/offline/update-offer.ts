import { LATER_KEY } from './offline-names.ts';
import { keepTyped, restoreTyped } from './typed-values.ts';
import { UPDATE_CHOICES_ID, updateOfferBox } from './update-offer-box.ts';

const workers = navigator.serviceWorker;

// Storage can be denied or full: then “Later” applies to this page only.
function quietly<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Runs once the coming version is there and waits. */
function whenWaiting(site: ServiceWorkerRegistration, run: () => void): void {
  const coming = site.installing;
  if (site.waiting) run();
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed') run();
  });
}

/** Lets the new version take over and opens the page in it; in another tab it may have taken over already. */
function takeOver(site: ServiceWorkerRegistration): void {
  const reload = (): void => {
    keepTyped();
    location.reload();
  };
  workers.addEventListener('controllerchange', reload, { once: true });
  if (site.waiting) site.waiting.postMessage({ type: 'SKIP_WAITING' });
  else reload();
}

/** Offers the new version in the header, unless it is there already or the visitor has chosen “Later” in this tab. */
function offer(site: ServiceWorkerRegistration): void {
  const place = document.querySelector('header a');
  if (document.getElementById(UPDATE_CHOICES_ID) || quietly(() => sessionStorage.getItem(LATER_KEY))) return;
  place?.after(
    updateOfferBox({
      onNow: () => takeOver(site),
      onLater: () => quietly(() => sessionStorage.setItem(LATER_KEY, 'yes')),
    }),
  );
}

/** An update that breaks off is tried again by the browser, so every one that is found counts. */
async function watchForUpdates(): Promise<void> {
  const site = await workers.getRegistration();
  if (!site) return;
  const consider = (): void => whenWaiting(site, () => offer(site));
  site.addEventListener('updatefound', consider);
  consider();
}

void restoreTyped();
void watchForUpdates();
