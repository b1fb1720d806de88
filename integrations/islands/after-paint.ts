import type { ClientDirective } from 'astro';
import { startIsland } from './start-island.ts';

/** An island starts this long after the page's load event even if no paint was reported. */
const PAINT_TIMEOUT_MS = 200;

/**
 * `client:after-paint`: loads an island right after the page's first full paint, so that scripts don't delay it.
 */
const afterPaint: ClientDirective = (load, _options, island) => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    void startIsland(load, island);
  };
  // A frame's callback runs before its paint; the next frame's callback runs after it.
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(start));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenPainted, { once: true });
  else whenPainted();
  // A page in a background tab isn't painted, and some browsers don't report paints.
  const startAnyway = () => setTimeout(start, PAINT_TIMEOUT_MS);
  if (document.readyState === 'complete') startAnyway();
  else addEventListener('load', startAnyway, { once: true });
};

export default afterPaint;
