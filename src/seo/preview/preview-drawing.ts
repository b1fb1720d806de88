import { LIGHT, LOGO } from '#config/drawing.ts';
import { site } from '#config/site.ts';
import { PREVIEW_SIZE } from '../address.ts';

/** The text of a preview image. */
export interface PreviewWords {
  readonly title: string;
  /** A few words above the title. */
  readonly section: string;
}

/** Width of a bold text as a multiple of its font size, before letter spacing. */
export type Measure = (text: string) => number;

const MARGIN = 84;
const TITLE = { sizes: [92, 80, 70, 60], lines: 3, middle: 312, leading: 1.1, tracking: -0.035 } as const;
const BALANCE_STEPS = 24;
const RULE = { step: 20, short: 16, long: 30, pointer: 760 } as const;

/** Escapes text for SVG. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Breaks words into as few lines as a column width allows. */
function broken(words: readonly string[], column: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines of about equal length, in the narrowest column that needs no extra line. */
function balanced(title: string, widest: number, measure: Measure): readonly string[] {
  const words = title.split(' ');
  const columns = Array.from({ length: BALANCE_STEPS }, (_, step) => widest * (1 - step / BALANCE_STEPS / 2));
  const attempts = columns.map((column) => broken(words, column, measure));
  const fewest = attempts[0]?.length;
  return attempts.findLast(({ length }) => length === fewest) ?? words;
}

/** Like `measure`, with letter spacing, and cached. */
function trackedMeasure(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure(text) + TITLE.tracking * text.length;
    known.set(text, width);
    return width;
  };
}

/** The largest font size at which the title fits on three lines, with those lines. */
function laidOut(title: string, measure: Measure) {
  const width = PREVIEW_SIZE.width - 2 * MARGIN;
  const tracked = trackedMeasure(measure);
  const attempts = TITLE.sizes.map((size) => ({ size, lines: balanced(title, width / size, tracked) }));
  const fitting = attempts.find(({ lines }) => lines.length <= TITLE.lines) ?? attempts.at(-1);
  if (fitting === undefined) throw new RangeError('laidOut: expected at least one size');
  return fitting;
}

function titleText(title: string, measure: Measure): string {
  const { size, lines } = laidOut(title, measure);
  const leading = size * TITLE.leading;
  const first = TITLE.middle - ((lines.length - 1) * leading) / 2 + size * 0.35;
  return lines
    .map(
      (line, index) =>
        `<text x="${MARGIN - size * 0.04}" y="${first + index * leading}" font-size="${size}" font-weight="700" letter-spacing="${TITLE.tracking * size}" fill="${LIGHT.ink}">${escapeText(line)}</text>`,
    )
    .join('');
}

/** The fine ticks of a ruler from edge to edge, every fifth one long, and a pointer. */
function rule(): string {
  const { width, height } = PREVIEW_SIZE;
  const ticks = Array.from({ length: width / RULE.step - 1 }, (_, index) => {
    const length = (index + 1) % 5 === 0 ? RULE.long : RULE.short;
    return `M${(index + 1) * RULE.step} ${height - 84}v${length}`;
  });
  return [
    `<rect y="${height - 84}" width="${width}" height="84" fill="${LIGHT['brand-soft']}"/>`,
    `<path d="M0 ${height - 84}h${width}${ticks.join('')}" stroke="${LIGHT.brand}" stroke-width="3" fill="none"/>`,
    `<path d="M${RULE.pointer} ${height - 126}v84" stroke="${LIGHT.ink}" stroke-width="5" stroke-linecap="round"/>`,
  ].join('');
}

/** The site's logo and name. */
function identity(): string {
  const { size, radius, stroke, rule: ticks } = LOGO;
  return [
    `<g transform="translate(${MARGIN} 60) scale(1.8)"><rect width="${size}" height="${size}" rx="${radius}" fill="${LIGHT.brand}"/>`,
    `<path d="${ticks}" fill="none" stroke="${LIGHT['on-brand']}" stroke-width="${stroke}" stroke-linecap="round"/></g>`,
    `<text x="${MARGIN + 72}" y="99" font-size="35" font-weight="700" letter-spacing="-0.7" fill="${LIGHT.ink}">${escapeText(site.name)}</text>`,
  ].join('');
}

/** The image as SVG: logo, section, title, and the ruler along the bottom edge. */
export function drawPreview({ title, section }: PreviewWords, measure: Measure): string {
  const { width, height } = PREVIEW_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Figtree">`,
    `<rect width="${width}" height="${height}" fill="${LIGHT.paper}"/>`,
    rule(),
    identity(),
    `<text x="${width - MARGIN}" y="98" font-size="29" font-weight="500" text-anchor="end" fill="${LIGHT.muted}">${escapeText(section)}</text>`,
    titleText(title, measure),
    '</svg>',
  ].join('');
}
