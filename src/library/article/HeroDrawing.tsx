import { heroShapes } from './hero-drawings.ts';
import { HERO_SIZES, type HeroFacts } from './hero-picture.ts';

export interface HeroDrawingProps extends Pick<HeroFacts, 'ratio'> {
  readonly slug: string;
  /** A description for readers who can't see the drawing; without it, the drawing is decoration. */
  readonly alt?: string;
}

const line = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** An article's drawing as a part of the page, so that it's there with the first paint. */
export function HeroDrawing({ slug, ratio, alt }: HeroDrawingProps) {
  const { width, height } = HERO_SIZES[ratio];
  const name = alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...line}
      {...name}
      dangerouslySetInnerHTML={{ __html: heroShapes(slug) }}
    />
  );
}
