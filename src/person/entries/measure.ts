/**
 * The text of a weight, a height or a waist, with the unit of the input it was typed into: `kg~72.5`, `st~11~4`,
 * `ft~5~11`. Without a `~`, it was typed into the metric input. Only typed text is stored: other units are calculated
 * when they are shown, so switching back always restores what was typed.
 */
import {
  type HeightUnit,
  INCHES_PER_FOOT,
  POUNDS_PER_STONE,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { formatEntry } from '#ui/text/format.ts';
import {
  parseHeightText,
  parseWeightText,
  type Height,
  type Reading,
  type Weight,
} from '#person/entry/measure-text.ts';
import { normalizeText } from '#person/entry/number-text.ts';

const SEPARATOR = '~';

/** The units of inputs in which two numbers are typed: how many of the small unit make one of the large. */
const PAIRS: Readonly<Record<string, { readonly small: string; readonly perLarge: number }>> = {
  st: { small: 'lb', perLarge: POUNDS_PER_STONE },
  ft: { small: 'in', perLarge: INCHES_PER_FOOT },
};

/** The units of a measure's inputs, the metric one first. */
export interface InputUnits<Unit extends string = string> {
  readonly units: readonly [Unit, ...Unit[]];
}

/** A kind of measure: its units, and how it is read and written. */
export interface Measure<
  Value,
  Unit extends string,
  Written extends string = string,
> extends InputUnits<Unit> {
  readonly parse: (line: string, unit: Unit) => Reading<Value, Written>;
  /** The amount in the unit, or in the small unit of a pair. */
  readonly amounts: Readonly<Record<Unit, (value: Value) => number>>;
}

export type HeightInput = 'cm' | 'ft';

export const WEIGHT: Measure<Weight, WeightUnit, WeightUnit> = {
  units: ['kg', 'lb', 'st'],
  parse: parseWeightText,
  amounts: {
    kg: ({ kilograms }) => kilograms,
    lb: ({ pounds }) => pounds,
    st: ({ pounds }) => pounds,
  },
};

export const HEIGHT: Measure<Height, HeightInput, HeightUnit> = {
  units: ['cm', 'ft'],
  parse: parseHeightText,
  amounts: { cm: ({ centimetres }) => centimetres, ft: ({ inches }) => inches },
};

/** The inputs of a measure, and what is typed in them: two for stone and feet, otherwise one. */
export interface Boxes<Unit extends string> {
  readonly unit: Unit;
  readonly large: string;
  /** The second input; `null` if there is one. */
  readonly small: string | null;
}

/** The unit of a measure's second input: `lb` for `st`; `undefined` if it has one input. */
const smallUnitOf = (unit: string): string | undefined => PAIRS[unit]?.small;

/** The text of the inputs; empty if nothing is typed, in any unit. */
export function measureText({ unit, large, small }: Boxes<string>): string {
  const typed = small === null ? [large] : [large, small];
  const clean = typed.map((text) => text.replaceAll(SEPARATOR, ''));
  return clean.every((text) => text === '') ? '' : [unit, ...clean].join(SEPARATOR);
}

/** The inputs that a text was typed into. */
export function boxesOf<Unit extends string>(measure: InputUnits<Unit>, text: string): Boxes<Unit> {
  const [prefix, large = '', ...rest] = text.split(SEPARATOR);
  const unit = measure.units.find((candidate) => candidate === prefix);
  const isTyped = unit !== undefined && text.includes(SEPARATOR);
  if (!isTyped) return { unit: measure.units[0], large: text, small: null };
  return { unit, large, small: smallUnitOf(unit) === undefined ? null : rest.join(' ') };
}

/** Two inputs as one line. A complete `5'11"` in the first counts by itself. */
function joined({ unit, large, small }: Boxes<string>): string {
  const first = normalizeText(large);
  const second = normalizeText(small ?? '');
  if (second === '') return large;
  return first === '' ? `${small ?? ''} ${smallUnitOf(unit) ?? ''}` : `${first} ${unit} ${second}`;
}

/** What was typed, as one line. */
export const measureLine = (measure: InputUnits, text: string): string => joined(boxesOf(measure, text));

/** Reads a measure: its value, and the unit it was written in. */
export function readMeasure<Value, Unit extends string, Written extends string>(
  measure: Measure<Value, Unit, Written>,
  text: string,
): Reading<Value, Written> {
  const boxes = boxesOf(measure, text);
  return measure.parse(joined(boxes), boxes.unit);
}

/** Reads a weight. */
export const readWeight = (text: string): Reading<Weight, WeightUnit> => readMeasure(WEIGHT, text);

/** Reads a height. */
export const readHeight = (text: string): Reading<Height, HeightUnit> => readMeasure(HEIGHT, text);

/** A value as the text of the inputs in `unit`, in tenths. */
export function measureEntry<Value, Unit extends string>(
  { amounts }: Measure<Value, Unit>,
  value: Value,
  unit: Unit,
): string {
  const amount = amounts[unit](value);
  const perLarge = PAIRS[unit]?.perLarge;
  if (perLarge === undefined) return measureText({ unit, large: formatEntry(amount), small: null });
  // Rounded first: 5 ft 11.96 in is 6 ft 0, never 5 ft 12.
  const rounded = Math.round(amount * 10) / 10;
  const large = Math.floor(rounded / perLarge);
  return measureText({ unit, large: formatEntry(large), small: formatEntry(rounded - large * perLarge) });
}

/** The text in the inputs of `unit`: as typed, converted, or unreadable text unchanged. */
export function measureAs<Value, Unit extends string>(
  measure: Measure<Value, Unit>,
  text: string,
  unit: Unit,
): string {
  const boxes = boxesOf(measure, text);
  if (boxes.unit === unit) return text;
  const reading = readMeasure(measure, text);
  if (reading.ok) return measureEntry(measure, reading.value, unit);
  const raw = [boxes.large, boxes.small ?? ''].filter((typed) => typed !== '').join(' ');
  return measureText({ unit, large: raw, small: smallUnitOf(unit) === undefined ? null : '' });
}
