import { expect, test } from 'vitest';
import { isPage, pageKey } from './page-key.ts';

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

const answer = (status: number, type: string, redirected = false): Response => {
  const response = new Response(null, { status, headers: { 'content-type': type } });
  return Object.defineProperty(response, 'redirected', { value: redirected });
};

test.each([
  ['a whole page', answer(200, 'text/html; charset=utf-8'), true],
  ['the not-found page', answer(404, 'text/html; charset=utf-8'), false],
  ['a part of a page', answer(206, 'text/html'), false],
  ['an address that led elsewhere', answer(200, 'text/html', true), false],
  ['the feed', answer(200, 'application/xml'), false],
  ['an answer without a type', new Response(), false],
])('%s is kept: %#', (_, response, isKept) => {
  expect(isPage(response)).toBe(isKept);
});
