import { describe, expect, test } from 'vitest';
import { articleOf, readHtml, visibleText } from './built-page.ts';
import { EDITORIAL_FIGURES } from './editorial-figures.ts';

describe.each(EDITORIAL_FIGURES)('$figure', ({ page, text }) => {
  const words = visibleText(articleOf(readHtml(page))).toLowerCase();

  test.each(text)(`is on ${page}: %s`, (phrase) => {
    expect(words).toContain(phrase.toLowerCase());
  });
});
