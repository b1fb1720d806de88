import {
  type Centimetres,
  centimetresFromInches,
  cm,
  CM_PER_METRE,
  type HeightUnit,
  inches,
  type Inches,
  INCHES_PER_FOOT,
  inchesFromCentimetres,
  kg,
  KG_PER_POUND,
  type Kilograms,
  kilogramsFromPounds,
  lb,
  OUNCES_PER_POUND,
  type Pounds,
  POUNDS_PER_STONE,
  poundsFromKilograms,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { HEAVIEST, TALLEST } from '#person/limits.ts';
import { normalizeText, NUMBER_PATTERN, readDigits, TOO_LARGE, type NumberProblem } from './number-text.ts';

/** A body weight in both units. The typed unit's value is exact, not converted. */
export interface Weight {
  readonly kilograms: Kilograms;
  readonly pounds: Pounds;
}

/** A height in both units, from the typed one. */
export interface Height {
  readonly centimetres: Centimetres;
  readonly inches: Inches;
}

/** A parsed value with the unit of the text, so that a view can show how it was read. */
export type Reading<Value, Unit> =
  | { readonly ok: true; readonly value: Value; readonly unit: Unit; readonly amount: number }
  | { readonly ok: false; readonly problem: NumberProblem };

const number = `(${NUMBER_PATTERN})`;
const pattern = (body: string): RegExp => new RegExp(`^${body}$`, 'u');
const BARE = pattern(number);

const WEIGHT_PATTERNS: readonly (readonly [WeightUnit, RegExp])[] = [
  ['kg', pattern(`${number} ?(?:kgs?|kilos?|kilogram(?:me)?s?)`)],
  ['lb', pattern(`${number} ?(?:lbs?|pounds?)(?: ?${number} ?(?:oz|ounces?))?`)],
  ['st', pattern(`${number} ?(?:st|stones?)(?: ?${number} ?(?:lbs?|pounds?)?)?`)],
];

const HEIGHT_PATTERNS: readonly (readonly [HeightUnit, RegExp])[] = [
  ['cm', pattern(`${number} ?(?:cms?|centimet(?:re|er)s?)`)],
  ['m', pattern(`${number} ?(?:m|met(?:re|er)s?)(?: ?(\\d{1,2})(?: ?(?:cms?|centimet(?:re|er)s?))?)?`)],
  ['in', pattern(`${number} ?(?:in|inch(?:es)?|")`)],
  ['ft', pattern(`${number} ?(?:ft|foot|feet|')(?: ?${number} ?(?:in|inch(?:es)?|")?)?`)],
];

/** How many of the small unit make one of the large, where two numbers were typed (11 st 4, 55 lb 3 oz, 5'11", 1 m 75). */
const SMALL_PER_LARGE: Partial<Record<WeightUnit | HeightUnit, number>> = {
  st: POUNDS_PER_STONE,
  lb: OUNCES_PER_POUND,
  ft: INCHES_PER_FOOT,
  m: CM_PER_METRE,
};

type Amount<Unit> =
  | { readonly ok: true; readonly unit: Unit; readonly amount: number }
  | { readonly ok: false; readonly problem: NumberProblem };

/** The least weight for which 1.100 is read as a decimal; below that, it is 1,100 of the unit. */
const LIGHTEST_DECIMAL: Partial<Record<WeightUnit | HeightUnit, number>> = { kg: 20, lb: 20 / KG_PER_POUND };

/** Finds the unit whose pattern matches the text; bare numbers are in the field's own unit. */
function findUnit<Unit>(
  text: string,
  fieldUnit: Unit,
  patterns: readonly (readonly [Unit, RegExp])[],
): readonly [Unit, RegExpExecArray] | null {
  for (const [unit, body] of [[fieldUnit, BARE] as const, ...patterns]) {
    const match = body.exec(text);
    if (match) return [unit, match];
  }
  return null;
}

/** 5 ft 30: the small unit reaches the large one. 0 ft 69 is a total in inches. */
const isOverflow = (large: string, small: string, perLarge: number): boolean =>
  readDigits(large) > 0 && readDigits(small) >= perLarge;

function readAmount<Unit extends WeightUnit | HeightUnit>(
  text: string,
  fieldUnit: Unit,
  patterns: readonly (readonly [Unit, RegExp])[],
): Amount<Unit> {
  const plain = normalizeText(text);
  if (plain === '') return { ok: false, problem: 'missing' };
  const found = findUnit(plain.replace(/^[+-] ?/u, ''), fieldUnit, patterns);
  if (!found) return { ok: false, problem: 'notANumber' };
  if (plain.startsWith('-')) return { ok: false, problem: 'negative' };
  const [unit, [, large = '', small = '0']] = found;
  const perLarge = SMALL_PER_LARGE[unit] ?? Infinity;
  if (isOverflow(large, small, perLarge)) return { ok: false, problem: 'smallUnit' };
  const amount =
    readDigits(large, (decimal) => decimal >= (LIGHTEST_DECIMAL[unit] ?? 0)) + readDigits(small) / perLarge;
  if (amount >= TOO_LARGE) return { ok: false, problem: 'tooLarge' };
  return amount > 0 ? { ok: true, unit, amount } : { ok: false, problem: 'notPositive' };
}

/** A weight of `amount` in `unit`, in kilograms and pounds. */
export function weightOf(amount: number, unit: WeightUnit): Weight {
  if (unit === 'kg') return { kilograms: kg(amount), pounds: poundsFromKilograms(kg(amount)) };
  const pounds = lb(unit === 'st' ? amount * POUNDS_PER_STONE : amount);
  return { kilograms: kilogramsFromPounds(pounds), pounds };
}

/** A height of `amount` in `unit`, in centimetres and inches. */
export function heightOf(amount: number, unit: HeightUnit): Height {
  if (unit === 'cm' || unit === 'm') {
    const centimetres = cm(unit === 'm' ? amount * CM_PER_METRE : amount);
    return { centimetres, inches: inchesFromCentimetres(centimetres) };
  }
  const total = inches(unit === 'ft' ? amount * INCHES_PER_FOOT : amount);
  return { centimetres: centimetresFromInches(total), inches: total };
}

/** Reads a weight; a bare number is in the field's own unit, a written unit overrides it. */
export function parseWeightText(text: string, fieldUnit: WeightUnit): Reading<Weight, WeightUnit> {
  const amount = readAmount(text, fieldUnit, WEIGHT_PATTERNS);
  if (!amount.ok) return amount;
  const value = weightOf(amount.amount, amount.unit);
  return value.kilograms > HEAVIEST ? { ok: false, problem: 'tooLarge' } : { ...amount, value };
}

/** True for stone with decimals, as in 11.5: it might be meant as 11 st 5, so the field says how it was read. */
export const isDecimalStone = (text: string): boolean => /^\d+[.,]\d/u.test(normalizeText(text));

/** Whether a bare number in the centimeter field is read as meters. */
export const isMetres = (amount: number): boolean => amount >= 1.2 && amount <= 2.5;

const bareAmount = (text: string): number => readDigits(BARE.exec(normalizeText(text))?.[1] ?? '');

/**
 * Reads a height; a bare number is in the field's own unit, a written unit overrides it, and 1.75 in the centimeter
 * field is meters.
 */
export function parseHeightText(text: string, fieldUnit: HeightUnit): Reading<Height, HeightUnit> {
  const unit = fieldUnit === 'cm' && isMetres(bareAmount(text)) ? 'm' : fieldUnit;
  const amount = readAmount(text, unit, HEIGHT_PATTERNS);
  if (!amount.ok) return amount;
  const value = heightOf(amount.amount, amount.unit);
  return value.centimetres > TALLEST ? { ok: false, problem: 'tooLarge' } : { ...amount, value };
}
