/** The kinds of fields that tables are made of. */
import type { HeightUnit, WeightUnit } from '@evenscale/formulas/units';
import { LONGEST_ENTRY } from '#person/limits.ts';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';
import type { UnitSystem } from '#person/units.ts';
import type { Height, Weight } from '#person/entry/measure-text.ts';
import { isCalendarDay } from '#person/log/local-day.ts';
import type { Field, FieldReading, Scope } from './field.ts';
import { likelyHeight, likelyWeight, type LikelyEntry } from './likely.ts';
import { boxesOf, HEIGHT, readMeasure, WEIGHT, type HeightInput, type Measure } from './measure.ts';

/** Half a character, or a line break: what an input of one line can't hold. */
const UNTYPED = /[\p{Cs}\0\r\n]/u;

/** True for a text that can be typed into a field. */
const isTyped = (text: string): boolean => text.length <= LONGEST_ENTRY && !UNTYPED.test(text);

/** What is passed on without being read may have several numbers. */
const LONGEST_CARRIED = 100;

/** A measure, with the arrow keys' steps. */
export interface MeasureField<
  Value = unknown,
  Unit extends string = string,
  Written extends string = string,
> extends Field<string, Value> {
  readonly measure: Measure<Value, Unit, Written>;
  readonly steps: Readonly<Record<UnitSystem, number>>;
}

interface MeasureOptions {
  readonly scope: Scope;
  readonly steps: Readonly<Record<UnitSystem, number>>;
}

/** A measure. */
export function measureField<Value, Unit extends string, Written extends string>(
  measure: Measure<Value, Unit, Written>,
  likely: (text: string) => LikelyEntry | null,
  options: MeasureOptions,
): MeasureField<Value, Unit, Written> {
  return {
    ...options,
    measure,
    initial: '',
    accepts: (text): text is string => {
      const { large, small } = boxesOf(measure, text);
      return isTyped(large) && isTyped(small ?? '');
    },
    read: (text) => readMeasure(measure, text),
    likely,
  };
}

/** A weight in kilograms, pounds, or stone and pounds. */
export const weightField = (options: MeasureOptions): MeasureField<Weight, WeightUnit, WeightUnit> =>
  measureField(WEIGHT, likelyWeight, options);

/** A height in centimeters, or feet and inches. */
export const heightField = (options: MeasureOptions): MeasureField<Height, HeightInput, HeightUnit> =>
  measureField(HEIGHT, likelyHeight, options);

/** A field that may be left empty: its value is `null` then. */
export const optional = <Kind extends Field>(field: Kind): Needed<Kind> =>
  ({
    ...field,
    read: (text: string) => {
      const reading = field.read(text);
      return reading.ok || reading.problem !== 'missing' ? reading : { ok: true, value: null };
    },
  }) as unknown as Needed<Kind>;

/** A number within limits, with the arrow keys' step. */
export interface NumberField<Value = unknown> extends Field<string, Value> {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

interface NumberOptions<Value> extends Pick<NumberField, 'scope' | 'least' | 'most' | 'step' | 'isPreset'> {
  readonly initial?: string;
  /** A unit that may be written after the number. */
  readonly unit: RegExp;
  readonly of: (value: number) => Value;
}

function readNumber<Value>(
  text: string,
  { least, most, unit, of }: NumberOptions<Value>,
): FieldReading<Value> {
  const reading = parseNumberText(normalizeText(text).replace(unit, ''));
  if (!reading.ok) return reading;
  if (reading.value === 0 && least > 0) return { ok: false, problem: 'notPositive' };
  if (reading.value < least || reading.value > most) return { ok: false, problem: 'outOfRange' };
  return { ok: true, value: of(reading.value) };
}

/** A number within limits. */
export const numberField = <Value>({
  initial = '',
  ...options
}: NumberOptions<Value>): NumberField<Value> => ({
  ...options,
  initial,
  accepts: (text): text is string => isTyped(text),
  read: (text) => readNumber(text, options),
});

/** A number that needn't be given: empty or 0 is `null`. */
export const optionalNumber = <Value>(options: NumberOptions<Value>): NumberField<Value | null> => ({
  ...numberField<Value | null>(options),
  read: (text) => {
    const reading = readNumber<Value | null>(text, options);
    const isGiven = reading.ok || !['missing', 'notPositive'].includes(reading.problem);
    return isGiven ? reading : { ok: true, value: null };
  },
});

type ChoiceOptions<Text extends string> = Pick<Field<Text>, 'scope' | 'appliesToStale' | 'isPreset'> & {
  readonly initial: NoInfer<Text>;
};

/** One of several values. */
export const choice = <const Text extends string>(
  values: readonly Text[],
  options: ChoiceOptions<Text>,
): Field<Text, Text> => ({
  ...options,
  values,
  accepts: (text): text is Text => values.some((value) => value === text),
  read: (text) => ({ ok: true, value: text }),
});

/** A choice that isn't made until the visitor makes it. */
export const openChoice = <const Text extends string>(
  values: readonly Text[],
  scope: Scope,
): Field<Text | '', Text> => ({
  ...choice<Text | ''>(['', ...values], { scope, initial: '' }),
  read: (text) => (text === '' ? { ok: false, problem: 'missing' } : { ok: true, value: text }),
});

/** A choice that needn't be made: without one, it is `null`. */
export const optionalChoice = <const Text extends string>(
  values: readonly Text[],
  { scope, appliesToStale = false }: Pick<Field, 'scope' | 'appliesToStale'>,
): Field<Text | '', Text | null> => ({
  ...choice<Text | ''>(['', ...values], { scope, appliesToStale, initial: '' }),
  read: (text) => ({ ok: true, value: text === '' ? null : text }),
});

/** A checkbox. */
export const flag = (options: Pick<Field, 'scope' | 'appliesToStale'>): Field<'no' | 'yes', boolean> => ({
  ...choice(['no', 'yes'], { ...options, initial: 'no' }),
  read: (text) => ({ ok: true, value: text === 'yes' }),
});

const DAY = /^(?:\d{4,6}-\d\d-\d\d)?$/u;

const acceptsDay = (text: string): text is string => DAY.test(text);

/** A calendar day as a date input has it: `2027-03-14`. Whether it exists is for a check to say. */
export const dayField = (scope: Scope): Field<string, string> => ({
  scope,
  initial: '',
  accepts: acceptsDay,
  read: (text) => (text === '' ? { ok: false, problem: 'missing' } : { ok: true, value: text }),
});

/** The visitor's local day; empty before the page has arrived, and in entries from a link or the device. */
export const todayField = (scope: Scope): Field<string, string> => ({
  scope,
  initial: '',
  appliesToStale: true,
  accepts: (text): text is string => text === '' || isCalendarDay(text),
  read: (text) => ({ ok: true, value: text }),
});

type Needed<Kind> =
  Kind extends Field<infer Text, infer Value> ? Omit<Kind, 'read'> & Field<Text, Value | null> : never;

/** A field that doesn't always matter (`Tool.idle`); its value is `null` then. */
export const whenNeeded = <Kind extends Field>(field: Kind): Needed<Kind> => field as unknown as Needed<Kind>;

/** A person's entry that this tool doesn't read, and passes on. */
export const carried = (): Field<string, never> => ({
  scope: 'carried',
  initial: '',
  accepts: (text): text is string => text.length <= LONGEST_CARRIED && !UNTYPED.test(text),
  read: () => ({ ok: false, problem: 'missing' }),
});
