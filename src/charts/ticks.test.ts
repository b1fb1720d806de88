import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../../tests/properties.ts';
import {
  anchorAt,
  multiples,
  roundEnds,
  roundStep,
  rulerAround,
  rulerBetween,
  rulerOver,
  shareOf,
} from './ticks.ts';

test.each([
  [0, 300, [0, 50, 100, 150, 200, 250, 300]],
  [0, 2.4, [0, 0.5, 1, 1.5, 2]],
  [1, 2.5, [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
])('a scale from %d to %d is labeled at round values', (min, max, labeled) => {
  expect(rulerBetween(min, max).labeled).toEqual(labeled);
});

test('a scale around values ends at round values outside them', () => {
  const { min, max } = rulerAround(66.3, 90, 5);
  expect([min, max]).toEqual([65, 90]);
});

test('a value is at its actual position on the scale', () => {
  expect(shareOf({ min: 15, max: 35 }, 18.5)).toBe(17.5);
});

test('any scale has two to nine labels, all within its ends and on its fine ticks', () => {
  const tenths = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
  fc.assert(
    fc.property(tenths(-1000, 5000), tenths(1, 5000), (low, span) => {
      const ruler = rulerAround(low, low + span);
      expect(ruler.labeled.length).toBeGreaterThanOrEqual(2);
      expect(ruler.labeled.length).toBeLessThanOrEqual(9);
      expect(ruler.min).toBeLessThanOrEqual(low);
      expect(ruler.max).toBeGreaterThan(low + span - 1e-6);
      expect(ruler.labeled.every((tick) => ruler.fine.includes(tick))).toBe(true);
    }),
  );
});

describe('a scale over values', () => {
  test.each([
    { values: [2300, 2556, 2812], min: 2280, max: 2840, labeled: [2400, 2600, 2800] },
    { values: [56.7, 76.3], min: 56, max: 77, labeled: [60, 65, 70, 75] },
    { values: [0.41, 0.57], min: 0.41, max: 0.57, labeled: [0.45, 0.5, 0.55] },
    { values: [7], min: 6.3, max: 7.7, labeled: [6.5, 7, 7.5] },
  ])('has round ends around $values', ({ values, min, max, labeled }) => {
    expect(rulerOver(values)).toMatchObject({ min, max, labeled });
  });

  test('covers every value', () => {
    const value = fc.double({ min: 0, max: 1e6, noNaN: true });
    check([fc.array(value, { minLength: 1, maxLength: 9 })], (values) => {
      const scale = rulerOver(values);
      for (const place of values.map((one) => shareOf(scale, one))) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100);
      }
      expect(scale.labeled.length).toBeLessThanOrEqual(6);
      expect(scale.fine.length).toBeLessThanOrEqual(31);
    });
  });
});

test.each([
  { low: 72.3, high: 82.1, most: 6, values: [72, 74, 76, 78, 80, 82, 84] },
  { low: 22.1, high: 22.6, most: 5, values: [22.1, 22.2, 22.3, 22.4, 22.5, 22.6] },
])('round values from $low to $high are $values', ({ low, high, most, values }) => {
  const step = roundStep(high - low, most);
  expect(multiples(step, ...roundEnds(step, low, high))).toEqual(values);
});

test('a number at an end of a scale is written inward', () =>
  expect([0, 2, 50, 98, 100].map((share) => anchorAt(share, 2))).toEqual([
    'start',
    'start',
    'middle',
    'end',
    'end',
  ]));
