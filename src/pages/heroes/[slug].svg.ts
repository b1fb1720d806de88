import { isWritten, readLibrary } from '#library/collections.ts';
import { heroDrawing, toolDrawings } from '#library/article/hero-drawings.ts';
import type { APIRoute } from 'astro';

/** The drawing for each article and guide without a photo in its frontmatter, and those of the tools. */
export async function getStaticPaths() {
  const { articles, guides } = await readLibrary();
  const drawn = [...articles, ...guides]
    .filter(isWritten)
    .filter(({ data }) => data.hero.image === undefined)
    .map(({ id }) => id);
  return [...drawn, ...toolDrawings].map((slug) => ({ params: { slug } }));
}

export const GET: APIRoute<Record<string, never>, { slug: string }> = ({ params }) =>
  new Response(heroDrawing(params.slug), { headers: { 'Content-Type': 'image/svg+xml' } });
