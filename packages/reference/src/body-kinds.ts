/** Body mass index, its categories and scales, ideal weight and estimated body fat. */
import {
  bodyMassIndex,
  bodyMassIndexImperial,
  classify,
  HOME_BMI_BANDS,
  HOME_BMI_SCALE,
  idealWeightRange,
  scalePosition,
  TDEE_BMI_BANDS,
  TDEE_BMI_SCALE,
} from '@evenscale/formulas/bmi';
import { estimatedBodyFat } from '@evenscale/formulas/body-composition';
import { GENDERS } from '@evenscale/formulas/energy';
import {
  bmiValue,
  type BodyMassIndex,
  type Centimetres,
  centimetresFromInches,
  cm,
  inches,
  kg,
  type Kilograms,
  kilogramsFromPounds,
  lb,
  years,
} from '@evenscale/formulas/units';
import { choiceIn, numberIn, type JsonObject } from './case-file.ts';
import { exact, printedTo, relative, within } from './comparison.ts';
import { from, type Kind, type Quantity } from './quantity.ts';

const UNITS = ['metric', 'imperial'] as const;

function isImperial(given: JsonObject): boolean {
  return choiceIn(given, 'units', UNITS) === 'imperial';
}

export function weightOf(given: JsonObject): Kilograms {
  const weight = numberIn(given, 'weight');
  return isImperial(given) ? kilogramsFromPounds(lb(weight)) : kg(weight);
}

export function heightOf(given: JsonObject): Centimetres {
  const height = numberIn(given, 'height');
  return isImperial(given) ? centimetresFromInches(inches(height)) : cm(height);
}

/** As on the site: pounds and inches with the published factor of 703. */
export function indexOf(given: JsonObject): BodyMassIndex {
  return isImperial(given)
    ? bodyMassIndexImperial(lb(numberIn(given, 'weight')), inches(numberIn(given, 'height')))
    : bodyMassIndex(weightOf(given), heightOf(given));
}

function convertedIndexOf(given: JsonObject): BodyMassIndex {
  return bodyMassIndex(weightOf(given), heightOf(given));
}

const idealRange = from(printedTo(1), (given) => idealWeightRange(heightOf(given)));

const fromIndex = (tolerance: Quantity['tolerance'], of: (bmi: BodyMassIndex) => unknown): Quantity =>
  from(tolerance, (given) => of(indexOf(given)));

const fromConvertedIndex = (
  tolerance: Quantity['tolerance'],
  of: (bmi: BodyMassIndex) => unknown,
): Quantity => from(tolerance, (given) => of(convertedIndexOf(given)));

export const bmiKind: Kind = {
  bmi: fromIndex(relative(1e-9), (bmi) => bmi),
  bmi1dp: fromIndex(printedTo(1), (bmi) => bmi),
  bmiWhole: fromIndex(printedTo(0), (bmi) => bmi),
  bmiByExactConversion1dp: fromConvertedIndex(printedTo(1), (bmi) => bmi),
  idealWeightRange: idealRange,
  idealWeightRangeKg: idealRange,
  homeCategory: fromIndex(exact, (bmi) => classify(HOME_BMI_BANDS, bmi).label),
  tdeeLabel: fromIndex(exact, (bmi) => classify(TDEE_BMI_BANDS, bmi).label),
  tdeeLabelByExactConversion: fromConvertedIndex(exact, (bmi) => classify(TDEE_BMI_BANDS, bmi).label),
  homeMarkerPct: fromIndex(within(0.01), (bmi) => scalePosition(HOME_BMI_SCALE, bmi)),
  tdeeProgressPct: fromIndex(within(0.01), (bmi) => scalePosition(TDEE_BMI_SCALE, bmi)),
};

/** At a height of 200 cm the BMI is exact in binary. */
export const boundaryKind: Kind = { ...bmiKind, bmi: fromIndex(exact, (bmi) => bmi) };

export const bodyFatKind: Kind = {
  bodyFatPct: from(within(0.01), (given) => {
    const age = years(numberIn(given, 'age'));
    return estimatedBodyFat(bmiValue(numberIn(given, 'bmi')), age, choiceIn(given, 'sex', GENDERS));
  }),
};
