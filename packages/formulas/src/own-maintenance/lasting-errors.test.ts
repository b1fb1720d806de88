import { describe, expect, test } from 'vitest';
import { fitWithLastingErrors } from './lasting-errors.ts';
import type { Term } from './lasting-errors.ts';

const days = [3, 4, 5, 8, 9, 13, 14, 15, 16, 21];
const values = [80.1, 80.6, 80.2, 79.9, 79.4, 79.7, 79.1, 79.3, 79, 78.2];
const measurements = days.map((day, at) => ({ day, value: values[at]! }));

const level: Term = { at: () => 1, spread: Infinity };
const slope: Term = { at: (day) => day - 10, spread: Infinity };
const ramp: Term = { at: (day) => Math.min(1, (day - 3) / 8), spread: 1 };
const usual = { deviation: 0.6, weight: 2 };

/** Expected values: solved with full covariance and precision matrices, in NumPy 2.4 with double precision. */
const solved: readonly {
  readonly asked: string;
  readonly target: Term;
  readonly others: readonly Term[];
  readonly errors?: typeof usual;
  readonly value: number;
  readonly variance: number;
}[] = [
  {
    asked: 'a level beside a slope and a ramp of known spread',
    target: level,
    others: [slope, ramp],
    value: 79.42579159449112,
    variance: 0.2426970273032201,
  },
  {
    asked: 'a slope beside a level and a ramp of known spread',
    target: slope,
    others: [ramp, level],
    value: -0.12786710068146734,
    variance: 0.0027051232310781903,
  },
  {
    asked: 'a ramp of known spread beside a level and a slope',
    target: ramp,
    others: [level, slope],
    value: 0.29766822110087016,
    variance: 0.544778156564001,
  },
  {
    asked: 'a slope of known spread beside a wider ramp',
    target: { ...slope, spread: 0.12 },
    others: [level, { ...ramp, spread: 1.25 }],
    value: -0.11077216895961514,
    variance: 0.0024967220092480488,
  },
  {
    asked: 'a wider ramp beside a slope of known spread',
    target: { ...ramp, spread: 1.25 },
    others: [{ ...slope, spread: 0.12 }, level],
    value: 0.10499706057314337,
    variance: 0.5592705498464593,
  },
  {
    asked: 'a level beside a slope',
    target: level,
    others: [slope],
    value: 79.60888863011148,
    variance: 0.04017318731886364,
  },
  {
    asked: 'a slope beside a level',
    target: slope,
    others: [level],
    value: -0.11081063268697607,
    variance: 0.0009254364992792141,
  },
  {
    asked: 'a level alone, with other usual errors',
    target: level,
    others: [],
    errors: { deviation: 1.5, weight: 5 },
    value: 79.35232411227645,
    variance: 0.6222018572793568,
  },
  {
    asked: 'a level of known spread alone',
    target: { ...level, spread: 40 },
    others: [],
    errors: { deviation: 1.5, weight: 5 },
    value: 79.30546808311614,
    variance: 0.8655325530226988,
  },
];

describe('a fit with lasting errors', () => {
  test.each(solved)(
    'agrees with the full matrices on $asked',
    ({ target, others, errors = usual, value, variance }) => {
      const found = fitWithLastingErrors(measurements, target, others, errors);
      expect(found.value).toBeCloseTo(value, 9);
      expect(found.variance / variance).toBeCloseTo(1, 9);
    },
  );

  test('finds a coefficient exactly where there are no errors', () => {
    const exact = days.map((day) => ({ day, value: 5 - 0.25 * (day - 10) }));
    expect(fitWithLastingErrors(exact, slope, [level], usual).value).toBeCloseTo(-0.25, 12);
  });

  test('shrinks a coefficient of known spread toward 0 if the measurements say little', () => {
    const few = measurements.slice(0, 4);
    const free = fitWithLastingErrors(few, slope, [level], usual);
    const drawn = fitWithLastingErrors(few, { ...slope, spread: 0.05 }, [level], usual);
    expect(Math.abs(drawn.value)).toBeLessThan(Math.abs(free.value));
    expect(drawn.variance).toBeLessThan(free.variance);
  });

  test('widens if errors last longer, even if their size stays the same', () => {
    const lasting = Array.from({ length: 12 }, (_, day) => ({ day, value: day < 6 ? 1 : -1 }));
    const brief = Array.from({ length: 12 }, (_, day) => ({ day, value: day % 2 === 0 ? 1 : -1 }));
    const varianceOf = (course: typeof lasting): number =>
      fitWithLastingErrors(course, level, [], usual).variance;
    expect(varianceOf(lasting)).toBeGreaterThan(1.5 * varianceOf(brief));
  });
});
