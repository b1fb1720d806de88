/** The style of a line, and of its label in the same color. */
export interface LineStroke {
  readonly stroke: string;
  readonly strokeWidth: string;
  readonly strokeDasharray?: string;
}

const COLORS = ['brand', 'muted', 'fat', 'protein'] as const;

/** Lines differ in label, weight and dashes too, not only in color. */
export const strokeOf = (index: number, dashed: boolean): LineStroke => ({
  stroke: `var(--color-${COLORS[index % COLORS.length] ?? 'brand'})`,
  strokeWidth: index === 0 ? '2.75' : '2',
  ...(dashed ? { strokeDasharray: '6 5' } : {}),
});
