import { expect, test } from 'vitest';
import { buildSitemap } from './sitemap.ts';

test('a sitemap has full addresses and modification dates', () => {
  const sitemap = buildSitemap([
    { path: '/', modified: '2026-11-21' },
    { path: '/articles/good-fats', modified: '2026-10-02' },
  ]);
  expect(sitemap).toContain('<loc>https://evenscale.example/</loc><lastmod>2026-11-21</lastmod>');
  expect(sitemap).toContain(
    '<loc>https://evenscale.example/articles/good-fats</loc><lastmod>2026-10-02</lastmod>',
  );
  expect(sitemap.match(/<url>/g)).toHaveLength(2);
});
