import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheFile, cacheOpenPage, refreshCache } from './cache-files.ts';

const ORIGIN = 'https://example.org';

const page = (path: string, words: string): string =>
  `<html><head><link rel="canonical" href="${ORIGIN}${path}"></head><body>${words}</body></html>`;

const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });

const absolute = (address: string): string => new URL(address, ORIGIN).href;

/** A cache with only the methods that these functions use. */
const cached = new Map<string, Response>();
const cache = {
  put: (address: string, response: Response) => Promise.resolve(void cached.set(absolute(address), response)),
  delete: (address: string) => Promise.resolve(cached.delete(absolute(address))),
  keys: () => Promise.resolve([...cached.keys()].map((url) => ({ url }))),
};

const fetch = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  cached.clear();
  fetch.mockReset();
  vi.stubGlobal('location', { href: `${ORIGIN}/sw.js` });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: (address: string) => Promise.resolve(cached.get(absolute(address))?.clone()),
  });
});

const cachedText = (path: string): Promise<string> | undefined => cached.get(absolute(path))?.clone().text();

test('a page of this site replaces the cached one', async () => {
  cached.set(absolute('/faq'), html(page('/faq', 'old')));
  fetch.mockResolvedValue(html(page('/faq', 'new')));
  expect(await cacheFile('/faq')).toBeDefined();
  expect(await cachedText('/faq')).toContain('new');
});

describe('the cached page stays when the network responds with', () => {
  test.each([
    ['a page of its own', () => html('<html><body>Log in to our network</body></html>')],
    ['nothing', () => html('')],
    ['a not-found page that is not ours', () => html('<html><body>Nothing here</body></html>', 404)],
    ['another page of this site', () => html(page('/about', 'other'))],
  ])('%s', async (_, answer) => {
    cached.set(absolute('/faq'), html(page('/faq', 'old')));
    fetch.mockResolvedValue(answer());
    expect(await cacheFile('/faq')).toBeUndefined();
    expect(await cachedText('/faq')).toContain('old');
  });
});

test('a server error counts as being offline, and the cached page stays', async () => {
  cached.set(absolute('/faq'), html(page('/faq', 'old')));
  fetch.mockResolvedValue(html(page('/faq', 'new'), 503));
  await expect(cacheFile('/faq')).rejects.toThrow('503');
  await expect(refreshCache()).rejects.toThrow('503');
  expect(await cachedText('/faq')).toContain('old');
});

test('a page that no longer exists is removed', async () => {
  cached.set(absolute('/faq'), html(page('/faq', 'old')));
  fetch.mockResolvedValue(html(page('/404', 'not found'), 404));
  expect(await cacheFile('/faq')).toBeUndefined();
  expect(cached.size).toBe(0);
});

test('the open page is cached, but not an image that came back as a login page', async () => {
  fetch.mockImplementation((address) =>
    Promise.resolve(
      address.endsWith('.svg')
        ? html('<html><body>Log in</body></html>')
        : html(page('/faq', '<img src="/heroes/good-fats.svg">')),
    ),
  );
  await cacheOpenPage(`${ORIGIN}/faq/`);
  expect([...cached.keys()]).toEqual([absolute('/faq')]);
});
