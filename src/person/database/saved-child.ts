import { type Gender, GENDERS } from '@evenscale/formulas/energy';
import { childAge } from '@evenscale/formulas/growth';
import { type Centimetres, cm, kg, type Kilograms, months, type Months } from '@evenscale/formulas/units';
import { HEAVIEST, TALLEST } from '#person/limits.ts';
import { isRecord } from '#ui/untrusted.ts';
import { idIn, lineIn, numberUpTo, oneOf } from './read-fields.ts';
import { LONGEST_NAME } from './person-row.ts';
import { type Units, unitsIn } from '#person/units.ts';

/**
 * One measurement of a child as stored on the device. It has no date, not even the date it was saved, since together
 * with the age that would reveal the date of birth.
 */
export interface SavedChild {
  readonly id: string;
  /** A name or initials; never in a file or a link. */
  readonly name: string;
  readonly gender: Gender;
  /** In months, with two decimals. */
  readonly age: Months;
  /** Full months by the calendar. */
  readonly completed: Months;
  readonly kilograms: Kilograms;
  readonly centimetres: Centimetres;
  readonly units: Units;
}

/** An age that the growth charts cover, in months. */
function ageIn(value: unknown): Months | undefined {
  const age = numberUpTo(1000, value);
  return age !== undefined && childAge(months(age)).kind === 'covered' ? months(age) : undefined;
}

/** How much the two ways of counting an age can differ: less than a month and a half. */
const isNear = (completed: number, age: number): boolean =>
  Number.isInteger(completed) && Math.abs(completed - age) < 1.5;

/** The fields if all are present, or `null` if one is missing. */
function complete<Fields extends Readonly<Record<string, unknown>>>(
  fields: Fields,
): { readonly [Key in keyof Fields]: NonNullable<Fields[Key]> } | null {
  const isWhole = Object.values(fields).every((field) => field !== undefined);
  return isWhole ? (fields as { [Key in keyof Fields]: NonNullable<Fields[Key]> }) : null;
}

/** Reads a stored entry as untrusted input; `null` unless it is exactly one. */
export function parseSavedChild(value: unknown): SavedChild | null {
  if (!isRecord(value)) return null;
  const read = complete({
    id: idIn(value['id']),
    name: lineIn(LONGEST_NAME, value['name']) || undefined,
    gender: oneOf(GENDERS, value['gender']),
    age: ageIn(value['age']),
    completed: numberUpTo(1000, value['completed']),
    kilograms: numberUpTo(HEAVIEST, value['kilograms']),
    centimetres: numberUpTo(TALLEST, value['centimetres']),
  });
  if (read === null || !isNear(read.completed, read.age)) return null;
  return {
    ...read,
    completed: months(read.completed),
    kilograms: kg(read.kilograms),
    centimetres: cm(read.centimetres),
    units: unitsIn(value['units']),
  };
}
