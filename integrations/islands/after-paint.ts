import type { ClientDirective } from 'astro';

/** How long after the page has loaded an island is started in any case, in milliseconds. */
const PATIENCE = 200;

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/**
 * Runs once the page stands on the screen as a whole. A first paint after the end of the parsing is that moment;
 * an earlier one showed only the beginning, and the rest comes within two frames.
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
 * `client:after-paint`: asks for all of an island's files at once, right after the page's first whole paint, so
 * that no picture waits for them and none of them waits for another (see docs/decisions).
 */
const afterPaint: ClientDirective = (load) => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    void load();
  };
  whenParsed(() => whenPainted(start));
  // A page in a background tab paints nothing, and some browsers report no paint: it must work all the same.
  const startAnyway = (): void => {
    setTimeout(start, PATIENCE);
  };
  addEventListener('load', startAnyway, { once: true });
  if (document.readyState === 'complete') startAnyway();
};

export default afterPaint;
