/** Steps in pounds of an axis in stone and pounds: parts of a stone, and whole stones. */
export const POUND_STEPS = [1, 2, 7, 14, 28, 56, 140, 280] as const;
