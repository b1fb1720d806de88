/** Where a weight is, and what to do about it. */
import type { HomeBmiKey } from '@evenscale/formulas/bmi';
import { trimesterOf } from '@evenscale/formulas/pregnancy';
import type { Kilograms, Weeks } from '@evenscale/formulas/units';
import type { UnitSystem } from '#person/units.ts';

/** A range in the units of the form, in kg or lb. */
export interface GainSpan {
  readonly min: number;
  readonly max: number;
}

/** The guideline's figures, in the units of the form. */
export interface GainFigures {
  /** The whole pregnancy, as published in these units. */
  readonly total: GainSpan;
  /** Until this week; up to week 13, what the guideline prints for the first trimester. */
  readonly week: GainSpan;
  /** A week of the second and third trimesters; only with one baby. */
  readonly weekly: GainSpan | null;
}

/** Where a gain is, compared with the range until this week. */
export type GainPlace = 'below' | 'atEdge' | 'within' | 'above';

/**
 * What to do. In the first trimester a small loss is common, and `lostMuch` doesn't wait for tomorrow. A gain below or above
 * the range has two each: `belowSoon` and `aboveSoon` don't wait for the next visit.
 */
export type GainAdvice = 'lostEarly' | 'lost' | 'lostMuch' | 'below' | 'belowSoon' | 'above' | 'aboveSoon';

export interface WeightsCompared {
  readonly units: UnitSystem;
  readonly week: Weeks;
  /** That of the BMI before. */
  readonly category: HomeBmiKey;
  /** In the units of the figures; negative after a loss. */
  readonly gain: number;
  readonly figures: GainFigures | null;
  readonly before: Kilograms;
  readonly now: Kilograms;
}

/** A loss of this share, in percent, is the usual sign of severe vomiting (ACOG Practice Bulletin 189). */
const SEVERE_LOSS = 5;
/** Twice as much is for today. Our own choice. */
const MUCH_LOSS = 10;

/**
 * In kg and lb: by so much weight varies from one day to the next. Our own choice. What is urgent begins at twice as much,
 * so that no tenth of a kilogram leads from “nothing to do” to it.
 */
const DAILY_CHANGE: Readonly<Record<UnitSystem, number>> = { metric: 0.5, imperial: 1 };

/**
 * A gain so far below or above the range of the week, in kg and lb, is asked about soon. Our own choice: a gain above
 * the range is twice as common as one below it.
 */
const FAR: Readonly<Record<'below' | 'above', Readonly<Record<UnitSystem, number>>>> = {
  below: { metric: 2, imperial: 4 },
  above: { metric: 5, imperial: 10 },
};

/** Whole pounds, as the guideline has them, and tenths of a kilogram. */
export const GAIN_DECIMALS: Readonly<Record<UnitSystem, number>> = { metric: 1, imperial: 0 };

function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit;
}

/** A gain as it is printed. */
const printed = (gain: number, units: UnitSystem): number => rounded(gain, GAIN_DECIMALS[units]);

/** By how much more a gain is than an end of a range, both as printed. */
const beyond = ({ gain, units }: Pick<WeightsCompared, 'gain' | 'units'>, end: number): number =>
  rounded(printed(gain, units) - end, 1);

/** True in the first trimester, for which the guideline has a single range. */
export const isEarly = ({ week }: Pick<WeightsCompared, 'week'>): boolean => trimesterOf(week) === 1;

/** True for a gain or a loss that isn't more than a day's change. */
export const isUnchanged = ({ gain, units }: Pick<WeightsCompared, 'gain' | 'units'>): boolean =>
  Math.abs(printed(gain, units)) <= DAILY_CHANGE[units];

/** True for a loss of more than a day's change. */
const isLoss = (compared: WeightsCompared): boolean => compared.gain < 0 && !isUnchanged(compared);

/** The range until this week, as printed. In the first trimester a weight that hasn't changed is within it, too. */
function printedWeek(compared: WeightsCompared, { week: { min, max } }: GainFigures): GainSpan {
  const { units } = compared;
  return isEarly(compared) ? { min: 0, max } : { min: printed(min, units), max: printed(max, units) };
}

/** The place, as printed. */
export function placeOf(compared: WeightsCompared): GainPlace | null {
  const { figures, units } = compared;
  if (!figures) return null;
  const { min, max } = printedWeek(compared, figures);
  const [under, over] = [-beyond(compared, min), beyond(compared, max)];
  if (under <= 0 && over <= 0) return 'within';
  if (Math.max(under, over) <= DAILY_CHANGE[units]) return 'atEdge';
  return under > 0 ? 'below' : 'above';
}

/** True for more than 1 kg or 2 lb less, as printed: after the first trimester, the page says to call about it. */
const isClearLoss = ({ gain, units }: WeightsCompared): boolean =>
  -printed(gain, units) > 2 * DAILY_CHANGE[units];

function adviceForLoss(compared: WeightsCompared): GainAdvice {
  const { before, now } = compared;
  const lost = rounded(((before - now) / before) * 100, 1);
  if (lost >= MUCH_LOSS) return 'lostMuch';
  if (lost >= SEVERE_LOSS) return 'lost';
  // Below a BMI of 18.5 there is less to lose. Our own choice.
  if (isEarly(compared)) return compared.category === 'underweight' ? 'lost' : 'lostEarly';
  return isClearLoss(compared) ? 'lost' : 'belowSoon';
}

/** From a BMI of 30 on, gaining less can be fine if the baby is growing well (ACOG Committee Opinion 548). */
function adviceBelow(compared: WeightsCompared, figures: GainFigures): GainAdvice {
  if (compared.category === 'obese') return 'below';
  const isFar = -beyond(compared, printedWeek(compared, figures).min) >= FAR.below[compared.units];
  return isFar || compared.category === 'underweight' ? 'belowSoon' : 'below';
}

/** Far above the range of the week, or clearly above that of the whole pregnancy. */
function adviceAbove(compared: WeightsCompared, figures: GainFigures): GainAdvice {
  const { units } = compared;
  const isFar = beyond(compared, printedWeek(compared, figures).max) >= FAR.above[units];
  return isFar || beyond(compared, figures.total.max) >= 2 * DAILY_CHANGE[units] ? 'aboveSoon' : 'above';
}

/** What to do; `null` where there is nothing to do. */
export function adviceFor(compared: WeightsCompared): GainAdvice | null {
  const { figures } = compared;
  if (isLoss(compared)) return adviceForLoss(compared);
  if (!figures) return isUnchanged(compared) && !isEarly(compared) ? 'belowSoon' : null;
  const place = placeOf(compared);
  if (place === 'below') return adviceBelow(compared, figures);
  return place === 'above' ? adviceAbove(compared, figures) : null;
}
