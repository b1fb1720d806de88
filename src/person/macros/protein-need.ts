import type { ActivityLevel, Goal } from '@evenscale/formulas/energy';
import {
  KCAL_PER_GRAM,
  type MacroShares,
  PROTEIN_ADVICE,
  type ProteinAdviceKey,
  proteinPerDay,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { type Grams, type Kcal, percent, type Percent } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { countedWeight, leanDeficitOf } from './most-protein.ts';

/** A recommendation in grams per day. */
export interface ProteinNeed {
  readonly key: ProteinAdviceKey;
  readonly from: Grams;
  readonly to: Grams;
}

/** The levels of people who exercise at least three days a week. */
const EXERCISING: readonly ActivityLevel[] = ['moderatelyActive', 'veryActive', 'superActive'];

function usualKey({ activityLevel }: Person, goal: Goal): ProteinAdviceKey {
  if (!EXERCISING.includes(activityLevel)) return 'guidelines';
  return goal === 'maintain' ? 'exercising' : 'strength';
}

const WHOLE = 100;

const middleOf = ({ from, to }: Pick<ProteinNeed, 'from' | 'to'>): number => (from + to) / 2;

/** The recommendation for a person and goal; for losing weight it is never lower than for gaining or maintaining it. */
export function proteinNeed(person: Person, goal: Goal, bodyFat: Percent | null): ProteinNeed {
  const key = usualKey(person, goal);
  const usual = { key, ...proteinPerDay(PROTEIN_ADVICE[key], countedWeight(person, bodyFat)) };
  const lean = leanDeficitOf(person, goal, bodyFat);
  // It is per kg of lean mass, so for some women it is lower.
  return lean && middleOf(lean) > middleOf(usual) ? { key: 'leanDeficit', ...lean } : usual;
}

/** The balanced plan, adjusted to the middle of the protein recommendation: carbs make room for it first, then fat. */
export function suggestedShares(need: ProteinNeed, target: Kcal): MacroShares {
  const share = Math.round((middleOf(need) * KCAL_PER_GRAM.protein * WHOLE) / target);
  const protein = Math.min(WHOLE, share);
  const fat = Math.min(sharesOfPlan('balanced').fat, WHOLE - protein);
  return { protein: percent(protein), carbs: percent(WHOLE - protein - fat), fat: percent(fat) };
}
