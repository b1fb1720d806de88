/**
 * Fewer weigh-ins, or fewer days between the first and the last, have no direction: within a week, water moves a weight by
 * more than food does, and a line through three points mostly follows one of them.
 */
export const TREND_NEEDS = { weighings: 4, days: 7 } as const;

/**
 * How many weigh-ins a trend needs to be shown at all. While weights are hidden, the trend of a few of them would tell what
 * was typed.
 */
export const leastShown = (isWeightHidden: boolean): number => (isWeightHidden ? TREND_NEEDS.weighings : 1);
