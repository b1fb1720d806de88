/** The whole TDEE card for one set of entries, computed from the formulas. */
import { classify, TDEE_BMI_BANDS } from '@evenscale/formulas/bmi';
import { estimatedBodyFat } from '@evenscale/formulas/body-composition';
import {
  ACTIVITY_LEVELS,
  GENDERS,
  type Goal,
  katchMcArdle,
  mifflinStJeor,
  targetCalories,
  targetForGoal,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { MACRO_PLAN_KEYS, macroGrams } from '@evenscale/formulas/macros';
import { type Kcal, percent, type Percent, years } from '@evenscale/formulas/units';
import { heightOf, indexOf, weightOf } from './body-kinds.ts';
import { choiceIn, numberIn, optionalNumberIn, type JsonObject } from './case-file.ts';
import { exact, within } from './comparison.ts';
import { from, type Kind } from './quantity.ts';

const GOALS: readonly Goal[] = ['lose', 'maintain', 'gain'];

/** Valid from 1 to 70 %; anything else counts as not given. */
function enteredBodyFat(given: JsonObject): Percent | null {
  const bodyFat = optionalNumberIn(given, 'bodyFat');
  return bodyFat === null || bodyFat < 1 || bodyFat > 70 ? null : percent(bodyFat);
}

function resting(given: JsonObject): Kcal {
  const bodyFat = enteredBodyFat(given);
  if (bodyFat !== null) return katchMcArdle(weightOf(given), bodyFat);
  const age = years(numberIn(given, 'age'));
  return mifflinStJeor(weightOf(given), heightOf(given), age, choiceIn(given, 'gender', GENDERS));
}

function wholeDay(given: JsonObject): Kcal {
  return totalDailyEnergyExpenditure(resting(given), choiceIn(given, 'activityLevel', ACTIVITY_LEVELS));
}

function bodyFatShown(given: JsonObject): Percent {
  const age = years(numberIn(given, 'age'));
  return enteredBodyFat(given) ?? estimatedBodyFat(indexOf(given), age, choiceIn(given, 'gender', GENDERS));
}

function plans(given: JsonObject): unknown {
  const goal = choiceIn(given, 'goal', GOALS);
  const target = targetCalories(wholeDay(given))[targetForGoal[goal]];
  return Object.fromEntries(MACRO_PLAN_KEYS.map((plan) => [plan, macroGrams(target, plan)]));
}

export const screenKind: Kind = {
  bmr: from(within(1), resting),
  tdee: from(within(2), wholeDay),
  bmi: from(within(0.0001), indexOf),
  bmiLabel: from(exact, (given) => classify(TDEE_BMI_BANDS, indexOf(given)).label),
  bodyFatPercentage: from(within(0.01), bodyFatShown),
  targetCalories: from(within(2), (given) => targetCalories(wholeDay(given))),
  macros: from(within(1), plans),
};
