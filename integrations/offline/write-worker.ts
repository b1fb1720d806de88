import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW, type ManifestTransform } from 'workbox-build';
import { CACHE_PREFIX, WORKER_PATH } from '#site/offline/offline-names.ts';
import { addressOf } from './built-pages.ts';
import { routes } from './routes.ts';

/** Files whose name says their content: whoever has the name has the file. */
const NAMED_BY_CONTENT = /^_astro\//u;

/** The oldest browsers that the site's own style understands. */
const BROWSERS = ['chrome 123', 'firefox 128', 'safari 17.5'];

/**
 * Canonical addresses in one order, each with the hash of its file: if the host changes releases in the middle of an
 * install, or a network answers with a page of its own, the install fails and is tried again later.
 */
function withIntegrity(folder: string): ManifestTransform {
  return async (entries) => {
    const manifest = entries.map(async (entry) => {
      const url = addressOf(entry.url);
      const content = await readFile(join(folder, entry.url));
      return { ...entry, url, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` };
    });
    const byAddress = (await Promise.all(manifest)).toSorted((one, other) => (one.url < other.url ? -1 : 1));
    return { manifest: byAddress, warnings: [] };
  };
}

/** What the worker holds ready from its first day. */
export interface Precache {
  readonly count: number;
  readonly bytes: number;
}

/**
 * Writes `/sw.js`: our part, then the one that workbox-build makes of the list of files and the routes.
 *
 * @param folder - the built site
 * @param files - what to hold ready, as paths or patterns in that folder; each must exist
 * @param ourPart - script that runs first
 */
export async function writeWorker(
  folder: string,
  files: readonly string[],
  ourPart: string,
): Promise<Precache> {
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
    // The visitor agrees to a new version; until then it waits.
    skipWaiting: false,
    // The page of the first visit is served by the worker as soon as there is one.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: routes,
    // Addresses are canonical, and no answer depends on a query.
    directoryIndex: null,
    ignoreURLParametersMatching: [/./u],
  });
  if (warnings.length > 0) throw new Error(`writeWorker: ${warnings.join('; ')}`);
  await writeFile(swDest, `${ourPart}\n${await readFile(swDest, 'utf8')}`);
  return { count, bytes: size };
}
