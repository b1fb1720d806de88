import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  OFFLINE_PAGE_PATH,
  PAGE_LIST_PATH,
  SAVING_PATH,
  UPDATE_OFFER_PATH,
  WORKER_PATH,
} from '#site/offline/offline-names.ts';
import { buildPageList, isTool, readPages } from './built-pages.ts';
import { bundleScript } from './bundle-script.ts';
import { writeWorker } from './write-worker.ts';

/** Scripts that pages request when they need them, each one file at the root. */
const PAGE_SCRIPTS = {
  [UPDATE_OFFER_PATH]: fileURLToPath(new URL('../../src/site/offline/update-offer.ts', import.meta.url)),
  [SAVING_PATH]: fileURLToPath(new URL('../../src/site/offline/save-offline.ts', import.meta.url)),
};

/** The part of the worker before workbox's code. */
const OUR_PART = fileURLToPath(new URL('./worker/worker.ts', import.meta.url));

/**
 * The worker of the development server: it removes the built site's worker at the same address, whose cached
 * pages would hide edits.
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
const ALWAYS_READY = [
  '_astro/**/*',
  'search-entries.js',
  'favicon.svg',
  'icon-*.png',
  'site.webmanifest',
  ...Object.keys(PAGE_SCRIPTS).map((path) => path.slice(1)),
];

/**
 * Makes a built site work offline: writes the worker, its scripts and the list of pages that can be saved.
 *
 * @param folder - the built site, complete except for this step
 */
export async function buildOffline(folder: string) {
  const pages = await readPages(folder);
  for (const [path, source] of Object.entries(PAGE_SCRIPTS))
    await writeFile(join(folder, path), await bundleScript(source, 'esm'));
  const ready = pages.filter((page) => isTool(page) || page.path === OFFLINE_PAGE_PATH);
  const list = await buildPageList(
    folder,
    pages.filter((page) => !ready.includes(page)),
  );
  await writeFile(join(folder, PAGE_LIST_PATH), JSON.stringify(list));
  const ourPart = await bundleScript(OUR_PART, 'iife');
  return writeWorker(folder, [...ready.map(({ file }) => file), ...ALWAYS_READY], ourPart);
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
        const { count, size } = await buildOffline(fileURLToPath(dir));
        logger.info(`${count} files of ${size} bytes are there without a network after the first visit`);
      },
    },
  };
}
