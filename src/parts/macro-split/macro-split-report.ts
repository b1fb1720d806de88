import type { Goal } from '@evenscale/formulas/energy';
import {
  dividedOverMeals,
  KCAL_PER_GRAM,
  type MacroDay,
  type MacroGrams,
  type Macronutrient,
  type MacroSettings,
  ownMacroGrams,
  PROTEIN_ADVICE,
  type ProteinAdviceKey,
  proteinPerDay,
} from '@evenscale/formulas/macros';
import { type Grams, kcal, type Kcal, type Kilograms } from '@evenscale/formulas/units';
import { isOlder } from '#person/assessment.ts';
import { NUTRIENTS } from '#person/macros/own-split.ts';
import {
  countedWeight,
  isFullWeightCounted,
  leanDeficitOf,
  mostProteinOf,
} from '#person/macros/most-protein.ts';
import type { MostProtein } from '#person/macros/most-protein.ts';
import { proteinPlace } from '#person/macros/protein-note.ts';
import { proteinNeed, suggestedSettings, type ProteinNeed } from '#person/macros/protein-need.ts';
import type { Person } from '#person/person.ts';
import type { SplitSource } from './split-source.ts';

/** One nutrient of the split. */
export interface SplitAmount {
  readonly nutrient: Macronutrient;
  readonly grams: Grams;
  readonly energy: Kcal;
  /** In percent of the day's energy. */
  readonly share: number;
  /** Whole grams for each meal; they add up to the figure for the day. */
  readonly meals: readonly Grams[];
}

/** One recommendation, for this person. */
export interface ProteinRow {
  readonly key: ProteinAdviceKey;
  /** Per kg of the weight that the recommendation uses. */
  readonly perKilogram: { readonly from: number; readonly to: number };
  readonly perDay: { readonly from: Grams; readonly to: Grams };
  /** The recommendation that fits the person and the goal. */
  readonly isSuggested: boolean;
}

/** The split's protein compared with the suggested recommendation; `aboveMost` is more than is useful. */
export type ProteinLevel = 'belowMinimum' | 'below' | 'within' | 'above' | 'aboveMost';

/** Above BMI 25 an adjusted weight is used, except for people with clearly less fat than is usual at that BMI. */
export type ProteinBasis = 'bodyWeight' | 'adjustedWeight' | 'leanBodyWeight';

export interface ProteinReport {
  readonly perKilogram: number;
  /** The weight that the recommendation uses. */
  readonly weight: Kilograms;
  readonly basis: ProteinBasis;
  /** Per kg of body weight, as in the plans. */
  readonly perBodyKilogram: number;
  readonly rows: readonly ProteinRow[];
  readonly level: ProteinLevel;
  readonly suggested: ProteinRow;
  readonly isForOlder: boolean;
  readonly goal: Goal;
  readonly most: MostProtein;
}

/** Everything that this part shows; only the grams per meal are rounded. */
export interface SplitReport {
  /** As set by the visitor, or the suggested ones. */
  readonly settings: MacroSettings;
  readonly day: MacroDay;
  readonly isSuggested: boolean;
  readonly suggestion: MacroSettings;
  readonly amounts: readonly SplitAmount[];
  readonly protein: ProteinReport;
}

/** From the lowest to the highest; from 65 on, the least for this age and the range that has it. */
const adviceKeysFor = (person: Person): readonly ProteinAdviceKey[] =>
  isOlder(person) ? ['older', 'guidelines'] : ['minimum', 'guidelines', 'exercising', 'strength'];

function amountsOf(day: MacroGrams, target: Kcal, meals: number): readonly SplitAmount[] {
  let first = 0;
  return NUTRIENTS.map((nutrient) => {
    const divided = dividedOverMeals(day[nutrient], meals, first);
    // Leftover grams start where the previous nutrient's stopped, so that no meal gets them all.
    first += divided.filter((grams) => grams > Math.min(...divided)).length;
    const energy = kcal(day[nutrient] * KCAL_PER_GRAM[nutrient]);
    return { nutrient, grams: day[nutrient], energy, share: (energy * 100) / target, meals: divided };
  });
}

/** Compared in whole grams, as on TDEE's other tabs. */
function levelOf(amount: Grams, need: ProteinNeed, most: MostProtein, weight: Kilograms): ProteinLevel {
  const isTooLittle = Math.round(amount) < Math.round(PROTEIN_ADVICE.minimum.from * weight);
  return isTooLittle ? 'belowMinimum' : proteinPlace(amount, { need, most });
}

function basisOf({ person }: SplitSource): ProteinBasis {
  if (isFullWeightCounted(person)) return 'leanBodyWeight';
  return countedWeight(person) === person.weight.kilograms ? 'bodyWeight' : 'adjustedWeight';
}

function proteinOf(grams: Grams, need: ProteinNeed, source: SplitSource): ProteinReport {
  const { person, goal } = source;
  const weight = countedWeight(person);
  const most = mostProteinOf(person, goal);
  const lean = leanDeficitOf(person, goal);
  const rowOf = (key: ProteinAdviceKey, perDay: ProteinRow['perDay']): ProteinRow => {
    const perKilogram = { from: perDay.from / weight, to: perDay.to / weight };
    return { key, perDay, perKilogram, isSuggested: key === need.key };
  };
  return {
    perKilogram: grams / weight,
    weight,
    basis: basisOf(source),
    perBodyKilogram: grams / person.weight.kilograms,
    rows: [
      ...adviceKeysFor(person).map((key) => rowOf(key, proteinPerDay(PROTEIN_ADVICE[key], weight))),
      ...(lean ? [rowOf('leanDeficit', lean)] : []),
    ],
    level: levelOf(grams, need, most, weight),
    suggested: rowOf(need.key, { from: need.from, to: need.to }),
    isForOlder: need.isForOlder,
    goal,
    most,
  };
}

/** What is split, and a number of meals → report. Pure. */
export function buildSplitReport(source: SplitSource, meals: number): SplitReport {
  const { person, goal, energy, set, planned } = source;
  const day = { energy, weight: person.weight.kilograms };
  const need = proteinNeed(person, goal);
  const suggestion = planned ?? suggestedSettings(need, energy);
  const settings = set ?? suggestion;
  const grams = ownMacroGrams(settings, day);
  return {
    settings,
    day,
    amounts: amountsOf(grams, energy, meals),
    protein: proteinOf(grams.protein, need, source),
    isSuggested: set === null,
    suggestion,
  };
}
