import { rulerBetween, shareOf } from '#charts/ticks.ts';
import { expect, test } from 'vitest';
import { scalesOf } from './weight-scales.ts';

test('a scale in pounds has one in kilograms with round numbers at the right places', () => {
  const [pounds, kilograms] = scalesOf('lb', rulerBetween(80, 200, 5));
  expect([pounds?.units, kilograms?.units]).toEqual(['us', 'metric']);
  expect(kilograms?.name).toBe('kg');
  expect(kilograms?.ruler.labeled).toEqual([40, 50, 60, 70, 80, 90]);
  // 60 kg are 132.28 lb.
  expect(shareOf(kilograms!.ruler, 60)).toBeCloseTo(shareOf(pounds!.ruler, 132.28), 1);
});

test('any other scale is for everybody', () => {
  const ruler = rulerBetween(0, 100);
  expect(scalesOf('%', ruler)).toEqual([{ name: '%', ruler }]);
});
