import type { ClientDirective } from 'astro';
import { startIsland } from './start-island.ts';

/** How long after the page's load event an island starts even if no paint was reported. */
const PAINT_TIMEOUT_MS = 200;

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** Runs once the whole page has been painted: a frame's callback comes before its paint, the next frame's after it. */
function whenPainted(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
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
