/** Turns command-line entries into the text of a form, as if it had been typed there. */
import type { ActivityLevel, Gender } from '@evenscale/formulas/energy';
import type { HeightText, PersonDraft, Units, WeightText } from '../../../src/person/draft.ts';
import { parseHeightText, parseWeightText } from '../../../src/person/entry/measure-text.ts';
import { parseNumberText } from '../../../src/person/entry/number-text.ts';

/** Weight and height as typed. */
export interface Measures {
  readonly weight: string;
  readonly height: string;
}

/** True for a number without a unit. */
export const isBare = (text: string): boolean => parseNumberText(text).ok;

/** The units of a height that was entered without a weight. */
export function unitsOfHeight(height: string): Units {
  const reading = parseHeightText(height, 'cm');
  return reading.ok && !isBare(height) && (reading.unit === 'ft' || reading.unit === 'in')
    ? 'imperial'
    : 'metric';
}

/** The units of the entries: the weight's, or the height's if the weight has none. */
function unitsOf({ weight, height }: Measures): Units {
  const heavy = parseWeightText(weight, 'kg');
  if (heavy.ok && !isBare(weight)) return heavy.unit === 'kg' ? 'metric' : 'imperial';
  return unitsOfHeight(height);
}

/** True for a weight entered in stone. */
export function isInStone(weight: string): boolean {
  const reading = parseWeightText(weight, 'lb');
  return reading.ok && reading.unit === 'st';
}

/** A weight as text for the form's fields. */
export function weightField(text: string, units: Units, inStone: boolean): WeightText {
  if (units === 'metric') return { unit: 'kg', kilograms: text };
  return inStone ? { unit: 'st', stone: text, pounds: '' } : { unit: 'lb', pounds: text };
}

/** A height as text for the form's fields. */
export const heightField = (text: string, units: Units): HeightText =>
  units === 'metric' ? { unit: 'cm', centimetres: text } : { unit: 'ft', feet: text, inches: '' };

/** The options that describe the person. */
export interface PersonOptions {
  readonly units?: Units;
  readonly age?: string;
  readonly sex?: Gender;
  readonly activity?: ActivityLevel;
  readonly useAnyway?: boolean;
}

/** The form's contents. Fields for which nothing was given keep the form's presets. */
export function draftOf(measures: Measures, options: PersonOptions): Partial<PersonDraft> {
  const { age, sex, activity, units = unitsOf(measures) } = options;
  const inStone = units === 'imperial' && isInStone(measures.weight);
  return {
    units,
    inStone,
    weight: weightField(measures.weight, units, inStone),
    height: heightField(measures.height, units),
    ...(age === undefined ? {} : { age }),
    ...(sex === undefined ? {} : { gender: sex }),
    ...(activity === undefined ? {} : { activityLevel: activity }),
  };
}
