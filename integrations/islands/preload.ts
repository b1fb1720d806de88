/** Lists the chunks that an island's own file imports; written by the build (`list-imports.ts`). */
export const IMPORTS_ATTRIBUTE = 'data-imports';

/**
 * Adds `modulepreload` links for every file that an island imports, so that they load in parallel.
 *
 * @param island - the `<astro-island>` element
 * @param script - another script that the island imports itself
 */
export function preloadModules(island: HTMLElement, script?: string): void {
  const component = island.getAttribute('component-url') ?? '';
  const folder = component.slice(0, component.lastIndexOf('/') + 1);
  const imports = (island.getAttribute(IMPORTS_ATTRIBUTE) ?? '').split(' ').filter(Boolean);
  const files = [
    component,
    island.getAttribute('renderer-url'),
    ...imports.map((file) => folder + file),
    script,
  ];
  for (const href of files) {
    if (!href || document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
