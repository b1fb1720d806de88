/** What a visitor probably meant by an entry that is possible, but implausible. */
import {
  CM_PER_METRE,
  type HeightUnit,
  INCHES_PER_FOOT,
  POUNDS_PER_STONE,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { formatEntry } from '#ui/text/format.ts';
import { HEAVIEST, TALLEST } from '#person/limits.ts';
import { heightOf, isMetres, weightOf, type Height, type Weight } from '#person/entry/measure-text.ts';
import { normalizeText, parseNumberText } from '#person/entry/number-text.ts';
import {
  boxesOf,
  HEIGHT,
  measureEntry,
  measureLine,
  WEIGHT,
  type HeightInput,
  type InputUnits,
  type Measure,
} from './measure.ts';

/** A likely meaning: the text of the question, and the text that one click enters in the field. */
export interface LikelyEntry {
  readonly label: string;
  readonly text: string;
  /** Set if it isn't just "Did you mean" and the label. */
  readonly question?: string;
  /** Set if the click that enters it isn't just "Use" and the label; `null` if there is nothing to enter. */
  readonly accept?: string | null;
  /** The texts that the click enters in other fields, by their names. */
  readonly also?: Readonly<Record<string, string>>;
}

/** A range of bare numbers that usually means another unit when typed into this field. Upper ends are exclusive. */
export interface Habit<Unit> {
  readonly from: number;
  readonly below: number;
  readonly unit: Unit;
}

/** Numbers that people type into the centimeter field, by what they usually mean. */
const CENTIMETRE_HABITS: readonly Habit<HeightUnit>[] = [
  { from: 1, below: 3, unit: 'm' },
  { from: 3, below: 9, unit: 'ft' },
  { from: 48, below: 85, unit: 'in' },
];

const FEET_HABITS: readonly Habit<HeightUnit>[] = [
  ...CENTIMETRE_HABITS,
  { from: 100, below: TALLEST, unit: 'cm' },
];

const WEIGHT_HABITS: Readonly<Record<WeightUnit, readonly Habit<WeightUnit>[]>> = {
  kg: [
    { from: 5, below: 25, unit: 'st' },
    { from: 300, below: 660, unit: 'lb' },
  ],
  lb: [
    { from: 5, below: 30, unit: 'st' },
    { from: 30, below: 60, unit: 'kg' },
  ],
  st: [
    { from: 40, below: 100, unit: 'kg' },
    { from: 100, below: 660, unit: 'lb' },
  ],
};

type Meant<Unit> = Habit<Unit> & { readonly amount: number };

/** The habit that a bare number follows, if any. */
export function habitOf<Unit>(typed: string, habits: readonly Habit<Unit>[]): Meant<Unit> | null {
  const number = parseNumberText(typed);
  if (!number.ok) return null;
  const habit = habits.find(({ from, below }) => number.value >= from && number.value < below);
  return habit ? { ...habit, amount: number.value } : null;
}

/** A value in the inputs of a unit, as a question names it: `5 ft 9 in`. */
export function labelOf(measure: InputUnits, text: string): string {
  const { unit, large, small } = boxesOf(measure, text);
  if (small === null) return `${large} ${unit}`;
  return `${large} ${unit} ${small} ${unit === 'st' ? 'lb' : 'in'}`;
}

// People write 5 ft 9 as "5.9": the digits after the point are inches, not tenths of a foot.
function feetAndInches(typed: string): number {
  const [feet, inches] = normalizeText(typed).replace(',', '.').split('.');
  const whole = Number(inches ?? 0);
  return whole < INCHES_PER_FOOT ? Number(feet) * INCHES_PER_FOOT + whole : Number(feet) * INCHES_PER_FOOT;
}

const meantHeight = (typed: string, habit: Meant<HeightUnit>): Height =>
  habit.unit === 'ft' ? heightOf(feetAndInches(typed), 'in') : heightOf(habit.amount, habit.unit);

const FEET_AND_INCHES = /^(\d{1,2}) ?(?:ft|foot|feet|') ?(\d{1,2})(?: ?(?:in|inch(?:es)?|"))?$/u;
const STONE_AND_POUNDS = /^(\d{1,2}) ?(?:st|stones?) ?(\d{1,3})(?: ?(?:lbs?|pounds?))?$/u;

/** The two numbers of `5 ft 30` or `11 st 15`. */
function overflowOf(line: string, pattern: RegExp, perLarge: number): readonly [number, number] | null {
  const match = pattern.exec(normalizeText(line));
  const large = Number(match?.[1]);
  const small = Number(match?.[2]);
  return match && large > 0 && small >= perLarge ? [large, small] : null;
}

/** 1'75 is probably 1.75 m; 5 ft 30 is 7 ft 6. */
function likelyFeetOverflow(
  [feet, inches]: readonly [number, number],
  unit: HeightInput,
): LikelyEntry | null {
  const isMetric = feet === 1 || (feet === 2 && inches <= 50);
  const meant = isMetric
    ? heightOf(feet + inches / CM_PER_METRE, 'm')
    : heightOf(feet * INCHES_PER_FOOT + inches, 'in');
  if (meant.centimetres > TALLEST) return null;
  const label = labelOf(HEIGHT, measureEntry(HEIGHT, meant, isMetric ? 'cm' : 'ft'));
  return { label, text: measureEntry(HEIGHT, meant, unit) };
}

function likelyCentimetres(typed: string): LikelyEntry | null {
  const habit = habitOf(typed, CENTIMETRE_HABITS);
  // The field says how 1.75 was read.
  if (!habit || isMetres(habit.amount)) return null;
  const meant = meantHeight(typed, habit);
  const text = measureEntry(HEIGHT, meant, 'cm');
  const label = labelOf(HEIGHT, text);
  const inFeet = labelOf(HEIGHT, measureEntry(HEIGHT, meant, 'ft'));
  return { label: habit.unit === 'm' ? label : `${inFeet} (${label})`, text };
}

function likelyFeet(feet: string, inches: string): LikelyEntry | null {
  const habit = inches === '' ? habitOf(feet, FEET_HABITS) : null;
  // Whole feet without inches are plausible: 6 is 6 ft 0.
  if (!habit || (habit.unit === 'ft' && !/[.,]/u.test(feet))) return null;
  const text = measureEntry(HEIGHT, meantHeight(feet, habit), 'ft');
  return { label: labelOf(HEIGHT, text), text };
}

/** The likely meaning of a typed height, or `null` if it is plausible. */
export function likelyHeight(text: string): LikelyEntry | null {
  const { unit, large, small } = boxesOf(HEIGHT, text);
  const overflow = overflowOf(measureLine(HEIGHT, text), FEET_AND_INCHES, INCHES_PER_FOOT);
  if (overflow) return likelyFeetOverflow(overflow, unit);
  return unit === 'cm' ? likelyCentimetres(large) : likelyFeet(large, small ?? '');
}

function likelyStoneOverflow(
  [stone, pounds]: readonly [number, number],
  unit: WeightUnit,
): LikelyEntry | null {
  const meant = weightOf(stone * POUNDS_PER_STONE + pounds, 'lb');
  if (meant.kilograms > HEAVIEST) return null;
  const label = labelOf(WEIGHT, measureEntry(WEIGHT, meant, 'st'));
  return { label, text: measureEntry(WEIGHT, meant, unit) };
}

/**
 * A question like "Did you mean 11 st (69.9 kg)?".
 *
 * @param keptIn - in the meant unit, another choice of units shows the number as it was typed
 */
export function likelyUnit<Value, Unit extends string>(
  measure: Measure<Value, Unit>,
  unit: Unit,
  { amount, unit: meantUnit }: Pick<Meant<string>, 'amount' | 'unit'>,
  value: Value,
  keptIn = unit,
): LikelyEntry {
  const inUnit = labelOf(measure, measureEntry(measure, value, unit));
  return {
    label: `${formatEntry(amount)} ${meantUnit} (${inUnit})`,
    text: measureEntry(measure, value, keptIn),
  };
}

/**
 * The likely meaning of a typed weight, or `null` if it is plausible.
 *
 * @param isKept - if the meaning is entered in its own unit
 */
export function likelyWeight(text: string, isKept = false): LikelyEntry | null {
  const { unit, large, small } = boxesOf(WEIGHT, text);
  const overflow = overflowOf(measureLine(WEIGHT, text), STONE_AND_POUNDS, POUNDS_PER_STONE);
  if (overflow) return likelyStoneOverflow(overflow, unit);
  const habit = small ? null : habitOf(large, WEIGHT_HABITS[unit]);
  if (!habit) return null;
  const meant: Weight = weightOf(habit.amount, habit.unit);
  return likelyUnit(WEIGHT, unit, habit, meant, isKept ? habit.unit : unit);
}
