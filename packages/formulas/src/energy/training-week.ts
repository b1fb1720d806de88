/** A week with more to eat on training days than on rest days, and the same total. */
import { kcal, type Kcal } from '../units.ts';

/** Days in a week. */
export const WEEK_DAYS = 7;

/** What to eat on each kind of day. */
export interface TrainingWeek {
  readonly training: Kcal;
  readonly rest: Kcal;
  /** Between the two, in kcal: a multiple of 7. */
  readonly difference: Kcal;
}

const WHOLE = 100;

/**
 * The difference between a training day and a rest day, from a percentage of the rest day.
 *
 * @param target - the week's mean in kcal per day, 0 or more
 * @param trainingDays - how many of the seven days are training days, 0 to 7
 * @param percentage - how much more a training day has than a rest day, in percent of the rest day, 0 or more
 * @returns kcal, not rounded
 * @throws never
 * @source arithmetic: the seven days add up to seven times the target
 * @example percentDifference(kcal(2000), 3, 20) // 368.4210526315789
 */
export function percentDifference(target: Kcal, trainingDays: number, percentage: number): Kcal {
  const rest = (WEEK_DAYS * target * WHOLE) / (WEEK_DAYS * WHOLE + trainingDays * percentage);
  return kcal((rest * percentage) / WHOLE);
}

/**
 * The calories of training days and rest days whose week adds up to seven times the target.
 *
 * The difference is the multiple of 7 kcal nearest to the one asked for, at most 3.5 kcal away: then both days differ
 * from the target by whole calories, and what is printed adds up to the week exactly, too. A difference that makes a
 * day too small or too large is reduced until both days are allowed.
 *
 * @param target - the week's mean in kcal per day, up to 100,000
 * @param trainingDays - how many of the seven days are training days, 1 to 6
 * @param difference - how much more to eat on a training day than on a rest day, in kcal, 0 or more
 * @param isAllowed - says of the calories of a day whether they may be planned with
 * @returns kcal per day, not rounded; `null` if not even a difference of 7 kcal is allowed
 * @throws never
 * @source Evenscale’s own rule; see How we calculate
 * @example trainingWeek(kcal(2000), 3, kcal(350), () => true) // { training: 2200, rest: 1850, difference: 350 }
 */
export function trainingWeek(
  target: Kcal,
  trainingDays: number,
  difference: Kcal,
  isAllowed: (day: Kcal) => boolean,
): TrainingWeek | null {
  const asked = Math.max(1, Math.round(difference / WEEK_DAYS));
  // A rest day with nothing to eat at all is the end of any reduction.
  for (let step = Math.min(asked, Math.floor(target / trainingDays)); step >= 1; step -= 1) {
    const training = kcal(target + (WEEK_DAYS - trainingDays) * step);
    const rest = kcal(target - trainingDays * step);
    if (isAllowed(training) && isAllowed(rest)) return { training, rest, difference: kcal(step * WEEK_DAYS) };
  }
  return null;
}
