/** The course of the weights in a log, taken apart into what tissue, water and the days of the week do to it. */
import { kg } from '../units.ts';
import type { Kilograms } from '../units.ts';
import { fitWithLastingErrors } from './lasting-errors.ts';
import type { Coefficient, Term } from './lasting-errors.ts';
import type { LogWindow } from './log.ts';

/** Water gained or lost in the week after a day, beyond the weight model's prediction. */
export interface WaterShift {
  /** Number of the day. */
  readonly from: number;
  /** Positive for a gain. */
  readonly weight: Kilograms;
}

/** The course of the weights. */
export interface WeightCourse {
  /** Change of weight without the water, in kg per day, and the variance of that. */
  readonly slope: Coefficient;
  /** As many as there were days to look at, in their order. */
  readonly waterShifts: readonly WaterShift[];
}

/** Weighings of one person on one scale: the usual deviation in kg, which counts like two weighings. */
const USUAL_ERRORS = { deviation: 0.6, weight: 2 } as const;
/** Spread of the slope in kg per day: few people lose or gain more than twice this for weeks, which is 1.7 kg a week. */
const SLOPE_SPREAD = 0.12;
/** The water of a change of intake has come or gone after so many days. */
const WATER_DAYS = 8;
/** Spread of the water in kg: our model's for a change by a third before the log, and what it may miss of one within the log. */
const WATER_SPREAD = { atStart: 1.25, later: 0.7 } as const;
/** Spread of the weekly rhythm, in kg: half of what the weight swings within a week. */
const RHYTHM_SPREAD = 0.2;
const DAYS_A_WEEK = 7;

const waterFrom = (start: number, spread: number): Term => ({
  at: (day) => Math.min(1, Math.max(0, (day - start) / WATER_DAYS)),
  spread,
});

/**
 * Takes the course of the weights apart: a level, a slope, water that comes or goes in the first week and after changes of intake, a
 * weekly rhythm, and errors that last from day to day.
 *
 * It is unknown whether the log begins with a change of intake, so the first week always allows for some water.
 *
 * @param window - weighings in kg, at least 6
 * @param weightOn - change of weight in kg that the weight model expects on a day, from changes of intake within the window
 * @param changes - days on which intake changed within the window
 * @returns slope in kg per day with its variance, and water in kg for the first day and each change, not rounded
 * @throws never
 * @source Orsama et al. 2014, Obes Facts 7:36–47, and Turicchi et al. 2020, PLoS One 15:e0232152 (weekly rhythm, 0.35% of the weight); Kreitzman et al. 1992, Am J Clin Nutr 56:292S–293S (water bound to glycogen); the spreads are product decisions
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
