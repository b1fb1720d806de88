import {
  BODY_FAT_STANDARD_ERROR,
  type BodyFatCaveat,
  estimatedBodyFat,
  estimatedBodyFatCaveats,
} from '@evenscale/formulas/body-composition';
import {
  type BmiBand,
  classify,
  scalePosition,
  TDEE_BMI_BANDS,
  TDEE_BMI_SCALE,
  type TdeeBmiKey,
} from '@evenscale/formulas/bmi';
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  CALORIE_TARGET_KEYS,
  calorieTarget,
  type CalorieTargetKey,
  energyRange,
  type Gender,
  type Goal,
  TARGET_STEPS,
  targetForGoal,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import {
  gramsOfShares,
  KCAL_PER_GRAM,
  type Macronutrient,
  type MacroShares,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import {
  type BodyMassIndex,
  type Grams,
  kcal,
  type Kcal,
  type Kilograms,
  type Percent,
  type Years,
} from '@evenscale/formulas/units';
import {
  advisedFigure,
  gentlestTargetOf,
  isUnderAge,
  isUnderweight,
  assessedFigure,
} from '#person/safety.ts';
import type { CalorieFigure, GentlestTarget } from '#person/safety.ts';
import { bodyMassIndexOf, isLossUnneeded } from '#person/assessment.ts';
import { dayEnergyOf } from '#person/energy/day-energy.ts';
import { dayErrorOf } from '#person/energy/day-error.ts';
import type { DayEnergy } from '#person/energy/day-energy.ts';
import type { Units } from '#person/draft.ts';
import type { Person } from '#person/form.ts';
import { type MacroTab, type MacroText, ownSharesOf } from '#person/macros/macro-choice.ts';
import { mostProteinOf, type MostProtein } from '#person/macros/most-protein.ts';
import { type Leanness, leannessOf } from '#person/leanness.ts';
import type { TdeeInput } from './tdee-form.ts';

/** Body fat as displayed: the entered value, or the estimate, marked as such (ruling 7). */
export type BodyFatFigure =
  | { readonly isEstimated: false; readonly value: Percent }
  | {
      readonly isEstimated: true;
      readonly value: Percent;
      /** Standard error in percentage points. */
      readonly error: number;
      readonly caveats: readonly BodyFatCaveat[];
    };

/** Daily energy as a range; `basis` says where its margin of error comes from. */
export interface EnergyRange {
  readonly basis: 'equation' | 'bodyFatReading' | 'ownLog';
  /**
   * Margin of error of the daily energy, as a fraction; `null` for the visitor's own log, which has an interval
   * instead.
   */
  readonly error: number | null;
  readonly low: Kcal;
  readonly high: Kcal;
}

export interface MacroAmount {
  readonly nutrient: Macronutrient;
  /** Fraction of the daily energy. */
  readonly share: number;
  readonly grams: Grams;
  readonly energy: Kcal;
  readonly gramsPerKilogram: number;
}

/** The next higher and lower activity levels: their daily energy, and the difference from the current one. */
export interface NeighborLevel {
  readonly level: ActivityLevel;
  readonly tdee: Kcal;
  readonly difference: number;
}

/** Everything the TDEE card shows; nothing is rounded. */
export interface TdeeReport {
  readonly units: Units;
  readonly gender: Gender;
  readonly goal: Goal;
  readonly tdee: CalorieFigure;
  readonly range: EnergyRange;
  readonly bmr: Kcal;
  readonly bmi: BodyMassIndex;
  /** `null` under 18, where adult categories don't apply (ruling 35). */
  readonly band: BmiBand<TdeeBmiKey> | null;
  readonly position: number;
  readonly bodyFat: BodyFatFigure;
  /** Set if body fat was entered and is below the estimate by more than its margin of error; otherwise `null`. */
  readonly leanness: Leanness | null;
  readonly targets: readonly { readonly key: CalorieTargetKey; readonly figure: CalorieFigure }[];
  /** Key of the target that the macro plans are based on. */
  readonly chosen: CalorieTargetKey;
  readonly chosenFigure: CalorieFigure;
  /**
   * The four plans and the custom split in grams (empty while it isn't known), or `null` without a safe target.
   */
  readonly macros: Readonly<Record<MacroTab, readonly MacroAmount[]>> | null;
  readonly mostProtein: MostProtein;
  readonly gentlest: GentlestTarget | null;
  readonly neighbors: readonly NeighborLevel[];
  readonly isUnderAge: boolean;
  readonly isUnderweight: boolean;
  readonly isLossUnneeded: boolean;
  readonly age: Years;
  readonly isOutsideRange: boolean;
}

function rangeOf({ person, bodyFat }: TdeeInput, { tdee, own }: DayEnergy): EnergyRange {
  if (own) return { basis: 'ownLog', error: null, low: own.low, high: own.high };
  const error = dayErrorOf(person, bodyFat);
  return { basis: bodyFat === null ? 'equation' : 'bodyFatReading', error, ...energyRange(tdee, error) };
}

function bodyFatOf({ person, bodyFat }: TdeeInput, bmi: BodyMassIndex): BodyFatFigure {
  if (bodyFat !== null) return { isEstimated: false, value: bodyFat };
  const value = estimatedBodyFat(bmi, person.age, person.gender);
  const caveats = estimatedBodyFatCaveats(bmi, person.age, person.gender, value);
  return { isEstimated: true, value, error: BODY_FAT_STANDARD_ERROR, caveats };
}

function amountsOf(target: Kcal, shares: MacroShares, weight: Kilograms): readonly MacroAmount[] {
  const amounts = gramsOfShares(target, shares);
  return (['protein', 'carbs', 'fat'] as const).map((nutrient) => ({
    nutrient,
    share: shares[nutrient] / 100,
    grams: amounts[nutrient],
    energy: kcal(amounts[nutrient] * KCAL_PER_GRAM[nutrient]),
    gramsPerKilogram: amounts[nutrient] / weight,
  }));
}

function macrosOf(figure: CalorieFigure, weight: Kilograms, own: MacroShares | null): TdeeReport['macros'] {
  if (figure.status === 'withheld') return null;
  const of = (shares: MacroShares): readonly MacroAmount[] => amountsOf(figure.value, shares, weight);
  return {
    balanced: of(sharesOfPlan('balanced')),
    lowCarb: of(sharesOfPlan('lowCarb')),
    highProtein: of(sharesOfPlan('highProtein')),
    ketogenic: of(sharesOfPlan('ketogenic')),
    own: own ? of(own) : [],
  };
}

function neighborsOf({ activityLevel }: Person, { bmr, tdee, own }: DayEnergy): readonly NeighborLevel[] {
  // Activity factors can't be compared with a figure that wasn't calculated with one.
  if (own) return [];
  const here = ACTIVITY_LEVELS.indexOf(activityLevel);
  return [here - 1, here + 1].flatMap((index) => {
    const level = ACTIVITY_LEVELS[index];
    if (level === undefined) return [];
    const other = totalDailyEnergyExpenditure(bmr, level);
    return [{ level, tdee: other, difference: other - tdee }];
  });
}

/** From loss to gain. If losing isn't needed, maintenance comes first and the largest loss last. */
function targetOrder(isLossLast: boolean): readonly CalorieTargetKey[] {
  if (!isLossLast) return CALORIE_TARGET_KEYS;
  const first = CALORIE_TARGET_KEYS.indexOf('maintain');
  return [...CALORIE_TARGET_KEYS.slice(first), ...CALORIE_TARGET_KEYS.slice(0, first).toReversed()];
}

/** Input → report; macros are for the goal's target, or the chosen one. Pure. */
export function buildTdeeReport(
  input: TdeeInput,
  target?: CalorieTargetKey | null,
  macros: MacroText = '',
): TdeeReport {
  const { person, goal } = input;
  const { age, gender } = person;
  const bmi = bodyMassIndexOf(person);
  const day = dayEnergyOf(person, input.bodyFat);
  const { bmr, tdee } = day;
  const context = { bmr, bmi, age, gender };
  const figureOf = (key: CalorieTargetKey): CalorieFigure =>
    advisedFigure(calorieTarget(tdee, key), TARGET_STEPS[key] < 0, context);
  const chosen = target ?? targetForGoal[goal];
  const chosenFigure = figureOf(chosen);
  return {
    units: person.units,
    gender,
    goal,
    tdee: bmr > 0 ? { status: 'shown', value: tdee, concern: 'none' } : assessedFigure(tdee, context),
    range: rangeOf(input, day),
    bmr,
    bmi,
    band: isUnderAge(age) ? null : classify(TDEE_BMI_BANDS, bmi),
    position: scalePosition(TDEE_BMI_SCALE, bmi),
    bodyFat: bodyFatOf(input, bmi),
    leanness: leannessOf(input.person, input.bodyFat),
    targets: targetOrder(isLossUnneeded(person)).map((key) => ({ key, figure: figureOf(key) })),
    chosen,
    chosenFigure,
    macros: macrosOf(chosenFigure, person.weight.kilograms, ownSharesOf(macros)),
    mostProtein: mostProteinOf(person, goal, input.bodyFat),
    gentlest: gentlestTargetOf(tdee, gender),
    neighbors: neighborsOf(person, day),
    isUnderAge: isUnderAge(age),
    isUnderweight: isUnderweight(bmi),
    isLossUnneeded: isLossUnneeded(person),
    age,
    isOutsideRange: bmr <= 0,
  };
}
