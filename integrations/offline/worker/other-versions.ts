import { CACHE_PREFIX, VERSIONS_CACHE } from '#site/offline/offline-names.ts';

/** How many versions' scripts are cached. */
const VERSIONS = 3;

/**
 * Copies the scripts of the active version before a new one takes over and deletes them. A page of the old version that
 * is still open or cached loads its late parts from here. The oldest scripts are removed first.
 */
export async function setScriptsAside(): Promise<void> {
  const aside = await caches.open(VERSIONS_CACHE);
  let count = 0;
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${CACHE_PREFIX}-precache`)) continue;
    const precache = await caches.open(name);
    const scripts = (await precache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/_astro/'));
    for (const script of scripts) {
      const file = await precache.match(script);
      if (file) await aside.put(script, file);
    }
    count += scripts.length;
  }
  // Before the first version is active there's nothing to copy or remove.
  if (count === 0) return;
  for (const oldest of (await aside.keys()).slice(0, -VERSIONS * count)) await aside.delete(oldest);
}
