/** The choice to read the page without its figures. */
import { quietly } from '#ui/untrusted.ts';
import { publishWithoutNumbers } from './gain-store.ts';

/** The key in the tab's session storage; the privacy page mentions it. */
export const SKIP_NUMBERS_KEY = 'evenscale.numbers';

const FRAGMENT = '#skip-numbers';

/** Keeps the choice until the tab is closed, and has the links to its checkbox choose it. Returns what ends it. */
export function followSkipNumbers(): () => void {
  const box = document.querySelector<HTMLInputElement>(FRAGMENT);
  if (!box) return () => undefined;
  const keep = (): void => {
    publishWithoutNumbers(box.checked);
    quietly(() => sessionStorage.setItem(SKIP_NUMBERS_KEY, box.checked ? 'without' : 'with'));
  };
  const kept = quietly(() => sessionStorage.getItem(SKIP_NUMBERS_KEY));
  // Without a choice in this visit, a link that was followed before the script arrived has chosen.
  if (kept === 'without' || (kept === null && location.hash === FRAGMENT)) box.checked = true;
  publishWithoutNumbers(box.checked);
  const stop = new AbortController();
  const { signal } = stop;
  box.addEventListener('change', keep, { signal });
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest(`a[href="${FRAGMENT}"]`))) return;
      box.checked = true;
      keep();
    },
    { signal },
  );
  return () => stop.abort();
}
