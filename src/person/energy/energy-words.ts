import type { CalorieTargetKey } from '@evenscale/formulas/energy';
import type { Macronutrient, MacroPlan } from '@evenscale/formulas/macros';

/** The seven targets. The TDEE calculator has its own copy: importing this one would cost its first load a request. */
export const targetNames: Readonly<Record<CalorieTargetKey, string>> = {
  extremeLoss: 'Extreme loss',
  loss: 'Loss',
  mildLoss: 'Mild loss',
  maintain: 'Maintain',
  mildGain: 'Mild gain',
  gain: 'Gain',
  extremeGain: 'Extreme gain',
};

export const planNames: Readonly<Record<MacroPlan, string>> = {
  balanced: 'Balanced',
  lowCarb: 'Low carb',
  highProtein: 'High protein',
  ketogenic: 'Ketogenic',
};

export const nutrientNames: Readonly<Record<Macronutrient, string>> = {
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
};
