/** A person's intake, diet and activity in a period of time. */
import { kcal, type Kcal } from '../units.ts';
import { USUAL_DIET } from './constants.ts';
import { activityOfPal, type WeightModelStart } from './start.ts';

/** A change in movement: a multiple of the initial amount, or a new physical activity level. */
export type ActivityChange =
  { readonly kind: 'factor'; readonly factor: number } | { readonly kind: 'pal'; readonly pal: number };

/** A stretch of time with one diet and one activity, until the next phase begins. */
export interface WeightPhase {
  /** First day on which the phase applies; 0 is the start. */
  readonly fromDay: number;
  readonly intake: Kcal;
  /** Share of energy from carbohydrate, 0–1; usually a half. */
  readonly carbFraction?: number;
  /** Sodium in mg per day; by default it changes in proportion to intake. */
  readonly sodium?: number;
  /** By default, the same as at the start. */
  readonly activity?: ActivityChange;
}

/** A phase as input for the equations. */
export interface WeightRegime {
  readonly intake: Kcal;
  /** Carbohydrate in kcal per day. */
  readonly carbs: Kcal;
  /** Sodium in mg per day. */
  readonly sodium: number;
  /** Energy of moving about, in kcal per day for each kg of body weight. */
  readonly activity: number;
}

function activityIn(start: WeightModelStart, change: ActivityChange | undefined): number {
  switch (change?.kind) {
    case 'factor':
      return start.activity * Math.max(0, change.factor);
    case 'pal':
      return activityOfPal(change.pal, start.restingEnergy, start.weight);
    case undefined:
      return start.activity;
  }
}

/**
 * Converts a phase to input for the equations.
 *
 * @param start - starting values of the person: kg, kcal per day, mg of sodium per day
 * @param phase - intake in kcal per day, 0 or more; sodium in mg per day; omitted values stay as at the start
 * @returns energies in kcal per day, sodium in mg per day, activity in kcal per kg and day, none rounded
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix; defaults of the NIH Body Weight Planner
 * @example regimeOf(weightModelStart({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: null, restingEnergy: kcal(1800) }), { fromDay: 0, intake: kcal(2430) }) // { intake: 2430, carbs: 1215, sodium: 3600, activity: 6.3 }
 */
export function regimeOf(start: WeightModelStart, phase: WeightPhase): WeightRegime {
  const { intake, carbFraction = USUAL_DIET.carbFraction } = phase;
  return {
    intake,
    carbs: kcal(carbFraction * intake),
    sodium: phase.sodium ?? (start.sodium * intake) / start.intake,
    activity: activityIn(start, phase.activity),
  };
}

/**
 * What applies on a day: the last phase that has begun, or the initial state before any has.
 *
 * @param start - starting values of the person: kg, kcal per day, mg of sodium per day
 * @param phases - phases in any order, days counted from the start
 * @returns a function from the day's number to the regime: kcal per day, mg of sodium per day, kcal per kg and day, none rounded
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix (piecewise constant inputs)
 * @example regimesOf(weightModelStart({ gender: 'female', age: years(25), height: cm(165), weight: kg(60), pal: 1.55, bodyFat: null }), [{ fromDay: 7, intake: kcal(1800) }])(7).intake // 1800
 */
export function regimesOf(
  start: WeightModelStart,
  phases: readonly WeightPhase[],
): (day: number) => WeightRegime {
  const usual = regimeOf(start, { fromDay: 0, intake: start.intake });
  const planned = phases
    .toSorted((a, b) => a.fromDay - b.fromDay)
    .map((phase) => ({ fromDay: phase.fromDay, regime: regimeOf(start, phase) }));
  return (day) => planned.findLast((phase) => phase.fromDay <= day)?.regime ?? usual;
}
