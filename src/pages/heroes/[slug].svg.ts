import { isWritten, readLibrary } from '#library/collections.ts';
import type { HeroFacts } from '#library/hero-picture.ts';
import { heroSvg } from '#library/heroes/hero-svg.ts';
import type { APIRoute } from 'astro';

interface Props {
  readonly ratio: HeroFacts['ratio'];
}

/** One drawing for each article and guide that shows no photo of the owner's. */
export async function getStaticPaths() {
  const { articles, guides } = await readLibrary();
  return [...articles, ...guides]
    .filter(isWritten)
    .filter(({ data }) => data.hero.image === undefined)
    .map(({ id, data }) => ({ params: { slug: id }, props: { ratio: data.hero.ratio } satisfies Props }));
}

export const GET: APIRoute<Props, { slug: string }> = ({ params, props }) =>
  new Response(heroSvg(params.slug, props.ratio), { headers: { 'Content-Type': 'image/svg+xml' } });
