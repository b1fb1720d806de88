import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
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
import { addressOf } from '../../deploy/addresses.ts';
import { builtFiles } from '../../deploy/built-site.ts';
import { buildPageList, isTool, readPages, type BuiltPage } from './built-pages.ts';
import { bundleScript } from './bundle-script.ts';

/** Scripts that pages request when they need them, each one file at the root. */
const PAGE_SCRIPTS = {
  [UPDATE_OFFER_PATH]: fileURLToPath(new URL('../../src/site/offline/update-offer.ts', import.meta.url)),
  [SAVING_PATH]: fileURLToPath(new URL('../../src/site/offline/save-offline.ts', import.meta.url)),
};

const WORKER = fileURLToPath(new URL('./worker/worker.ts', import.meta.url));

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
const ALWAYS_READY =
  /^(?:_astro\/.+|icon-.+\.png|favicon\.svg|site\.webmanifest|(?:search-entries|update-offer|save-offline)\.js)$/u;

/** Files with a content hash in their names, which never change. */
const NAMED_BY_CONTENT = /^_astro\//u;

/**
 * A file for the worker's list, with its hash: if the host changes releases in the middle of an install, or a network
 * answers with its own page, the install fails and is retried later.
 */
async function precached(folder: string, file: string) {
  const content = await readFile(join(folder, file));
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const revision = NAMED_BY_CONTENT.test(file) ? null : integrity;
  return { entry: { url: addressOf(file) ?? file, revision, integrity }, size: content.length };
}

/**
 * Makes a built site work offline: writes the worker, its scripts and the list of pages that can be saved.
 *
 * @param folder - the built site, complete except for this step
 * @returns how many files are precached, and their bytes
 */
export async function buildOffline(folder: string) {
  for (const [path, source] of Object.entries(PAGE_SCRIPTS))
    await writeFile(join(folder, path), await bundleScript(source, 'es'));
  const pages = await readPages(folder);
  const isReady = (page: BuiltPage): boolean => isTool(page) || page.path === OFFLINE_PAGE_PATH;
  const list = await buildPageList(
    folder,
    pages.filter((page) => !isReady(page)),
  );
  await writeFile(join(folder, PAGE_LIST_PATH), JSON.stringify(list));

  const ready = new Set(pages.filter(isReady).map(({ file }) => file));
  const files = (await builtFiles(folder)).filter((file) => ready.has(file) || ALWAYS_READY.test(file));
  const listed = await Promise.all(files.map((file) => precached(folder, file)));
  const entries = listed.map(({ entry }) => entry).toSorted((one, other) => (one.url < other.url ? -1 : 1));
  const worker = await bundleScript(WORKER, 'iife', { PRECACHED_FILES: JSON.stringify(entries) });
  await writeFile(join(folder, WORKER_PATH), worker);
  return { count: files.length, size: listed.reduce((sum, { size }) => sum + size, 0) };
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
