import type { ClientDirective } from 'astro';
import { FAILURE_EVENT } from './failure.ts';

/** How far below the window a part may be when it is asked for. */
const AHEAD = '300px';

function whenVisible(element: HTMLElement, run: () => void): void {
  // An old browser cannot tell: then it loads at once.
  if (!globalThis.IntersectionObserver) {
    run();
    return;
  }
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: AHEAD },
  ).observe(element.parentElement ?? element); // An island has no box of its own.
}

/** True where an event is a first use of the island: in it, of a button that opens it, of the details around it. */
function isUse({ target, type }: Event, island: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  if (type === 'toggle') return target.contains(island);
  const opened = target.closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement;
  return island.contains(target) || island.contains(opened ?? null);
}

/**
 * `client:first-use`: nothing is loaded until a visitor presses or focuses something in the island, presses a
 * button that opens a popover in it, or opens the details around it. Its value names one more script that the
 * island will import (`/…`), or the beginning of an address's fragment that wants it at once (`#…`), or is
 * `visible` for a part that loads as soon as it comes into view. Where a script does not come, the island is marked
 * `data-failed`, and the next use tries again.
 */
const firstUse: ClientDirective = (load, { value }, element) => {
  const stop = new AbortController();
  let isUnderWay = false;
  const mark = (isFailed: boolean): void => {
    isUnderWay = !isFailed;
    element.toggleAttribute('data-failed', isFailed);
  };

  const wish = String(value);

  const start = async (): Promise<void> => {
    if (isUnderWay) return;
    mark(false);
    await load();
    if (isUnderWay) stop.abort();
  };

  const notice = (event: Event): void => {
    const isTriedAgain = event.type === 'click' || event.type === 'toggle';
    if ((isTriedAgain || !element.hasAttribute('data-failed')) && isUse(event, element)) void start();
  };
  for (const type of ['pointerdown', 'focusin', 'click', 'toggle'])
    addEventListener(type, notice, { capture: true, signal: stop.signal });
  if (wish === 'visible') whenVisible(element, () => void start());
  if (wish.startsWith('#')) {
    const look = (): void => {
      if (location.hash.startsWith(wish)) void start();
    };
    addEventListener('hashchange', look, { signal: stop.signal });
    look();
  }

  element.addEventListener(FAILURE_EVENT, () => mark(true));
};

export default firstUse;
