/** Google Fit's data points in a Takeout: weights in kg, body fat in percent, and energies of meals in kcal. */
import { readDayTime, type DayTime } from '#person/files/file-date.ts';
import { isRecord } from '#ui/untrusted.ts';
import { percentFrom } from './amount-text.ts';
import type { DayReading, Refusal } from './text-sink.ts';

const WEIGHT = 'com.google.weight';
const BODY_FAT = 'com.google.body.fat.percentage';
const NUTRITION = 'com.google.nutrition';

/** The points of a file with weights, body fat or meals; `null` for any other file. */
export function googleFitPoints(file: Readonly<Record<string, unknown>>): readonly unknown[] | null {
  const points = file['Data Points'];
  const isWanted = (point: unknown): boolean =>
    isRecord(point) && [WEIGHT, BODY_FAT, NUTRITION].includes(String(point['dataTypeName']));
  return Array.isArray(points) && points.some(isWanted) ? points : null;
}

const numberIn = (value: unknown): number | null => {
  const inner = isRecord(value) && isRecord(value['value']) ? value['value'] : value;
  const found = isRecord(inner) ? inner['fpVal'] : null;
  return typeof found === 'number' ? found : null;
};

/** The energy among a meal's nutrients. */
function caloriesIn(value: unknown): number | null {
  const inner = isRecord(value) && isRecord(value['value']) ? value['value'] : value;
  const nutrients: unknown = isRecord(inner) ? inner['mapVal'] : null;
  if (!Array.isArray(nutrients)) return null;
  const energy: unknown = nutrients.find((nutrient) => isRecord(nutrient) && nutrient['key'] === 'calories');
  return isRecord(energy) ? (numberIn(energy['value']) ?? numberIn(energy)) : null;
}

/** The moment of a point, in the visitor's time. */
function momentIn(point: Readonly<Record<string, unknown>>) {
  const milliseconds = Math.round(Number(point['startTimeNanos']) / 1e6);
  const instant = new Date(milliseconds);
  if (point['startTimeNanos'] === undefined || Number.isNaN(instant.getTime())) return null;
  return readDayTime(instant.toISOString().replace(/\.\d+Z$/u, 'Z'), null);
}

function weightReading(when: DayTime, values: readonly unknown[]): DayReading | Refusal {
  const weight = numberIn(values[0]);
  return weight === null ? 'weight' : { ...when, weightKg: weight };
}

function bodyFatReading(when: DayTime, values: readonly unknown[]): DayReading | Refusal {
  const bodyFat = numberIn(values[0]);
  return bodyFat === null ? 'bodyFat' : { ...when, bodyFat: percentFrom(bodyFat) };
}

function mealReading(when: DayTime, values: readonly unknown[], source: string): DayReading | Refusal {
  const energies = values.flatMap((value) => caloriesIn(value) ?? []);
  const [energy] = energies;
  return energy === undefined ? 'energy' : { ...when, intakeKcal: energy, source };
}

/** A point as a reading; `null` if it measures something else. */
export function googleFitReading(point: unknown, source: string): DayReading | Refusal | null {
  if (!isRecord(point)) return 'shape';
  const type = point['dataTypeName'];
  if (type !== WEIGHT && type !== BODY_FAT && type !== NUTRITION) return null;
  const values = Array.isArray(point['fitValue']) ? point['fitValue'] : [];
  const when = momentIn(point);
  if (when === null || when === 'ambiguous') return 'date';
  if (type === WEIGHT) return weightReading(when, values);
  return type === BODY_FAT ? bodyFatReading(when, values) : mealReading(when, values, source);
}
