/** Counts → text, by the language's plural rules. The only use of `Intl.PluralRules`. */

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** What is said of one and of several, with # for the number: a noun with it, or a full sentence. */
export type PluralForms = readonly [one: string, other: string];

/** "1 result is new.", "1,200 results are new." */
export const formatPlural = (count: number, [one, other]: PluralForms): string =>
  (rules.select(count) === 'one' ? one : other).replace('#', () => number.format(count));
