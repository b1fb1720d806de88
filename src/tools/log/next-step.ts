/** The one thing to do next, while a log is too short for a figure. Pure. */
import { type LogDay, LOG_NEEDS, logWindow } from '@evenscale/formulas/own-maintenance';
import { kcal, kg } from '@evenscale/formulas/units';
import { addDays, dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { dayOfLog, REACH } from '#person/log/days-in-reach.ts';
import type { LogCounts } from '#person/log/log-report.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';

/**
 * - `eaten`: no meals at all so far
 * - `meals`: meals on too few of the days
 * - `weigh`: too few weigh-ins, and none in the last days
 * - `goOn`: a day after the other
 */
export type NextStep = 'eaten' | 'meals' | 'weigh' | 'goOn';

const DAYS_A_WEEK = 7;
/** After so many days with everything, no earlier gap is in the window that a figure is calculated from. */
const MOST_DAYS = 63;

/** When a log that lacks something has enough. */
export interface FigureDay {
  /** The first day with a figure, if everything is logged on each day from now on. */
  readonly day: string;
  /** True if a day without an entry moves it, so that "most days" would promise too much. */
  readonly isEveryDay: boolean;
  /** Days to log from now on until then. */
  readonly more: number;
  /** Days with meals so far that still count on that day, of all of the last months. */
  readonly stillCounts: number;
  readonly intakeDays: number;
  /** True if meals filled in on the days that were missed bring an earlier day. */
  readonly isSoonerFilled: boolean;
}

/** A log of the next days with everything on those that `isLogged`, counted from the last of them. */
function logOn(
  past: readonly LogDay[],
  first: number,
  more: number,
  isLogged: (daysBeforeLast: number) => boolean,
): readonly LogDay[] {
  const weight = past.findLast((day) => day.weight !== null)?.weight ?? kg(80);
  const next = Array.from({ length: more }, (_, index) => index).filter((index) =>
    isLogged(more - 1 - index),
  );
  const before = past.filter(({ day }) => day < first);
  // The numbers don't matter: only how many there are, and that no weigh-in looks like a mistake.
  return [
    ...before,
    ...next.map((index) => ({ day: first + index, weight, intake: kcal(2000), isConfirmed: true })),
  ];
}

const isEnough = (days: readonly LogDay[]): boolean => logWindow(days).lacks.length === 0;

const always = (): boolean => true;

/** How many days with everything it takes from the first one on. */
function daysToGo(past: readonly LogDay[], first: number): number {
  let more = 1;
  while (more < MOST_DAYS && !isEnough(logOn(past, first, more, always))) more += 1;
  return more;
}

/** The log with meals on every day since its first one. */
function withMeals(past: readonly LogDay[], first: number): readonly LogDay[] {
  const [from = first] = past.map(({ day }) => day);
  const known = new Map(past.map((day) => [day.day, day]));
  return Array.from({ length: Math.max(0, first - from) }, (_, index) => {
    const { weight = null, intake = null, ...more } = known.get(from + index) ?? {};
    return { ...more, day: from + index, weight, intake: intake ?? kcal(2000) };
  });
}

/** Five days of seven, and the last one. */
const isMostDays = (daysBeforeLast: number): boolean =>
  daysBeforeLast % DAYS_A_WEEK !== 2 && daysBeforeLast % DAYS_A_WEEK !== 5;

/**
 * The first day on which a figure can be expected. It is found by asking the figure's own rules about the days to come, so
 * that a gap is treated as it will be: it may keep what was logged before it, or make it too old to count.
 *
 * @param days - the log so far, oldest first
 */
export function figureDay(days: readonly StoredLogDay[], today: string): FigureDay {
  const near = daysFrom(days, addDays(today, -REACH.before)).map(dayOfLog);
  const past = near.filter(({ weight, intake }) => weight !== null || intake !== null);
  const isTodayLogged = (past.at(-1)?.day ?? -Infinity) >= dayNumber(today);
  const first = dayNumber(today) + (isTodayLogged ? 1 : 0);
  const more = daysToGo(past, first);
  const { from } = logWindow(logOn(past, first, more, always));
  const meals = past.filter(({ intake, day }) => intake !== null && day < first);
  return {
    day: dayWithNumber(first + more - 1),
    isEveryDay: !isEnough(logOn(past, first, more, isMostDays)),
    more,
    stillCounts: meals.filter(({ day }) => day >= from).length,
    intakeDays: meals.length,
    isSoonerFilled: daysToGo(withMeals(past, first), first) < more,
  };
}

/** What helps the figure most. */
export function nextStep(days: readonly StoredLogDay[], counts: LogCounts, today: string): NextStep {
  if (counts.intakeDays === 0) return 'eaten';
  const recent = addDays(today, -DAYS_A_WEEK);
  const isWeighed = days.some(({ day, weightKg }) => day > recent && weightKg !== undefined);
  if (counts.weighings < LOG_NEEDS.weighings && !isWeighed) return 'weigh';
  return 100 * counts.intakeDays < LOG_NEEDS.intakePercent * counts.days ? 'meals' : 'goOn';
}

/** The days over which the pace of logging is told. */
const PACE_DAYS = 14;

/** On how many of the last days meals were logged, and on how many the figure needs them. */
export interface MealPace {
  readonly logged: number;
  readonly days: number;
  readonly needed: number;
}

const hasMeals = ({ intakeKcal }: StoredLogDay): boolean => intakeKcal !== undefined;

/** The pace of a log with meals on too few days for a figure, which would move its day on and on; `null` for any other. */
export function mealPace(days: readonly StoredLogDay[], today: string): MealPace | null {
  // A day that isn't over isn't one without meals.
  const last = days.some((day) => day.day === today && hasMeals(day)) ? today : addDays(today, -1);
  const from = addDays(last, 1 - PACE_DAYS);
  const logged = daysFrom(days, from).filter((day) => day.day <= last && hasMeals(day)).length;
  const needed = Math.ceil((LOG_NEEDS.intakePercent * PACE_DAYS) / 100);
  const [first] = days;
  const isTold = first !== undefined && first.day <= from && logged > 0 && logged < needed;
  return isTold ? { logged, days: PACE_DAYS, needed } : null;
}
