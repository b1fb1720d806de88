import { describe, expect, test } from 'vitest';
import { notFoundPage, pageFacts } from './page-facts.ts';

const pages = [...Object.values(pageFacts), notFoundPage];

describe.each(pages)('$path', ({ title, description, modified }) => {
  test('has a title that a search engine shows in full', () => {
    expect(title.length).toBeLessThanOrEqual(60);
  });

  test('has a description that a search engine shows in full', () => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('has a date in the past', () => {
    expect(modified).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Date(modified).getTime()).toBeLessThanOrEqual(Date.now());
  });
});

test('no two pages share a title or a description', () => {
  for (const key of ['path', 'title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
  }
});
