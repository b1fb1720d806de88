type Load = () => Promise<() => void | Promise<void>>;

/** The fields of Astro's island element that hold what it loaded. */
interface LoadedIsland extends HTMLElement {
  readonly Component?: unknown;
  readonly hydrator?: unknown;
}

/** Lists the chunks that an island's own file imports; written by the build (`list-imports.ts`). */
export const IMPORTS_ATTRIBUTE = 'data-imports';

/** Adds `modulepreload` links for every file that an island imports, so that they load in parallel. */
export function preloadModules(island: HTMLElement, script?: string): void {
  const component = island.getAttribute('component-url') ?? '';
  const folder = component.slice(0, component.lastIndexOf('/') + 1);
  const imports = island.getAttribute(IMPORTS_ATTRIBUTE)?.split(' ') ?? [];
  const files = imports.map((file) => folder + file);
  for (const href of [component, island.getAttribute('renderer-url'), ...files, script]) {
    if (!href || document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Requests all files of an island at once, then hydrates it.
 *
 * @param script - another script that the island imports itself
 * @returns whether it started
 */
export async function startIsland(load: Load, island: LoadedIsland, script?: string): Promise<boolean> {
  preloadModules(island, script);
  const run = await load();
  if (island.Component && island.hydrator) {
    await run();
    return true;
  }
  // Astro doesn't report a file that arrives empty; `site/island-failure.ts` shows the message.
  island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
  return false;
}
