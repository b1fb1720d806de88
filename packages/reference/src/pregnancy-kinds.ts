/** Weight gain during pregnancy: the guideline and the range of a week. */
import {
  bodyMassIndex,
  classify,
  HOME_BMI_BANDS,
  type HomeBmiKey,
  type WeightRange,
} from '@evenscale/formulas/bmi';
import { gainRange, totalGain } from '@evenscale/formulas/pregnancy';
import { type BodyMassIndex, cm, kg, weeks } from '@evenscale/formulas/units';
import { numberIn, type JsonObject } from './case-file.ts';
import { exact, within } from './comparison.ts';
import { from, type Kind, type Quantity } from './quantity.ts';

/** The file's names of the categories. */
const NAMES: Readonly<Record<HomeBmiKey, string>> = {
  underweight: 'under',
  normal: 'normal',
  overweight: 'over',
  obese: 'obese',
};

const indexBefore = (given: JsonObject): BodyMassIndex =>
  bodyMassIndex(kg(numberIn(given, 'weightBefore')), cm(numberIn(given, 'height')));

const categoryOf = (given: JsonObject): HomeBmiKey => classify(HOME_BMI_BANDS, indexBefore(given)).key;

const isTwins = (given: JsonObject): boolean => given['twins'] === true;

/** Null where there's no guideline. */
const total = (end: keyof WeightRange): Quantity =>
  from(exact, (given) => totalGain(categoryOf(given), isTwins(given))?.metric[end] ?? null);

const inWeek = (end: keyof WeightRange): Quantity =>
  from(
    within(1e-9),
    (given) => gainRange(categoryOf(given), weeks(numberIn(given, 'week')), isTwins(given))?.[end] ?? null,
  );

export const pregnancyKind: Kind = {
  category: from(exact, (given) => NAMES[categoryOf(given)]),
  bmi: from(within(1e-9), indexBefore),
  totalMin: total('min'),
  totalMax: total('max'),
  weekMin: inWeek('min'),
  weekMax: inWeek('max'),
};
