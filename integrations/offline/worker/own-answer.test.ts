import { describe, expect, test } from 'vitest';
import { answerOf, isGone, isOwnAnswer, isOwnPage, pageKey } from './own-answer.ts';

const HTML = 'text/html; charset=utf-8';
const ORIGIN = 'https://example.org';

const page = (path: string): string =>
  `<!DOCTYPE html><html><head><link rel="canonical" href="https://evenscale.example${path}"></head><body></body></html>\n`;

interface Parts {
  readonly status?: number;
  readonly type?: string;
  readonly redirected?: boolean;
}

const answer = (
  body: string | null,
  { status = 200, type = HTML, redirected = false }: Parts = {},
): Response =>
  Object.defineProperty(new Response(body, { status, headers: { 'content-type': type } }), 'redirected', {
    value: redirected,
  });

const PORTAL = '<!DOCTYPE html><html><body><h1>Welcome to our wireless network</h1></body></html>';

describe('a response may be cached', () => {
  test.each([
    ['a page', '/faq', answer(page('/faq'))],
    ['the home page', '/', answer(page('/'))],
    ['a page at another spelling of its address', '/FAQ/?from=a#top', answer(page('/faq'))],
    ['a picture', '/heroes/good-fats.svg', answer('<svg/>', { type: 'image/svg+xml' })],
    ['the list of pages', '/offline-pages.json', answer('{}', { type: 'application/json' })],
    ['a script', '/_astro/a.b.js', answer('1', { type: 'text/javascript' })],
  ])('%s', async (_, path, response) => {
    expect(await isOwnAnswer(ORIGIN + path, response)).toBe(true);
    // The body can still be read by the code that caches it.
    expect(response.bodyUsed).toBe(false);
  });
});

describe('a response is never cached when it is', () => {
  test.each([
    ['the login page of a network', '/faq', answer(PORTAL)],
    ['an empty page', '/faq', answer('')],
    ['no page at all', '/faq', answer(null)],
    ['half a page', '/faq', answer(page('/faq').slice(0, -20))],
    ['another page of this site', '/faq', answer(page('/about'))],
    ['the not-found page with status 200', '/faq', answer(page('/404'))],
    ['a page without its address', '/faq', answer(page('/faq').replace('canonical', 'alternate'))],
    ['a login page in place of a picture', '/heroes/good-fats.svg', answer(PORTAL)],
    ['a login page in place of a script', '/_astro/a.b.js', answer(PORTAL)],
    ['an empty picture', '/heroes/good-fats.svg', answer('', { type: 'image/svg+xml' })],
    ['the not-found page', '/faq', answer(page('/404'), { status: 404 })],
    ['a part of a page', '/faq', answer(page('/faq'), { status: 206 })],
    ['an address that redirected elsewhere', '/faq', answer(page('/faq'), { redirected: true })],
    ['the feed', '/faq', answer('<rss/>', { type: 'application/xml' })],
    ['a response without a type', '/faq', new Response(null)],
  ])('%s', async (_, path, response) => {
    expect(await isOwnAnswer(ORIGIN + path, response)).toBe(false);
  });
});

test('a file that’s opened like a page isn’t cached as a page', async () => {
  const feed = answer('<rss/>', { type: 'application/xml' });
  expect(await isOwnPage(`${ORIGIN}/rss.xml`, feed)).toBe(false);
});

test.each([
  ['our own not-found page', answer(page('/404'), { status: 404 }), true],
  ['someone else’s page', answer(PORTAL, { status: 404 }), false],
  ['no words', answer(null, { status: 404 }), false],
  ['our own page, and status 200', answer(page('/faq')), false],
])('a page is gone if the host responds with %s', async (_, response, expected) => {
  expect(await isGone(response)).toBe(expected);
});

test.each([500, 502, 503, 504, 599])("status %i doesn't count as a response", (status) => {
  expect(() => answerOf(answer(page('/faq'), { status }))).toThrow(String(status));
});

test.each([200, 304, 404, 499])('status %i counts as a response', (status) => {
  const response = new Response(null, { status });
  expect(answerOf(response)).toBe(response);
});

test.each([
  ['https://example.org/', 'https://example.org/'],
  ['https://example.org/faq', 'https://example.org/faq'],
  ['https://example.org/faq/', 'https://example.org/faq'],
  ['https://example.org/FAQ?weight=70#top', 'https://example.org/faq'],
  ['https://example.org/?weight=70', 'https://example.org/'],
  ['https://example.org//', 'https://example.org/'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(address)).toBe(key);
});
