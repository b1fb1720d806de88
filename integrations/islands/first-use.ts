import type { ClientDirective } from 'astro';
import { mayBeKept } from '#ui/may-be-known.ts';
import { startIsland } from './start-island.ts';

function whenVisible(element: HTMLElement, run: () => void): void {
  // Missing in old browsers, or removed by an extension.
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
    { rootMargin: '300px' }, // Start loading shortly before it's visible.
  ).observe(element.parentElement ?? element); // `astro-island` is display: contents, so it has no box.
}

/**
 * True for a press or focus in the island, a press of a button that opens it, or the opening of what it is in, unless that
 * has it in another `<details>`.
 */
function isUse({ target, type }: Event, island: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  if (type === 'toggle')
    return target.contains(island) && island.closest('details')?.contains(target) !== false;
  const opened = target.closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement;
  return island.contains(target) || island.contains(opened ?? null);
}

/**
 * `client:first-use`: loads an island when a visitor first uses it; `FirstUseOptions` has other triggers. If a file
 * doesn't arrive, the island is marked `data-failed`, and the next press or opening retries.
 */
const firstUse: ClientDirective = (load, { value }, island) => {
  const { when, fragment, script } = (value as unknown as FirstUseOptions | undefined) ?? {};
  const listening = new AbortController();
  let isLoading = false;

  const start = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    island.removeAttribute('data-failed');
    isLoading = await startIsland(load, island, script);
    island.toggleAttribute('data-failed', !isLoading);
    if (isLoading) listening.abort();
  };

  const onEvent = (event: Event): void => {
    const isTriedAgain = event.type === 'click' || event.type === 'toggle';
    if ((isTriedAgain || !island.hasAttribute('data-failed')) && isUse(event, island)) void start();
  };
  for (const type of ['pointerdown', 'focusin', 'click', 'toggle'])
    addEventListener(type, onEvent, { capture: true, signal: listening.signal });
  // It was opened before this script loaded, or before the island was added to the page; or it is needed at once: in the
  // text of an article that has the units of the session (`src/site/show-units.ts`), for example.
  if (island.closest('details')?.open || island.closest('[data-at-once], [data-units] .prose')) void start();
  if (when === 'visible') whenVisible(island, () => void start());
  if (when === 'kept') void mayBeKept().then((isKept) => (isKept ? start() : undefined));
  if (fragment !== undefined) {
    const onHash = (): void => {
      if ([fragment].flat().some((text) => location.hash.startsWith(`#${text}`))) void start();
    };
    addEventListener('hashchange', onHash, { signal: listening.signal });
    onHash();
  }
};

export default firstUse;
