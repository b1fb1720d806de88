/** The one thing to do next, while a log is too short for a figure. Pure. */
import { LOG_NEEDS } from '@evenscale/formulas/own-maintenance';
import { addDays } from '#person/log/local-day.ts';
import type { LogCounts } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

/**
 * - `eaten`: no meals at all so far
 * - `meals`: meals on too few of the days
 * - `weigh`: too few weigh-ins, and none in the last days
 * - `goOn`: a day after the other
 */
export type NextStep = 'eaten' | 'meals' | 'weigh' | 'goOn';

/** Longer than any log that lacks something has to wait. */
const MOST_DAYS = 60;
const DAYS_A_WEEK = 7;

/** True if a log has enough after some more days with everything. */
function isEnough({ days, intakeDays, weighings }: LogCounts, more: number): boolean {
  return (
    days + more >= LOG_NEEDS.days &&
    intakeDays + more >= LOG_NEEDS.intakeDays &&
    100 * (intakeDays + more) >= LOG_NEEDS.intakePercent * (days + more) &&
    weighings + more >= LOG_NEEDS.weighings
  );
}

/**
 * The first day on which a figure can be expected, if the visitor logs on most days from now on.
 *
 * @param days - the log so far, oldest first
 */
export function figureDay(days: readonly StoredLogDay[], counts: LogCounts, today: string): string {
  const last = days.findLast(({ weightKg, intakeKcal }) => (weightKg ?? intakeKcal) !== undefined)?.day;
  const isTodayLogged = last !== undefined && last >= today;
  let more = 1;
  while (more < MOST_DAYS && !isEnough(counts, more)) more += 1;
  return addDays(today, isTodayLogged ? more : more - 1);
}

/** What helps the figure most. */
export function nextStep(days: readonly StoredLogDay[], counts: LogCounts, today: string): NextStep {
  if (counts.intakeDays === 0) return 'eaten';
  const recent = addDays(today, -DAYS_A_WEEK);
  const isWeighed = days.some(({ day, weightKg }) => day > recent && weightKg !== undefined);
  if (counts.weighings < LOG_NEEDS.weighings && !isWeighed) return 'weigh';
  return 100 * counts.intakeDays < LOG_NEEDS.intakePercent * counts.days ? 'meals' : 'goOn';
}
