import { preloadModules } from './preload.ts';

type Load = () => Promise<() => void | Promise<void>>;

/** The fields of Astro's island element that hold what it loaded. */
interface LoadedIsland extends HTMLElement {
  readonly Component?: unknown;
  readonly hydrator?: unknown;
}

/** Astro's event for an island whose files did not load; `site/island-failure.ts` shows the message. */
const HYDRATION_ERROR = 'astro:hydration-error';

/** Requests all files of an island at once, then hydrates it. Resolves to whether it started. */
export async function startIsland(load: Load, island: LoadedIsland, script?: string): Promise<boolean> {
  preloadModules(island, script);
  const run = await load();
  if (island.Component && island.hydrator) {
    await run();
    return true;
  }
  // Astro does not report a file that arrived empty.
  island.dispatchEvent(new CustomEvent(HYDRATION_ERROR, { bubbles: true }));
  return false;
}
