import { describe, expect, test } from 'vitest';
import { bmiValue, months, percent, zScore } from '../units.ts';
import {
  EXTENDED_FROM,
  EXTENDED_SIGMA,
  HIGHEST_Z,
  bmiAtPercentOfP95,
  bmiAtPercentile,
  bmiPosition,
  extendedSigma,
  percentOfP95,
} from './bmi-for-age.ts';
import { lmsAt, lmsBmi, lmsZScore } from './lms.ts';

const PERCENTILES = [5, 10, 25, 50, 75, 85, 90, 95];

describe('L, M and S', () => {
  test('at an age between two rows are between them (CDC, bmiagerev.csv at 24 months)', () => {
    const { l, m, s } = lmsAt('male', months(24));
    expect(l).toBeCloseTo(-2.01118107, 12);
    expect(m).toBeCloseTo(16.57502768, 12);
    expect(s).toBeCloseTo(0.080592465, 12);
  });

  test('at the age of a row are that row’s', () => {
    expect(lmsAt('female', months(120.5))).toEqual({ l: -2.171295888, m: 16.86231366, s: 0.137057004 });
    expect(lmsAt('male', months(240))).toEqual({ l: -1.84233016, m: 23.02029424, s: 0.134539365 });
  });

  test('are interpolated over half a month near the end', () => {
    const { m } = lmsAt('female', months(239.75));
    expect(m).toBeCloseTo((21.71189225 + 21.71699934) / 2, 12);
  });

  test.each([23.5, 240.0001, 0, -3, 1000])('do not exist at %d months', (age) =>
    expect(() => lmsAt('male', months(age))).toThrow(
      new RangeError(`lmsAt: got ${String(age)}, expected an age above 23.5 and up to 240 months`),
    ),
  );

  test('don’t give a BMI far above any child’s', () =>
    expect(() => lmsBmi(lmsAt('female', months(200)), zScore(5))).toThrow(RangeError));
});

describe('the curves', () => {
  test.each([
    {
      gender: 'male',
      age: 24,
      curve: [
        14.73731947, 15.09032827, 15.74164233, 16.57502768, 17.55718781, 18.16219473, 18.60948128,
        19.33801062,
      ],
    },
    {
      gender: 'male',
      age: 120.5,
      curve: [
        14.21865508, 14.64260311, 15.47270195, 16.64613844, 18.24521166, 19.3904113, 20.34269534, 22.15409238,
      ],
    },
    {
      gender: 'male',
      age: 216.5,
      curve: [
        18.24348662, 18.89854373, 20.16189615, 21.8958685, 24.14165845, 25.65601244, 26.85119991, 28.9586172,
      ],
    },
    {
      gender: 'female',
      age: 120.5,
      curve: [
        14.03535405, 14.5310003, 15.49992271, 16.86231366, 18.69520235, 19.98399779, 21.03668675, 22.98257733,
      ],
    },
  ] as const)('of $gender children at $age months are as CDC prints them (bmiagerev.csv)', (row) => {
    const { gender, age, curve } = row;
    const actual = PERCENTILES.map((percentile) => bmiAtPercentile(gender, months(age), percent(percentile)));
    curve.forEach((printed, index) => expect(actual[index]).toBeCloseTo(printed, 6));
  });

  test.each([
    { gender: 'male', age: 24, percentile: 5, bmi: 14.737319488531831 },
    { gender: 'female', age: 64.1, percentile: 10, bmi: 13.783771421796615 },
    { gender: 'male', age: 216.5, percentile: 95, bmi: 28.95861720697946 },
    { gender: 'male', age: 112.5, percentile: 98, bmi: 25.18215283974 },
    { gender: 'female', age: 175.2, percentile: 99.5, bmi: 37.65063036641268 },
  ] as const)(
    'of $gender children at $age months reach $bmi at the $percentile. percentile (mpmath 1.3.0)',
    ({ gender, age, percentile, bmi }) =>
      expect(bmiAtPercentile(gender, months(age), percent(percentile))).toBeCloseTo(bmi, 11),
  );

  test.each([0, 100, -5, 120])('do not exist for the percentile %d', (percentile) =>
    expect(() => bmiAtPercentile('female', months(100), percent(percentile))).toThrow(RangeError),
  );

  test('at 120 and 140 % are multiples of the 95th percentile', () => {
    const p95 = bmiAtPercentile('female', months(131), percent(95));
    expect(bmiAtPercentOfP95('female', months(131), percent(120))).toBeCloseTo(p95 * 1.2, 12);
    expect(bmiAtPercentOfP95('female', months(131), percent(140))).toBeCloseTo(p95 * 1.4, 12);
    expect(percentOfP95('female', months(131), bmiValue(p95 * 1.3))).toBeCloseTo(130, 11);
  });
});

describe('the position of a BMI', () => {
  test.each([
    {
      gender: 'male',
      age: 24,
      bmi: 14.2,
      z: -2.2509242386935218,
      percentile: 1.2195168125361824,
      ofP95: 73.43051102962012,
    },
    {
      gender: 'female',
      age: 31.75,
      bmi: 17.1,
      z: 0.8285795564389764,
      percentile: 79.63288199490117,
      ofP95: 92.44852526983844,
    },
    {
      gender: 'male',
      age: 57.25,
      bmi: 13.9,
      z: -1.6220759293937697,
      percentile: 5.239354568602062,
      ofP95: 77.78752787703375,
    },
    {
      gender: 'female',
      age: 88.9,
      bmi: 19.6,
      z: 1.5431846139407561,
      percentile: 93.86070053308798,
      ofP95: 97.83082624197499,
    },
    {
      gender: 'male',
      age: 133.3,
      bmi: 23.65,
      z: 1.6737786285253784,
      percentile: 95.29129429891397,
      ofP95: 101.5762620556623,
    },
    {
      gender: 'female',
      age: 150.05,
      bmi: 29.2,
      z: 1.9472251641212286,
      percentile: 97.42461269641781,
      ofP95: 113.4067370789947,
    },
    {
      gender: 'male',
      age: 190.6,
      bmi: 36.8,
      z: 2.4579389660831925,
      percentile: 99.30131539917356,
      ofP95: 134.0521961,
    },
    {
      gender: 'female',
      age: 215.9,
      bmi: 17.35,
      z: -1.7588568869311834,
      percentile: 3.9300909782849436,
      ofP95: 57.27760642795571,
    },
    {
      gender: 'male',
      age: 239.99,
      bmi: 30.9,
      z: 1.661982668022706,
      percentile: 95.17418751550241,
      ofP95: 101.01729532640513,
    },
    {
      gender: 'female',
      age: 239.75,
      bmi: 46.2,
      z: 2.725195047004738,
      percentile: 99.67868244498199,
      ofP95: 145.52231068663806,
    },
  ] as const)(
    'of $bmi at $age months ($gender): z $z, percentile $percentile (mpmath 1.3.0, 40 digits)',
    ({ gender, age, bmi, z, percentile, ofP95 }) => {
      const position = bmiPosition(gender, months(age), bmiValue(bmi));
      expect(position.z).toBeCloseTo(z, 11);
      expect(position.percentile).toBeCloseTo(percentile, 11);
      expect(percentOfP95(gender, months(age), bmiValue(bmi))).toBeCloseTo(ofP95, 7);
    },
  );

  test.each([
    { who: 'a girl of 12 years, 5 ft, 136 lb', gender: 'female', age: 144, bmi: 26.6, percentile: 96 },
    { who: 'a boy of 10 years, 54.5 in, 96 lb', gender: 'male', age: 120, bmi: 22.7, percentile: 96 },
    { who: 'a girl of 15 years, 63.7 in, 210 lb', gender: 'female', age: 180, bmi: 36.4, percentile: 99 },
  ] as const)(
    'of $who is the $percentile. percentile (examples on CDC’s page)',
    ({ gender, age, bmi, percentile }) =>
      expect(Math.round(bmiPosition(gender, months(age), bmiValue(bmi)).percentile)).toBe(percentile),
  );

  test('at exactly the 95th percentile uses the 2022 method', () => {
    const age = months(150);
    const p95 = bmiAtPercentile('male', age, EXTENDED_FROM);
    expect(bmiPosition('male', age, p95).percentile).toBe(95);
    expect(bmiPosition('male', age, p95).z).toBeCloseTo(1.6448536269514722, 14);
    const [below, above] = [bmiValue(p95 - 1e-9), bmiValue(p95 + 1e-9)];
    expect(bmiPosition('male', age, below).z).toBe(lmsZScore(lmsAt('male', age), below));
    expect(bmiPosition('male', age, above).z).not.toBe(lmsZScore(lmsAt('male', age), above));
  });

  test('has the highest z-score if the percentile is 100 to the last digit', () => {
    expect(HIGHEST_Z).toBe(8.21);
    expect(bmiPosition('male', months(60), bmiValue(120))).toEqual({ z: 8.21, percentile: 100 });
    const nearly = bmiPosition('male', months(60), bmiValue(38.5));
    expect(nearly.percentile).toBeLessThan(100);
    expect(nearly.z).toBeGreaterThan(7);
    expect(nearly.z).toBeLessThan(8.21);
  });

  test('stays finite for measurements that no child has', () => {
    const age = months(100);
    expect(bmiPosition('female', age, bmiValue(0))).toEqual({ z: -Number.MAX_VALUE, percentile: 0 });
    expect(bmiPosition('female', age, bmiValue(Number.MAX_VALUE))).toEqual({ z: 8.21, percentile: 100 });
    expect(percentOfP95('female', age, bmiValue(Number.MAX_VALUE))).toBe(Number.MAX_VALUE);
    expect(() => bmiPosition('female', age, bmiValue(-1))).toThrow(RangeError);
  });
});

test('the scale above the 95th percentile follows CDC’s polynomials in years', () => {
  expect(EXTENDED_SIGMA).toEqual({
    male: { constant: 0.3728, perYear: 0.5196, perYearSquared: -0.0091 },
    female: { constant: 0.8334, perYear: 0.3712, perYearSquared: -0.0011 },
  });
  expect(extendedSigma('male', months(133.3))).toBeCloseTo(5.021794868055555, 13);
  expect(extendedSigma('female', months(150.05))).toBeCloseTo(5.302957064236111, 13);
});
