/** Resting energy, daily energy, and the grams of a plan. */
import {
  ACTIVITY_CATEGORIES,
  ACTIVITY_LEVELS,
  estimatedEnergyRequirement,
  GENDERS,
  harrisBenedictRevised,
  katchMcArdle,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { MACRO_PLAN_KEYS, macroGrams, type Macronutrient } from '@evenscale/formulas/macros';
import { cm, kcal, type Kcal, kg, percent, years } from '@evenscale/formulas/units';
import { choiceIn, numberIn, type JsonObject } from './case-file.ts';
import { printedTo, within } from './comparison.ts';
import { from, type Kind, type Quantity } from './quantity.ts';

const resting =
  (method: typeof mifflinStJeor) =>
  (given: JsonObject): Kcal =>
    method(
      kg(numberIn(given, 'weightKg')),
      cm(numberIn(given, 'heightCm')),
      years(numberIn(given, 'age')),
      choiceIn(given, 'sex', GENDERS),
    );

const katch = (given: JsonObject): Kcal =>
  katchMcArdle(kg(numberIn(given, 'weightKg')), percent(numberIn(given, 'bodyFatPctForKatch')));

const wholeDay =
  (bmr: (given: JsonObject) => Kcal) =>
  (given: JsonObject): Kcal =>
    totalDailyEnergyExpenditure(bmr(given), choiceIn(given, 'activityLevel', ACTIVITY_LEVELS));

export const energyKind: Kind = {
  bmrMifflin: from(within(1), resting(mifflinStJeor)),
  tdeeMifflin: from(within(2), wholeDay(resting(mifflinStJeor))),
  bmrKatchMcArdle: from(within(1), katch),
  tdeeKatchMcArdle: from(within(2), wholeDay(katch)),
  bmrHarrisBenedictRevised: from(within(0.001), resting(harrisBenedictRevised)),
};

export const requirementKind: Kind = {
  eerKcal: from(within(0.01), (given) =>
    estimatedEnergyRequirement(
      kg(numberIn(given, 'weightKg')),
      cm(numberIn(given, 'heightCm')),
      years(numberIn(given, 'ageYears')),
      choiceIn(given, 'sex', GENDERS),
      choiceIn(given, 'activityCategory', ACTIVITY_CATEGORIES),
    ),
  ),
};

const gramsOf = (nutrient: Macronutrient): Quantity =>
  from(printedTo(0), (given) => {
    const target = kcal(numberIn(given, 'calories'));
    return macroGrams(target, choiceIn(given, 'plan', MACRO_PLAN_KEYS))[nutrient];
  });

export const macroKind: Kind = {
  protein: gramsOf('protein'),
  carbs: gramsOf('carbs'),
  fat: gramsOf('fat'),
};
