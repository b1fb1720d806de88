/** The hero fields of an article's frontmatter. */
export interface HeroFacts {
  readonly alt: string;
  readonly caption: string;
  readonly ratio: '16/9' | '3/2';
  /** Full address of a photo on the owner's photo host. */
  readonly image?: string | undefined;
}

export interface HeroPicture {
  /** Path on the site, or a full address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Size of a drawing's own grid in each ratio. */
export const HERO_SIZES = {
  '16/9': { width: 960, height: 540 },
  '3/2': { width: 960, height: 640 },
} as const;

/** The address of the image and its dimensions. */
export function heroPicture(slug: string, { ratio, image }: HeroFacts): HeroPicture {
  return { src: image ?? `/heroes/${slug}.svg`, ...HERO_SIZES[ratio] };
}
