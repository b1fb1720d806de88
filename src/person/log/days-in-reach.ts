/** The days of a log that a figure can use, in the format of the formulas. Pure. */
import type { LogDay as DayOfLog } from '@evenscale/formulas/own-maintenance';
import { kcal, kg } from '@evenscale/formulas/units';
import { dayNumber } from './local-day.ts';
import type { StoredLogDay } from './parse-log.ts';

/** Figures only use days up to this far before the last intake or after it. */
export const REACH = { before: 140, after: 10 } as const;

/** A day in the format of the formulas. */
export const dayOfLog = ({ day, weightKg, intakeKcal, isConfirmed }: StoredLogDay): DayOfLog => ({
  day: dayNumber(day),
  weight: weightKg === undefined ? null : kg(weightKg),
  intake: intakeKcal === undefined ? null : kcal(intakeKcal),
  ...(isConfirmed ? { isConfirmed } : {}),
});

/** A day with a note, a waist or a body fat alone says nothing about energy. */
const countsIn = ({ weightKg, intakeKcal }: StoredLogDay): boolean =>
  weightKg !== undefined || intakeKcal !== undefined;

/**
 * The days that a figure can use. The formula gives the same result for the whole log; this only avoids converting a
 * very long one.
 */
export function daysInReach(days: readonly StoredLogDay[]): readonly DayOfLog[] {
  const lastIntake = days.findLast(({ intakeKcal }) => intakeKcal !== undefined) ?? days.at(-1);
  if (!lastIntake) return [];
  const number = dayNumber(lastIntake.day);
  const reach: DayOfLog[] = [];
  for (let place = days.length - 1; place >= 0; place -= 1) {
    const day = days[place];
    if (!day) continue;
    const distance = dayNumber(day.day) - number;
    if (distance < -REACH.before) break;
    if (distance <= REACH.after && countsIn(day)) reach.unshift(dayOfLog(day));
  }
  return reach;
}

/**
 * The days without today until its meals are logged: a day that isn't over isn't one without meals. Asked only where all
 * days are too few, so that today's weight alone takes no figure away; otherwise all days count.
 */
export function withoutUnfinished(reach: readonly DayOfLog[], today: string): readonly DayOfLog[] {
  const last = reach.at(-1);
  const isUnfinished = last?.day === dayNumber(today) && last.intake === null;
  return isUnfinished && reach.some(({ intake }) => intake !== null) ? reach.slice(0, -1) : reach;
}
