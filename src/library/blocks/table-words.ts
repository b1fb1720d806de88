import type { HomeBmiKey } from '#formulas/bmi-bands.ts';
import type { ActivityLevel } from '#formulas/energy.ts';
import type { MacroPlan, Macronutrient } from '#formulas/macros.ts';

/** The words of the tables whose figures come from the formulas. */

export const activityWords: Readonly<
  Record<ActivityLevel, { readonly name: string; readonly week: string }>
> = {
  sedentary: { name: 'Sedentary', week: 'Little or no exercise, and sitting for most of the day' },
  lightlyActive: { name: 'Lightly active', week: 'Light exercise on 1–3 days, or a daily walk' },
  moderatelyActive: { name: 'Moderately active', week: 'Exercise on 3–5 days, or work on your feet' },
  veryActive: { name: 'Very active', week: 'Hard exercise on 6–7 days, or physical work' },
  superActive: { name: 'Super active', week: 'Physical work and training, or training twice a day' },
};

export const bmiWords: Readonly<Record<HomeBmiKey, string>> = {
  underweight: 'Underweight',
  normal: 'Normal weight',
  overweight: 'Overweight',
  obese: 'Obesity',
};

export const planWords: Readonly<Record<MacroPlan, string>> = {
  balanced: 'Balanced',
  lowCarb: 'Low carb',
  highProtein: 'High protein',
  ketogenic: 'Ketogenic',
};

export const nutrientWords: Readonly<Record<Macronutrient, string>> = {
  protein: 'Protein',
  carbs: 'Carbohydrate',
  fat: 'Fat',
};

export const captions = {
  activity:
    'The five levels of our calculators. The multiplier turns resting energy into the energy of the day.',
  bmi: 'BMI categories for adults. Figures in kg/m², as our calculators use them.',
  plans: 'The four plans of our TDEE calculator. Share of the day’s energy from each macronutrient.',
  energy: 'Energy in a gram. The general factors that our calculators use.',
  weightsMetric: 'Weight by height, in kilograms. A healthy weight is a BMI of 18.5 to 24.9.',
  weightsImperial: 'Weight by height, in pounds. A healthy weight is a BMI of 18.5 to 24.9.',
} as const;
