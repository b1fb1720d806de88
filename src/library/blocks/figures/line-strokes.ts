/** How a line of a chart is drawn, and its name in the same color. */
export interface LineStroke {
  readonly stroke: string;
  readonly strokeWidth: string;
  readonly strokeDasharray?: string;
}

const COLOURS = ['brand', 'muted', 'fat', 'protein'] as const;

/** Lines differ not only by color: also by name, weight and dashes. */
export const strokeOf = (index: number, dashed: boolean): LineStroke => ({
  stroke: `var(--color-${COLOURS[index % COLOURS.length] ?? 'brand'})`,
  strokeWidth: index === 0 ? '2.75' : '2',
  ...(dashed ? { strokeDasharray: '6 5' } : {}),
});
