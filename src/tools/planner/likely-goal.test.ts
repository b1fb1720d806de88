import { describe, expect, test } from 'vitest';
import { likelyGoal } from './likely-goal.ts';

const METRIC = { weight: 'kg~82', height: 'cm~168', units: 'metric' } as const;
const IMPERIAL = { weight: 'lb~182', height: 'ft~5~6', units: 'imperial' } as const;

describe('a goal in the other unit', () => {
  test.each([
    ['kg~150', METRIC, '150 lb (68 kg)'],
    ['lb~68', IMPERIAL, '68 kg (149.9 lb)'],
  ])('%s is asked about', (goal, person, label) => expect(likelyGoal(goal, person)?.label).toBe(label));

  test('is entered as it was typed', () => {
    expect(likelyGoal('kg~150', METRIC)?.text).toBe('lb~150');
    expect(likelyGoal('kg~400', METRIC)?.text).toBe('lb~400');
  });

  test.each([
    ['a goal on the way', 'kg~68', METRIC],
    ['a gain', 'kg~100', METRIC],
    ['a low goal, which would be a gain in kilograms', 'lb~100', IMPERIAL],
    ['a written unit', 'kg~150 kg', METRIC],
    ['stone', 'st~10~5', IMPERIAL],
    ['a goal that is low in both units', 'kg~45', METRIC],
    ['nothing', '', METRIC],
  ])('%s isn’t', (_, goal, person) => expect(likelyGoal(goal, person)).toBeNull());
});

test.each([
  ['lb~15.5', IMPERIAL, '155 lb'],
  ['lb~15,5', IMPERIAL, '155 lb'],
  ['kg~6.8', METRIC, '68 kg'],
])('a decimal point too early is asked about: %s', (goal, person, label) =>
  expect(likelyGoal(goal, person)).toMatchObject({
    label,
    text: `${goal.slice(0, 2)}~${label.slice(0, -3)}`,
  }),
);

test('an amount to lose with a decimal point isn’t ten times a goal', () => {
  expect(likelyGoal('lb~40.5', IMPERIAL)?.question).toContain('40.5');
});

test('an amount to lose is asked about first', () => {
  expect(likelyGoal('lb~40', IMPERIAL)?.question).toContain('40');
});
