import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { OFFLINE_PAGE_PATH, PAGE_LIST_PATH, WORKER_PATH } from '#site/offline/offline-names.ts';
import { addressOf } from '../../deploy/addresses.ts';
import { builtFiles } from '../../deploy/built-site.ts';
import { buildPageList, isTool, readPages } from './built-pages.ts';
import { bundleScript } from '../root-scripts/bundle-script.ts';

/**
 * The worker for the development server. It removes a built site's worker at the same address, whose cached pages would
 * hide edits.
 */
const RETIRED_WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
    for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
  })()));
`;

/** Files that pages don't request on load but may need later, or that a home screen needs. */
const ALWAYS_READY =
  /^(?:_astro\/.+|icon-.+\.png|favicon\.svg|site\.webmanifest|(?:search-entries|update-offer|save-offline)\.js)$/u;

/**
 * A file for the worker's list, with its hash. If the host switches releases during an install, or a network responds
 * with its own page, the install fails and is retried later.
 */
async function precached(folder: string, file: string) {
  const integrity = `sha256-${hash('sha256', await readFile(join(folder, file)), 'base64')}`;
  return {
    url: addressOf(file) ?? file,
    // A name with a content hash needs no other revision.
    revision: file.startsWith('_astro/') ? null : integrity,
    integrity,
  };
}

/**
 * Makes a built site work offline: writes the worker and the list of pages that can be saved.
 *
 * @param folder - the built site, complete except for this step
 * @returns how many files are precached
 */
export async function buildOffline(folder: string) {
  const { ready = [], savable = [] } = Object.groupBy(await readPages(folder), (page) =>
    isTool(page) || page.path === OFFLINE_PAGE_PATH ? 'ready' : 'savable',
  );
  await writeFile(join(folder, PAGE_LIST_PATH), JSON.stringify(await buildPageList(folder, savable)));

  const tools = new Set(ready.map(({ file }) => file));
  const files = (await builtFiles(folder)).filter((file) => tools.has(file) || ALWAYS_READY.test(file));
  const entries = await Promise.all(files.map((file) => precached(folder, file)));
  entries.sort((one, other) => (one.url < other.url ? -1 : 1));
  const worker = await bundleScript('integrations/offline/worker/worker.ts', {
    PRECACHED_FILES: JSON.stringify(entries),
  });
  await writeFile(join(folder, WORKER_PATH), worker);
  return files.length;
}

/** Offline support (see docs/decisions/0016). Must run after every step that changes a built page. */
export function offline(): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(WORKER_PATH, (_request, response) => {
          response.setHeader('content-type', 'text/javascript').end(RETIRED_WORKER);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const count = await buildOffline(fileURLToPath(dir));
        logger.info(`${count} files are available offline after the first visit`);
      },
    },
  };
}
