/** Amounts in the cells of tables → kilograms, kilocalories, centimeters and percent. */
import { POUNDS_PER_STONE } from '@evenscale/formulas/units';
import { weightOf } from '#person/entry/measure-text.ts';
import { converted, unitIn, type UnitsOf, type ValueKind } from './file-units.ts';

export type DecimalSign = '.' | ',';

/** The number format of a file; the unit is `null` until it's known. */
interface AmountForm {
  readonly decimalSign: DecimalSign;
  readonly unit: UnitsOf[ValueKind] | null;
}

/** A value, or why there is none: the cell is empty, isn't a number, or its unit is unknown. */
type AmountReading = number | 'empty' | 'notANumber' | 'noUnit';

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

const STONE = /^(\d+) ?st(?:ones?)?[ ,]*(?:(\d[\d.,]*) ?(?:lbs?|pounds?)?)?$/iu;

/** Stone and pounds without units: "12-6", "12 6", "12/6". */
const BARE_STONE = /^(\d+) ?[-–/: ] ?(\d{1,2}(?:[.,]\d+)?)$/u;

const numberPart = (text: string): string => text.replace(/\s*(?:\p{L}+\.?|["″%])$/u, '');

function stoneReading(text: string, { decimalSign, unit }: AmountForm): AmountReading | null {
  const [, stone, pounds = '0'] = STONE.exec(text) ?? (unit === 'st' ? BARE_STONE.exec(text) : null) ?? [];
  if (stone === undefined) return null;
  const rest = readNumber(pounds, decimalSign);
  return rest === null ? 'notANumber' : weightOf(Number(stone) * POUNDS_PER_STONE + rest, 'lb').kilograms;
}

/** An amount; a unit in the cell overrides the column's. */
export function readAmount(kind: ValueKind, cell: string, form: AmountForm): AmountReading {
  const text = cell.trim();
  const stone = kind === 'weight' ? stoneReading(text, form) : null;
  if (stone !== null) return stone;
  if (EMPTY.test(text)) return 'empty';
  const own = unitIn(kind, text);
  const amount = readNumber(own ? numberPart(text) : text, form.decimalSign);
  if (amount === null) return 'notANumber';
  return converted(kind, amount, own ?? form.unit ?? '') ?? 'noUnit';
}

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
  const digits = numberPart(cell.trim()).replace(SPACES, '');
  const { last, decimals = '' } = LAST_SIGN.exec(digits)?.groups ?? {};
  return last === '.' || last === ',' ? detectSign(digits, last, decimals, isEnergy) : null;
}
