/** Counts → text, by the plural rules of the language. The only caller of `Intl.PluralRules`. */

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The forms of a noun that English has. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** "1 result", "1,200 results". */
export function formatCounted(count: number, { one, other }: PluralForms): string {
  return `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;
}
