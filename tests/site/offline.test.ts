import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '#config/paths.ts';
import { appManifest } from '#site/offline/app-manifest.ts';
import { offlineWords } from '#site/offline/offline-words.ts';
import {
  OFFLINE_PAGE_PATH,
  PAGE_LIST_PATH,
  SAVING_PATH,
  UPDATE_OFFER_PATH,
  WORKER_PATH,
} from '#site/offline/offline-names.ts';
import type { PageList } from '#site/offline/page-list.ts';
import { describe, expect, test } from 'vitest';
import { isGone, isOwnAnswer } from '../../integrations/offline/worker/own-answer.ts';

const DIST = 'dist';

/** Limits for what the first visit fetches in the background: size on the device, and transferred with gzip. */
const MOST_READY = 2_125_000;
const MOST_SENT = 785_000;

const read = (path: string): Buffer => readFileSync(join(DIST, path));
const gzip = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** The file behind an address. */
function fileOf(address: string): string {
  const page = join(address, 'index.html');
  return existsSync(join(DIST, page)) ? page : address;
}

const worker = read(WORKER_PATH).toString('utf8');

// Whichever quotation marks the minifier prefers.
const ENTRY =
  /\{url:(?<q>["'`])(?<url>[^"'`]+)\k<q>,revision:(?:null|\k<q>(?<revision>[^"'`]+)\k<q>),integrity:\k<q>(?<integrity>[^"'`]+)\k<q>\}/gu;

const ready = [...worker.matchAll(ENTRY)].map(({ groups }) => ({
  url: groups?.['url'] ?? '',
  revision: groups?.['revision'],
  integrity: groups?.['integrity'],
}));
const addresses = ready.map(({ url }) => url);

const list = JSON.parse(read(PAGE_LIST_PATH).toString('utf8')) as PageList;

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
/** Every page for visitors: embeds are for pages of other sites, and the developers' pages aren’t saved. */
const pages = files
  .filter((file) => /(?:^|\/)index\.html$/u.test(file) && !/^(?:embed|developers)\//u.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/u, '')}`);

describe('the precached files', () => {
  test.each(ready)('$url is there, and is what its revision says', ({ url, revision, integrity }) => {
    const hash = `sha256-${createHash('sha256')
      .update(read(fileOf(url)))
      .digest('base64')}`;
    expect(integrity).toBe(hash);
    if (revision === undefined) expect(url).toMatch(/^\/_astro\/.+\.[\w-]{8}\.(?:js|woff2)$/u);
    else expect(revision).toBe(hash);
  });

  test('each is listed once, in the same order on every machine', () => {
    expect(addresses).toEqual([...new Set(addresses)].toSorted());
  });

  test('they include every tool, every script, the font, the search and the offline page', () => {
    const scripts = readdirSync(join(DIST, '_astro')).filter((file) => !/\.(?:br|gz)$/u.test(file));
    const expected = [
      paths.home,
      paths.tdeeCalculator,
      paths.weightPlanner,
      paths.childBmiCalculator,
      paths.pregnancyWeightGain,
      paths.log,
      OFFLINE_PAGE_PATH,
      '/search-entries.js',
      UPDATE_OFFER_PATH,
      SAVING_PATH,
      ...scripts.map((file) => `/_astro/${file}`),
    ];
    expect(expected.filter((address) => !addresses.includes(address))).toEqual([]);
  });

  test(`take at most ${MOST_READY} bytes, and ${MOST_SENT} when transferred`, () => {
    const contents = addresses.map((address) => read(fileOf(address)));
    expect(contents.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(MOST_READY);
    expect(contents.reduce((sum, content) => sum + gzip(content), 0)).toBeLessThanOrEqual(MOST_SENT);
  });
});

describe('the worker', () => {
  test('is one file that sends no third-party requests', () => {
    expect(worker).not.toContain('importScripts');
    // The only address in it is in a warning from Workbox.
    expect(worker.match(/https?:\/\/[^\s`"']+/gu)).toEqual(['https://bit.ly/wb-precache']);
    expect(files.filter((file) => /^workbox-.*\.js$/u.test(file))).toEqual([]);
  });

  test('waits until the visitor accepts the update', () => {
    expect(worker.match(/skipWaiting\(\)/gu)).toHaveLength(1);
    expect(worker).toMatch(/===["'`]SKIP_WAITING["'`]&&\w+\.skipWaiting\(\)/u);
  });

  test('is small, and so are the scripts around it', () => {
    // Each precached file adds about 90 bytes, including its hash.
    expect(gzip(read(WORKER_PATH))).toBeLessThanOrEqual(20_200);
    for (const path of [UPDATE_OFFER_PATH, SAVING_PATH])
      expect(gzip(read(path)), path).toBeLessThanOrEqual(2_500);
  });
});

describe('the list of pages to save', () => {
  const savable = list.pages.flatMap(({ files: [page] }) => page ?? []);

  test('has every page that isn’t precached, each with its images', () => {
    expect([...savable, ...addresses.filter((address) => pages.includes(address))].toSorted()).toEqual(
      pages.toSorted(),
    );
    const counted = new Set<string>();
    for (const { files: needed, bytes } of list.pages) {
      const added = needed.filter((file) => !counted.has(file));
      expect(bytes).toBe(added.reduce((sum, file) => sum + read(fileOf(file)).length, 0));
      for (const file of needed) counted.add(file);
      const shown = read(fileOf(needed[0] ?? ''))
        .toString('utf8')
        .matchAll(/<img\b[^>]*\bsrc="([^"]+)"/gu);
      for (const [, picture = ''] of shown) expect(needed).toContain(picture);
    }
  });

  test('has the size stated next to the button', () => {
    const bytes = list.pages.reduce((sum, page) => sum + page.bytes, 0);
    const [, megabytes] = /less than (\d+) MB/u.exec(offlineWords.savingIntro) ?? [];
    expect(Math.ceil(bytes / 1_000_000)).toBe(Number(megabytes));
  });
});

test('the manifest has an icon for every shape, and its images and addresses exist', () => {
  const manifest = JSON.parse(read('site.webmanifest').toString('utf8')) as ReturnType<typeof appManifest>;
  expect(manifest).toEqual(appManifest());
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) expect(files).toContain(src.slice(1));
  for (const { url } of manifest.shortcuts) expect(pages).toContain(url);
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
});

test.each(pages)('the worker recognizes %s as this site’s own page', async (path) => {
  const answer = new Response(new Uint8Array(read(fileOf(path))), {
    headers: { 'content-type': 'text/html' },
  });
  expect(await isOwnAnswer(`https://example.org${path}`, answer)).toBe(true);
});

test('the worker recognizes the not-found page', async () => {
  const answer = new Response(new Uint8Array(read('404.html')), {
    status: 404,
    headers: { 'content-type': 'text/html' },
  });
  expect(await isGone(answer)).toBe(true);
});

test.each(['404.html', ...pages.map(fileOf)])('%s registers the worker after it has loaded', (page) => {
  // Whichever quotation marks the minifier prefers.
  expect(read(page).toString('utf8')).toMatch(new RegExp(`register\\(["'\`]${WORKER_PATH}["'\`]\\)`, 'u'));
});
