/** Counts → text. */
import { formatNumber } from './format-number.ts';

/** What is said of one and of several, with # for the number: a noun with it, or a full sentence. */
export type PluralForms = readonly [one: string, other: string];

/** "1 result is new.", "1,200 results are new." */
export const formatPlural = (count: number, [one, other]: PluralForms): string =>
  (count === 1 ? one : other).replace('#', () => formatNumber(count, 1, 0));
