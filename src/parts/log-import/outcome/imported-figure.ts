/** What the log says once a file is in it. */
import { addDays, dayWithNumber, localDay } from '#person/log/local-day.ts';
import { buildLogReport, type LogReport } from '#person/log/log-report.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import { knownDetails } from '#person/log/known-details.ts';
import { readLog } from '#person/log/log-store.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import type { LogDetails, LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { changedEntries, initialEntries, readEntries } from '#person/entries/field.ts';
import { loadSession } from '#person/entries/session.ts';
import { tabPerson } from '#person/entries/tab-person.ts';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import { logPerson } from '#tools/log/person-entries.ts';
import { currentPerson } from '#person/database/people.ts';
import { logPersonOf } from '#person/database/person-row.ts';

/** The figure with its interval and days, or that only the details about the person are missing or not confirmed. */
export type ImportedFigure =
  | {
      readonly kind: 'figure';
      readonly value: number;
      readonly low: number;
      readonly high: number;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'personUnknown' }
  /** The details were entered in this visit and aren't kept with the log yet; `id` is whose log it is. */
  | { readonly kind: 'personEntered'; readonly person: LogPerson; readonly id: string };

function figureIn({ found, isBelowRest, isUnderweight }: Extract<LogReport, { kind: 'estimated' }>) {
  // The log's answer has words beside such a figure.
  if (isBelowRest || isUnderweight) return null;
  const { maintenance, window } = found;
  const { value, low, high } = maintenance;
  const [from, to] = [dayWithNumber(window.from), dayWithNumber(window.to)];
  return { kind: 'figure', value, low, high, from, to } as const;
}

/** The figure of these days; `null` if there is none, or none without more words than a line has. */
export function importedFigure(
  days: readonly StoredLogDay[],
  person: LogPerson | null,
  today: string,
  pregnancy = false,
  details: LogDetails | null = person,
): ImportedFigure | null {
  const report = buildLogReport(days, person, today, pregnancy, details);
  if (logConcerns(days, details, today).length > 0) return null;
  if (report.kind === 'personUnknown') return { kind: 'personUnknown' };
  return report.kind === 'estimated' ? figureIn(report) : null;
}

/** A figure of earlier days says nothing about now, and a long log takes a while to read. */
const RECENT = 1000;

/** All three details as the log's form has them from this visit, unless they may be of somebody else. */
function enteredPerson(id: string, today: string): LogPerson | null {
  const tab = tabPerson();
  const session = mayBeOthers() || (tab !== null && tab !== id) ? null : loadSession(logPerson);
  const reading =
    session && readEntries(logPerson, changedEntries(logPerson, initialEntries(logPerson), session));
  if (!reading?.ok) return null;
  const { gender, age, height } = reading.input;
  return { gender, age, centimetres: height.centimetres, saidOn: today };
}

/** The same for the log on this device, as it is now. */
export async function figureNow(now: Date): Promise<ImportedFigure | null> {
  const person = await currentPerson();
  if (!person.ok || person.value === null) return null;
  const today = localDay(now);
  const days = await readLog(person.value.id, addDays(today, -RECENT));
  const known = logPersonOf(person.value);
  const details = knownDetails(person.value, today);
  if (!days.ok) return null;
  const figure = importedFigure(days.value, known, today, isPregnancyOf(known, today), details);
  const { id } = person.value;
  const entered = figure?.kind === 'personUnknown' ? enteredPerson(id, today) : null;
  return entered ? { kind: 'personEntered', person: entered, id } : figure;
}
