/** Why the range of a log's figure is wider than some days ago. Pure. */
import { type Estimate, intakeChanges, logWindow } from '@evenscale/formulas/own-maintenance';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays, dayWithNumber } from '#person/log/local-day.ts';
import { dayOfLog, REACH } from '#person/log/days-in-reach.ts';
import { buildLogReport, type LogReport } from '#person/log/log-report.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';

/** It's news for a week that a change of intake shows. */
const NEWS_DAYS = 7;
/** A change further back showed more than a week ago. */
const LATEST_SHOWN = 28;
/** How much wider a range has to be. In simulated logs, a change that shows makes it wider by a fifth to a half. */
const CLEARLY_WIDER = 1.2;

const widthOf = ({ low, high }: Estimate<number>): number => high - low;

/** True if a log that ended on a day shows a change of intake already. */
function isShown(days: readonly StoredLogDay[], end: string, change: number): boolean {
  const near = daysFrom(days, addDays(end, -REACH.before)).filter(({ day }) => day <= end);
  const window = logWindow(near.map(dayOfLog));
  // A day later, the same change may be a day earlier.
  return window.lacks.length > 0 || intakeChanges(window).some((day) => Math.abs(day - change) < NEWS_DAYS);
}

/** The last day in the last week on which a log didn't show a change of intake yet; `null` if there's none. */
function lastDayWithout(days: readonly StoredLogDay[], to: number, change: number): string | null {
  for (let back = 1; back <= NEWS_DAYS; back += 1) {
    const end = dayWithNumber(to - back);
    if (!isShown(days, end, change)) return end;
  }
  return null;
}

/**
 * The day of a change of intake that shows since a few days ago, and has made the range clearly wider: until then, all
 * weigh-ins told of one level, and now some of the weight since the change may be water.
 *
 * @param days - the log, oldest first
 * @returns `null` for a range that isn't wider, or that is for another reason
 */
export function widerSince(
  report: LogReport,
  days: readonly StoredLogDay[],
  person: LogPerson | null,
): string | null {
  if (report.kind !== 'estimated') return null;
  const { intakeChanges: changes, maintenance, window } = report.found;
  const change = changes.at(-1);
  if (change === undefined || window.to - change > LATEST_SHOWN) return null;
  const end = lastDayWithout(days, window.to, change);
  if (end === null) return null;
  const before = buildLogReport(
    days.filter(({ day }) => day <= end),
    person,
    end,
  );
  const isWider =
    before.kind === 'estimated' && widthOf(maintenance) >= CLEARLY_WIDER * widthOf(before.found.maintenance);
  return isWider ? dayWithNumber(change) : null;
}
