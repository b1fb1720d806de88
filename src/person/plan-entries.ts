/** What a visitor enters for a plan, besides the person: as typed and chosen. */
import type { Kilograms } from '@evenscale/formulas/units';
import type { PlanShape } from '@evenscale/formulas/weight-model';

/** The average pace, as a share of the starting weight per week. */
export type Pace = 'gentle' | 'steady' | 'brisk' | 'fast';

/** The paces from slow to fast. The last is the fastest that guidance for adults supports. */
export const PACES: readonly Pace[] = ['gentle', 'steady', 'brisk', 'fast'];

/** Share of the starting weight per week. */
export const PACE_SHARES: Readonly<Record<Pace, number>> = {
  gentle: 0.0025,
  steady: 0.005,
  brisk: 0.0075,
  fast: 0.01,
};

/** The fewest whole days in which a pace makes this change, in kg, from a weight. */
export const daysAtPace = (pace: Pace, change: number, from: Kilograms): number =>
  Math.ceil((7 * change) / (PACE_SHARES[pace] * from));

/** The phases that a plan can have. */
export const PLAN_SHAPES: readonly PlanShape[] = ['steady', 'pause', 'slowerEnd'];

/** The shortest and the longest plan in days: three weeks to three years. */
export const PLAN_DAYS = { least: 21, most: 1095 } as const;

/** Shorter plans have no phases, since their halves would be too short to make a difference. */
export const LEAST_DAYS_FOR_PHASES = 84;

/** The phases of a plan with this many days. */
export const shapeOver = (shape: PlanShape, days: number): PlanShape =>
  days < LEAST_DAYS_FOR_PHASES ? 'steady' : shape;
