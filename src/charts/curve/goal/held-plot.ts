/** The drawing of a curve while its goal is being moved. Pure. */
import type { CurvePlot } from '#charts/curve/curve-plot.ts';

const NO_LINES = { trend: '', past: '', ahead: '', after: '' } as const;

/**
 * The drawing without its flag, since the handle says the same; and if no curve leads to the goal, only with today and
 * the scales.
 */
export function heldPlot(plot: CurvePlot, isReached: boolean): CurvePlot {
  const open = { ...plot, flag: null, end: null };
  if (isReached) return open;
  const { axis, labels } = plot;
  // The first text is today's; the other strong one is the goal's.
  const texts = axis.texts.filter(({ isStrong }, index) => index === 0 || !isStrong);
  return {
    ...open,
    band: '',
    measured: '',
    paths: NO_LINES,
    milestone: null,
    bracket: null,
    axis: { ...axis, texts, strongTicks: '' },
    labels: labels.slice(0, 1),
  };
}
