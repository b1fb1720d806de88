/** What all pictures have: paper, two lines of text, the logo and the site's name. Pure. */
import { LIGHT, LOGO } from '#config/drawing.ts';
import { site } from '#config/site.ts';
import { rectangle, type Shape, type SharePicture } from './shapes.ts';

/** The size that messengers and social networks show whole. */
export const PICTURE = { width: 1200, height: 630, margin: 66 } as const;

/** The width between the margins. */
export const ROOM = PICTURE.width - 2 * PICTURE.margin;

const TITLE = { size: 64, baseline: 109, gap: 24 } as const;
const LINE = { size: 30, baseline: 156 } as const;
const NAME = { size: 32, baseline: 98, letter: 0.5, gap: 14 } as const;
const MARK = { top: 63, scale: 1.6 } as const;

const right = PICTURE.width - PICTURE.margin;
const markStart = right - NAME.letter * NAME.size * site.name.length - NAME.gap - MARK.scale * LOGO.size;

/** The logo's square with round corners. */
function logoSquare(): string {
  const { size, radius } = LOGO;
  const corner = (x: number, y: number): string => `A${radius},${radius} 0 0 1 ${x},${y}`;
  const far = size - radius;
  return `M${radius},0H${far}${corner(size, radius)}V${far}${corner(far, size)}H${radius}${corner(0, far)}V${radius}${corner(radius, 0)}Z`;
}

function identity(): readonly Shape[] {
  const place = { at: [markStart, MARK.top], scale: MARK.scale } as const;
  return [
    { ...place, d: logoSquare(), fill: LIGHT.brand },
    { ...place, d: LOGO.rule, stroke: LIGHT['on-brand'], width: LOGO.stroke },
    {
      text: site.name,
      at: [right, NAME.baseline],
      size: NAME.size,
      color: LIGHT.ink,
      weight: 700,
      anchor: 'end',
    },
  ];
}

export interface PictureTexts {
  readonly title: string;
  /** The smaller line below the title. */
  readonly line: string;
  readonly description: string;
}

/** A picture with its title, its line and what is drawn below them. */
export function framed({ title, line, description }: PictureTexts, drawn: readonly Shape[]): SharePicture {
  const { margin, width, height } = PICTURE;
  return {
    shapes: [
      { d: rectangle([0, 0], width, height), fill: LIGHT.paper },
      ...identity(),
      {
        text: title,
        at: [margin, TITLE.baseline],
        size: TITLE.size,
        color: LIGHT.ink,
        weight: 700,
        most: markStart - margin - TITLE.gap,
      },
      { text: line, at: [margin, LINE.baseline], size: LINE.size, color: LIGHT.muted, most: ROOM },
      ...drawn,
    ],
    description,
  };
}
