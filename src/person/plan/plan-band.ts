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
const WEIGH_IN = 1;

/**
 * The band around an expected weight, a number of days after the start. It begins with the ups and downs of a weigh-in,
 * and opens quickly at first, like water weight, without a bend on the last day. The shape before that day is ours.
 */
export function bandAround(
  weight: number,
  day: number,
): {
  readonly low: Kilograms;
  readonly high: Kilograms;
  /** True as long as the range has been published for so many days. */
  readonly isMeasured: boolean;
} {
  const width = 1 - (1 - Math.min(1, day / CURVE_BAND.day)) ** 2;
  const swing = WEIGH_IN * (1 - width);
  return {
    low: kg(weight * (1 - CURVE_BAND.below * width) - swing),
    high: kg(weight * (1 + CURVE_BAND.above * width) + swing),
    isMeasured: day <= CURVE_BAND.day,
  };
}
