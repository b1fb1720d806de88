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

/** English has no other forms of a count than these. */
const formOf = (count: number) => rules.select(count) as keyof PluralForms;

/** "1 result is new.", "1,200 results are new." */
export const formatPlural = (count: number, sentences: PluralSentences): string =>
  sentences[formOf(count)](number.format(count));

/** "1 result", "1,200 results". */
export const formatCounted = (count: number, forms: PluralForms): string =>
  `${number.format(count)} ${forms[formOf(count)]}`;
