/** Amounts in files → kilograms, kilocalories, centimeters and percent. */
import { type EnergyUnit, POUNDS_PER_STONE, type WeightUnit } from '@evenscale/formulas/units';
import { kilocaloriesFrom } from '#person/energy/format-energy.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';

export type DecimalSign = '.' | ',';

/** The number format of a file; the unit is `null` until it's known. */
interface AmountForm<Unit> {
  readonly decimalSign: DecimalSign;
  readonly unit: Unit | null;
}

/** A value, or why there is none: the cell is empty, isn't a number, or its unit is unknown. */
export type AmountReading = number | 'empty' | 'notANumber' | 'noUnit';

/** A cell without a value. */
export const EMPTY = /^(?:|-+|–|—|\.|n\/?a|nan|null|none)$/iu;
/** What separates thousands: "12 6" isn’t a number. */
const SPACES = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/gu;
const FORMS: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d+)?$/iu,
  ',': /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?(?:e[+-]?\d+)?$/iu,
};

function readNumber(text: string, sign: DecimalSign): number | null {
  const digits = text.replace(SPACES, '');
  if (!FORMS[sign].test(digits)) return null;
  const number = Number(digits.replaceAll(sign === '.' ? ',' : '.', '').replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

type UnitPatterns<Unit> = readonly (readonly [RegExp, Unit])[];

const WEIGHT_UNITS: UnitPatterns<WeightUnit> = [
  [/(?<!\p{L})(?:kgs?|kilos?|kilograms?|kilogramm)\.?$/iu, 'kg'],
  [/(?<!\p{L})(?:lbs?|pounds?)\.?$/iu, 'lb'],
  [/(?<!\p{L})(?:st|stones?)\.?$/iu, 'st'],
];
const ENERGY_UNITS: UnitPatterns<EnergyUnit> = [
  [/(?<!\p{L})(?:kj|kilojoules?)\.?$/iu, 'kJ'],
  [/(?<!\p{L})(?:kcals?|kilocalories?|calories?|cals?|kalorien|calor[ií]as)\.?$/iu, 'kcal'],
];
const WAIST_UNITS: UnitPatterns<WaistInput> = [
  [/(?<!\p{L})(?:cms?|centimet(?:er|re)s?|zentimeter)\.?$/iu, 'cm'],
  [/(?:(?<!\p{L})(?:in|inch(?:es)?|zoll)\.?|["″])$/iu, 'in'],
];
const STONE = /^(\d+) ?st(?:ones?)?[ ,]*(?:(\d[\d.,]*) ?(?:lbs?|pounds?)?)?$/iu;

/** Stone and pounds without units: "12-6", "12 6", "12/6". */
const BARE_STONE = /^(\d+) ?[-–/: ] ?(\d{1,2}(?:[.,]\d+)?)$/u;

const unitIn = <Unit>(text: string, units: UnitPatterns<Unit>): Unit | null =>
  units.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The unit of weight at the end of a text. */
export const weightUnitIn = (text: string): WeightUnit | null => unitIn(text, WEIGHT_UNITS);

/** The unit of a waist at the end of a text. */
export const waistUnitIn = (text: string): WaistInput | null => unitIn(text, WAIST_UNITS);

/** The unit of energy at the end of a text. */
export const energyUnitIn = (text: string): EnergyUnit | null => unitIn(text, ENERGY_UNITS);

const withoutUnit = (text: string): string => text.replace(/\s*(?:\p{L}+\.?|["″%])$/u, '');

/** Kilograms from an amount in a unit. */
export const kilogramsFrom = (amount: number, unit: WeightUnit): number => weightOf(amount, unit).kilograms;

function stoneReading(text: string, sign: DecimalSign, isStone: boolean): AmountReading | null {
  const [, stone, pounds = '0'] = STONE.exec(text) ?? (isStone ? BARE_STONE.exec(text) : null) ?? [];
  if (stone === undefined) return null;
  const rest = readNumber(pounds, sign);
  return rest === null ? 'notANumber' : kilogramsFrom(Number(stone) * POUNDS_PER_STONE + rest, 'lb');
}

function readAmount<Unit>(
  text: string,
  { decimalSign, unit }: AmountForm<Unit>,
  units: UnitPatterns<Unit>,
  convert: (amount: number, unit: Unit) => number,
): AmountReading {
  if (EMPTY.test(text)) return 'empty';
  const own = unitIn(text, units);
  const amount = readNumber(own ? withoutUnit(text) : text, decimalSign);
  if (amount === null) return 'notANumber';
  const effective = own ?? unit;
  return effective ? convert(amount, effective) : 'noUnit';
}

/** A weight in kg; a unit in the cell overrides the column's. */
export const readWeight = (cell: string, form: AmountForm<WeightUnit>): AmountReading =>
  stoneReading(cell.trim(), form.decimalSign, form.unit === 'st') ??
  readAmount(cell.trim(), form, WEIGHT_UNITS, kilogramsFrom);

/** An energy in kcal; a unit in the cell overrides the column's. */
export const readEnergy = (cell: string, form: AmountForm<EnergyUnit>): AmountReading =>
  readAmount(cell.trim(), form, ENERGY_UNITS, kilocaloriesFrom);

/** A waist in cm; a unit in the cell overrides the column's. */
export const readWaist = (cell: string, form: AmountForm<WaistInput>): AmountReading =>
  readAmount(cell.trim(), form, WAIST_UNITS, (amount, unit) => heightOf(amount, unit).centimetres);

/** A percentage of the body, with or without its sign. Spreadsheets and Apple keep 22% as 0.22. */
export const percentFrom = (amount: number): number => (amount > 0 && amount < 1 ? amount * 100 : amount);

/** A percentage of the body. */
export const readPercent = (cell: string, decimalSign: DecimalSign): AmountReading =>
  readAmount(cell.trim().replace(/\s*%$/u, ''), { decimalSign, unit: '%' }, [], percentFrom);

/** A decimal sign, and whether it is only likely: 2.150 kcal is probably two thousand. */
interface SeenSign {
  readonly sign: DecimalSign;
  readonly isWeak: boolean;
}

const LAST_SIGN = /(?<last>[.,])(?<decimals>\d*)$/u;
const OTHER: Readonly<Record<DecimalSign, DecimalSign>> = { '.': ',', ',': '.' };

/** What the last separator of a number with these decimals shows. */
function detectSign(digits: string, sign: DecimalSign, decimals: string, isEnergy: boolean): SeenSign | null {
  const other = OTHER[sign];
  if (digits.split(sign).length > 2) return { sign: other, isWeak: false };
  if (digits.includes(other) || decimals.length !== 3) return { sign, isWeak: false };
  // Nobody weighs 80,125 of anything.
  if (!isEnergy) return { sign, isWeak: true };
  return /^\d{1,2}[.,]/u.test(digits) ? { sign: other, isWeak: true } : null;
}

/** Which separator is the decimal sign, judging from one number. */
export function decimalSignOf(cell: string, isEnergy: boolean): SeenSign | null {
  const digits = withoutUnit(cell.trim()).replace(SPACES, '');
  const { last, decimals = '' } = LAST_SIGN.exec(digits)?.groups ?? {};
  return last === '.' || last === ',' ? detectSign(digits, last, decimals, isEnergy) : null;
}
