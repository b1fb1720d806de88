/** The days on a curve that are worth mentioning, and where it leads in the long run. */
import type { Kilograms } from '@evenscale/formulas/units';
import type { WeightDay } from '@evenscale/formulas/weight-model';
import { NO_CHANGE } from '#person/policy.ts';

/** A day worth mentioning. `limit` is a BMI in kg/m². */
export type CurveMilestone = { readonly day: number; readonly weight: Kilograms } & (
  | { readonly kind: 'lighter' }
  /** In the range that is healthy at the person's age. */
  | { readonly kind: 'inRange'; readonly isOlder: boolean }
  | { readonly kind: 'belowClass'; readonly limit: number }
  | { readonly kind: 'reachesClass'; readonly limit: number }
  /** Half of the long-run change. */
  | { readonly kind: 'half' }
  /** From here on the weight hardly changes. */
  | { readonly kind: 'plateau' }
);

/** The long-run weight of a constant intake. */
export interface LongRun {
  readonly weight: Kilograms;
  /** The day by which half of the change has happened. */
  readonly halfDay: number;
}

/** The healthy weights for a height, as the calculators print them: BMI 18.5 to 24.9, or from 65 on 23 to 27.5. */
export interface HealthyWeights {
  readonly min: Kilograms;
  readonly max: Kilograms;
  readonly isOlder: boolean;
}

/** The first share of the weight that is mentioned; doctors use the same. */
export const FIRST_SHARE = 0.05;

/** In days: closer to the start or to the goal than this, nothing is worth mentioning. In a week, water crosses any line. */
export const MILESTONE_GAP = 7;

/** A plateau: less than this many kg (or half a pound) in a month of this many days. */
export const PLATEAU = { pace: 0.2, days: 30 } as const;

interface Course {
  /** The whole projection, which extends years beyond the chart. */
  readonly all: readonly WeightDay[];
  /** The part that is drawn. */
  readonly shown: readonly WeightDay[];
  /** Height in meters, squared. */
  readonly squareMetres: number;
  readonly healthy: HealthyWeights;
  /** The BMI limits to mark outside the healthy range, in kg/m². */
  readonly limits: readonly number[];
  /** True if the projection stays at weights that may be shown. */
  readonly isSettled: boolean;
  readonly direction: 'losing' | 'level' | 'gaining';
}

const startOf = ({ all }: Course): number => all[0]?.weight ?? 0;

function rangeMilestone(course: Course): CurveMilestone[] {
  const { shown, healthy, direction } = course;
  const { min, max, isOlder } = healthy;
  // The upper end as printed, so that a plan for that weight ends in the range.
  const isIn = (weight: number): boolean =>
    direction === 'losing' ? weight < max + NO_CHANGE : weight >= min;
  const found = isIn(startOf(course)) ? undefined : shown.find(({ weight }) => isIn(weight));
  return found ? [{ kind: 'inRange', isOlder, day: found.day, weight: found.weight }] : [];
}

function classMilestones(course: Course): CurveMilestone[] {
  const { shown, squareMetres, limits, direction } = course;
  const start = startOf(course);
  return limits.flatMap((limit): CurveMilestone[] => {
    const border = limit * squareMetres;
    const isLosing = direction === 'losing';
    if (isLosing !== start >= border) return [];
    const found = shown.find(({ weight }) => (isLosing ? weight < border : weight >= border));
    const kind = isLosing ? 'belowClass' : 'reachesClass';
    return found ? [{ kind, limit, day: found.day, weight: found.weight }] : [];
  });
}

function lighterMilestone(course: Course): CurveMilestone[] {
  const found = course.shown.find(({ weight }) => weight <= (1 - FIRST_SHARE) * startOf(course));
  return found ? [{ kind: 'lighter', day: found.day, weight: found.weight }] : [];
}

function longRunOf(course: Course): LongRun | null {
  const start = startOf(course);
  const end = course.all.at(-1);
  if (!course.isSettled || !end) return null;
  const half = Math.abs(end.weight - start) / 2;
  const found = course.all.find(({ weight }) => Math.abs(weight - start) >= half);
  return { weight: end.weight, halfDay: found?.day ?? 0 };
}

/**
 * The first day after which the weight hardly changes in any month of the chart, if at least one whole month is left.
 */
function plateauMilestone({ all, shown }: Course): CurveMilestone[] {
  const isSlow = ({ day, weight }: WeightDay): boolean =>
    Math.abs((all[day + PLATEAU.days]?.weight ?? Infinity) - weight) < PLATEAU.pace;
  const lastMoving = shown.findLast((day) => !isSlow(day));
  const found = shown[(lastMoving?.day ?? -1) + 1];
  if (!found || shown.length - found.day <= PLATEAU.days) return [];
  return [{ kind: 'plateau', day: found.day, weight: found.weight }];
}

function halfMilestone({ shown }: Course, longRun: LongRun | null): CurveMilestone[] {
  const found = longRun && shown[longRun.halfDay];
  return found ? [{ kind: 'half', day: found.day, weight: found.weight }] : [];
}

/** The milestones of a curve, sorted by day, and where it leads in the long run. */
export function curveMilestones(course: Course): {
  readonly milestones: readonly CurveMilestone[];
  readonly longRun: LongRun | null;
} {
  const longRun = longRunOf(course);
  if (course.direction === 'level') return { milestones: [], longRun };
  const milestones = [
    ...(course.direction === 'losing' ? lighterMilestone(course) : []),
    ...rangeMilestone(course),
    ...classMilestones(course),
    ...halfMilestone(course, longRun),
    ...plateauMilestone(course),
  ];
  return {
    milestones: milestones.filter(({ day }) => day >= MILESTONE_GAP).toSorted((a, b) => a.day - b.day),
    longRun,
  };
}
