import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { addDays } from './local-day.ts';
import type { StoredLogDay } from './parse-log.ts';
import { isUnlikelyWeight } from './unlikely-weight.ts';
import { unlikelyText } from './unlikely-weight-words.ts';
import { usualWeight } from './usual-weight.ts';

const TODAY = '2026-11-22';
const unknown = { usual: null, centimetres: null };

const logOf = (weights: readonly number[], last = TODAY): readonly StoredLogDay[] =>
  weights.map((weightKg, place) => ({ day: addDays(last, place - weights.length + 1), weightKg }));

test('the usual weight is the trend near the day, without the day itself', () => {
  const days = logOf([81.6, 81.2, 81.5, 81.4, 814]);
  const usual = usualWeight(days, TODAY);
  expect(usual).toBeGreaterThan(81);
  expect(usual).toBeLessThan(82);
  expect(usualWeight([], TODAY)).toBeNull();
  expect(usualWeight([{ day: TODAY, weightKg: 814 }], TODAY)).toBeNull();
});

test('a weigh-in that is left out as a mistake isn’t the usual weight', () => {
  const days = logOf([81.6, 81.2, 81.5, 81.4, 81.3, 814], '2026-11-21');
  expect(usualWeight(days, TODAY)).toBeLessThan(82);
});

test('the usual weight can be after the day, but not more than a month away', () => {
  const days = logOf([80, 80, 80]);
  expect(usualWeight(days, '2026-11-01')).toBeCloseTo(80, 6);
  expect(usualWeight(days, addDays(TODAY, 30))).toBeCloseTo(80, 6);
  expect(usualWeight(days, addDays(TODAY, 31))).toBeNull();
});

test.each([
  [814, { usual: 81.4, centimetres: null }, true],
  // Another person's weight, 13.9 kg below.
  [67.5, { usual: 81.4, centimetres: 180 }, true],
  [73.2, { usual: 81.4, centimetres: 180 }, true],
  [73.3, { usual: 81.4, centimetres: 180 }, false],
  [89.5, { usual: 81.4, centimetres: 180 }, false],
  [89.6, { usual: 81.4, centimetres: 180 }, true],
  // BMI 8.98 and 9.01, 119.8 and 120.1.
  [29.1, { usual: null, centimetres: 180 }, true],
  [29.2, { usual: null, centimetres: 180 }, false],
  [388, { usual: null, centimetres: 180 }, false],
  [389, { usual: null, centimetres: 180 }, true],
  [814, unknown, false],
])('%d kg beside %j is asked about: %s', (weight, context, isAsked) => {
  expect(isUnlikelyWeight(weight, context)).toBe(isAsked);
});

test('the question names both weights, unless weights are hidden', () => {
  const far = { usual: 81.43, centimetres: 180 };
  const shown = { unit: 'kg', isWeightHidden: false } as const;
  expect(unlikelyText(kg(814), far, shown)).toBe('814 kg is far from your trend, 81.4 kg. Is it right?');
  expect(unlikelyText(kg(814), far, { ...shown, isWeightHidden: true })).toBe(
    'That’s far from your trend. Is it right?',
  );
  expect(unlikelyText(kg(25), { usual: 25, centimetres: 180 }, shown)).toContain(
    'a BMI that almost no adult has',
  );
});
