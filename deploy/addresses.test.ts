import { describe, expect, test } from 'vitest';
import { addressOf, canonicalPath, pageAddresses, variantsOf } from './addresses.ts';

test.each([
  ['index.html', '/'],
  ['faq/index.html', '/faq'],
  ['articles/good-fats/index.html', '/articles/good-fats'],
  ['favicon.svg', '/favicon.svg'],
  ['404.html', undefined],
])('the file %s has the address %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test('pages are the index.html files', () => {
  expect(pageAddresses(['404.html', 'faq/index.html', 'index.html', 'robots.txt'])).toEqual(['/faq', '/']);
});

describe('the page that a path may have meant', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/index', '/'],
    ['/INDEX.HTML', '/'],
    ['/faq', '/faq'],
    ['/FAQ/', '/faq'],
    ['//faq//', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/articles//Good-Fats/', '/articles/good-fats'],
    ['//attacker.example/', '/attacker.example'],
    ['/weight-log', '/log'],
    ['/Weight-Log/', '/log'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  test.each(['/', '/faq', '/log', '/articles/good-fats'])(
    'every listed variant of %s leads to it',
    (page) => {
      expect(variantsOf(page).length).toBeGreaterThan(0);
      for (const variant of variantsOf(page)) expect(canonicalPath(variant)).toBe(page);
    },
  );
});
