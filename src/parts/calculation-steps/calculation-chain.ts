import type { Term, Trace } from '@evenscale/formulas/trace';
import { formatWorked, isRounded } from './format-calculation.ts';
import { activeBound, bare, isWritable, numbersIn, roundsOf } from './calculation-lines.ts';
import { sumText, type SumLanguage } from './calculation-text.ts';
import { boundText, equality, spoken, spokenNames, written, writtenNames } from './sum-words.ts';

/** A calculation from its formula to its result, as a chain of equal values. */
export interface SumChain {
  /** Each with the sign that joins it to the one before; the first, the formula in names, has none. */
  readonly links: readonly ChainLink[];
  /** The sign before the result. */
  readonly sign: string;
  /** The result with all the digits that are written. */
  readonly result: string;
}

export interface ChainLink {
  readonly sign: string;
  readonly text: string;
}

interface Tongue {
  readonly language: SumLanguage;
  readonly names: typeof writtenNames;
  readonly signs: (typeof equality)['written' | 'spoken'];
}

const TONGUES = {
  written: { language: written, names: writtenNames, signs: equality.written },
  spoken: { language: spoken, names: spokenNames, signs: equality.spoken },
} as const satisfies Record<string, Tongue>;

/** The formula itself, in the names of what goes into it. */
const inNames = (term: Term, { language, names }: Tongue): string =>
  sumText(term, language, ({ name, value }) => (name ? names[name] : formatWorked(value)));

const inNumbers = (term: Term, { language }: Tongue): string =>
  sumText(term, language, ({ value }) => formatWorked(value));

/** The sign before the result, with the bound that made the result where one did. */
function lastSign({ value, term }: Trace<number>, { signs }: Tongue): string {
  const bound = activeBound(term);
  if (bound) return `${signs.same} ${boundText[bound.kind](bound.bound)}`;
  return isRounded(value) ? signs.rounded : signs.same;
}

/** A figure's calculation, written or spoken. */
export function chainOf(trace: Trace<number>, tongue: keyof typeof TONGUES): SumChain {
  const chosen = TONGUES[tongue];
  const formula = { sign: '', text: inNames(bare(trace.term), chosen) };
  const rounds = isWritable(trace.term) ? roundsOf(trace.term) : [];
  const links = rounds.map((round) => ({
    sign: numbersIn(round).some(isRounded) ? chosen.signs.rounded : chosen.signs.same,
    text: inNumbers(round, chosen),
  }));
  return { links: [formula, ...links], sign: lastSign(trace, chosen), result: formatWorked(trace.value) };
}
