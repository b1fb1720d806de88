import { describe, expect, test } from 'vitest';
import { classOf, commonHeaders, headersOf, HIDDEN_FILE, pathClasses } from './host-rules.ts';

describe('the class of an address', () => {
  test.each([
    ['/', 'no-cache', 'page'],
    ['/faq', 'no-cache', 'page'],
    ['/search-entries.js', 'no-cache', 'page'],
    ['/sw.js', 'no-cache', 'worker'],
    ['/_astro/react.abc.js', 'public, max-age=31536000, immutable', 'file'],
    ['/methodology', 'no-cache', 'page'],
    ['/methodology/vectors.json', 'no-cache', 'file'],
    ['/methodology/vectors.schema.json', 'no-cache', 'file'],
    ['/heroes/good-fats.svg', 'no-cache', 'file'],
    ['/articles/_astro/x', 'no-cache', 'page'],
    ['/embed/bmi', 'no-cache', 'embed'],
    ['/embed', 'no-cache', 'page'],
    ['/embed.js', 'no-cache', 'file'],
    ['/developers/embed', 'no-cache', 'preview'],
  ])('%s', (address, cache, policy) => {
    expect(classOf(address)).toMatchObject({ cache, policy });
  });

  test('the first pattern matches everything, so every address has a class', () => {
    expect(pathClasses[0]?.pattern).toBe('/*');
    expect(() => classOf('faq')).toThrow(RangeError);
  });
});

test('only embeds may be framed, and only the build’s own files and the test vectors are shared with every origin', () => {
  const policies = { page: '', preview: '', embed: '', file: '', worker: '' };
  const headers = pathClasses.map((kind) => [kind.pattern, headersOf(kind, policies)] as const);
  expect(headers.filter(([, { 'X-Frame-Options': frames }]) => frames !== 'DENY').map(([at]) => at)).toEqual([
    '/embed/*',
  ]);
  expect(headers.filter(([, sent]) => 'Access-Control-Allow-Origin' in sent).map(([at]) => at)).toEqual([
    '/_astro/*',
    '/methodology/vectors.*',
  ]);
});

describe('hidden from visitors', () => {
  test.each([
    '.git/config',
    '/.env',
    '/.nginx/http.conf',
    '/index.html.br',
    '/a/b.gz',
    '/x.js.map',
    '/_headers',
  ])('%s', (file) => expect(HIDDEN_FILE.test(file)).toBe(true));

  test.each([
    '/faq',
    '/_astro/map.abc.js',
    '/.well-known/security.txt',
    '/articles/_headers-explained',
    '/og/a.b.png',
  ])('but not %s', (file) => expect(HIDDEN_FILE.test(file)).toBe(false));
});

test('no feature is listed twice in the permissions', () => {
  const features = String(commonHeaders['Permissions-Policy'])
    .split(', ')
    .map((feature) => feature.split('=')[0]);
  expect(new Set(features).size).toBe(features.length);
});
