/** JSON files: our own log, the weights of a Fitbit account, and Google Fit's data points. */
import { googleFitPoints, googleFitReading } from './google-fit.ts';
import { kilogramsFrom } from './amount-text.ts';
import { readDayTime } from '#person/files/file-date.ts';
import { isCalendarDay } from '#person/log/local-day.ts';
import { isRecord, parseJson } from '#ui/untrusted.ts';
import type { DayReading, FormatName, ReadingSink, Refusal } from './text-sink.ts';
import { LOG_FILE } from '#person/log/log-file.ts';

/** The kind of a JSON file; `newer` is a log that a later release of ours wrote. */
export type JsonKind =
  | { readonly format: FormatName; readonly entries: readonly unknown[]; readonly source: string }
  | 'notJson'
  | 'unknown'
  | 'newer';

const isFitbitWeight = (entry: unknown): boolean =>
  isRecord(entry) && 'logId' in entry && 'weight' in entry && 'date' in entry;

type Entries = Extract<JsonKind, object>;

const fitEntries = (file: Readonly<Record<string, unknown>>): Entries | null => {
  const entries = googleFitPoints(file);
  return entries && { format: 'googleFit', entries, source: String(file['Data Source']) };
};

function ownEntries(file: Readonly<Record<string, unknown>>): JsonKind {
  const { format, version, days } = file;
  if (format !== LOG_FILE.format || !Array.isArray(days)) return 'unknown';
  return version === LOG_FILE.version ? { format: 'evenscale', entries: days, source: '' } : 'newer';
}

/** Recognizes a JSON file. */
export function readJson(text: string): JsonKind {
  const file = parseJson(text);
  if (file === undefined) return 'notJson';
  if (Array.isArray(file))
    return file.some(isFitbitWeight) ? { format: 'fitbit', entries: file, source: '' } : 'unknown';
  return isRecord(file) ? (fitEntries(file) ?? ownEntries(file)) : 'unknown';
}

/** Fitbit writes dates month first and weights in pounds, whatever the account shows. */
function fitbitReading(entry: unknown): DayReading | Refusal {
  if (!isFitbitWeight(entry) || !isRecord(entry)) return 'shape';
  const { weight, date, time } = entry;
  if (typeof weight !== 'number') return 'weight';
  const text = typeof time === 'string' ? `${String(date)} ${time}` : String(date);
  const when = readDayTime(text, 'monthFirst');
  if (when === null || when === 'ambiguous') return 'date';
  return { ...when, weightKg: kilogramsFrom(weight, 'lb') };
}

const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

/** The fields of our own entries, and why an entry is refused if one is invalid. */
const FIELDS = [
  ['weightKg', isAmount, 'weight'],
  ['intakeKcal', isAmount, 'energy'],
  ['note', (value: unknown) => typeof value === 'string', 'note'],
] as const;

function ownReading(entry: unknown): DayReading | Refusal {
  if (!isRecord(entry)) return 'shape';
  const { day } = entry;
  if (typeof day !== 'string' || !isCalendarDay(day)) return 'date';
  const given = FIELDS.filter(([name]) => entry[name] !== undefined);
  const wrong = given.find(([name, isRight]) => !isRight(entry[name]));
  if (wrong) return wrong[2];
  return {
    day,
    ...Object.fromEntries(given.map(([name]) => [name, entry[name]])),
    ...(entry['isConfirmed'] === true ? { isConfirmed: true } : {}),
    isOwn: true,
  };
}

function entryReading(entry: unknown, format: FormatName, source: string): DayReading | Refusal | null {
  if (format === 'googleFit') return googleFitReading(entry, source);
  return format === 'fitbit' ? fitbitReading(entry) : ownReading(entry);
}

/** Reads the entries of a JSON file. They are counted from 1. */
export function readEntries({ format, entries, source }: Entries, { take, refuse }: ReadingSink): void {
  for (const [index, entry] of entries.entries()) {
    const reading = entryReading(entry, format, source);
    if (reading === null) continue;
    if (typeof reading === 'string') refuse(index + 1, reading);
    else take(reading, index + 1);
  }
}
