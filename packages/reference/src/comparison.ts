/** Compares a formula's result with a reference case, number by number. */
import { isObject, type Json } from './case-file.ts';

/** The allowed deviation of a number from the expected one. */
export interface Tolerance {
  readonly text: string;
  /** Whether `allowed` is in the number's unit or a fraction of the expected number. */
  readonly kind: 'absolute' | 'relative';
  /** Difference between the two numbers, in the unit of `allowed`. */
  readonly distance: (actual: number, expected: number) => number;
  readonly allowed: number;
}

/** One comparison. `deviation` and `share` (of `allowed`) are null for values other than numbers. */
export interface Finding {
  readonly path: string;
  readonly problem: string | null;
  readonly deviation: number | null;
  readonly share: number | null;
}

const apart = (actual: number, expected: number): number => Math.abs(actual - expected);

const relativelyApart = (actual: number, expected: number): number =>
  actual === expected ? 0 : Math.abs(actual - expected) / Math.abs(expected);

export const exact: Tolerance = { text: 'exact', kind: 'absolute', distance: apart, allowed: 0 };

export function within(allowed: number): Tolerance {
  return { text: String(allowed), kind: 'absolute', distance: apart, allowed };
}

/** `relative(0.005)` allows 0.5 %. */
export function relative(allowed: number): Tolerance {
  return { text: `${String(allowed)} relative`, kind: 'relative', distance: relativelyApart, allowed };
}

/** For an expected number printed with this many decimals; ties may be rounded either way. */
export function printedTo(decimals: number): Tolerance {
  const half = 0.5 * 10 ** -decimals;
  return {
    text: `${String(decimals)} decimals printed`,
    kind: 'absolute',
    distance: apart,
    allowed: half + 1e-9,
  };
}

export function failed(path: string, problem: string): Finding {
  return { path, problem, deviation: null, share: null };
}

function compareNumbers(path: string, expected: number, actual: number, tolerance: Tolerance): Finding {
  const deviation = tolerance.distance(actual, expected);
  const passes = deviation <= tolerance.allowed;
  const share = deviation === 0 ? 0 : deviation / tolerance.allowed;
  const problem = passes ? null : `expected ${String(expected)}, got ${String(actual)}`;
  return { path, problem, deviation, share };
}

function compareLists(
  path: string,
  expected: readonly Json[],
  actual: unknown,
  tolerance: Tolerance,
): readonly Finding[] {
  if (!Array.isArray(actual)) return [failed(path, 'expected a list')];
  const length =
    actual.length === expected.length ? [] : [failed(path, `a list of ${String(actual.length)}`)];
  return [
    ...length,
    ...expected.flatMap((item, at) => compare(`${path}[${String(at)}]`, item, actual[at], tolerance)),
  ];
}

/** Compares every leaf of `expected` with the same path in `actual`. A path missing from `actual` is a failure. */
export function compare(
  path: string,
  expected: Json,
  actual: unknown,
  tolerance: Tolerance,
): readonly Finding[] {
  if (typeof expected === 'number' && typeof actual === 'number') {
    return [compareNumbers(path, expected, actual, tolerance)];
  }
  if (Array.isArray(expected)) return compareLists(path, expected, actual, tolerance);
  if (isObject(expected)) {
    const entries = new Map(typeof actual === 'object' && actual !== null ? Object.entries(actual) : []);
    return Object.entries(expected).flatMap(([key, value]) =>
      compare(`${path}.${key}`, value, entries.get(key), tolerance),
    );
  }
  if (expected === actual) return [{ path, problem: null, deviation: null, share: null }];
  return [
    failed(
      path,
      `expected ${JSON.stringify(expected)}, got ${actual === undefined ? 'nothing' : JSON.stringify(actual)}`,
    ),
  ];
}
