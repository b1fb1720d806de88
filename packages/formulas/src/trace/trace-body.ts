/** Formulas for body measures, each with the steps of its calculation. */
import {
  HEALTHY_BMI,
  IMPERIAL_BMI_FACTOR,
  bodyMassIndex,
  bodyMassIndexImperial,
  idealWeightRange,
  idealWeightRangeImperial,
} from '../bmi/bmi.ts';
import { DEURENBERG, estimatedBodyFat } from '../body-composition/body-fat.ts';
import type { Gender } from '../energy/energy.ts';
import { atLeast, atMost, fixed, given, product, quotient, square, sum, traced } from './trace.ts';
import type { QuantityName, Term, Trace } from './trace.ts';
import {
  CM_PER_INCH,
  CM_PER_METRE,
  KG_PER_POUND,
  centimetresFromInches,
  inchesFromCentimetres,
  kilogramsFromPounds,
  poundsFromKilograms,
} from '../units.ts';
import type {
  BodyMassIndex,
  Centimetres,
  Inches,
  Kilograms,
  Percent,
  Pounds,
  Quantity,
  Years,
} from '../units.ts';

/** Both ends of a range, each with its calculation. */
export interface TracedRange<Value extends number> {
  readonly min: Trace<Value>;
  readonly max: Trace<Value>;
}

const squareMetres = (height: Centimetres): Term =>
  square(quotient(given('centimetres', height), fixed(CM_PER_METRE)));

const squareOverFactor = (height: Inches): Term =>
  quotient(square(given('inches', height)), fixed(IMPERIAL_BMI_FACTOR));

const lowest = (square: Term): Term => product(fixed(HEALTHY_BMI.min), square);
const highest = (square: Term): Term => product(fixed(HEALTHY_BMI.max), square);

/**
 * A measure that was entered as two numbers, in its small unit: 11 stone and 4 pounds as 158 pounds.
 *
 * @param total - the measure in its small unit, 0 or more
 * @param names - names of the two numbers, the larger unit first
 * @param perLarge - how many of the small unit make one of the large (no unit)
 * @returns the total, not rounded, and its calculation from whole large units and the rest
 * @throws never
 * @source 1 st = 14 lb and 1 ft = 12 in, by definition
 * @example tracedPair(lb(158), ['stone', 'pounds'], 14).term.parts[1].value // 4
 */
export function tracedPair<Unit extends string>(
  total: Quantity<Unit>,
  names: readonly [large: QuantityName, small: QuantityName],
  perLarge: number,
): Trace<Quantity<Unit>> {
  const whole = product(given(names[0], Math.floor(total / perLarge)), fixed(perLarge));
  return traced(total, sum(whole, given(names[1], total - whole.value)));
}

/**
 * Pounds to kilograms, with the calculation.
 *
 * @param weight - mass in lb, above 0
 * @returns what `kilogramsFromPounds` returns, in kg, not rounded, and its calculation
 * @throws never for a weight up to 1e300 lb
 * @source NIST Special Publication 811 (2008): 1 lb = 0.45359237 kg, here rounded to 0.453592 kg
 * @example tracedKilograms(lb(200)).value // 90.7184
 */
export function tracedKilograms(weight: Pounds): Trace<Kilograms> {
  return traced(kilogramsFromPounds(weight), product(given('pounds', weight), fixed(KG_PER_POUND)));
}

/**
 * Kilograms to pounds, with the calculation.
 *
 * @param weight - mass in kg, above 0
 * @returns what `poundsFromKilograms` returns, in lb, not rounded, and its calculation
 * @throws never for a weight up to 1e300 kg
 * @source NIST Special Publication 811 (2008): 1 lb = 0.45359237 kg, here rounded to 0.453592 kg
 * @example tracedPounds(kg(45.3592)).value // 100
 */
export function tracedPounds(weight: Kilograms): Trace<Pounds> {
  return traced(poundsFromKilograms(weight), quotient(given('kilograms', weight), fixed(KG_PER_POUND)));
}

/**
 * Inches to centimeters, with the calculation.
 *
 * @param height - length in inches, above 0
 * @returns what `centimetresFromInches` returns, in cm, not rounded, and its calculation
 * @throws never for a height up to 1e300 in
 * @source NIST Special Publication 811 (2008): 1 in = 2.54 cm
 * @example tracedCentimetres(inches(68)).value // 172.72
 */
export function tracedCentimetres(height: Inches): Trace<Centimetres> {
  return traced(centimetresFromInches(height), product(given('inches', height), fixed(CM_PER_INCH)));
}

/**
 * Centimeters to inches, with the calculation.
 *
 * @param height - length in cm, above 0
 * @returns what `inchesFromCentimetres` returns, in inches, not rounded, and its calculation
 * @throws never for a height up to 1e300 cm
 * @source NIST Special Publication 811 (2008): 1 in = 2.54 cm
 * @example tracedInches(cm(177.8)).value // 70
 */
export function tracedInches(height: Centimetres): Trace<Inches> {
  return traced(inchesFromCentimetres(height), quotient(given('centimetres', height), fixed(CM_PER_INCH)));
}

/**
 * Body mass index, with the calculation.
 *
 * @param weight - body mass in kg, above 0
 * @param height - standing height in cm, above 0
 * @returns what `bodyMassIndex` returns, in kg/m², not rounded, and its calculation
 * @throws RangeError for a height of 0 or less, which has no calculation
 * @source Keys et al. 1972, J Chronic Dis 25:329–343
 * @example tracedBodyMassIndex(kg(81), cm(180)).value // 25
 */
export function tracedBodyMassIndex(weight: Kilograms, height: Centimetres): Trace<BodyMassIndex> {
  const index = quotient(given('kilograms', weight), squareMetres(height));
  return traced(bodyMassIndex(weight, height), atMost(Number.MAX_VALUE, index));
}

/**
 * Body mass index from pounds and inches, with the calculation.
 *
 * @param weight - body mass in lb, above 0
 * @param height - standing height in inches, above 0
 * @returns what `bodyMassIndexImperial` returns, in kg/m², not rounded, and its calculation
 * @throws RangeError for a height of 0 or less, which has no calculation
 * @source NHLBI, The Practical Guide, NIH Publication 00-4084 (2000)
 * @example tracedBodyMassIndexImperial(lb(155), inches(58)).value // 32.39149821640904
 */
export function tracedBodyMassIndexImperial(weight: Pounds, height: Inches): Trace<BodyMassIndex> {
  const weightTimesFactor = product(given('pounds', weight), fixed(IMPERIAL_BMI_FACTOR));
  const index = quotient(weightTimesFactor, square(given('inches', height)));
  return traced(bodyMassIndexImperial(weight, height), atMost(Number.MAX_VALUE, index));
}

/**
 * The ideal weight range in kilograms, with its calculations.
 *
 * @param height - standing height in cm, above 0
 * @returns what `idealWeightRange` returns, in kg, not rounded, and the calculation of each end
 * @throws never for a height up to 1e150 cm
 * @source WHO Technical Report Series 894 (2000)
 * @example tracedIdealWeightRange(cm(160)).max.value // 63.744
 */
export function tracedIdealWeightRange(height: Centimetres): TracedRange<Kilograms> {
  const { min, max } = idealWeightRange(height);
  const metres = squareMetres(height);
  return { min: traced(min, lowest(metres)), max: traced(max, highest(metres)) };
}

/**
 * The ideal weight range in pounds, with its calculations.
 *
 * @param height - standing height in inches, above 0
 * @returns what `idealWeightRangeImperial` returns, in lb, not rounded, and the calculation of each end
 * @throws never for a height up to 1e150 in
 * @source WHO Technical Report Series 894 (2000)
 * @example tracedIdealWeightRangeImperial(inches(703)).min.value // 13005.5
 */
export function tracedIdealWeightRangeImperial(height: Inches): TracedRange<Pounds> {
  const { min, max } = idealWeightRangeImperial(height);
  const square = squareOverFactor(height);
  return { min: traced(min, lowest(square)), max: traced(max, highest(square)) };
}

/**
 * Body fat estimated from the body mass index, with the calculation.
 *
 * @param bmi - index in kg/m², 0 or more
 * @param age - completed years, 0–120
 * @param gender - chooses the constant: −16.2 male, −5.4 female
 * @returns what `estimatedBodyFat` returns, in percent of body mass, 0–100, not rounded, and its calculation
 * @throws never
 * @source Deurenberg, Weststrate & Seidell 1991, Br J Nutr 65:105–114
 * @example tracedBodyFat(bmiValue(22), years(18), 'male').value // 14.34
 */
export function tracedBodyFat(bmi: BodyMassIndex, age: Years, gender: Gender): Trace<Percent> {
  const estimate = sum(
    product(fixed(DEURENBERG.perBmi), given('bmi', bmi)),
    product(fixed(DEURENBERG.perYear), given('age', age)),
    fixed(DEURENBERG.constant[gender]),
  );
  return traced(estimatedBodyFat(bmi, age, gender), atMost(100, atLeast(0, estimate)));
}
