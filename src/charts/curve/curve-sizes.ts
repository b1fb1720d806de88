/** Sizes of a curve on paper, and of its marks and dates in rem. */
import type { ChartRoom } from '#charts/chart-room.ts';

/**
 * As wide as a printed page, in its own pixels, so that no label gets smaller; a log with its weeks fits on one, and values
 * and band are drawn from this height on.
 */
export const CURVE_PAPER: ChartRoom = { width: 700, rem: 14.67, height: 184 };

/** Radii: the ring of today, and the dots of the goal and of a milestone. */
export const MARKS = { now: 0.375, end: 0.3125, milestone: 0.25 } as const;

/** The handle of a goal that can be dragged: radii, and the arrows in its halo. */
export const HANDLE = { dot: 0.625, halo: 1.375, arrow: { at: 0.9, size: 0.22 } } as const;

/** Baselines of the dates below the rule. */
export const DATE = { baseline: 1.65, row: 1.2 } as const;
