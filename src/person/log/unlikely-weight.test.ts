import { expect, test } from 'vitest';
import { kg } from '@evenscale/formulas/units';
import { addDays } from './local-day.ts';
import type { StoredLogDay } from './parse-log.ts';
import { isUnlikelyWeight, likelyOwnWeight, problemOfWeight } from './unlikely-weight.ts';
import { unlikelyText } from './unlikely-weight-words.ts';
import { type KnownWeight, lastKeptWeighing, usualWeight } from './usual-weight.ts';

const TODAY = '2026-11-22';
const unknown = { usual: null, away: null, centimetres: null };

/** Neither a plan nor a calculator has a weight. */
const NONE: KnownWeight = { ofPlan: null, own: null };

const logOf = (weights: readonly number[], last = TODAY): readonly StoredLogDay[] =>
  weights.map((weightKg, place) => ({ day: addDays(last, place - weights.length + 1), weightKg }));

test('the usual weight is the trend near the day, without the day itself', () => {
  const days = logOf([81.6, 81.2, 81.5, 81.4, 814]);
  const { usual, away } = usualWeight(days, TODAY, NONE);
  expect(usual).toBeGreaterThan(81);
  expect(usual).toBeLessThan(82);
  expect(away).toBe(1);
  expect(usualWeight([], TODAY, NONE).usual).toBeNull();
  expect(usualWeight([{ day: TODAY, weightKg: 814 }], TODAY, NONE)).toEqual({ usual: null, away: null });
});

test('a weigh-in that is left out as a mistake isn’t the usual weight', () => {
  const days = logOf([81.6, 81.2, 81.5, 81.4, 81.3, 814], '2026-11-21');
  expect(usualWeight(days, TODAY, NONE).usual).toBeLessThan(82);
});

test('the last weigh-in is the last that counts, however long ago', () => {
  const days = logOf([81.6, 81.2, 81.5, 81.4, 81.3, 814], '2026-11-21');
  expect(lastKeptWeighing(days, TODAY)).toEqual({ day: '2026-11-20', value: 81.3 });
  expect(lastKeptWeighing(days, '2027-11-20')).toEqual({ day: '2026-11-20', value: 81.3 });
  expect(lastKeptWeighing(days, '2026-11-20')).toEqual({ day: '2026-11-19', value: 81.4 });
  expect(lastKeptWeighing([{ day: '2026-11-20', intakeKcal: 2000 }], TODAY)).toBeNull();
});

test('without a weigh-in that is near, the plan’s weight is the usual one, or else what a calculator has', () => {
  const known = { ofPlan: { day: '2026-11-20', value: 74 }, own: 90 };
  expect(usualWeight([], TODAY, known)).toEqual({ usual: 74, away: 2 });
  expect(usualWeight([], '2026-11-18', known)).toEqual({ usual: 74, away: 2 });
  expect(usualWeight([], TODAY, { ...known, ofPlan: null })).toEqual({ usual: 90, away: null });
  // After three months, the plan’s start says little.
  expect(usualWeight([], addDays(TODAY, 89), known).usual).toBe(74);
  expect(usualWeight([], addDays(TODAY, 90), known)).toEqual({ usual: 90, away: null });
  // A weigh-in comes first.
  expect(usualWeight([{ day: '2026-11-21', weightKg: 76 }], TODAY, known)).toEqual({ usual: 76, away: 1 });
  const context = { ...usualWeight([], TODAY, known), centimetres: 175 };
  expect(isUnlikelyWeight(165, context)).toBe(true);
  expect(isUnlikelyWeight(75.5, context)).toBe(false);
  expect(likelyOwnWeight('kg~165', context)).toMatchObject({ label: '165 lb (74.8 kg)' });
});

test('a slip of one digit after two months without a scale is asked about', () => {
  const days = logOf([94.2, 94.1, 93.9, 94, 94.2, 94], addDays(TODAY, -70));
  const context = { ...usualWeight(days, TODAY, NONE), centimetres: 180 };
  expect(isUnlikelyWeight(83.8, context)).toBe(true);
  expect(likelyOwnWeight('kg~83.8', context)?.text).toBe('kg~93.8');
  expect(isUnlikelyWeight(88, context)).toBe(false);
});

test('the usual weight can be after the day, but not more than three months away', () => {
  const days = logOf([80, 80, 80]);
  expect(usualWeight(days, '2026-11-01', NONE)).toMatchObject({
    usual: expect.closeTo(80, 6) as number,
    away: 19,
  });
  expect(usualWeight(days, addDays(TODAY, 91), NONE)).toMatchObject({
    usual: expect.closeTo(80, 6) as number,
    away: 91,
  });
  expect(usualWeight(days, addDays(TODAY, 92), NONE).usual).toBeNull();
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
  expect(isUnlikelyWeight(weight, { away: null, ...context })).toBe(isAsked);
});

test.each([
  // A digit: 94.3, 71.1, 199 lb.
  [84.3, 93.6, 1, true],
  [77.1, 70.9, 1, true],
  [189 * 0.453592, 199.8 * 0.453592, 2, true],
  // Up to 4 kg or 4.5% from one day to the next, and more after weeks.
  [54.1, 50, 0, true],
  [53.9, 50, 0, false],
  [124.4, 130, 1, false],
  [123.9, 130, 1, true],
  [84.8, 80, 7, false],
  [84.9, 80, 7, true],
  [86.5, 80, 21, false],
  [86.6, 80, 21, true],
  [72.5, 80, 30, false],
  // A tenth is asked about after any time.
  [44.3, 40, 30, true],
  [72.1, 80, null, false],
  [71.9, 80, null, true],
])('%d kg beside %d kg %s days away is asked about: %s', (weight, usual, away, isAsked) => {
  expect(isUnlikelyWeight(weight, { usual, away, centimetres: null })).toBe(isAsked);
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
  // A wrong digit.
  ['kg~84.3', 93.6, '94.3 kg', 'kg~94.3'],
  ['kg~77.1', 70.9, '71.1 kg', 'kg~71.1'],
  ['lb~189', 90.6, '199 lb', 'lb~199'],
])('%s instead of %d kg probably means %s', (typed, usual, label, text) => {
  expect(likelyOwnWeight(typed, { usual, away: 1 })).toEqual({ label, text });
});

test.each([
  ['kg~93.4', 92.6],
  ['kg~67.5', 92.6],
  ['st~14~8', 60],
  ['kg~', 92.6],
  ['kg~204', null],
  // The same digits once more would be no slip, and no other digit comes close.
  ['kg~94.3', 93.6],
  ['kg~87.5', 83.5],
])('%s beside %s has no other meaning', (typed, usual) => {
  expect(likelyOwnWeight(typed, { usual, away: 1 })).toBeNull();
});

test('without anything to compare with, the general slips are asked about', () => {
  expect(likelyOwnWeight('kg~12', unknown)).toMatchObject({ label: '12 st (76.2 kg)' });
});

test('one of them beside a usual weight only if it comes close to that', () => {
  expect(likelyOwnWeight('kg~12', { usual: 75, away: 1 })).toMatchObject({ label: '12 st (76.2 kg)' });
  // 18 st is 114 kg, 32 more than they weigh.
  expect(likelyOwnWeight('kg~18', { usual: 82, away: 1 })).toBeNull();
  expect(likelyOwnWeight('kg~12', { usual: 140, away: 1 })).toBeNull();
});

test('the question names both weights, unless weights are hidden', () => {
  const far = { usual: 81.43, away: 1, centimetres: null };
  const shown = { unit: 'kg', isWeightHidden: false } as const;
  expect(unlikelyText(kg(814), far, shown)).toBe('814 kg is far from your usual 81.4 kg. Is it right?');
  expect(unlikelyText(kg(814), far, { ...shown, isWeightHidden: true })).toBe(
    'That’s far from your usual weight. Is it right?',
  );
  const meant = likelyOwnWeight('kg~814', far);
  expect(unlikelyText(kg(814), far, { ...shown, meant })).toBe('814 kg looks like a slip.');
  expect(unlikelyText(kg(814), far, { ...shown, meant, isWeightHidden: true })).toBe(
    'That looks like a slip.',
  );
  expect(unlikelyText(kg(27), { usual: 27, away: 1, centimetres: 180 }, shown)).toContain(
    'a BMI that almost no adult has',
  );
  expect(unlikelyText(kg(814), unknown, shown)).toBe('814 kg is an unusual weight. Is it right?');
});

test('a weight that no adult of this height has isn’t asked about: it can’t be, and it’s named as it was typed', () => {
  const context = { usual: 79.9, away: 1, centimetres: 178 };
  // BMI 7.95 and 8.05, 149.9 and 150.2.
  expect([25.2, 25.5, 475, 476].map((weight) => problemOfWeight(weight, context))).toEqual([
    'outOfRange',
    'implausible',
    'implausible',
    'outOfRange',
  ]);
  expect(problemOfWeight(79.5, context)).toBeNull();
  expect(problemOfWeight(7.99, { ...context, centimetres: null })).toBe('implausible');
  const shown = { unit: 'kg', isWeightHidden: false } as const;
  const meant = likelyOwnWeight('kg~7.99', context);
  expect(meant?.text).toBe('kg~79.9');
  expect(unlikelyText(kg(7.99), context, { ...shown, meant })).toBe(
    'No adult of your height weighs 7.99 kg.',
  );
  expect(unlikelyText(kg(7.99), context, shown)).toBe(
    'No adult of your height weighs 7.99 kg. Check the weight and your height.',
  );
  expect(unlikelyText(kg(7.99), context, { ...shown, meant, isWeightHidden: true })).toBe(
    'No adult of your height weighs that.',
  );
});
