import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

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
