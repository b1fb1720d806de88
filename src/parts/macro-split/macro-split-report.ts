import {
  calorieTarget,
  type CalorieTargetKey,
  type Gender,
  type Goal,
  TARGET_STEPS,
} from '@evenscale/formulas/energy';
import {
  dividedOverMeals,
  fatFreeMass,
  gramsOfShares,
  KCAL_PER_GRAM,
  LEAN_ATHLETE_BODY_FAT,
  type Macronutrient,
  type MacroShares,
  PROTEIN_ADVICE,
  type ProteinAdviceKey,
  proteinPerDay,
  proteinWeight,
} from '@evenscale/formulas/macros';
import { type Grams, kcal, type Kcal, type Kilograms, type Percent } from '@evenscale/formulas/units';
import { advisedFigure, gentlestTargetOf } from '#person/safety.ts';
import type { CalorieConcern, GentlestTarget, WithheldReason } from '#person/safety.ts';
import { bodyMassIndexOf } from '#person/assessment.ts';
import type { Person } from '#person/form.ts';
import { leannessOf } from '#person/leanness.ts';
import { dayEnergyOf } from '#person/energy/day-energy.ts';
import { chosenTargetOf } from '#person/shared-result.ts';
import type { SharedResult } from '#person/shared-result.ts';

/** The three, in the order in which they are always named. */
export const NUTRIENTS: readonly Macronutrient[] = ['protein', 'carbs', 'fat'];

/** One nutrient of the split. */
export interface SplitAmount {
  readonly nutrient: Macronutrient;
  readonly grams: Grams;
  readonly energy: Kcal;
  /** Whole grams for each meal; they add up to the figure for the day. */
  readonly meals: readonly Grams[];
}

/** One recommendation, for this person. */
export interface ProteinRow {
  readonly key: ProteinAdviceKey;
  /** Per kg of the weight that the rule counts. */
  readonly perKilogram: { readonly from: number; readonly to: number };
  readonly perDay: { readonly from: Grams; readonly to: Grams };
  /** The recommendation for the goal. */
  readonly isForGoal: boolean;
}

/** The split's protein compared with the recommendation for the goal. */
export type ProteinStanding = 'belowMinimum' | 'below' | 'within' | 'above';

/** Above BMI 25 an adjusted weight is counted, but the whole weight of somebody with clearly less fat than is usual there. */
export type ProteinBasis = 'bodyWeight' | 'adjustedWeight' | 'leanBodyWeight';

export interface ProteinReport {
  readonly perKilogram: number;
  /** The kilograms that it is counted for. */
  readonly weight: Kilograms;
  readonly basis: ProteinBasis;
  /** Per kg of body weight, as in the plans. */
  readonly perBodyKilogram: number;
  readonly rows: readonly ProteinRow[];
  readonly standing: ProteinStanding;
  readonly forGoal: ProteinRow;
}

/** Everything that the part shows; nothing is rounded but the grams of the meals. */
export type SplitReport =
  | { readonly status: 'withheld'; readonly reason: WithheldReason }
  | {
      readonly status: 'shown';
      readonly target: Kcal;
      readonly targetKey: CalorieTargetKey;
      readonly goal: Goal;
      readonly gender: Gender;
      readonly concern: CalorieConcern;
      readonly gentlest: GentlestTarget | null;
      readonly amounts: readonly SplitAmount[];
      readonly protein: ProteinReport;
      /** Protein's whole percentage for the middle of the recommendation for the goal. */
      readonly advisedShare: number;
    };

/** The recommendation for each goal: the guidelines, or with a surplus, strength training, without which a surplus adds no muscle. */
const ADVICE_FOR_GOAL: Readonly<Record<Goal, ProteinAdviceKey>> = {
  lose: 'guidelines',
  maintain: 'guidelines',
  gain: 'strength',
};

/** For everyone, from the lowest to the highest. */
const ADVICE_KEYS: readonly ProteinAdviceKey[] = ['minimum', 'guidelines', 'exercising', 'strength'];

function amountsOf(target: Kcal, shares: MacroShares, meals: number): readonly SplitAmount[] {
  const day = gramsOfShares(target, shares);
  let first = 0;
  return NUTRIENTS.map((nutrient) => {
    const divided = dividedOverMeals(day[nutrient], meals, first);
    // The grams that do not divide go on where the nutrient before stopped, so that no meal gets them all.
    first += divided.filter((grams) => grams > Math.min(...divided)).length;
    const energy = kcal(day[nutrient] * KCAL_PER_GRAM[nutrient]);
    return { nutrient, grams: day[nutrient], energy, meals: divided };
  });
}

function standingOf(perKilogram: number, { from, to }: ProteinRow['perKilogram']): ProteinStanding {
  if (perKilogram < PROTEIN_ADVICE.minimum.from) return 'belowMinimum';
  if (perKilogram < from) return 'below';
  return perKilogram > to ? 'above' : 'within';
}

function countedWeight(person: Person, bodyFat: Percent | null): Pick<ProteinReport, 'basis' | 'weight'> {
  const { kilograms } = person.weight;
  const adjusted = proteinWeight(kilograms, person.height.centimetres);
  if (adjusted === kilograms) return { basis: 'bodyWeight', weight: kilograms };
  return leannessOf(person, bodyFat)
    ? { basis: 'leanBodyWeight', weight: kilograms }
    : { basis: 'adjustedWeight', weight: adjusted };
}

/** The share of the energy for the middle of a recommendation. */
function shareFor({ perDay: { from, to } }: ProteinRow, target: Kcal): number {
  const middle = (from + to) / 2;
  return Math.min(100, Math.round((middle * KCAL_PER_GRAM.protein * 100) / target));
}

function proteinOf(grams: Grams, { person, goal = 'maintain', bodyFat = null }: SharedResult): ProteinReport {
  const { kilograms } = person.weight;
  const { basis, weight } = countedWeight(person, bodyFat);
  // For lean athletes who lose weight; values per kg of lean mass need a measured body fat.
  const isLeanDeficit =
    goal === 'lose' && bodyFat !== null && bodyFat <= LEAN_ATHLETE_BODY_FAT[person.gender];
  const keys = isLeanDeficit ? [...ADVICE_KEYS, 'leanDeficit' as const] : ADVICE_KEYS;
  const rowOf = (key: ProteinAdviceKey): ProteinRow => {
    const advice = PROTEIN_ADVICE[key];
    const isLean = advice.per === 'fatFreeMass' && bodyFat !== null;
    const mass = isLean ? fatFreeMass(kilograms, bodyFat) : weight;
    const part = mass / weight;
    return {
      key,
      perDay: proteinPerDay(advice, mass),
      perKilogram: { from: advice.from * part, to: advice.to * part },
      isForGoal: key === ADVICE_FOR_GOAL[goal],
    };
  };
  const forGoal = rowOf(ADVICE_FOR_GOAL[goal]);
  const perKilogram = grams / weight;
  return {
    perKilogram,
    weight,
    basis,
    perBodyKilogram: grams / kilograms,
    rows: keys.map(rowOf),
    standing: standingOf(perKilogram, forGoal.perKilogram),
    forGoal,
  };
}

/** The calculator's result, a split and a number of meals → report. Pure. */
export function buildSplitReport(result: SharedResult, shares: MacroShares, meals: number): SplitReport {
  const { person, goal = 'maintain', bodyFat = null } = result;
  const { age, gender } = person;
  const { bmr, tdee } = dayEnergyOf(person, bodyFat);
  const targetKey = chosenTargetOf(result);
  const target = calorieTarget(tdee, targetKey);
  const context = { bmr, bmi: bodyMassIndexOf(person), age, gender };
  const figure = advisedFigure(target, TARGET_STEPS[targetKey] < 0, context);
  if (figure.status === 'withheld') return figure;
  const amounts = amountsOf(target, shares, meals);
  const protein = proteinOf(gramsOfShares(target, shares).protein, result);
  return {
    status: 'shown',
    target,
    targetKey,
    goal,
    gender,
    concern: figure.concern,
    gentlest: gentlestTargetOf(tdee, gender),
    amounts,
    protein,
    advisedShare: shareFor(protein.forGoal, target),
  };
}
