import type { QuantityName } from '@evenscale/formulas/trace';
import type { SumLanguage } from './calculation-text.ts';
import { formatWorked } from './format-calculation.ts';

/** What the numbers of a formula are called in writing. */
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
};

/** What they are called when they are spoken. */
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

/** Signs as they are written; a line may break before a sign, not after it. */
export const written: SumLanguage = {
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

/** Signs as they are spoken. */
export const spoken: SumLanguage = {
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

/** Said where a sum leads beyond what the figure may be. */
export const boundText = {
  atLeast: (bound: number) => `less than ${formatWorked(bound)}, so`,
  atMost: (bound: number) => `more than ${formatWorked(bound)}, so`,
} as const;
