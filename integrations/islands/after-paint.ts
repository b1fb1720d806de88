import type { ClientDirective } from 'astro';
import { FAILURE_EVENT, showFailure } from './failure.ts';
import { filesOf, preloadModules } from './preload.ts';

/**
 * `client:after-paint`: asks for all of an island's files at once, right after the page's first paint, so that the
 * first picture never waits for them and none of them waits for another (see docs/decisions).
 */
const afterPaint: ClientDirective = (load, _options, element) => {
  element.addEventListener(FAILURE_EVENT, () => showFailure(element));
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    preloadModules(filesOf(element));
    const hydrate = await load();
    await hydrate();
  };
  const afterFrame = (): void => {
    requestAnimationFrame(() => setTimeout(start));
  };
  try {
    new PerformanceObserver((_list, observer) => {
      observer.disconnect();
      afterFrame();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    afterFrame();
  }
  // A page in a background tab paints nothing, and some browsers report no paint: it must work all the same.
  addEventListener('load', () => setTimeout(start, 200), { once: true });
  if (document.readyState === 'complete') setTimeout(start, 200);
};

export default afterPaint;
