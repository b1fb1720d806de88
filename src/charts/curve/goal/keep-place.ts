/**
 * Keeps an element where it is in the window while what is above it changes its height. Most browsers do that
 * themselves, which leaves nothing to do. Returns a function that stops it.
 */
export function keepPlace(element: Element): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const stop = new AbortController();
  const topOf = (): number => element.getBoundingClientRect().top;
  let top = topOf();
  addEventListener('scroll', () => (top = topOf()), { passive: true, signal: stop.signal });
  // It runs after the layout and before the paint.
  const observer = new ResizeObserver(() => {
    const moved = topOf() - top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  });
  observer.observe(document.body);
  return () => {
    observer.disconnect();
    stop.abort();
  };
}
