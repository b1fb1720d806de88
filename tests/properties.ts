/** Shared by the property tests of the formulas: what the forms accept, and the number of draws. */
import { GENDERS } from '@evenscale/formulas/energy';
import { cm, kg, years } from '@evenscale/formulas/units';
import fc from 'fast-check';
import { expect } from 'vitest';

/** Draws for each property. `npm run test:all` also draws 10,000, mutation tests fewer. */
const numRuns = Number(process.env['FAST_CHECK_RUNS'] ?? 1_000);

const above0 = (max: number) => fc.double({ min: 0, minExcluded: true, max, noNaN: true });

/** Everything the forms accept (rulings, entry 8). */
export const accepted = {
  weight: above0(1000).map(kg),
  height: above0(300).map(cm),
  age: fc.double({ min: 0, max: 120, noNaN: true }).map(years),
  gender: fc.constantFrom(...GENDERS),
};

/** Checks a property with random values. */
export function check<Values extends [unknown, ...unknown[]]>(
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  holds: (...drawn: Values) => void,
  runs: number = numRuns,
): void {
  const property = fc.property(...values, (...drawn: Values) => {
    holds(...drawn);
  });
  fc.assert(property, { numRuns: Math.min(runs, numRuns) });
}

/** A figure that may be shown: finite and not negative. */
export function expectSound(value: number): void {
  expect(Number.isFinite(value)).toBe(true);
  expect(value).toBeGreaterThanOrEqual(0);
}

export function ordered<Value extends number>(a: Value, b: Value): readonly [Value, Value] {
  return a < b ? [a, b] : [b, a];
}
