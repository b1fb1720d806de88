import { describe, expect, test } from 'vitest';
import { bmiAtPercentile, childBmi, type ChildBmi } from '@evenscale/formulas/growth';
import { bmiValue, months, percent } from '@evenscale/formulas/units';
import { formatShare, formatZ, showPercentile } from './format-percentile.ts';

/** The figures for a girl whose BMI is at a percentile. */
function at(percentile: number, shift = 0): ChildBmi {
  const age = months(112.5);
  const figures = childBmi(
    'female',
    age,
    bmiValue(bmiAtPercentile('female', age, percent(percentile)) + shift),
  );
  return figures.kind === 'covered' ? figures : expect.fail(figures.kind);
}

describe('a percentile is printed', () => {
  test.each([
    { percentile: 62.4, ordinal: '62nd', count: '62', outOf: '100' },
    { percentile: 1, ordinal: '1st', count: '1', outOf: '100' },
    { percentile: 3.2, ordinal: '3rd', count: '3', outOf: '100' },
    { percentile: 11, ordinal: '11th', count: '11', outOf: '100' },
    { percentile: 12.2, ordinal: '12th', count: '12', outOf: '100' },
    { percentile: 13, ordinal: '13th', count: '13', outOf: '100' },
    { percentile: 21, ordinal: '21st', count: '21', outOf: '100' },
    { percentile: 95.52, ordinal: '96th', count: '96', outOf: '100' },
    { percentile: 98.4, ordinal: '98th', count: '98', outOf: '100' },
    { percentile: 99.1, ordinal: '99.1st', count: '991', outOf: '1,000' },
    { percentile: 99.34, ordinal: '99.3rd', count: '993', outOf: '1,000' },
    { percentile: 99.88, ordinal: '99.9th', count: '999', outOf: '1,000' },
  ])('$percentile as $ordinal, $count of $outOf', ({ percentile, ...printed }) =>
    expect(showPercentile(at(percentile))).toEqual({ relation: 'at', ...printed }),
  );

  test.each([
    { percentile: 4.7, ordinal: '4.7th', count: '47', outOf: '1,000' },
    { percentile: 4.98, ordinal: '4.98th', count: '498', outOf: '10,000' },
    { percentile: 84.6, ordinal: '84.6th', count: '846', outOf: '1,000' },
    { percentile: 94.51, ordinal: '94.5th', count: '945', outOf: '1,000' },
    { percentile: 94.96, ordinal: '94.96th', count: '9,496', outOf: '10,000' },
  ])('$percentile as $ordinal, so that it matches the category shown with it', ({ percentile, ...printed }) =>
    expect(showPercentile(at(percentile))).toEqual({ relation: 'at', ...printed }),
  );

  test.each([
    { percentile: 5, ordinal: '5th' },
    { percentile: 85, ordinal: '85th' },
    { percentile: 95, ordinal: '95th' },
  ])('$percentile as $ordinal from the limit on', ({ percentile, ordinal }) => {
    expect(showPercentile(at(percentile)).ordinal).toBe(ordinal);
    expect(showPercentile(at(percentile, 1e-9)).ordinal).toBe(ordinal);
    expect(showPercentile(at(percentile, -1e-6)).ordinal).not.toBe(ordinal);
  });

  test('as a limit at both ends', () => {
    expect(showPercentile(at(0.9))).toEqual({ relation: 'below', ordinal: '1st', count: '1', outOf: '100' });
    expect(showPercentile(at(99.95))).toEqual({
      relation: 'above',
      ordinal: '99.9th',
      count: '999',
      outOf: '1,000',
    });
  });
});

test('a z-score has its sign and two decimals, a percentage neither', () => {
  expect([formatZ(0.434), formatZ(-1.205), formatZ(0)]).toEqual(['+0.43', '−1.21', '0.00']);
  expect(formatShare(113.4067)).toBe('113');
});
