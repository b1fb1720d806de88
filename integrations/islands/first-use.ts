import type { ClientDirective } from 'astro';
import { FAILURE_EVENT, showFailure } from './failure.ts';
import { filesOf, preloadModules } from './preload.ts';

/**
 * `client:first-use`: nothing is loaded until a visitor presses or focuses something in the island, or a button
 * that opens a popover in it. Its value names one more script that the island will import. Where a script does not
 * come, the island is marked `data-failed`, and the next click in it tries again.
 */
const firstUse: ClientDirective = (load, options, element) => {
  const stop = new AbortController();
  let isUnderWay = false;
  const mark = (isFailed: boolean): void => {
    isUnderWay = !isFailed;
    element.toggleAttribute('data-failed', isFailed);
  };

  const start = async (): Promise<void> => {
    if (isUnderWay) return;
    mark(false);
    preloadModules([...filesOf(element), options.value]);
    const hydrate = await load();
    await hydrate();
    if (isUnderWay) stop.abort();
  };

  const notice = ({ target, type }: Event): void => {
    const isFailed = element.hasAttribute('data-failed');
    if (!(target instanceof Element) || (isFailed && type !== 'click')) return;
    const opened = target.closest<HTMLButtonElement>('[popovertarget]')?.popoverTargetElement;
    if (element.contains(target) || (opened && element.contains(opened))) void start();
  };
  for (const type of ['pointerdown', 'focusin', 'click'])
    addEventListener(type, notice, { capture: true, signal: stop.signal });

  element.addEventListener(FAILURE_EVENT, () => {
    if (element.hasAttribute('ssr')) mark(true);
    else showFailure(element);
  });
};

export default firstUse;
