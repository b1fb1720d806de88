/** The drawing for each article and guide, by its slug. `_default` is for an entry without one. */
const drawings = new Map(
  Object.entries(
    import.meta.glob<string>('../../content/*/*.svg', { query: '?raw', import: 'default', eager: true }),
  ).map(([file, svg]) => [file.replace(/^.*\/|\.svg$/gu, ''), svg]),
);

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
