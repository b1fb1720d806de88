import type { Term } from '@evenscale/formulas/trace';

type NumberTerm = Extract<Term, { kind: 'number' }>;
type Bounded = Extract<Term, { kind: 'atLeast' | 'atMost' }>;

/** A calculation without bounds, as it is written. Every operation keeps its value. */
export type Written = Exclude<Term, { kind: 'atLeast' | 'atMost' }>;

const isNumber = (term: Term): term is NumberTerm => term.kind === 'number';

/** Removes the bounds from a calculation. */
export function bare(term: Term): Written {
  switch (term.kind) {
    case 'number':
      return term;
    case 'square':
      return { ...term, base: bare(term.base) };
    case 'atLeast':
    case 'atMost':
      return bare(term.base);
    default: {
      const [first, ...others] = term.parts;
      return { ...term, parts: [bare(first), ...others.map(bare)] };
    }
  }
}

/** One round of simplification: each operation on plain numbers becomes a number. */
function reduced(term: Term): Term {
  if (term.kind === 'square') {
    return isNumber(term.base)
      ? { kind: 'number', value: term.value }
      : { ...term, base: reduced(term.base) };
  }
  if (!('parts' in term)) return term;
  if (term.parts.every(isNumber)) return { kind: 'number', value: term.value };
  const [first, ...others] = term.parts;
  return { ...term, parts: [reduced(first), ...others.map(reduced)] };
}

/** A calculation by hand: the expression itself, then each intermediate step before the result. */
export function roundsOf(term: Term): readonly Term[] {
  const rounds: Term[] = [];
  for (let round: Term = bare(term); !isNumber(round); round = reduced(round)) rounds.push(round);
  return rounds;
}

/** The bound that replaced the calculated value; `null` if none did. */
export function activeBound(term: Term): Bounded | null {
  if (term.kind !== 'atLeast' && term.kind !== 'atMost') return null;
  return term.value === term.base.value ? activeBound(term.base) : term;
}

/** All numbers in a written calculation. */
export function numbersIn(term: Term): readonly number[] {
  if (isNumber(term)) return [term.value];
  if ('parts' in term) return term.parts.flatMap(numbersIn);
  return numbersIn(term.base);
}

/** True if every intermediate number is finite; a height near zero leads to infinities. */
export function isWritable(term: Term): boolean {
  return roundsOf(term).every((round) => numbersIn(round).every(Number.isFinite));
}
