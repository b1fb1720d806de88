/** What is above a part may arrive for so long, in ms. */
const ARRIVAL_MS = 3000;

/** Keeps a part in view while the page above it loads, until the visitor moves. */
function keepInView(part: HTMLElement): void {
  part.scrollIntoView();
  const { ResizeObserver } = globalThis as Partial<typeof globalThis>;
  if (!ResizeObserver) return;
  const over = new AbortController();
  const observer = new ResizeObserver(() => part.scrollIntoView());
  const stop = (): void => {
    observer.disconnect();
    over.abort();
  };
  observer.observe(document.body);
  setTimeout(stop, ARRIVAL_MS);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
    addEventListener(type, stop, { signal: over.signal, passive: true });
}

/** Opens a part of the page with all that it is in, and shows it. */
export function openPart(id: string): void {
  const part = document.getElementById(id);
  for (let at = part; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  if (part) keepInView(part);
}

/** Shows a heading, and moves the focus there. What a link opened before is done: Back doesn't open it again. */
export function reveal(id: string): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  openPart(id);
  document.getElementById(id)?.focus({ preventScroll: true });
}

/**
 * Opens what a link on this page leads to. The address doesn't change: by the time of a reload, the visitor may be elsewhere on the page.
 * True if the focus is there.
 */
function followed(link: HTMLAnchorElement): boolean {
  const id = link.hash.slice(1);
  openPart(id);
  const part = document.getElementById(id);
  const title = part instanceof HTMLDetailsElement ? part.querySelector('summary') : null;
  title?.focus({ preventScroll: true });
  return title !== null;
}

/** Opens what a link leads to, on this page and from another one. */
export function followPartLinks(): void {
  const onHash = (): void => openPart(location.hash.slice(1));
  if (location.hash !== '') onHash();
  addEventListener('hashchange', onHash);
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && !event.ctrlKey && !event.metaKey && followed(link)) event.preventDefault();
  });
}
