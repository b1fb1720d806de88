/** The drawing for each article and guide, by its slug. `_default` is for an entry without one. */
const files = import.meta.glob<string>('../../content/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const nameOf = (file: string): string => file.replace(/^.*\/|\.svg$/gu, '');
const drawings = new Map(Object.entries(files).map(([file, svg]) => [nameOf(file), svg]));

/** The names of the drawings for the pages of tools. */
export const toolDrawings = Object.keys(files)
  .filter((file) => file.includes('/tools/'))
  .map(nameOf);

/**
 * The image at the top of an article, with both themes in its own style sheet.
 *
 * @throws RangeError if the default drawing is missing
 */
export function heroDrawing(slug: string): string {
  const svg = drawings.get(slug) ?? drawings.get('_default');
  if (svg === undefined) throw new RangeError('heroDrawing: src/content/articles/_default.svg is missing');
  return svg;
}

const INK = 'stroke="var(--color-ink)"';
const OUTLINE = `${INK} stroke-width="3.5"`;
const PAPER = 'fill="var(--color-card)"';
const TINT = 'fill="var(--color-brand-soft)"';

/** What a drawing's classes mean in a page, in its own colors. Opened alone, a drawing has a style sheet for them. */
const LOOKS: Readonly<Record<string, string>> = {
  paper: PAPER,
  tint: TINT,
  accent: 'fill="var(--color-brand)"',
  outline: OUTLINE,
  detail: INK,
  faint: 'stroke="var(--color-muted)"',
  dotted: 'stroke="var(--color-muted)" stroke-width="3" stroke-dasharray="2 10"',
  'accent-line': 'stroke="var(--color-brand)" stroke-width="6"',
  'paper-shape': `${PAPER} ${OUTLINE}`,
  'tint-shape': `${TINT} ${OUTLINE}`,
};

function lookOf(slug: string, name: string): string {
  const look = LOOKS[name];
  if (look === undefined) throw new RangeError(`heroShapes: ${slug}.svg has the unknown class "${name}"`);
  return look;
}

/**
 * The shapes of a drawing as a part of a page, for an `svg` with no fill and strokes of 2.5.
 *
 * @throws RangeError if the drawing has a class that no other has
 */
export const heroShapes = (slug: string): string =>
  heroDrawing(slug)
    .replaceAll(/<style>[^]*?<\/style>|<\/?svg[^>]*>|\n/gu, '')
    .replaceAll(/class="([^"]+)"/gu, (_, name: string) => lookOf(slug, name));
