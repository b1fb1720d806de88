import { isWritten, readLibrary } from '#library/collections.ts';
import { heroDrawing } from '#library/article/hero-drawings.ts';
import type { APIRoute } from 'astro';

/** The drawing for each article and guide without a photo in its frontmatter. */
export async function getStaticPaths() {
  const { articles, guides } = await readLibrary();
  return [...articles, ...guides]
    .filter(isWritten)
    .filter(({ data }) => data.hero.image === undefined)
    .map(({ id }) => ({ params: { slug: id } }));
}

export const GET: APIRoute<Record<string, never>, { slug: string }> = ({ params }) =>
  new Response(heroDrawing(params.slug), { headers: { 'Content-Type': 'image/svg+xml' } });
