import type { ClientDirective } from 'astro';
import { startIsland } from './start-island.ts';

/** How long after the page's load event an island starts even if no paint was reported. */
const PAINT_TIMEOUT_MS = 200;

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
  // A frame's callback comes before its paint, the next frame's after it.
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(start));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenPainted, { once: true });
  else whenPainted();
  // A page in a background tab is not painted, and some browsers report no paint.
  const startAnyway = () => setTimeout(start, PAINT_TIMEOUT_MS);
  if (document.readyState === 'complete') startAnyway();
  else addEventListener('load', startAnyway, { once: true });
};

export default afterPaint;
