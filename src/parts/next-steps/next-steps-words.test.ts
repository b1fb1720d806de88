import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { somePerson } from '../../../tests/some-person.ts';
import { weightOf } from '#person/entry/measure-text.ts';
import { initialEntries } from '#person/entries/field.ts';
import type { TargetResult } from '#person/page-result.ts';
import { home } from '#tools/home/entries.ts';
import { homeResult } from '#tools/home/report.ts';
import { tdee, type TdeeInput } from '#tools/tdee/entries.ts';
import { tdeeResult } from '#tools/tdee/report.ts';
import { equationsStep } from './equations-step-words.ts';
import { energyStep, planStep } from './next-steps-words.ts';

/** For a man of 175 cm: the healthy range is 56.7 to 76.3 kg, and a BMI of 27.5 is 84.2 kg. */
function resultOf(
  kilograms: number,
  age = 30,
  { tool = 'tdee', ...others }: Partial<TdeeInput> & { readonly tool?: TargetResult['tool'] } = {},
): TargetResult {
  const person = somePerson({ goal: 'maintain' });
  const input = { ...person, weight: weightOf(kilograms, 'kg'), age: years(age), ...others };
  return tool === 'home'
    ? homeResult({ entries: initialEntries(home), input })
    : tdeeResult({ entries: initialEntries(tdee), input });
}

test.each([
  ['above the range', resultOf(95), 'Reach 76.3 kg'],
  ['below the range', resultOf(50), 'Reach 56.7 kg'],
  ['in the range', resultOf(70), 'Plan for a goal weight'],
  ['above the range, to lose', resultOf(95, 30, { goal: 'lose' }), 'Reach 76.3 kg'],
  ['above the range, to gain', resultOf(95, 30, { goal: 'gain' }), 'Plan for a goal weight'],
  ['below the range, to gain', resultOf(50, 30, { goal: 'gain' }), 'Reach 56.7 kg'],
  ['above the range, with much muscle', resultOf(95, 30, { bodyFat: percent(14) }), 'Plan for a goal weight'],
  ['above the range, with usual body fat', resultOf(95, 30, { bodyFat: percent(28) }), 'Reach 76.3 kg'],
  ['of 65 in the range', resultOf(58, 65), 'Keep your strength'],
  ['of 65 slightly above it', resultOf(80, 65), 'Keep your strength'],
  ['of 64 slightly above it', resultOf(80, 64), 'Reach 76.3 kg'],
  ['of 65 far above it', resultOf(95, 65), 'Plan for a goal weight'],
  ['of 65 below it', resultOf(50, 65), 'Reach 55 kg'],
])('the first step of someone %s', (_, result, title) => {
  expect(planStep(result, 'kcal', null)?.title).toBe(title);
});

test('the goal of the visit comes before the nearest healthy weight', () => {
  const own = kg(80);
  expect(planStep(resultOf(95), 'kcal', null, own)).toMatchObject({
    title: 'Reach 80 kg',
    text: 'Your goal: what to eat to get there, and how to stay there.',
    href: '/weight-planner#calculate',
  });
  const target = { text: 'mildLoss', intake: kcal(2500), goal: 'lose', daysUntil: () => 300 } as const;
  expect(planStep(resultOf(95, 30, { goal: 'lose' }), 'kcal', target, own)).toMatchObject({
    title: 'Reach 80 kg',
    text: 'Your goal: when you’d reach it with 2,500 kcal a day, and how to stay there.',
    href: '/weight-planner#calculate-300',
  });
  expect(planStep(resultOf(95, 68), 'kcal', null, own)?.text).toMatch(/^Ask a doctor/u);
  // With much muscle nothing is suggested, but the goal is their own.
  const muscular = resultOf(95, 30, { goal: 'lose', bodyFat: percent(14) });
  expect(planStep(muscular, 'kcal', target)?.title).toBe('Follow 2,500 kcal a day');
  expect(planStep(muscular, 'kcal', target, own)?.title).toBe('Reach 80 kg');
});

test('a target that has no goal leads to a planner that is filled in', () => {
  const target = { text: 'gain', intake: kcal(3055.6), goal: 'gain', daysUntil: () => null } as const;
  expect(planStep(resultOf(70, 30, { goal: 'gain' }), 'kcal', target)).toMatchObject({
    title: 'Follow 3,056 kcal a day',
    href: '/weight-planner#calculate-gain',
  });
  expect(planStep(resultOf(70), 'kJ', { ...target, text: 'maintain', goal: 'maintain' })?.text).toMatch(
    /^Keep your weight/u,
  );
  // A doctor comes first.
  expect(planStep(resultOf(95, 68), 'kcal', { ...target, text: 'loss', goal: 'lose' })?.title).not.toMatch(
    /^Follow/u,
  );
});

test.each([
  ['in the range, on TDEE', resultOf(80, 68), /^Training twice a week/u],
  ['in the range, on the home page', resultOf(80, 68, { tool: 'home' }), /^Training twice a week/u],
  ['far below the range', resultOf(50, 68), /^Toward the range for your age: what/u],
  ['above the range', resultOf(95, 68), /^Ask a doctor before you try to lose weight\./u],
  ['above the range, to gain', resultOf(95, 68, { goal: 'gain' }), /^How much to eat on the way/u],
])('the first step of someone of 68 %s says what to do', (_, result, text) => {
  expect(planStep(result, 'kcal', null)?.text).toMatch(text);
});

test('below a BMI of 16 no plan is offered, and from there on one', () => {
  for (const tool of ['home', 'tdee'] as const) {
    expect(planStep(resultOf(48.9, 30, { tool }), 'kcal', null)).toBeNull();
    expect(planStep(resultOf(49, 30, { tool }), 'kcal', null)?.title).toBe('Reach 56.7 kg');
  }
});

test.each([
  [true, true, 'for losing, maintaining or gaining'],
  [false, true, 'for maintaining or gaining'],
  [false, false, 'for a day'],
])('the TDEE calculator is offered with a loss: %s, a gain: %s', (loss, gain, text) =>
  expect(energyStep(loss, gain).text).toContain(text),
);

test('during pregnancy and breastfeeding, no weight is planned', () => {
  const result = resultOf(95, 30, { pregnancy: true });
  expect(planStep(result, 'kcal', null)?.title).toBe('Weight gain in pregnancy');
});

test('with the lower limits for some family backgrounds, the goal is the end of their range', () => {
  expect(planStep(resultOf(74, 30, { familyBackground: true }), 'kcal', null)?.title).toBe('Reach 70.1 kg');
});

test.each([
  ['the equation', {}, /^Start with the number in your answer: a review found its equation/u],
  ['a body fat', { bodyFat: percent(20) }, /^Start with .* it goes by your lean mass/u],
  ['a desk job', { activityLevel: 'sedentary' }, /^Your true number may well be closer to these/u],
] as const)('other equations say which number to start with: for %s', (_, changes, text) => {
  expect(equationsStep(resultOf(80, 30, changes).input, 'kcal').text).toMatch(text);
});
