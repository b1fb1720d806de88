import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, expectSound, ordered } from '../../../../tests/properties.ts';
import { HOME_BMI_BANDS } from '../bmi/bmi-bands.ts';
import { weeks } from '../units.ts';
import { gainRange, totalGain } from './weight-gain.ts';

const category = fc.constantFrom(...HOME_BMI_BANDS.map(({ key }) => key));
const week = fc.double({ min: -50, max: 100, noNaN: true }).map(weeks);
const twins = fc.boolean();

describe('the range of a week', () => {
  test('is sound, ordered, and within the total', () =>
    check([category, week, twins], (key, at, isTwins) => {
      const [range, total] = [gainRange(key, at, isTwins), totalGain(key, isTwins)?.metric];
      expect(range === null).toBe(total === undefined);
      if (!range || !total) return;
      expectSound(range.min);
      expectSound(range.max);
      expect(range.min).toBeLessThanOrEqual(range.max);
      expect(range.min).toBeLessThanOrEqual(total.min);
      expect(range.max).toBeLessThanOrEqual(total.max);
    }));

  test('never falls from one week to a later one', () =>
    check([category, week, week, twins], (key, one, other, isTwins) => {
      const [early, late] = ordered(one, other).map((at) => gainRange(key, at, isTwins));
      if (!early || !late) return;
      expect(late.min).toBeGreaterThanOrEqual(early.min);
      expect(late.max).toBeGreaterThanOrEqual(early.max);
    }));

  test('has no jump at the end of the first trimester', () =>
    check([category, twins], (key, isTwins) => {
      const [before, after] = [13 - 1e-9, 13 + 1e-9].map((at) => gainRange(key, weeks(at), isTwins));
      if (!before || !after) return;
      expect(after.min).toBeCloseTo(before.min, 6);
      expect(after.max).toBeCloseTo(before.max, 6);
    }));
});
