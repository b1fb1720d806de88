import type { Term, Trace } from '@evenscale/formulas/trace';
import { formatWorked, isRounded } from './format-calculation.ts';
import { activeBound, bare, isWritable, numbersIn, roundsOf } from './calculation-lines.ts';
import { calculationText, type CalculationLanguage } from './calculation-text.ts';
import { boundText } from './calculation-words.ts';

/** A calculation from its formula to its result, as a chain of equal values. */
export interface CalculationChain {
  /** Each with the sign before it; the first, the formula with variable names, has none. */
  readonly links: readonly { readonly sign: string; readonly text: string }[];
  /** The sign before the result. */
  readonly sign: string;
  /** The result with all displayed digits. */
  readonly result: string;
}

/** The formula with the names of its variables. */
const inNames = (term: Term, language: CalculationLanguage): string =>
  calculationText(term, language, ({ name, value }) => (name ? language.names[name] : formatWorked(value)));

const inNumbers = (term: Term, language: CalculationLanguage): string =>
  calculationText(term, language, ({ value }) => formatWorked(value));

/** The sign before the result, with the bound that determined the result, if any. */
function lastSign({ value, term }: Trace<number>, { same, rounded }: CalculationLanguage): string {
  const bound = activeBound(term);
  if (bound) return `${same} ${boundText[bound.kind](bound.bound)}`;
  return isRounded(value) ? rounded : same;
}

/** A figure's calculation, written or spoken. */
export function chainOf(trace: Trace<number>, language: CalculationLanguage): CalculationChain {
  const formula = { sign: '', text: inNames(bare(trace.term), language) };
  const rounds = isWritable(trace.term) ? roundsOf(trace.term) : [];
  const links = rounds.map((round) => ({
    sign: numbersIn(round).some(isRounded) ? language.rounded : language.same,
    text: inNumbers(round, language),
  }));
  return { links: [formula, ...links], sign: lastSign(trace, language), result: formatWorked(trace.value) };
}
