import { cm, INCHES_PER_FOOT } from '#formulas/units.ts';
import { formatEntry } from './format.ts';
import { heightOf, TALLEST, weightOf } from './measure-text.ts';
import type { HeightUnit, WeightUnit } from './measure-text.ts';
import { normaliseText, parseNumberText } from './number-text.ts';
import { heightAs, weightAs } from './person-draft.ts';
import type { HeightText, WeightText } from './person-draft.ts';

/**
 * What a visitor probably meant by an implausible but possible entry (ruling 15): the words for the question
 * and the text that one click puts into the field.
 */
export interface LikelyEntry<Text> {
  readonly label: string;
  readonly text: Text;
}

/** A range of bare numbers in one field that more often means another unit. Upper ends are exclusive. */
interface Habit<Unit> {
  readonly from: number;
  readonly below: number;
  readonly unit: Unit;
}

/** Numbers that people put into the centimetre field, by what they usually mean. */
const CENTIMETRE_HABITS: readonly Habit<HeightUnit>[] = [
  { from: 1, below: 3, unit: 'm' },
  { from: 3, below: 9, unit: 'ft' },
  { from: 48, below: 85, unit: 'in' },
];

const FEET_HABITS: readonly Habit<HeightUnit>[] = [
  { from: 1, below: 3, unit: 'm' },
  { from: 3, below: 9, unit: 'ft' },
  { from: 48, below: 85, unit: 'in' },
  { from: 100, below: TALLEST, unit: 'cm' },
];

const KILOGRAM_HABITS: readonly Habit<WeightUnit>[] = [
  { from: 5, below: 25, unit: 'st' },
  { from: 300, below: 660, unit: 'lb' },
];

const POUND_HABITS: readonly Habit<WeightUnit>[] = [
  { from: 5, below: 30, unit: 'st' },
  { from: 30, below: 60, unit: 'kg' },
];

const STONE_HABITS: readonly Habit<WeightUnit>[] = [
  { from: 40, below: 100, unit: 'kg' },
  { from: 100, below: 660, unit: 'lb' },
];

function habitOf<Unit>(box: string, habits: readonly Habit<Unit>[]): (Habit<Unit> & { amount: number }) | null {
  const number = parseNumberText(box);
  if (!number.ok) return null;
  const habit = habits.find(({ from, below }) => number.value >= from && number.value < below);
  return habit ? { ...habit, amount: number.value } : null;
}

// People write 5 ft 9 as "5.9": the digits after the point are inches, not tenths of a foot.
function feetAndInches(box: string): number {
  const [feet, inches] = normaliseText(box).replace(',', '.').split('.');
  const whole = Number(inches ?? 0);
  return whole < INCHES_PER_FOOT ? Number(feet) * INCHES_PER_FOOT + whole : Number(feet) * INCHES_PER_FOOT;
}

/** The likely meaning of a typed height, or `null` where it is plausible as it stands. */
export function likelyHeight(text: HeightText): LikelyEntry<HeightText> | null {
  if (text.unit === 'ft' && text.inches !== '') return null;
  const box = text.unit === 'cm' ? text.centimetres : text.feet;
  const habit = habitOf(box, text.unit === 'cm' ? CENTIMETRE_HABITS : FEET_HABITS);
  if (!habit) return null;
  const inFeet = habit.unit === 'ft';
  if (inFeet && text.unit === 'ft' && !/[.,]/u.test(box)) return null;
  const height = inFeet ? heightOf(feetAndInches(box), 'in') : heightOf(habit.amount, habit.unit);
  const centimetres: HeightText = { unit: 'cm', centimetres: formatEntry(height.centimetres) };
  const boxes = heightAs(centimetresExactly(height.centimetres), 'ft');
  if (boxes.unit !== 'ft') return null;
  const imperialLabel = `${boxes.feet} ft ${boxes.inches} in`;
  if (text.unit === 'ft') return { label: imperialLabel, text: boxes };
  const metricLabel = `${centimetres.centimetres} cm`;
  return { label: habit.unit === 'm' ? metricLabel : `${imperialLabel} (${metricLabel})`, text: centimetres };
}

function centimetresExactly(value: number): HeightText {
  return { unit: 'cm', centimetres: String(cm(value)) };
}

/** The likely meaning of a typed weight, or `null` where it is plausible as it stands. */
export function likelyWeight(text: WeightText): LikelyEntry<WeightText> | null {
  if (text.unit === 'st' && text.pounds !== '') return null;
  const habit = habitOf(...boxAndHabits(text));
  if (!habit) return null;
  const weight = weightOf(habit.amount, habit.unit);
  // From the other unit, so that the text is always a converted and rounded one.
  const exact: WeightText =
    text.unit === 'kg'
      ? { unit: 'lb', pounds: String(weight.pounds) }
      : { unit: 'kg', kilograms: String(weight.kilograms) };
  const meant = weightAs(exact, text.unit);
  const typed = `${formatEntry(habit.amount)} ${habit.unit}`;
  return { label: `${typed} (${weightLabel(meant)})`, text: meant };
}

function boxAndHabits(text: WeightText): [string, readonly Habit<WeightUnit>[]] {
  if (text.unit === 'kg') return [text.kilograms, KILOGRAM_HABITS];
  if (text.unit === 'lb') return [text.pounds, POUND_HABITS];
  return [text.stone, STONE_HABITS];
}

function weightLabel(text: WeightText): string {
  if (text.unit === 'kg') return `${text.kilograms} kg`;
  return text.unit === 'lb' ? `${text.pounds} lb` : `${text.stone} st ${text.pounds} lb`;
}
