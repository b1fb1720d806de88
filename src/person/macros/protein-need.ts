import type { ActivityLevel, Goal } from '@evenscale/formulas/energy';
import {
  KCAL_PER_GRAM,
  type MacroSettings,
  PROTEIN_ADVICE,
  type ProteinAdviceKey,
  proteinPerDay,
  sharesOfPlan,
} from '@evenscale/formulas/macros';
import { type Grams, grams, type Kcal } from '@evenscale/formulas/units';
import { isOlder } from '#person/assessment.ts';
import type { Person } from '#person/person.ts';
import { countedWeight, leanDeficitOf } from './most-protein.ts';

/** A recommendation in grams per day. */
export interface ProteinNeed {
  readonly key: ProteinAdviceKey;
  readonly from: Grams;
  readonly to: Grams;
  /** True if it is the one range from 65 on, whatever the activity level and the goal. */
  readonly isForOlder: boolean;
}

/** The levels of people who exercise at least three days a week. */
const EXERCISING: readonly ActivityLevel[] = ['moderatelyActive', 'veryActive', 'superActive'];

function usualKey(person: Person, goal: Goal): ProteinAdviceKey {
  // PROT-AGE advises at least 1.0 to 1.2 g/kg from 65 on, and 1.2 or more with exercise: this range has both.
  if (isOlder(person) || !EXERCISING.includes(person.activityLevel)) return 'guidelines';
  return goal === 'maintain' ? 'exercising' : 'strength';
}

const WHOLE = 100;

const middleOf = ({ from, to }: Pick<ProteinNeed, 'from' | 'to'>): number => (from + to) / 2;

/**
 * The recommendation for a person and goal. For losing weight it is never lower than for gaining or maintaining it, and
 * from 65 on it is the same for every goal.
 */
export function proteinNeed(person: Person, goal: Goal): ProteinNeed {
  const key = usualKey(person, goal);
  const isForOlder = isOlder(person);
  const usual = { key, isForOlder, ...proteinPerDay(PROTEIN_ADVICE[key], countedWeight(person)) };
  const lean = leanDeficitOf(person, goal);
  // It is per kg of lean mass, so for some women it is lower.
  return lean && middleOf(lean) > middleOf(usual) ? { key: 'leanDeficit', isForOlder, ...lean } : usual;
}

/**
 * The protein that is suggested: the middle of the recommendation, in whole grams, so that it's the same number for
 * every target and plan.
 */
export const suggestedProtein = (need: ProteinNeed): Grams => grams(Math.round(middleOf(need)));

/** The balanced plan with the suggested protein: carbs make room for it first, then fat. */
export function suggestedSettings(need: ProteinNeed, target: Kcal): MacroSettings {
  const protein = Math.min(suggestedProtein(need), Math.floor(target / KCAL_PER_GRAM.protein));
  const left = Math.floor(WHOLE - (protein * KCAL_PER_GRAM.protein * WHOLE) / target);
  return {
    protein: { amount: protein, unit: 'grams' },
    carbs: null,
    fat: { amount: Math.min(sharesOfPlan('balanced').fat, left), unit: 'percent' },
  };
}
