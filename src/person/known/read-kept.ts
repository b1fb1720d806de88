import { currentPerson } from '#person/database/people.ts';
import { logPersonOf, type PersonRow } from '#person/database/person-row.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { ownMaintenanceText } from '#person/entries/person-fields.ts';
import { keepTabFor, tabPerson } from '#person/entries/tab-person.ts';
import { dayWithNumber, localDay } from '#person/log/local-day.ts';
import { readLog } from '#person/log/log-store.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { lastTrend } from '#person/plan/plan-today.ts';
import { earlierWeights, isAverage, startEntries, weighedOn } from './start-entries.ts';

/** Whose entries are kept. */
export interface KeptStart {
  /** `null` if nobody is kept, or the device can’t be read. */
  readonly id: string | null;
  /** Empty without a name. */
  readonly name: string;
  readonly entries: KeptTexts;
  /** The weights that a form may have been filled with before the newest weigh-in. */
  readonly earlierWeights?: readonly string[];
  /** True if no form starts with the weight, which the person doesn't want to see. */
  readonly isWeightHidden: boolean;
  /** The local day of the weight among the entries; empty if it isn't known. */
  readonly weighedOn?: string;
  /** True if that weight is the log's trend, and another one was weighed on the day. */
  readonly isAverage?: boolean;
  /** The local day of the newest weigh-in that counts; `undefined` without one. */
  readonly loggedOn?: string | undefined;
  /** What the person uses a day by the log, as a field's text; empty without it. Loads the code that calculates it. */
  readonly readOwn?: () => Promise<string>;
}

const NOBODY: KeptStart = { id: null, name: '', entries: {}, isWeightHidden: false };

async function ownText(person: PersonRow, days: readonly StoredLogDay[], today: string): Promise<string> {
  try {
    const { ownMaintenanceIn } = await import('#person/log/own-figure.ts');
    const { buildLogReport } = await import('#person/log/log-report.ts');
    return ownMaintenanceText(ownMaintenanceIn(buildLogReport(days, logPersonOf(person), today)));
  } catch {
    // The file didn't arrive: the equation's number takes its place.
    return '';
  }
}

function startOf(person: PersonRow, days: readonly StoredLogDay[]): KeptStart {
  const today = localDay(new Date());
  const { id, name, isWeightHidden } = person;
  const last = lastTrend(days, today);
  return {
    id,
    name,
    isWeightHidden,
    entries: startEntries(person, days, today),
    earlierWeights: earlierWeights(person, days, today),
    weighedOn: weighedOn(person, days, today),
    isAverage: isAverage(person, days, today),
    loggedOn: last ? dayWithNumber(last.day) : undefined,
    readOwn: () => ownText(person, days, today),
  };
}

/**
 * What is kept of the current person, whose the tab is from then on; nothing if nobody is kept, or the device can't be
 * read.
 *
 * @param isLast - false if a later call has begun; then this one returns `null`, since it may be about the person before
 * @param isOwnChange - true after a change on this page: then the tab stays whose it is, and for anybody else this returns
 * `null`
 */
export async function readKept(isLast: () => boolean, isOwnChange: boolean): Promise<KeptStart | null> {
  const current = await currentPerson();
  const person = current.ok ? current.value : null;
  const log = person ? await readLog(person.id) : null;
  if (!isLast()) return null;
  if (isOwnChange && person?.id !== tabPerson()) return null;
  if (!person) return NOBODY;
  keepTabFor(person.id);
  return startOf(person, log?.ok ? log.value : []);
}
