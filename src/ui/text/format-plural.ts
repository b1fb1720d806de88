/** Counts → text, by the plural rules of the language. The only caller of `Intl.PluralRules`. */

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The forms of a noun that English has. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** The sentences of a count that English has, each a whole one around the number. */
export interface PluralSentences {
  readonly one: (number: string) => string;
  readonly other: (number: string) => string;
}

/** "1 result is new.", "1,200 results are new." */
export function formatPlural(count: number, { one, other }: PluralSentences): string {
  return (rules.select(count) === 'one' ? one : other)(number.format(count));
}

/** "1 result", "1,200 results". */
export const formatCounted = (count: number, { one, other }: PluralForms): string =>
  formatPlural(count, { one: (text) => `${text} ${one}`, other: (text) => `${text} ${other}` });
