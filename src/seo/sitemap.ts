import { absoluteAddress } from './address.ts';

/** A page in the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** Date of the last change, as `2026-12-14`. */
  readonly modified: string;
}

/** The sitemap as XML, with modification dates, but without fields that search engines ignore. */
export function buildSitemap(entries: readonly SitemapEntry[]): string {
  const pages = entries.map(
    ({ path, modified }) =>
      `<url><loc>${absoluteAddress(path).replaceAll('&', '&amp;')}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}
