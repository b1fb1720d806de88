/** The units of amounts in files, and what an amount in them is in kilograms, kilocalories, centimeters or percent. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { kilocaloriesFrom } from '#person/energy/format-energy.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { DayReading, Refusal } from './text-sink.ts';

/** The units of each kind of amount. */
export interface UnitsOf {
  readonly weight: WeightUnit;
  readonly energy: EnergyUnit;
  readonly waist: WaistInput;
  readonly bodyFat: '%';
}

/** What a file may have amounts of. */
export type ValueKind = keyof UnitsOf;

/** Where a day has an amount. */
export const FIELDS = {
  weight: 'weightKg',
  energy: 'intakeKcal',
  waist: 'waistCm',
  bodyFat: 'bodyFat',
} as const satisfies Record<ValueKind, keyof DayReading>;

const PATTERNS: {
  readonly [Kind in ValueKind]: readonly (readonly [pattern: RegExp, unit: UnitsOf[Kind]])[];
} = {
  weight: [
    [/(?<!\p{L})(?:kgs?|kilos?|kilograms?|kilogramm)\.?$/iu, 'kg'],
    [/(?<!\p{L})(?:lbs?|pounds?)\.?$/iu, 'lb'],
    [/(?<!\p{L})(?:st|stones?)\.?$/iu, 'st'],
  ],
  energy: [
    [/(?<!\p{L})(?:kj|kilojoules?)\.?$/iu, 'kJ'],
    [/(?<!\p{L})(?:kcals?|kilocalories?|calories?|cals?|kalorien|calor[ií]as)\.?$/iu, 'kcal'],
  ],
  waist: [
    [/(?<!\p{L})(?:cms?|centimet(?:er|re)s?|zentimeter)\.?$/iu, 'cm'],
    [/(?:(?<!\p{L})(?:in|inch(?:es)?|zoll)\.?|["″])$/iu, 'in'],
  ],
  bodyFat: [[/%$/u, '%']],
};

/** The unit at the end of a text. */
export function unitIn<Kind extends ValueKind>(kind: Kind, text: string): UnitsOf[Kind] | null {
  const patterns: readonly (readonly [RegExp, UnitsOf[Kind]])[] = PATTERNS[kind];
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

type Convert = (amount: number) => number;

const pounds: Convert = (amount) => weightOf(amount, 'lb').kilograms;
const inches: Convert = (amount) => heightOf(amount, 'in').centimetres;

/** By the units above, those of Apple Health, where Cal is the large calorie, and those of UCUM. */
const CONVERSIONS: Readonly<Record<ValueKind, Readonly<Record<string, Convert>>>> = {
  weight: {
    kg: (amount) => amount,
    g: (amount) => amount / 1000,
    lb: pounds,
    '[lb_av]': pounds,
    st: (amount) => weightOf(amount, 'st').kilograms,
  },
  energy: {
    kcal: (amount) => amount,
    Cal: (amount) => amount,
    cal: (amount) => amount / 1000,
    kJ: (amount) => kilocaloriesFrom(amount, 'kJ'),
  },
  waist: {
    cm: (amount) => amount,
    m: (amount) => amount * 100,
    in: inches,
    '[in_i]': inches,
    ft: (amount) => inches(amount * 12),
  },
  // Spreadsheets and Apple keep 22% as 0.22.
  bodyFat: { '%': (amount) => (amount > 0 && amount < 1 ? amount * 100 : amount) },
};

/** An amount in a unit by its name; `null` for an unknown unit. */
export const converted = (kind: ValueKind, amount: number, unit: string): number | null =>
  CONVERSIONS[kind][unit]?.(amount) ?? null;

/** Why an amount is refused whose unit isn't known. */
export const unknownUnit = (kind: ValueKind): Refusal => (kind === 'bodyFat' ? kind : `${kind}Unit`);

/** The part of a day that an amount is, or why it can't be read. */
export function amountIn(kind: ValueKind, amount: unknown, unit: string): Partial<DayReading> | Refusal {
  if (typeof amount !== 'number') return kind;
  const value = converted(kind, amount, unit);
  return value === null ? unknownUnit(kind) : { [FIELDS[kind]]: value };
}
