import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW, type ManifestTransform } from 'workbox-build';
import { CACHE_PREFIX, WORKER_PATH } from '#site/offline/offline-names.ts';
import { addressOf } from '../../deploy/addresses.ts';
import { routes } from './routes.ts';

/** Files with a content hash in their names, which never change. */
const NAMED_BY_CONTENT = /^_astro\//u;

/** The oldest browsers that support the site's CSS. */
const BROWSERS = ['chrome 123', 'firefox 128', 'safari 17.5'];

/**
 * Canonical addresses, sorted, each with the hash of its file: if the host changes releases in the middle of an
 * install, or a network answers with its own page, the install fails and is retried later.
 */
function withIntegrity(folder: string): ManifestTransform {
  return async (entries) => {
    const manifest = entries.map(async (entry) => {
      const url = addressOf(entry.url) ?? entry.url;
      const content = await readFile(join(folder, entry.url));
      return { ...entry, url, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` };
    });
    const byAddress = (await Promise.all(manifest)).toSorted((one, other) => (one.url < other.url ? -1 : 1));
    return { manifest: byAddress, warnings: [] };
  };
}

/**
 * Writes `/sw.js`: our part, then the one that workbox-build generates from the file list and the routes.
 *
 * @param folder - the built site
 * @param files - what to precache, as paths or patterns in that folder; each must exist
 * @param ourPart - script that runs first
 * @returns how many files are precached, and their bytes
 */
export async function writeWorker(folder: string, files: readonly string[], ourPart: string) {
  const swDest = join(folder, WORKER_PATH);
  const { count, size, warnings } = await generateSW({
    swDest,
    globDirectory: folder,
    globPatterns: [...files],
    globIgnores: ['**/*.br', '**/*.gz'],
    dontCacheBustURLsMatching: NAMED_BY_CONTENT,
    manifestTransforms: [withIntegrity(folder)],
    cacheId: CACHE_PREFIX,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    babelPresetEnvTargets: BROWSERS,
    // A new version waits until the visitor accepts it.
    skipWaiting: false,
    // The worker takes over the page of the first visit as soon as it is ready.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: routes,
    // Addresses are canonical, and no answer depends on a query.
    directoryIndex: null,
    ignoreURLParametersMatching: [/./u],
  });
  if (warnings.length > 0) throw new Error(`writeWorker: ${warnings.join('; ')}`);
  await writeFile(swDest, `${ourPart}\n${await readFile(swDest, 'utf8')}`);
  return { count, size };
}
