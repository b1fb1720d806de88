/** What a visitor enters for a plan, besides the person: as typed and chosen. */
import type { PlanShape } from '@evenscale/formulas/weight-model';
import type { WeightText } from './draft.ts';

/** How fast, as a share of the starting weight a week, on average. */
export type Pace = 'gentle' | 'steady' | 'brisk' | 'fast';

/** The paces from slow to fast. The last is the most that guidance for adults supports. */
export const PACES: readonly Pace[] = ['gentle', 'steady', 'brisk', 'fast'];

/** The phases that a plan can have. */
export const PLAN_SHAPES: readonly PlanShape[] = ['steady', 'pause', 'slowerEnd'];

/** The shortest and the longest plan in days: three weeks to three years. */
export const PLAN_DAYS = { least: 21, most: 1095 } as const;

/** Shorter plans are the same every day: their halves would be too short to tell. */
export const LEAST_DAYS_FOR_PHASES = 84;

/** The phases that a plan of so many days has. */
export const shapeOver = (shape: PlanShape, days: number): PlanShape =>
  days < LEAST_DAYS_FOR_PHASES ? 'steady' : shape;

/** When the goal is to be reached: on a day as `2027-05-20`, or as fast as a pace goes. */
export type PlanWhen =
  { readonly by: 'date'; readonly date: string } | { readonly by: 'pace'; readonly pace: Pace };

/** The goal and the way there. */
export interface PlanEntries {
  readonly goal: WeightText;
  readonly when: PlanWhen;
  readonly shape: PlanShape;
}

/** A plan that was worked out, as it is passed on. */
export interface SharedPlan {
  readonly entries: PlanEntries;
  /** The goal's day, as `2027-05-20`. */
  readonly end: string;
  /** What to eat from the first day on, and what keeps the goal weight; in kcal, not rounded. */
  readonly intake: number;
  /** `null` where it is not shown. */
  readonly afterwards: number | null;
}
