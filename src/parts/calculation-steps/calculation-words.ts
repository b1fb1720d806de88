import type { QuantityName } from '@evenscale/formulas/trace';
import type { CalculationLanguage } from './calculation-text.ts';
import { formatWorked } from './format-calculation.ts';

/** The written names of a formula's variables. */
const writtenNames: Readonly<Record<QuantityName, string>> = {
  stone: 'st',
  pounds: 'lb',
  kilograms: 'kg',
  leanKilograms: 'lean kg',
  feet: 'ft',
  inches: 'in',
  metres: 'm',
  centimetres: 'cm',
  age: 'age',
  bmi: 'BMI',
  bodyFat: 'body fat %',
  bmr: 'BMR',
  tdee: 'TDEE',
  maintenance: 'maintenance',
  target: 'target',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
  difference: 'difference',
  trainingDays: 'training days',
  restDays: 'rest days',
};

/** Their spoken names. */
const spokenNames: Readonly<Record<QuantityName, string>> = {
  ...writtenNames,
  stone: 'stone',
  pounds: 'pounds',
  kilograms: 'kilograms',
  leanKilograms: 'lean kilograms',
  feet: 'feet',
  inches: 'inches',
  metres: 'meters',
  centimetres: 'centimeters',
  bodyFat: 'body fat percentage',
};

/** Written signs; a line may break before a sign, not after it. */
export const written: CalculationLanguage = {
  names: writtenNames,
  same: '=',
  rounded: '≈',
  plus: ' +\u00a0',
  minus: ' −\u00a0',
  times: ' ×\u00a0',
  over: ' ÷\u00a0',
  squared: '²',
  open: '(',
  close: ')',
};

/** Spoken signs. */
export const spoken: CalculationLanguage = {
  names: spokenNames,
  same: 'equals',
  rounded: 'is about',
  plus: ' plus ',
  minus: ' minus ',
  times: ' times ',
  over: ' divided by ',
  squared: ' squared',
  open: 'open parenthesis ',
  close: ' close parenthesis',
};

/** Shown if a calculation goes beyond the figure's limits. */
export const boundText = {
  atLeast: (bound: number) => `less than ${formatWorked(bound)}, so`,
  atMost: (bound: number) => `more than ${formatWorked(bound)}, so`,
} as const;
