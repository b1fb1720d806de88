import type { APIRoute } from 'astro';
import { notFoundPage } from '#config/page-facts.ts';
import { readLibrary } from '#library/collections.ts';
import { sitePages, type SitePage } from '#library/site-pages.ts';
import { previewName } from '#seo/address.ts';
import { previewPicture } from '#seo/preview/preview-picture.ts';

export async function getStaticPaths() {
  const { guides, articles } = await readLibrary();
  const pages: readonly SitePage[] = [...sitePages(guides, articles), notFoundPage];
  return pages.map((page) => ({ params: { slug: previewName(page.path) }, props: page }));
}

/** The preview image for shared links to a page. */
export const GET: APIRoute<SitePage> = async ({ props }) =>
  new Response(await previewPicture(props), { headers: { 'Content-Type': 'image/png' } });
