/** How a line of a chart is drawn, and its name in the same colour. */
export interface LineStroke {
  readonly stroke: string;
  readonly strokeWidth: string;
  readonly strokeDasharray?: string;
}

const COLOURS = ['brand', 'muted', 'fat', 'protein'] as const;

/** Lines differ by more than their colour: by their names, their weight and their dashes. */
export const strokeOf = (index: number, dashed: boolean): LineStroke => ({
  stroke: `var(--color-${COLOURS[index % COLOURS.length] ?? 'brand'})`,
  strokeWidth: index === 0 ? '2.75' : '2',
  ...(dashed ? { strokeDasharray: '6 5' } : {}),
});
