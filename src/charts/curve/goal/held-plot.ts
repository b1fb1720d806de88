/** The drawing of a curve while its goal is being moved. Pure. */
import { bracketOf, curveAxis } from '#charts/curve/curve-axis.ts';
import { aheadTexts } from '#charts/curve/curve-label-words.ts';
import { inFewRows, type CurvePlot } from '#charts/curve/curve-plot.ts';
import type { Scale } from '#charts/plot-path.ts';

const NO_LINES = { trend: '', past: '', ahead: '', after: '' } as const;

/** A goal that no curve leads to. */
export interface OpenGoal {
  /** Numbers of local days. */
  readonly today: number;
  readonly day: number;
  /** Pixels of one rem. */
  readonly rem: number;
}

/** The rule and the days to go of such a goal. */
function openAxis(plot: CurvePlot, { today, day, rem }: OpenGoal): Pick<CurvePlot, 'axis' | 'bracket'> {
  const { scales, width, axis: drawn } = plot;
  // A goal beyond the drawing is at its edge, as its handle is.
  const x: Scale = (at) => Math.min(plot.right, plot.x(at));
  // Of the strong texts, today's is the last.
  const name = drawn.texts.findLast(({ isStrong }) => isStrong)?.text ?? null;
  const axis = curveAxis({ ...scales.days, start: today, today, end: day }, x, { width, rem, today: name });
  if (axis.rows > 1 || !plot.bracket) return inFewRows({ ...plot, axis }, rem);
  return { axis, bracket: bracketOf(aheadTexts(day - today, false), [x(today), x(day)], width, rem) };
}

/**
 * The drawing without its flag, since the handle says the same; and if no curve leads to the goal, only with today, the
 * goal's day and the scales.
 */
export function heldPlot(plot: CurvePlot, goal: OpenGoal | null): CurvePlot {
  const open = { ...plot, flag: null, end: null };
  if (!goal) return open;
  return {
    ...open,
    ...openAxis(plot, goal),
    band: '',
    measured: '',
    paths: NO_LINES,
    milestone: null,
    labels: plot.labels.slice(0, 1),
  };
}
