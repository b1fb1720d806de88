/**
 * Asks for everything at once that an island will import, so that no file waits for another to name it: its own files,
 * which are written onto it after the build (see `islands.ts`), and the one that its option may name.
 */
export function preloadModules(island: HTMLElement): void {
  const { files = '' } = island.dataset;
  for (const href of `${files} ${island.getAttribute('opts') ?? ''}`.split(' ')) {
    if (!href.startsWith('/')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
