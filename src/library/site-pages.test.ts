import { expect, test } from 'vitest';
import { pageFacts } from '#config/page-facts.ts';
import { sitePages } from './site-pages.ts';

const entry = (id: string, modified: string) => ({
  id,
  data: { title: `About ${id}`, category: 'Nutrition', modified },
});

const pages = sitePages([entry('bmi-article', '2026-11-20')], [entry('good-fats', '2027-02-03')]);
const page = (path: string) => pages.find((candidate) => candidate.path === path);

test('the fixed pages, the guides and the articles are all included, once each', () => {
  expect(pages).toHaveLength(Object.keys(pageFacts).length + 2);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(page('/bmi-article')).toEqual({
    path: '/bmi-article',
    title: 'About bmi-article',
    section: 'Guide',
    modified: '2026-11-20',
  });
  expect(page('/articles/good-fats')).toMatchObject({ section: 'Nutrition', modified: '2027-02-03' });
});

test('the list of articles is as new as the newest of them', () => {
  expect(page('/articles')?.modified).toBe('2027-02-03');
  expect(page('/faq')?.modified).toBe(pageFacts.faq.modified);
});
