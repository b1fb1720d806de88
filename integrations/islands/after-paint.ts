import type { ClientDirective } from 'astro';
import { preloadModules, startIsland } from './start-island.ts';

/** An island starts this long after the page's load event even if no paint was reported. */
const PAINT_TIMEOUT_MS = 200;

const isPainted = (): boolean => performance.getEntriesByType('paint').length > 0;

/**
 * Once anything is painted, the network is idle while a slow phone still reads the page. If that was before the island's
 * part of the page arrived, its files come before the pictures that the next frame asks for.
 */
function preloadOncePainted(island: HTMLElement): void {
  const preload = (): void => preloadModules(island);
  requestAnimationFrame(() => (isPainted() ? preload() : setTimeout(preload)));
}

/**
 * `client:after-paint`: fetches an island's files after the first paint, and starts it right after the first full one, so that
 * scripts delay neither.
 */
const afterPaint: ClientDirective = (load, _options, island) => {
  preloadOncePainted(island);
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
