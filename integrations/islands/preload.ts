/** Asks for scripts at once, so that none of them waits for another to name it. */
export function preloadModules(files: readonly (string | undefined)[]): void {
  for (const href of files) {
    if (!href) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** The files that an island needs; written onto it after the build, see `islands.ts`. */
export const filesOf = (island: HTMLElement): readonly string[] => (island.dataset['files'] ?? '').split(' ');
