/** The range of likely weights around an expected one. */
import { kg, type Kilograms } from '@evenscale/formulas/units';

/**
 * The range around the predicted weight that included nine in ten of 3,703 people, and after how many days (Dent et al.
 * 2023, Sci Rep 13). The band has this width on that day, and keeps it from then on, since nothing has been published for
 * longer times.
 */
export const CURVE_BAND = { below: 0.06, above: 0.04, day: 49 } as const;

/**
 * What the band begins with: nine in ten single weigh-ins are at most so many kg off, at the 0.6 kg of one person on one
 * scale that the log's trend assumes. Most of it is water.
 */
export const WEIGH_IN = 1;

/** For so many days the edges are smooth, whatever the first water does. */
const SMOOTH_DAYS = 28;

interface Band {
  readonly low: Kilograms;
  readonly high: Kilograms;
  /** True as long as the range has been published for so many days. */
  readonly isMeasured: boolean;
}

/**
 * The band around an expected weight, a number of days after the start. It begins with the ups and downs of a weigh-in,
 * and opens quickly at first, like water weight, without a bend on the last day. The shape before that day is ours.
 */
export function bandAround(weight: number, day: number): Band {
  const width = 1 - (1 - Math.min(1, day / CURVE_BAND.day)) ** 2;
  const swing = WEIGH_IN * (1 - width);
  return {
    low: kg(weight * (1 - CURVE_BAND.below * width) - swing),
    high: kg(weight * (1 + CURVE_BAND.above * width) + swing),
    isMeasured: day <= CURVE_BAND.day,
  };
}

/** The value on a day of the parabola through the first of some values, which goes on like the others from `last` on. */
function smoothly(values: readonly number[], last: number, day: number): number {
  const [first = 0, end = 0, next = 0] = [values[0], values[last], values[last + 1]];
  const slope = (next - end) * last;
  const left = 1 - day / last;
  return end - slope * left + (first - end + slope) * left ** 2;
}

/**
 * A course, from its first day on, with its band. Water bends the course in its first days, but not the edges: they lead
 * smoothly from a weigh-in's ups and downs to where they are after that.
 */
export function withBand<Day extends { readonly weight: Kilograms }>(
  course: readonly Day[],
): readonly (Day & Band)[] {
  const days = course.map((day, index) => ({ ...day, ...bandAround(day.weight, index) }));
  const last = Math.min(SMOOTH_DAYS, days.length - 2);
  const [lows, highs] = [days.map(({ low }) => low), days.map(({ high }) => high)];
  return days.map((day, index) => {
    if (index >= last) return day;
    const [low, high] = [lows, highs].map((edge) => smoothly(edge, last, index)) as [number, number];
    return { ...day, low: kg(Math.min(low, day.weight)), high: kg(Math.max(high, day.weight)) };
  });
}
