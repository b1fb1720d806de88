import {
  type HeightUnit,
  INCHES_PER_FOOT,
  POUNDS_PER_STONE,
  type WeightUnit,
} from '@evenscale/formulas/units';
import { formatEntry } from '#ui/text/format.ts';
import type { Reading } from '#person/entry/measure-text.ts';
import { readHeight, readWeight } from '#person/draft.ts';
import type { SharedResult } from '#person/shared-result.ts';
import { formatWorked } from './format-calculation.ts';
import { levelInSentence } from './steps-words.ts';

/** The units in which a person's measures were typed. Conversions to the formulas' units are shown. */
export interface EntryUnits {
  readonly weight: WeightUnit;
  readonly height: HeightUnit;
}

// The texts may not match the result; then the result's own units count.
const unitOf = <Value, Unit>(
  reading: Reading<Value, Unit>,
  isThis: (value: Value) => boolean,
  other: Unit,
): Unit => (reading.ok && isThis(reading.value) ? reading.unit : other);

/** The units in which the result's measures were typed. */
export function entryUnitsOf({ person, draft }: SharedResult): EntryUnits {
  const isMetric = person.units === 'metric';
  return {
    weight: unitOf(
      readWeight(draft.weight),
      ({ kilograms }) => kilograms === person.weight.kilograms,
      isMetric ? 'kg' : 'lb',
    ),
    height: unitOf(
      readHeight(draft.height),
      ({ centimetres }) => centimetres === person.height.centimetres,
      isMetric ? 'cm' : 'ft',
    ),
  };
}

/** A total in two units: `11 st 4 lb`. */
function pairText(total: number, perLarge: number, large: string, small: string): string {
  const whole = Math.floor(total / perLarge);
  return `${whole} ${large} ${formatEntry(total - whole * perLarge)} ${small}`;
}

function weightText({ person }: SharedResult, unit: WeightUnit): string {
  const { kilograms, pounds } = person.weight;
  if (unit === 'st') return pairText(pounds, POUNDS_PER_STONE, 'st', 'lb');
  return unit === 'kg' ? `${formatWorked(kilograms)} kg` : `${formatWorked(pounds)} lb`;
}

function heightText({ person }: SharedResult, unit: HeightUnit): string {
  const { centimetres, inches } = person.height;
  if (unit === 'ft') return pairText(inches, INCHES_PER_FOOT, 'ft', 'in');
  return unit === 'in' ? `${formatWorked(inches)} in` : `${formatWorked(centimetres)} cm`;
}

/** The entries in one line. */
export function entriesText(result: SharedResult): string {
  const { person, bodyFat } = result;
  const units = entryUnitsOf(result);
  return [
    weightText(result, units.weight),
    heightText(result, units.height),
    `${formatWorked(person.age)} years`,
    person.gender,
    levelInSentence(person.activityLevel),
    ...(bodyFat ? [`${formatWorked(bodyFat)}% body fat`] : []),
  ].join(', ');
}
