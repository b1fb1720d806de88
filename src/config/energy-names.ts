/** Names of the calorie targets, from the largest loss to the largest gain, and of a plan's calories. */
export const targetNames = {
  extremeLoss: 'Extreme loss',
  loss: 'Loss',
  mildLoss: 'Mild loss',
  maintain: 'Maintain',
  mildGain: 'Mild gain',
  gain: 'Gain',
  extremeGain: 'Extreme gain',
  plan: 'From a plan',
} as const;

/** Names of the macro plans. */
export const planNames = {
  balanced: 'Balanced',
  lowCarb: 'Low carb',
  highProtein: 'High protein',
  ketogenic: 'Ketogenic',
} as const;

/** Name of the visitor's custom split, listed with the plans. */
export const ownSplitName = 'Your own';

/** Names of the macronutrients, short enough for a table. */
export const nutrientNames = {
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
} as const;
