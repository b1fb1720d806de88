/** Splits the weights of a log into the effects of tissue, water and the day of the week. */
import { kg, type Kilograms } from '../units.ts';
import { fitWithLastingErrors, type Coefficient, type Term } from './lasting-errors.ts';
import type { LogWindow } from './log.ts';

/** Water gained or lost in the week after a day, beyond the weight model's prediction. */
export interface WaterShift {
  /** Number of the day. */
  readonly from: number;
  /** Positive for a gain. */
  readonly weight: Kilograms;
}

/** The result of the decomposition. */
export interface WeightCourse {
  /** Change in weight without water, in kg per day, and its variance. */
  readonly slope: Coefficient;
  /** One for the first day and one for each change, in order. */
  readonly waterShifts: readonly WaterShift[];
}

/** Prior for the errors of one person on one scale: standard deviation in kg, counting as two weigh-ins. */
const USUAL_ERRORS = { deviation: 0.6, weight: 2 } as const;
/** Spread of the slope in kg per day. Few people lose or gain more than twice this, 1.7 kg a week, for weeks. */
const SLOPE_SPREAD = 0.12;
/** Days until water has settled after a change in intake. */
const WATER_DAYS = 8;
/** Spread of the water in kg: our model's for a change by a third before the log, and what it may miss of one within the log. */
const WATER_SPREAD = { atStart: 1.25, later: 0.7 } as const;
/** Spread of the weekly pattern, in kg: half of how much weight varies within a week. */
const RHYTHM_SPREAD = 0.2;
const DAYS_A_WEEK = 7;

const waterFrom = (start: number, spread: number): Term => ({
  at: (day) => Math.min(1, Math.max(0, (day - start) / WATER_DAYS)),
  spread,
});

/**
 * Splits the weights into a level, a slope, water gained or lost in the first week and after changes in intake, a weekly
 * pattern, and errors that last from day to day.
 *
 * The log may begin with a change in intake, so the first week always allows for some water.
 *
 * @param window - weigh-ins in kg, at least 6
 * @param weightOn - change in weight in kg that the weight model expects by a day, from changes in intake within the window
 * @param changes - days on which intake changed within the window
 * @returns slope in kg per day with its variance, and water in kg for the first day and each change, not rounded
 * @throws never
 * @source Orsama et al. 2014, Obes Facts 7:36–47, and Turicchi et al. 2020, PLoS One 15:e0232152 (weekly pattern, 0.35% of the weight); Kreitzman et al. 1992, Am J Clin Nutr 56:292S–293S (water bound to glycogen); the spreads are product decisions
 * @example weightCourse(logWindow(Array.from({ length: 30 }, (_, day) => ({ day, weight: kg(80), intake: kcal(2500) }))), () => 0, []).waterShifts // [{ from: 0, weight: 0 }]
 */
export function weightCourse(
  window: LogWindow,
  weightOn: (day: number) => number,
  changes: readonly number[],
): WeightCourse {
  const { from, to, weighings } = window;
  const level: Term = { at: () => 1, spread: Infinity };
  const slope: Term = { at: (day) => day - (from + to) / 2, spread: SLOPE_SPREAD };
  const rhythm = [Math.cos, Math.sin].map((wave): Term => ({
    at: (day) => wave((2 * Math.PI * (day - from)) / DAYS_A_WEEK),
    spread: RHYTHM_SPREAD,
  }));
  const waters = [
    { from, term: waterFrom(from, WATER_SPREAD.atStart) },
    ...changes.map((day) => ({ from: day, term: waterFrom(day, WATER_SPREAD.later) })),
  ];
  const measurements = weighings.map(({ day, weight }) => ({ day, value: weight - weightOn(day) }));
  const terms = [level, slope, ...rhythm, ...waters.map(({ term }) => term)];
  const fit = (target: Term): Coefficient => {
    const others = terms.filter((term) => term !== target);
    return fitWithLastingErrors(measurements, target, others, USUAL_ERRORS);
  };
  return {
    slope: fit(slope),
    waterShifts: waters.map((water) => ({ from: water.from, weight: kg(fit(water.term).value) })),
  };
}
