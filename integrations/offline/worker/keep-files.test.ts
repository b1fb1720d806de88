import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepFile, keepOpenPage, refreshKept } from './keep-files.ts';

const ORIGIN = 'https://example.org';

const page = (path: string, words: string): string =>
  `<html><head><link rel="canonical" href="${ORIGIN}${path}"></head><body>${words}</body></html>`;

const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });

const absolute = (address: string): string => new URL(address, ORIGIN).href;

/** A cache with only the methods that these functions use. */
const kept = new Map<string, Response>();
const cache = {
  put: (address: string, response: Response) => Promise.resolve(void kept.set(absolute(address), response)),
  delete: (address: string) => Promise.resolve(kept.delete(absolute(address))),
  keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
};

const fetch = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  kept.clear();
  fetch.mockReset();
  vi.stubGlobal('location', { href: `${ORIGIN}/sw.js` });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    match: (address: string) => Promise.resolve(kept.get(absolute(address))?.clone()),
  });
});

const keptText = (path: string): Promise<string> | undefined => kept.get(absolute(path))?.clone().text();

test('a page of this site replaces the cached one', async () => {
  kept.set(absolute('/faq'), html(page('/faq', 'old')));
  fetch.mockResolvedValue(html(page('/faq', 'new')));
  expect(await keepFile('/faq')).toBeDefined();
  expect(await keptText('/faq')).toContain('new');
});

describe('the cached page stays when the network responds with', () => {
  test.each([
    ['a page of its own', () => html('<html><body>Log in to our network</body></html>')],
    ['nothing', () => html('')],
    ['a not-found page that is not ours', () => html('<html><body>Nothing here</body></html>', 404)],
    ['another page of this site', () => html(page('/about', 'other'))],
  ])('%s', async (_, answer) => {
    kept.set(absolute('/faq'), html(page('/faq', 'old')));
    fetch.mockResolvedValue(answer());
    expect(await keepFile('/faq')).toBeUndefined();
    expect(await keptText('/faq')).toContain('old');
  });
});

test('a server error counts as being offline, and the cached page stays', async () => {
  kept.set(absolute('/faq'), html(page('/faq', 'old')));
  fetch.mockResolvedValue(html(page('/faq', 'new'), 503));
  await expect(keepFile('/faq')).rejects.toThrow('503');
  await expect(refreshKept()).rejects.toThrow('503');
  expect(await keptText('/faq')).toContain('old');
});

test('a page that no longer exists is removed', async () => {
  kept.set(absolute('/faq'), html(page('/faq', 'old')));
  fetch.mockResolvedValue(html(page('/404', 'not found'), 404));
  expect(await keepFile('/faq')).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('the open page is cached, but not an image that came back as a login page', async () => {
  fetch.mockImplementation((address) =>
    Promise.resolve(
      address.endsWith('.svg')
        ? html('<html><body>Log in</body></html>')
        : html(page('/faq', '<img src="/heroes/good-fats.svg">')),
    ),
  );
  await keepOpenPage(`${ORIGIN}/faq/`);
  expect([...kept.keys()]).toEqual([absolute('/faq')]);
});
