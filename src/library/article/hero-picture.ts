/** The hero fields of an article's frontmatter. */
export interface HeroFacts {
  readonly alt: string;
  readonly caption: string;
  readonly ratio: '16/9' | '3/2';
  /** Full URL of a photo on the owner's photo host. */
  readonly image?: string | undefined;
}

export interface HeroPicture {
  /** A path on the site, or a full URL. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The size of a drawing's coordinate system, by aspect ratio. */
export const HERO_SIZES = {
  '16/9': { width: 960, height: 540 },
  '3/2': { width: 960, height: 640 },
} as const;

/** The address of the image and its dimensions. */
export function heroPicture(slug: string, { ratio, image }: HeroFacts): HeroPicture {
  return { src: image ?? `/heroes/${slug}.svg`, ...HERO_SIZES[ratio] };
}
