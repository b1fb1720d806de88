import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { addDays } from './local-day.ts';
import type { StoredLogDay } from './parse-log.ts';
import { isUnlikelyWeight, likelyOwnWeight } from './unlikely-weight.ts';
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
  // Nothing to compare with.
  [814, unknown, true],
  [29.9, unknown, true],
  [192.6, unknown, false],
])('%d kg beside %j is asked about: %s', (weight, context, isAsked) => {
  expect(isUnlikelyWeight(weight, context)).toBe(isAsked);
});

test.each([
  ['kg~192.6', 92.6, '92.6 kg', 'kg~92.6'],
  ['kg~926', 92.4, '92.6 kg', 'kg~92.6'],
  ['kg~9.26', 92.4, '92.6 kg', 'kg~92.6'],
  ['kg~204', 92.4, '204 lb (92.5 kg)', 'kg~92.5'],
  ['lb~92.6', 92.4, '92.6 kg (204.1 lb)', 'lb~204.1'],
  // 180.4 lb would be 81.8 kg.
  ['kg~180.4', 80.2, '80.4 kg', 'kg~80.4'],
  ['lb~304', 92.4, '204 lb', 'lb~204'],
])('%s instead of %d kg probably means %s', (typed, usual, label, text) => {
  expect(likelyOwnWeight(typed, usual)).toEqual({ label, text });
});

test.each([
  ['kg~93.4', 92.6],
  ['kg~67.5', 92.6],
  ['st~14~8', 60],
  ['kg~', 92.6],
  ['kg~204', null],
])('%s beside %s has no other meaning', (typed, usual) => {
  expect(likelyOwnWeight(typed, usual)).toBeNull();
});

test('without anything to compare with, the general slips are asked about', () => {
  expect(likelyOwnWeight('kg~12', null)).toMatchObject({ label: '12 st (76.2 kg)' });
  expect(likelyOwnWeight('kg~12', 140)).toMatchObject({ label: '12 st (76.2 kg)' });
});

test('the question names both weights, unless weights are hidden', () => {
  const far = { usual: 81.43, centimetres: 180 };
  const shown = { unit: 'kg', isWeightHidden: false } as const;
  expect(unlikelyText(kg(814), far, shown)).toBe('814 kg is far from your usual 81.4 kg. Is it right?');
  expect(unlikelyText(kg(814), far, { ...shown, isWeightHidden: true })).toBe(
    'That’s far from your usual weight. Is it right?',
  );
  const meant = likelyOwnWeight('kg~814', far.usual);
  expect(unlikelyText(kg(814), far, { ...shown, meant })).toBe('814 kg looks like a slip.');
  expect(unlikelyText(kg(814), far, { ...shown, meant, isWeightHidden: true })).toBe(
    'That looks like a slip.',
  );
  expect(unlikelyText(kg(25), { usual: 25, centimetres: 180 }, shown)).toContain(
    'a BMI that almost no adult has',
  );
  expect(unlikelyText(kg(814), unknown, shown)).toBe('814 kg is an unusual weight. Is it right?');
});
