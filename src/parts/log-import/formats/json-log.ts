/** JSON files: the weights of a Fitbit account, Google Fit's data points, and FHIR bundles. */
import { fhirObservations, fhirReading } from './fhir.ts';
import { googleFitPoints, googleFitReading } from './google-fit.ts';
import { amountIn } from './file-units.ts';
import { certainDayTime } from '#person/files/file-date.ts';
import { isPersonFile } from '#person/files/own-file.ts';
import { isRecord, parseJson, type Raw } from '#ui/untrusted.ts';
import type { DayReading, FormatName, ReadingSink, Refusal } from './text-sink.ts';

/** The kind of a JSON file; `own` is one of ours. */
export type JsonKind =
  | { readonly format: FormatName; readonly entries: readonly unknown[]; readonly source: string }
  | 'notJson'
  | 'unknown'
  | 'own';

const isFitbitWeight = (entry: unknown): boolean =>
  isRecord(entry) && 'logId' in entry && 'weight' in entry && 'date' in entry;

type Entries = Extract<JsonKind, object>;

const fitEntries = (file: Raw): Entries | null => {
  const entries = googleFitPoints(file);
  return entries && { format: 'googleFit', entries, source: String(file['Data Source']) };
};

const fhirEntries = (file: Raw): Entries | null => {
  const entries = fhirObservations(file);
  return entries && { format: 'fhir', entries, source: '' };
};

/** Recognizes a JSON file. */
export function readJson(text: string): JsonKind {
  const file = parseJson(text);
  if (file === undefined) return 'notJson';
  if (Array.isArray(file))
    return file.some(isFitbitWeight) ? { format: 'fitbit', entries: file, source: '' } : 'unknown';
  if (isPersonFile(file)) return 'own';
  return isRecord(file) ? (fitEntries(file) ?? fhirEntries(file) ?? 'unknown') : 'unknown';
}

/** Fitbit writes dates month first and weights in pounds, whatever the account shows. */
function fitbitReading(entry: unknown): DayReading | Refusal {
  if (!isFitbitWeight(entry) || !isRecord(entry)) return 'shape';
  const { weight, date, time, fat } = entry;
  const amount = amountIn('weight', weight, 'lb');
  if (typeof amount === 'string') return amount;
  const text = typeof time === 'string' ? `${String(date)} ${time}` : String(date);
  const when = certainDayTime(text, 'monthFirst');
  const bodyFat = typeof fat === 'number' && fat > 0 ? { bodyFat: fat } : {};
  return when ? { ...when, ...amount, ...bodyFat } : 'date';
}

function readingOf(entry: unknown, format: FormatName, source: string): DayReading | Refusal | null {
  if (format === 'fhir') return fhirReading(entry);
  return format === 'googleFit' ? googleFitReading(entry, source) : fitbitReading(entry);
}

/** Reads the entries of a JSON file. They are counted from 1. */
export function readEntries({ format, entries, source }: Entries, { take, refuse }: ReadingSink): void {
  for (const [index, entry] of entries.entries()) {
    const reading = readingOf(entry, format, source);
    if (reading === null) continue;
    if (typeof reading === 'string') refuse(index + 1, reading);
    else take(reading, index + 1);
  }
}
