/** Sizes of a curve's marks and dates, in rem. */

/** Radii: the ring of today, and the dots of the goal and of a milestone. */
export const MARKS = { now: 0.375, end: 0.3125, milestone: 0.25 } as const;

/** Baselines of the dates below the rule. */
export const DATE = { baseline: 1.65, row: 1.2 } as const;
