import type { ClientDirective } from 'astro';
import { startIsland } from './start-island.ts';

/** How long after the page's load event an island starts even if no paint was reported. */
const PAINT_TIMEOUT_MS = 200;

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/**
 * Runs once the whole page has been painted: at the first paint if that comes after parsing, otherwise (an earlier
 * paint showed only part of the page) two frames later.
 */
function whenPainted(run: () => void): void {
  const parsed = performance.now();
  const afterFrames = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(run));
  };
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    afterFrames();
    return;
  }
  new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    observer.disconnect();
    if (paint.startTime > parsed) run();
    else afterFrames();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * `client:after-paint`: loads an island right after the page's first full paint, so that the paint does not wait for
 * scripts.
 */
const afterPaint: ClientDirective = (load, _options, island) => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    void startIsland(load, island);
  };
  whenParsed(() => whenPainted(start));
  // A page in a background tab is not painted, and some browsers report no paint.
  const startAnyway = (): void => {
    setTimeout(start, PAINT_TIMEOUT_MS);
  };
  addEventListener('load', startAnyway, { once: true });
  if (document.readyState === 'complete') startAnyway();
};

export default afterPaint;
