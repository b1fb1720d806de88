import { LATER_KEY } from './offline-names.ts';
import { updateOfferBox } from './update-offer-box.ts';

const workers = navigator.serviceWorker;

// Storage can be denied or full: then “Later” holds for this page only.
function quietly<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** The new version is there: the worker that waits, or the one that becomes it. */
function whenWaiting(site: ServiceWorkerRegistration, run: () => void): void {
  const coming = site.installing;
  if (site.waiting) run();
  else
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') run();
    });
}

/** Lets the new version take over and opens the page in it; in another tab it may have taken over already. */
function takeOver(site: ServiceWorkerRegistration): void {
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (site.waiting) site.waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

/** Offers the new version in the header, once in a tab until the visitor says “Later”. */
async function offerUpdate(): Promise<void> {
  const site = await workers.getRegistration();
  const header = document.querySelector('header a');
  if (!site || !header || quietly(() => sessionStorage.getItem(LATER_KEY))) return;
  whenWaiting(site, () => {
    header.after(
      updateOfferBox({
        onNow: () => takeOver(site),
        onLater: () => quietly(() => sessionStorage.setItem(LATER_KEY, 'yes')),
      }),
    );
  });
}

void offerUpdate();
