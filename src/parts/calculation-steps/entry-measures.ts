import {
  type HeightUnit,
  INCHES_PER_FOOT,
  POUNDS_PER_STONE,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { formatEntry } from '#ui/text/format.ts';
import type { Reading } from '#person/entry/measure-text.ts';
import { readHeight, readWeight } from '#person/entries/measure.ts';
import type { Person } from '#person/person.ts';
import type { TargetResult } from '#person/page-result.ts';
import { formatWorked } from './format-calculation.ts';
import { levelInSentence } from './steps-words.ts';

/** The units in which a person's measures were typed. Conversions to the formulas' units are shown. */
export interface EntryUnits {
  readonly weight: WeightUnit;
  readonly height: HeightUnit;
}

const unitOf = <Value, Unit>(reading: Reading<Value, Unit>, other: Unit): Unit =>
  reading.ok ? reading.unit : other;

/** The units in which the result's measures were typed. */
export function entryUnitsOf({ input, entries }: TargetResult): EntryUnits {
  const isMetric = input.units === 'metric';
  return {
    weight: unitOf(readWeight(entries['weight'] ?? ''), isMetric ? 'kg' : 'lb'),
    height: unitOf(readHeight(entries['height'] ?? ''), isMetric ? 'cm' : 'ft'),
  };
}

/** A total in two units: `11 st 4 lb`. */
function pairText(total: number, perLarge: number, large: string, small: string): string {
  const whole = Math.floor(total / perLarge);
  return `${whole} ${large} ${formatEntry(total - whole * perLarge)} ${small}`;
}

function weightText({ weight }: Person, unit: WeightUnit): string {
  const { kilograms, pounds } = weight;
  if (unit === 'st') return pairText(pounds, POUNDS_PER_STONE, 'st', 'lb');
  return unit === 'kg' ? `${formatWorked(kilograms)} kg` : `${formatWorked(pounds)} lb`;
}

function heightText({ height }: Person, unit: HeightUnit): string {
  const { centimetres, inches } = height;
  if (unit === 'ft') return pairText(inches, INCHES_PER_FOOT, 'ft', 'in');
  return unit === 'in' ? `${formatWorked(inches)} in` : `${formatWorked(centimetres)} cm`;
}

/** The entries in one line. */
export function entriesText(result: TargetResult): string {
  const { input } = result;
  const { bodyFat } = input;
  const units = entryUnitsOf(result);
  return [
    weightText(input, units.weight),
    heightText(input, units.height),
    `${formatWorked(input.age)} years`,
    input.gender,
    levelInSentence(input.activityLevel),
    ...(bodyFat ? [`${formatWorked(bodyFat)}% body fat`] : []),
  ].join(', ');
}
