/** Google Fit's data points in a Takeout: weights in kg, body fat in percent, and energies of meals in kcal. */
import { certainDayTime } from '#person/files/file-date.ts';
import { isRecord, type Raw } from '#ui/untrusted.ts';
import { amountIn, type ValueKind } from './file-units.ts';
import type { DayReading, Refusal } from './text-sink.ts';

/** The data types that are read, with the unit of each. */
const KINDS: ReadonlyMap<string, readonly [kind: ValueKind, unit: string]> = new Map([
  ['com.google.weight', ['weight', 'kg']],
  ['com.google.body.fat.percentage', ['bodyFat', '%']],
  ['com.google.nutrition', ['energy', 'kcal']],
]);

const kindOf = (point: Raw) => KINDS.get(String(point['dataTypeName'])) ?? null;

/** The points of a file with weights, body fat or meals; `null` for any other file. */
export function googleFitPoints(file: Raw): readonly unknown[] | null {
  const points = file['Data Points'];
  const isWanted = (point: unknown): boolean => isRecord(point) && kindOf(point) !== null;
  return Array.isArray(points) && points.some(isWanted) ? points : null;
}

/** What some files have a level deeper. */
const innerOf = (value: unknown): Raw => {
  const inner = isRecord(value) && isRecord(value['value']) ? value['value'] : value;
  return isRecord(inner) ? inner : {};
};

const numberIn = (value: unknown): unknown => innerOf(value)['fpVal'];

/** The energy among a meal's nutrients. */
function caloriesIn(value: unknown): unknown {
  const nutrients = innerOf(value)['mapVal'];
  if (!Array.isArray(nutrients)) return undefined;
  const energy: unknown = nutrients.find((nutrient) => isRecord(nutrient) && nutrient['key'] === 'calories');
  return isRecord(energy) ? (numberIn(energy['value']) ?? numberIn(energy)) : undefined;
}

/** The moment of a point, in the visitor's time. */
function momentIn(point: Raw) {
  const milliseconds = Math.round(Number(point['startTimeNanos']) / 1e6);
  const instant = new Date(milliseconds);
  if (point['startTimeNanos'] === undefined || Number.isNaN(instant.getTime())) return null;
  return certainDayTime(instant.toISOString().replace(/\.\d+Z$/u, 'Z'));
}

/** A point as a reading; `null` if it measures something else. */
export function googleFitReading(point: unknown, source: string): DayReading | Refusal | null {
  if (!isRecord(point)) return 'shape';
  const known = kindOf(point);
  if (!known) return null;
  const [kind, unit] = known;
  const values: readonly unknown[] = Array.isArray(point['fitValue']) ? point['fitValue'] : [];
  const when = momentIn(point);
  if (!when) return 'date';
  const isMeal = kind === 'energy';
  const found = isMeal ? values.map(caloriesIn).find((value) => value !== undefined) : numberIn(values[0]);
  const amount = amountIn(kind, found, unit);
  return typeof amount === 'string' ? amount : { ...when, ...amount, ...(isMeal ? { source } : {}) };
}
