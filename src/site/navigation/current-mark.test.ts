import { expect, test } from 'vitest';
import { currentMark } from './SiteHeader.tsx';

test.each([
  ['/faq', '/faq', 'page'],
  ['/', '/', 'page'],
  ['/articles', '/articles/protein-diet', 'true'],
  ['/articles', '/calorie-deficit-guide', 'true'],
  ['/articles', '/calorie-calculator', undefined],
  ['/', '/faq', undefined],
  ['/articles', '/articles-of-old', undefined],
  ['/articles/protein-diet', '/articles', undefined],
])('the link to %s on the page %s is marked %s', (href, path, mark) => {
  expect(currentMark(href, path)).toBe(mark);
});
