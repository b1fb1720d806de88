/** Where a weight is, and what to do about it. */
import { trimesterOf } from '@evenscale/formulas/pregnancy';
import type { Kilograms, Weeks } from '@evenscale/formulas/units';

/** A range in the units of the form, in kg or lb. */
export interface GainSpan {
  readonly min: number;
  readonly max: number;
}

/** The guideline's figures, in the units of the form. */
export interface GainFigures {
  /** The whole pregnancy, as published in these units. */
  readonly total: GainSpan;
  /** Until this week. */
  readonly week: GainSpan;
  /** A week of the second and third trimesters; only with one baby. */
  readonly weekly: GainSpan | null;
}

/** Where a gain is, compared with the range until this week. */
export type GainPlace = 'below' | 'within' | 'above';

/**
 * What to do. A loss has two: in the first trimester a small one is common. `aboveTotal` is a gain beyond the range for
 * the whole pregnancy.
 */
export type GainAdvice = 'lostEarly' | 'lost' | 'below' | 'above' | 'aboveTotal';

export interface WeightsCompared {
  readonly week: Weeks;
  /** In the units of the figures; negative after a loss. */
  readonly gain: number;
  readonly figures: GainFigures | null;
  readonly before: Kilograms;
  readonly now: Kilograms;
}

/** A loss of this share, in percent, is the usual sign of severe vomiting (ACOG Practice Bulletin 189). */
const SEVERE_LOSS = 5;

/** As it is printed, with one decimal. */
const printed = (value: number): number => Math.round(value * 10) / 10;

/** The place, as printed. Without one in week 0, whose range is a single value. */
export function placeOf(gain: number, { min, max }: GainSpan): GainPlace | null {
  if (printed(min) === printed(max)) return null;
  if (printed(gain) < printed(min)) return 'below';
  return printed(gain) > printed(max) ? 'above' : 'within';
}

function adviceForLoss({ week, before, now }: WeightsCompared): GainAdvice {
  const lost = printed(((before - now) / before) * 100);
  return trimesterOf(week) > 1 || lost >= SEVERE_LOSS ? 'lost' : 'lostEarly';
}

/** What to do; `null` where there is nothing to do. */
export function adviceFor(compared: WeightsCompared): GainAdvice | null {
  const { gain, figures } = compared;
  if (printed(gain) < 0) return adviceForLoss(compared);
  const place = figures && placeOf(gain, figures.week);
  if (!figures || place === null || place === 'within') return null;
  return place === 'above' && printed(gain) > printed(figures.total.max) ? 'aboveTotal' : place;
}
