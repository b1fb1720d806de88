/**
 * Which days are training days, and how much more is eaten on them than on rest days: `135~20` is Monday, Wednesday and
 * Friday with 20% more, `6~300c` Saturday with 300 kcal more (`j`: kilojoules). Empty if every day is the same.
 */
export type TrainingText = string;

// Separate from the rest, which loads once it's used.
const WRITTEN = /^(?:[1-7]{0,7}~\d{1,5}(?:\.\d{1,2})?[cj]?)?$/u;

/** True if a text has the format of a `TrainingText`; its numbers aren't checked. */
export const isTrainingText = (text: string): boolean => WRITTEN.test(text);
