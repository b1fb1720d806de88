import type { HomeBmiKey } from '@evenscale/formulas/bmi';
import type { ActivityLevel } from '@evenscale/formulas/energy';
import type { Macronutrient } from '@evenscale/formulas/macros';

/** The words of the tables with figures from the formulas. */

export const activityWords: Readonly<
  Record<ActivityLevel, { readonly name: string; readonly week: string }>
> = {
  sedentary: { name: 'Sedentary', week: 'Sitting or lying down nearly all day, with very little walking' },
  lightlyActive: {
    name: 'Lightly active',
    week: 'A desk job or days at home with ordinary walking and chores, or light exercise on 1–3 days',
  },
  moderatelyActive: {
    name: 'Moderately active',
    week: 'A desk job or days at home plus exercise on 3–5 days, or a day on your feet',
  },
  veryActive: { name: 'Very active', week: 'Hard exercise on 6–7 days, or a physical job' },
  superActive: { name: 'Super active', week: 'A physical job plus training, or training twice a day' },
};

export const bmiWords: Readonly<Record<HomeBmiKey, string>> = {
  underweight: 'Underweight',
  normal: 'Normal weight',
  overweight: 'Overweight',
  obese: 'Obesity',
};

export const nutrientWords: Readonly<Record<Macronutrient, string>> = {
  protein: 'Protein',
  carbs: 'Carbohydrate',
  fat: 'Fat',
};

export const captions = {
  activity:
    'The five levels of our calculators. The multiplier turns resting energy into the energy of the day.',
  needsWomen:
    'Women of 5 ft 4 in (163 cm) and 126 lb (57 kg): calories a day that keep weight steady. The first number is our calculator’s, rounded to 50. The one in parentheses is the official US estimate.',
  needsMen:
    'Men of 5 ft 10 in (178 cm) and 154 lb (70 kg): calories a day that keep weight steady. The first number is our calculator’s, rounded to 50. The one in parentheses is the official US estimate.',
  bmi: 'BMI categories for adults. Figures in kg/m², as our calculators use them.',
  plans: 'The four plans of our TDEE calculator. Share of the day’s energy from each macronutrient.',
  energy: 'Energy in a gram. The general factors that our calculators use.',
  weightsMetric:
    'Weight by height, in kilograms. The healthy range is a BMI of 18.5 to 24.9, as our calculator prints it.',
  weightsImperial:
    'Weight by height, in pounds. The healthy range is a BMI of 18.5 to 24.9, as our calculator prints it.',
} as const;
