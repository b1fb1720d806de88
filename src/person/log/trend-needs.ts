/**
 * Fewer weigh-ins, or fewer days between the first and the last, have no direction: within a week, water moves a weight by
 * more than food does, and a line through three points mostly follows one of them.
 */
export const TREND_NEEDS = { weighings: 4, days: 7 } as const;
