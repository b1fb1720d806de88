/** What a curve shows: measured weights, the expected ones in their band, today and the goal. Pure. */
import type { LogTrend, WeightOnDay } from './log-trend.ts';

/** An expected weight, with the edges of its band. */
export type ExpectedDay = WeightOnDay & {
  readonly low: number;
  readonly high: number;
  /** True where the band has been measured; later, it is a guess. */
  readonly isMeasured?: boolean | undefined;
  /** True where an update of a plan starts a new line, at that day's trend: the earlier one ends the day before. */
  readonly startsLine?: boolean | undefined;
};

/** The days of a curve, counted from its first one. */
export interface CurveDays {
  readonly days: readonly ExpectedDay[];
}

/** The contents of a curve. Days are numbered as in a log. */
export interface CurvePicture extends Omit<LogTrend, 'perPoint'> {
  /** The weights of a plan or a projection, day by day. */
  readonly expected: readonly ExpectedDay[];
  /** The weight in the ring: the newest of the trend, before there is one the newest weigh-in, or the one that a plan starts from. */
  readonly now: WeightOnDay;
  /** Where the days to come begin: today, or the last weigh-in of a log that has no plan. */
  readonly today: number;
  /** The goal, or the last day of a projection; `null` for a log without a plan, or with only its next weeks. */
  readonly end: (WeightOnDay & { readonly isGoal: boolean }) | null;
  /** A day to mark on the way. */
  readonly milestone: WeightOnDay | null;
}

/** The lines of a plan: one, and another from an update on. They aren't joined, since nobody weighed what is between them. */
export function linesIn<Day extends Pick<ExpectedDay, 'startsLine'>>(
  days: readonly Day[],
): readonly (readonly Day[])[] {
  const starts = days.flatMap(({ startsLine }, place) => (startsLine || place === 0 ? [place] : []));
  return starts.map((start, index) => days.slice(start, starts[index + 1]));
}

/** The days with a band: of the newest line, up to the goal, since what follows depends on what is eaten then. */
export function bandOf({ expected, end }: CurvePicture): readonly ExpectedDay[] {
  const newest = linesIn(expected).at(-1) ?? [];
  return end?.isGoal ? newest.filter(({ day }) => day <= end.day) : newest;
}

interface Expectation {
  /** The number of the curve's first day. */
  readonly first: number;
  /** The day of the goal; without one, the last day is marked. */
  readonly goalDay?: number | undefined;
  /** A day of the curve to mark. */
  readonly milestone?: number | undefined;
}

/** The picture of a plan or a projection, from today on; `null` without a day. */
export function pictureOfCurve({ days }: CurveDays, options: Expectation): CurvePicture | null {
  const { first } = options;
  const expected = days.map((day) => ({ ...day, day: first + day.day }));
  const [now, end] = [expected[0], expected[options.goalDay ?? days.length - 1]];
  if (!now || !end) return null;
  return {
    points: [],
    leftOut: [],
    trend: [],
    expected,
    now,
    today: first,
    end: { day: end.day, weight: end.weight, isGoal: options.goalDay !== undefined },
    milestone: (options.milestone !== undefined && expected[options.milestone]) || null,
  };
}

/** The end of a course as the goal; `null` if there is none, or it comes later. */
const goalOf = (end: ExpectedDay | undefined, goalDay: number | undefined): CurvePicture['end'] =>
  end?.day === goalDay && end ? { day: end.day, weight: end.weight, isGoal: true } : null;

/**
 * The picture of a log, with the course of a plan if there is one; `null` if there is nothing to draw. A course that
 * ends before the plan's `goalDay` has no mark at its end.
 */
export function pictureOfLog(
  { points, leftOut, trend }: Omit<LogTrend, 'perPoint'>,
  course: readonly ExpectedDay[],
  today: number,
  goalDay = course.at(-1)?.day,
): CurvePicture | null {
  const end = course.at(-1);
  const isRunning = end !== undefined && end.day >= today;
  const planned = course.find(({ day }) => day === today) ?? course[0];
  const now = trend.at(-1) ?? points.at(-1) ?? planned;
  if (!now) return null;
  return {
    points,
    leftOut,
    trend,
    expected: course,
    now,
    // The newest weigh-in may be one that is left out.
    today: Math.max(isRunning ? today : now.day, ...[now, ...leftOut].map(({ day }) => day)),
    end: goalOf(end, goalDay),
    milestone: null,
  };
}
