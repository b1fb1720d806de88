import { describe, expect, test } from 'vitest';
import { bmiAtPercentile, bmiAtPercentOfP95 } from '@evenscale/formulas/growth';
import { bmiValue, months, percent } from '@evenscale/formulas/units';
import { buildChildBmiReport, percentOfMedian } from './report.ts';

const AGE = months(112.5);
const reportAt = (percentile: number) =>
  buildChildBmiReport({
    gender: 'male',
    age: AGE,
    bmi: bmiAtPercentile('male', AGE, percent(percentile)),
  });

describe('the report of one measurement', () => {
  test.each([
    { percentile: 0.1, category: 'underweight', nextStep: 'seeDoctorSoon' },
    { percentile: 0.2, category: 'underweight', nextStep: 'callThisWeek' },
    { percentile: 2.27, category: 'underweight', nextStep: 'callThisWeek' },
    { percentile: 2.28, category: 'underweight', nextStep: 'callDoctor' },
    { percentile: 4.9, category: 'underweight', nextStep: 'callDoctor' },
    { percentile: 5.1, category: 'healthyWeight', nextStep: 'yearlyCheckUp' },
    { percentile: 84.9, category: 'healthyWeight', nextStep: 'yearlyCheckUp' },
    { percentile: 85.1, category: 'overweight', nextStep: 'mentionAtCheckUp' },
    { percentile: 94.9, category: 'overweight', nextStep: 'mentionAtCheckUp' },
    { percentile: 95.1, category: 'obesity', nextStep: 'makeAppointment' },
    { percentile: 99, category: 'obesityClass2', nextStep: 'makeAppointment' },
    { percentile: 99.9, category: 'obesityClass3', nextStep: 'makeAppointment' },
  ])('at the percentile $percentile: $category, $nextStep', ({ percentile, category, nextStep }) => {
    const report = reportAt(percentile);
    if (report.status !== 'shown') return expect.fail(report.status);
    expect(report.figures.band.key).toBe(category);
    expect(report.nextStep).toBe(nextStep);
    expect(report.gender).toBe('male');
    expect(report.figures.percentile).toBeCloseTo(percentile, 9);
  });

  // CDC's z −3 is a BMI of 14.9 to 15.7 for girls of 16 and 17, so that the pages for adults would say another day.
  test.each([
    { age: 16 * 12, bmi: 15.99, nextStep: 'seeDoctorSoon' },
    { age: 16 * 12, bmi: 16, nextStep: 'callThisWeek' },
    { age: 16 * 12 - 0.5, bmi: 15.9, nextStep: 'callThisWeek' },
  ])(
    'at 16 and 17, a BMI below 16 is as urgent as on the other pages: $age months, $bmi',
    ({ nextStep, ...at }) =>
      expect(
        buildChildBmiReport({ gender: 'female', age: months(at.age), bmi: bmiValue(at.bmi) }),
      ).toMatchObject({ nextStep }),
  );

  test.each([
    { age: 23.99, kind: 'underTwo' },
    { age: 240, kind: 'twentyOrOver' },
  ])('has no figure at $age months', ({ age, kind }) =>
    expect(buildChildBmiReport({ gender: 'female', age: months(age), bmi: bmiValue(17) })).toEqual({
      status: 'refused',
      refusal: { kind, age },
    }),
  );
});

test('below the 5th percentile, the BMI is given in percent of the median, which is the 50th percentile', () => {
  const [gender, age] = ['female', months(16 * 12)] as const;
  const ofMedian = (bmi: number): number | null => {
    const report = buildChildBmiReport({ gender, age, bmi: bmiValue(bmi) });
    return report.status === 'shown' ? percentOfMedian(report) : expect.fail();
  };
  const median = bmiAtPercentile(gender, age, percent(50));
  expect(median).toBeCloseTo(20.43, 1);
  expect(ofMedian(0.75 * median)).toBeCloseTo(75, 9);
  expect(ofMedian(median)).toBeNull();
});

describe('the category changes at its limit', () => {
  const categoryAt = (bmi: number) => {
    const report = buildChildBmiReport({ gender: 'female', age: AGE, bmi: bmiValue(bmi) });
    return report.status === 'shown' ? report.figures.band.key : expect.fail();
  };
  test.each([
    { at: bmiAtPercentile('female', AGE, percent(5)), below: 'underweight', from: 'healthyWeight' },
    { at: bmiAtPercentile('female', AGE, percent(85)), below: 'healthyWeight', from: 'overweight' },
    { at: bmiAtPercentile('female', AGE, percent(95)), below: 'overweight', from: 'obesity' },
    { at: bmiAtPercentOfP95('female', AGE, percent(120)), below: 'obesity', from: 'obesityClass2' },
    { at: bmiAtPercentOfP95('female', AGE, percent(140)), below: 'obesityClass2', from: 'obesityClass3' },
  ])('$below to $from', ({ at, below, from }) => {
    expect(categoryAt(at - 1e-9)).toBe(below);
    expect(categoryAt(at + 1e-9)).toBe(from);
  });
});
