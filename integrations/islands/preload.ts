/**
 * Asks for everything at once that an island will import, so that no file waits for another to name it: its own, the
 * one of React (there are no others, see `bundle-islands.ts`), and the one that its option may name.
 */
export function preloadModules(island: HTMLElement): void {
  for (const name of ['component-url', 'renderer-url', 'opts']) {
    const href = island.getAttribute(name);
    if (!href?.startsWith('/')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
