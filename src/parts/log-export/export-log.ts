import { localDay } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { aMoment } from '#ui/moments.ts';
import type { OfferedFile } from '#ui/offer-file.ts';
import { CSV_START, csvDay } from './log-csv.ts';
import { fhirDay, fhirStart, hasObservation, type FhirOptions } from './log-fhir.ts';

export type LogFormat = 'csv' | 'fhir';

const FILES: Readonly<Record<LogFormat, { readonly end: string; readonly type: string }>> = {
  csv: { end: '.csv', type: 'text/csv;charset=utf-8' },
  fhir: { end: '-fhir.json', type: 'application/fhir+json' },
};

/** Days written before yielding to the page. */
const BATCH = 1000;

/** Start, day and end of a file. */
interface Writer {
  readonly start: string;
  readonly day: (day: StoredLogDay, isFirst: boolean) => string;
  readonly end: string;
}

function writerOf(format: LogFormat, exportedAt: string, options: FhirOptions): Writer {
  if (format === 'csv') return { start: CSV_START, day: csvDay, end: '' };
  const hasHeight = options.centimetres !== null;
  return {
    start: fhirStart(exportedAt, options),
    day: (day, isFirst) => fhirDay(day, isFirst && !hasHeight, options),
    end: '\n]}\n',
  };
}

/** Days that a format has data for. */
export const daysFor = (format: LogFormat, days: readonly StoredLogDay[]): readonly StoredLogDay[] =>
  format === 'fhir' ? days.filter(hasObservation) : days;

/** The log as a file, oldest day first. */
export async function exportLog(
  days: readonly StoredLogDay[],
  format: LogFormat,
  now: Date,
  options: FhirOptions,
): Promise<OfferedFile> {
  const { start, day, end } = writerOf(format, now.toISOString(), options);
  const parts = [start];
  const written = daysFor(format, days);
  for (let from = 0; from < written.length; from += BATCH) {
    const lot = written.slice(from, from + BATCH);
    parts.push(lot.map((entry, at) => day(entry, from + at === 0)).join(''));
    await aMoment();
  }
  const { end: ending, type } = FILES[format];
  return { blob: new Blob([...parts, end], { type }), name: `evenscale-log-${localDay(now)}${ending}` };
}
