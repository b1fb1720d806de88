/**
 * Calculations that record their steps. Each operation computes its value immediately and keeps its operands, so the
 * tree contains both the number and its derivation. `traced` ties a tree to the formula whose value it explains.
 */

/** The name of a number in a calculation; the view has the text for each. */
export type QuantityName =
  | 'stone'
  | 'pounds'
  | 'kilograms'
  | 'leanKilograms'
  | 'feet'
  | 'inches'
  | 'metres'
  | 'centimetres'
  | 'age'
  | 'bmi'
  | 'bodyFat'
  | 'bmr'
  | 'tdee'
  | 'maintenance'
  | 'target'
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'trainingDays'
  | 'difference'
  | 'restDays';

/** A number, or an operation on others, with its value. */
export type Term =
  /** A measure with its name, or a constant without one. */
  | { readonly kind: 'number'; readonly value: number; readonly name?: QuantityName }
  | {
      readonly kind: 'sum' | 'difference' | 'product' | 'quotient';
      readonly value: number;
      readonly parts: readonly [Term, ...Term[]];
    }
  | { readonly kind: 'square'; readonly value: number; readonly base: Term }
  /** A value limited by a bound. The bound is shown only if it changed the value. */
  | {
      readonly kind: 'atLeast' | 'atMost';
      readonly value: number;
      readonly base: Term;
      readonly bound: number;
    };

/** A formula's value with its calculation. */
export interface Trace<Value extends number> {
  /** The formula's own value, not rounded. */
  readonly value: Value;
  readonly term: Term;
}

/**
 * How far a calculation may be from its formula, relative to the value. The tests require equality to the last bit, but
 * visitors' browsers may differ in the last bit of a power.
 */
const TOLERANCE = 1e-12;

/**
 * A named measure in a calculation.
 *
 * @param name - its name
 * @param value - in the unit of its name, any number
 * @returns a term of this value, not rounded
 * @throws never
 * @source Evenscale’s own notation
 * @example given('kilograms', 70) // { kind: 'number', value: 70, name: 'kilograms' }
 */
export function given(name: QuantityName, value: number): Term {
  return { kind: 'number', value, name };
}

/**
 * A constant of a formula.
 *
 * @param value - any number, in the formula's unit
 * @returns a term of this value, not rounded
 * @throws never
 * @source Evenscale’s own notation
 * @example fixed(6.25) // { kind: 'number', value: 6.25 }
 */
export function fixed(value: number): Term {
  return { kind: 'number', value };
}

/**
 * Terms added up, from the first to the last.
 *
 * @param first - the first term, in any unit
 * @param others - terms in the same unit
 * @returns a term for their sum, not rounded
 * @throws never
 * @source elementary arithmetic
 * @example sum(fixed(700), fixed(5)).value // 705
 */
export function sum(first: Term, ...others: readonly Term[]): Term {
  const value = others.reduce((total, term) => total + term.value, first.value);
  return { kind: 'sum', value, parts: [first, ...others] };
}

/**
 * One term minus another.
 *
 * @param whole - the term that is reduced, in any unit
 * @param less - the number to subtract, in the same unit
 * @returns a term of their difference, not rounded
 * @throws never
 * @source elementary arithmetic
 * @example difference(fixed(1), fixed(0.25)).value // 0.75
 */
export function difference(whole: Term, less: Term): Term {
  return { kind: 'difference', value: whole.value - less.value, parts: [whole, less] };
}

/**
 * One term times another.
 *
 * @param one - the first factor, in any unit
 * @param other - the second factor, in any unit
 * @returns a term of their product, not rounded
 * @throws never
 * @source elementary arithmetic
 * @example product(fixed(10), fixed(70)).value // 700
 */
export function product(one: Term, other: Term): Term {
  return { kind: 'product', value: one.value * other.value, parts: [one, other] };
}

/**
 * One term divided by another.
 *
 * @param dividend - the term that is divided, in any unit
 * @param divisor - the divisor, in any unit; not 0, or `traced` rejects the calculation
 * @returns a term of their quotient, not rounded
 * @throws never
 * @source elementary arithmetic
 * @example quotient(fixed(175), fixed(100)).value // 1.75
 */
export function quotient(dividend: Term, divisor: Term): Term {
  return { kind: 'quotient', value: dividend.value / divisor.value, parts: [dividend, divisor] };
}

/**
 * A term squared, with the same operator that the formulas use.
 *
 * @param base - the term, in any unit
 * @returns a term of its square, not rounded
 * @throws never
 * @source ECMAScript exponentiation
 * @example square(fixed(1.75)).value // 3.0625
 */
export function square(base: Term): Term {
  return { kind: 'square', value: base.value ** 2, base };
}

/**
 * A term that does not fall below a bound.
 *
 * @param bound - the least value, in the term's unit
 * @param base - the term
 * @returns a term of its value, or of the bound where that is more, not rounded
 * @throws never
 * @source ECMAScript Math.max
 * @example atLeast(0, fixed(-40)).value // 0
 */
export function atLeast(bound: number, base: Term): Term {
  return { kind: 'atLeast', value: Math.max(bound, base.value), base, bound };
}

/**
 * A term that does not rise above a bound.
 *
 * @param bound - the most, in the term's unit
 * @param base - the term
 * @returns a term of its value, or of the bound where that is less, not rounded
 * @throws never
 * @source ECMAScript Math.min
 * @example atMost(100, fixed(140)).value // 100
 */
export function atMost(bound: number, base: Term): Term {
  return { kind: 'atMost', value: Math.min(bound, base.value), base, bound };
}

/**
 * Ties a calculation to the formula it explains. A different result is a bug and throws, so it's never shown.
 *
 * @param value - the formula's result, in its unit
 * @param term - the calculation, in the same unit
 * @returns both together, the value not rounded
 * @throws RangeError if the calculation does not lead to the value
 * @source Evenscale’s own notation
 * @example traced(705, sum(fixed(700), fixed(5))).value // 705
 */
export function traced<Value extends number>(value: Value, term: Term): Trace<Value> {
  const isReached = Math.abs(term.value - value) <= TOLERANCE * Math.abs(value);
  if (!isReached)
    throw new RangeError(`traced: the sum gives ${term.value}, expected the formula's ${value}`);
  return { value, term };
}
