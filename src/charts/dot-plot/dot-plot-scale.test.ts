import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../../../tests/properties.ts';
import { dotPlotScale, placeOn } from './dot-plot-scale.ts';

describe('a scale for a dot plot', () => {
  test.each([
    { values: [2300, 2556, 2812], min: 2280, max: 2840, labelled: [2400, 2600, 2800] },
    { values: [56.7, 76.3], min: 56, max: 77, labelled: [60, 65, 70, 75] },
    { values: [0.41, 0.57], min: 0.41, max: 0.57, labelled: [0.45, 0.5, 0.55] },
    { values: [7], min: 6.3, max: 7.7, labelled: [6.5, 7, 7.5] },
  ])('holds $values between round ends', ({ values, min, max, labelled }) => {
    expect(dotPlotScale(values)).toMatchObject({ min, max, labelled });
  });

  test('holds every value, whatever they are', () => {
    const value = fc.double({ min: 0, max: 1e6, noNaN: true });
    check([fc.array(value, { minLength: 1, maxLength: 9 })], (values) => {
      const scale = dotPlotScale(values);
      for (const place of values.map((one) => placeOn(scale, one))) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100);
      }
      expect(scale.labelled.length).toBeLessThanOrEqual(6);
      expect(scale.ticks.length).toBeLessThanOrEqual(31);
    });
  });
});

test('a place is a share of the rule in percent', () => {
  expect(placeOn({ min: 20, max: 60 }, 30)).toBe(25);
});
