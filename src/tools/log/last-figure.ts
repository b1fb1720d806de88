/** The last figure that a log gave, while it has too many gaps for one now. Pure. */
import type { Estimate } from '@evenscale/formulas/own-maintenance';
import type { Kcal } from '@evenscale/formulas/units';
import { daysFrom } from '#person/log/days-from.ts';
import { addDays } from '#person/log/local-day.ts';
import { buildLogReport } from '#person/log/log-report.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';

/** A figure is still said so many days after its last meals: by then, what somebody uses may have changed. */
const SAID_DAYS = 60;
/** So many of the newest ends of logged days are tried, since each takes a calculation. */
const MOST_TRIES = 6;

/** A figure, and the last day with meals that it is from. */
export interface LastFigure extends Estimate<Kcal> {
  readonly day: string;
}

/** The days after which meals weren't logged for a while, oldest first. */
function endsOf(days: readonly StoredLogDay[]): readonly string[] {
  const eaten = days.filter(({ intakeKcal }) => intakeKcal !== undefined).map(({ day }) => day);
  return eaten.filter((day, place) => eaten[place + 1] !== addDays(day, 1));
}

/**
 * @param days - the log, oldest first
 * @param person - `null` while the log doesn't know whose it is
 * @returns `null` if there was no figure in the last two months
 */
export function lastFigure(
  days: readonly StoredLogDay[],
  person: LogPerson | null,
  today: string,
): LastFigure | null {
  const recent = daysFrom(days, addDays(today, -SAID_DAYS)).filter(({ day }) => day <= today);
  for (const day of endsOf(recent).toReversed().slice(0, MOST_TRIES)) {
    const until = days.slice(0, days.findLastIndex((row) => row.day <= day) + 1);
    const report = buildLogReport(until, person, day);
    if (report.kind === 'estimated') return { ...report.found.maintenance, day };
  }
  return null;
}
