/** Counts → text, by the language's plural rules. The only use of `Intl.PluralRules`. */

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The English forms of a noun. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** The English sentences for a count, each a full one around the number. */
export interface PluralSentences {
  readonly one: (number: string) => string;
  readonly other: (number: string) => string;
}

/** English has only these two plural categories. */
const formOf = (count: number) => rules.select(count) as keyof PluralForms;

/** "1 result is new.", "1,200 results are new." */
export const formatPlural = (count: number, sentences: PluralSentences): string =>
  sentences[formOf(count)](number.format(count));

/** "1 result", "1,200 results". */
export const formatCounted = (count: number, forms: PluralForms): string =>
  `${number.format(count)} ${forms[formOf(count)]}`;
