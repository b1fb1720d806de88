import { readLibrary } from '#library/collections.ts';
import { sitePages } from '#library/site-pages.ts';
import { buildSitemap } from '#seo/sitemap.ts';

/** Every page that search engines may list, with the date of its last change. */
export async function GET(): Promise<Response> {
  const { guides, articles } = await readLibrary();
  const sitemap = buildSitemap(sitePages(guides, articles));
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
