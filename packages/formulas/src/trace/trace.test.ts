import { describe, expect, test } from 'vitest';
import {
  atLeast,
  atMost,
  difference,
  fixed,
  given,
  product,
  quotient,
  square,
  sum,
  traced,
} from './trace.ts';

describe('an operation has its value and its operands', () => {
  const two = fixed(2);
  const seven = given('age', 7);

  test.each([
    { term: sum(two, seven, fixed(-10)), kind: 'sum', value: -1 },
    { term: difference(two, seven), kind: 'difference', value: -5 },
    { term: product(two, seven), kind: 'product', value: 14 },
    { term: quotient(seven, two), kind: 'quotient', value: 3.5 },
    { term: square(seven), kind: 'square', value: 49 },
    { term: atLeast(9, seven), kind: 'atLeast', value: 9 },
    { term: atLeast(5, seven), kind: 'atLeast', value: 7 },
    { term: atMost(9, seven), kind: 'atMost', value: 7 },
    { term: atMost(5, seven), kind: 'atMost', value: 5 },
  ])('$kind gives $value', ({ term, kind, value }) => expect(term).toMatchObject({ kind, value }));

  test('several terms keep their order', () => {
    expect(sum(two, seven)).toEqual({ kind: 'sum', value: 9, parts: [two, seven] });
    expect(quotient(two, seven)).toEqual({ kind: 'quotient', value: 2 / 7, parts: [two, seven] });
    expect(atLeast(3, two)).toEqual({ kind: 'atLeast', value: 3, base: two, bound: 3 });
  });

  test('a sum adds its terms from left to right', () => {
    const value = sum(fixed(0.1), fixed(0.2), fixed(0.3)).value;
    expect(value).toBe(0.1 + 0.2 + 0.3);
    expect(value).not.toBe(0.1 + (0.2 + 0.3));
  });
});

describe('a calculation with another result is rejected', () => {
  test.each([
    { value: 705, term: sum(fixed(700), fixed(4)) },
    { value: 705, term: sum(fixed(700), fixed(6)) },
    { value: 1648.75, term: fixed(1648.750_000_01) },
    { value: 0, term: fixed(1e-300) },
    { value: 1, term: quotient(fixed(1), fixed(0)) },
    { value: 1, term: quotient(fixed(0), fixed(0)) },
  ])('$term.value is not $value', ({ value, term }) => {
    expect(() => traced(value, term)).toThrow(
      new RangeError(`traced: the sum gives ${term.value}, expected the formula's ${value}`),
    );
  });

  test('the last bit of a power may differ between browsers', () => {
    const term = fixed(3.062_500_000_000_000_4);
    expect(traced(3.0625, term)).toEqual({ value: 3.0625, term });
    expect(traced(0, fixed(0)).value).toBe(0);
    expect(traced(-5, fixed(-5)).value).toBe(-5);
  });
});
