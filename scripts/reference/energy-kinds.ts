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
import { input } from './body-kinds.ts';
import { choiceIn, numberIn } from './case-file.ts';
import type { ReferenceCase } from './case-file.ts';
import { printedTo, within } from './comparison.ts';
import type { Kind, Quantity } from './run-file.ts';

const resting =
  (method: typeof mifflinStJeor) =>
  (reference: ReferenceCase): Kcal => {
    const given = input(reference);
    return method(
      kg(numberIn(given, 'weightKg')),
      cm(numberIn(given, 'heightCm')),
      years(numberIn(given, 'age')),
      choiceIn(given, 'sex', GENDERS),
    );
  };

function katch(reference: ReferenceCase): Kcal {
  const given = input(reference);
  return katchMcArdle(kg(numberIn(given, 'weightKg')), percent(numberIn(given, 'bodyFatPctForKatch')));
}

const wholeDay =
  (bmr: (reference: ReferenceCase) => Kcal) =>
  (reference: ReferenceCase): Kcal =>
    totalDailyEnergyExpenditure(bmr(reference), choiceIn(input(reference), 'activityLevel', ACTIVITY_LEVELS));

export const energyKind: Kind = {
  bmrMifflin: { tolerance: within(1), actual: resting(mifflinStJeor) },
  tdeeMifflin: { tolerance: within(2), actual: wholeDay(resting(mifflinStJeor)) },
  bmrKatchMcArdle: { tolerance: within(1), actual: katch },
  tdeeKatchMcArdle: { tolerance: within(2), actual: wholeDay(katch) },
  bmrHarrisBenedictRevised: { tolerance: within(0.001), actual: resting(harrisBenedictRevised) },
};

export const requirementKind: Kind = {
  eerKcal: {
    tolerance: within(0.01),
    actual: (reference) => {
      const given = input(reference);
      return estimatedEnergyRequirement(
        kg(numberIn(given, 'weightKg')),
        cm(numberIn(given, 'heightCm')),
        years(numberIn(given, 'ageYears')),
        choiceIn(given, 'sex', GENDERS),
        choiceIn(given, 'activityCategory', ACTIVITY_CATEGORIES),
      );
    },
  },
};

const gramsOf = (nutrient: Macronutrient): Quantity => ({
  tolerance: printedTo(0),
  actual: (reference) => {
    const given = input(reference);
    const target = kcal(numberIn(given, 'calories'));
    return macroGrams(target, choiceIn(given, 'plan', MACRO_PLAN_KEYS))[nutrient];
  },
});

export const macroKind: Kind = {
  protein: gramsOf('protein'),
  carbs: gramsOf('carbs'),
  fat: gramsOf('fat'),
};
