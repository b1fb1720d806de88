/** The mean intake over the days of a log, some of which have no entry, and the days on which its level changed. */
/** The energy eaten on one day, in kcal. */
export interface DayIntake {
  /** Number of the local day, counted from an arbitrary day. */
  readonly day: number;
  readonly intake: number;
}

/** A stretch of a log in which intake stayed at one level. */
export interface IntakeLevel {
  /** First and last day. */
  readonly from: number;
  readonly to: number;
  /** Mean of its entries in kcal per day. */
  readonly intake: number;
}

/** The mean intake over all days of a window. */
export interface MeanIntake {
  /** In kcal per day. */
  readonly mean: number;
  /** Square of its standard error, in kcal² per day². */
  readonly variance: number;
  /** At least one, in order. */
  readonly levels: readonly IntakeLevel[];
}

/** The entries of a stretch of days. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly entries: readonly DayIntake[];
}

/** When intake counts as changed: entries on each side, and the difference in standard errors and as a fraction of the mean. */
const CHANGE = { entries: 7, errors: 3.5, share: 0.07 } as const;
/** Guards against a deviation of 0 if the same figure is entered every day, in kcal. */
const LEAST_DEVIATION = 1;
/** With this many entries, a weekday's difference from the mean counts half. */
const ENTRIES_FOR_HALF = 4;
/** How much days without an entry may differ: standard deviation of their mean, as a fraction of the mean. */
const UNSEEN = 0.05;
const DAYS_A_WEEK = 7;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const lengthOf = ({ from, to }: { readonly from: number; readonly to: number }): number => to - from + 1;

const levelOf = ({ entries }: Stretch): number => sum(entries.map(({ intake }) => intake)) / entries.length;

const squaresAround = (values: readonly number[]): number => {
  const mean = sum(values) / values.length;
  return sum(values.map((value) => (value - mean) ** 2));
};

/** The difference between the means of two parts, in standard errors; 0 if it is too small to matter. */
function errorsBetween(before: readonly number[], after: readonly number[]): number {
  const [left, right] = [before.length, after.length];
  if (left < CHANGE.entries || right < CHANGE.entries) return 0;
  const difference = Math.abs(sum(before) / left - sum(after) / right);
  const mean = (sum(before) + sum(after)) / (left + right);
  const variance = (squaresAround(before) + squaresAround(after)) / (left + right - 2);
  const error = Math.max(LEAST_DEVIATION, Math.sqrt(variance)) * Math.sqrt(1 / left + 1 / right);
  return difference < CHANGE.share * mean ? 0 : difference / error;
}

/** The first day after the clearest change in level within a stretch, if there is one. */
function clearestChange({ entries }: Stretch): number | undefined {
  const intakes = entries.map(({ intake }) => intake);
  let most: number = CHANGE.errors;
  let changedOn: number | undefined;
  for (const [index, { day }] of entries.entries()) {
    const errors = errorsBetween(intakes.slice(0, index), intakes.slice(index));
    if (errors > most) [most, changedOn] = [errors, day];
  }
  return changedOn;
}

function splitAtChanges(stretch: Stretch): readonly Stretch[] {
  const changedOn = clearestChange(stretch);
  if (changedOn === undefined) return [stretch];
  const { from, to, entries } = stretch;
  const before = { from, to: changedOn - 1, entries: entries.filter(({ day }) => day < changedOn) };
  const after = { from: changedOn, to, entries: entries.filter(({ day }) => day >= changedOn) };
  return [...splitAtChanges(before), ...splitAtChanges(after)];
}

/** The difference of each weekday's intake from its level; shrunk toward 0 if there are few entries. */
function weekdayHabits(stretches: readonly Stretch[]): readonly number[] {
  const differences = stretches.flatMap((stretch) =>
    stretch.entries.map(({ day, intake }) => ({ day, difference: intake - levelOf(stretch) })),
  );
  return Array.from({ length: DAYS_A_WEEK }, (_, weekday) => {
    const own = differences.filter(({ day }) => (day - weekday) % DAYS_A_WEEK === 0);
    return sum(own.map(({ difference }) => difference)) / (own.length + ENTRIES_FOR_HALF);
  });
}

/** The sum of the weekday differences of the days without an entry. */
function habitsOfMissingDays(stretches: readonly Stretch[], from: number, to: number): number {
  const entered = new Set(stretches.flatMap(({ entries }) => entries.map(({ day }) => day)));
  return sum(
    weekdayHabits(stretches).map((habit, weekday) => {
      const days = Array.from({ length: lengthOf({ from, to }) }, (_, index) => from + index);
      const missing = days.filter((day) => !entered.has(day) && (day - weekday) % DAYS_A_WEEK === 0);
      return habit * missing.length;
    }),
  );
}

/** The variance of the mean: from each stretch, and from the days without an entry. */
function varianceOf(stretches: readonly Stretch[], days: number, mean: number): number {
  const count = sum(stretches.map(({ entries }) => entries.length));
  const squares = stretches.flatMap((stretch) =>
    stretch.entries.map(({ intake }) => (intake - levelOf(stretch)) ** 2),
  );
  // The variance of Student's distribution, because the spread itself is estimated from few entries.
  const daily = sum(squares) / (count - stretches.length - 2);
  const sampling = sum(
    stretches.map((stretch) => ((lengthOf(stretch) / days) ** 2 * daily) / stretch.entries.length),
  );
  return sampling + ((1 - count / days) * UNSEEN * mean) ** 2;
}

/**
 * The mean intake over all days of a window. A day without an entry counts as the mean of its stretch, adjusted for its
 * weekday. Such days may differ from the others, which widens the standard error.
 *
 * @param entries - kcal, 0 or more, in the order of their days, at least 14
 * @param from - first day of the window; all entries are within
 * @param to - its last day
 * @returns mean in kcal per day, variance in kcal² per day², and levels in kcal per day, none rounded
 * @throws never
 * @source Cochran, Sampling Techniques, 3rd edition 1977, chapter 5 (variance of a stratified mean); the threshold for a change in level is a product decision
 * @example meanIntake(Array.from({ length: 14 }, (_, day) => ({ day, intake: 2000 })), 0, 15) // { mean: 2000, variance: 156.25, levels: [{ from: 0, to: 15, intake: 2000 }] }
 */
export function meanIntake(entries: readonly DayIntake[], from: number, to: number): MeanIntake {
  const stretches = splitAtChanges({ from, to, entries });
  const days = lengthOf({ from, to });
  const levels = stretches.map((stretch) => ({
    from: stretch.from,
    to: stretch.to,
    intake: levelOf(stretch),
  }));
  const eaten = sum(levels.map((level) => level.intake * lengthOf(level)));
  const mean = (eaten + habitsOfMissingDays(stretches, from, to)) / days;
  return { mean, variance: varianceOf(stretches, days, mean), levels };
}
