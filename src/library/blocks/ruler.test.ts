import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulerAround, rulerBetween, shareOf } from './ruler.ts';

test.each([
  [0, 300, [0, 50, 100, 150, 200, 250, 300]],
  [0, 2.4, [0, 0.5, 1, 1.5, 2]],
  [1, 2.5, [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5]],
  [0, 100, [0, 20, 40, 60, 80, 100]],
])('a rule from %d to %d is labelled at round values', (min, max, labelled) => {
  expect(rulerBetween(min, max).labelled).toEqual(labelled);
});

test('a rule around values ends at round values beyond them', () => {
  const { min, max } = rulerAround(66.3, 90, 5);
  expect([min, max]).toEqual([65, 90]);
});

test('a value stands at its true share of the rule', () => {
  expect(shareOf({ min: 15, max: 35 }, 18.5)).toBe(17.5);
});

test('any rule has between two and nine labels, all within its ends and on its fine ticks', () => {
  const tenths = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
  fc.assert(
    fc.property(tenths(-1000, 5000), tenths(1, 5000), (low, span) => {
      const ruler = rulerAround(low, low + span);
      expect(ruler.labelled.length).toBeGreaterThanOrEqual(2);
      expect(ruler.labelled.length).toBeLessThanOrEqual(9);
      expect(ruler.min).toBeLessThanOrEqual(low);
      expect(ruler.max).toBeGreaterThan(low + span - 1e-6);
      expect(ruler.labelled.every((tick) => ruler.fine.includes(tick))).toBe(true);
    }),
  );
});
