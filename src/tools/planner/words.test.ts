import { describe, expect, test } from 'vitest';
import { percent, years } from '@evenscale/formulas/units';
import { weightOf } from '#person/entry/measure-text.ts';
import { somePerson } from '../../../tests/some-person.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { buildPlanReport, type Planned, type Refusal } from './report.ts';
import { hasHelpLine, insteadParts, noNeedText, reasonText, refusedIntake } from './refusal-words.ts';
import { dateProblemText, plannerCautionText } from './words.ts';
import {
  askFirstText,
  beforePlanText,
  bodyFatThen,
  leanMassText,
  lostFirstText,
  planRemark,
} from './note-words.ts';

const BASE: PlanInput = {
  person: somePerson(),
  goal: weightOf(80, 'kg'),
  start: '2026-11-27',
  days: 180,
  unit: 'kg',
  shape: 'steady',
};

/** Of 175 cm: BMI 23 is 70.4 kg, and BMI 27.5 is 84.2 kg. */
const inputOf = (kilograms: number, age: number, goal: number, more: Partial<PlanInput> = {}): PlanInput => ({
  ...BASE,
  person: { ...somePerson(), weight: weightOf(kilograms, 'kg'), age: years(age) },
  goal: weightOf(goal, 'kg'),
  ...more,
});

function plannedOf(input: PlanInput): Planned {
  const report = buildPlanReport(input);
  if (report.kind !== 'planned') throw new Error(report.kind);
  return report;
}

test('a date that has passed is named, and a date that is too near isn’t called past', () => {
  const choose = 'Choose a date from Dec 18, 2026 to Nov 26, 2029: a plan takes three weeks to three years.';
  expect(dateProblemText('2026-11-26', '2026-11-27')).toBe(`Nov 26, 2026 has passed. ${choose}`);
  for (const date of ['2026-11-27', '2026-12-01', '2040-01-01', '', '2026-02-30'])
    expect(dateProblemText(date, '2026-11-27')).toBe(choose);
});

const whyNot = (...input: Parameters<typeof inputOf>): string =>
  reasonText(buildPlanReport(inputOf(...input)) as Refusal, 'kcal');

const helps = (...input: Parameters<typeof inputOf>): string =>
  (insteadParts(buildPlanReport(inputOf(...input)) as Refusal, 'kcal') ?? [])
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

test('from 65 on without a reason to lose, a refusal says what helps and what keeps the weight', () => {
  expect(helps(79, 74, 65)).toMatch(
    /^What helps at 74: strength training and enough protein\. To stay as you are, eat about 2,\d{3} kcal a day\.$/u,
  );
  // Above the range for that age, below a healthy goal, and before 65, nothing does.
  for (const [weight, age, goal] of [
    [95, 68, 65],
    [79, 74, 50],
    [70, 40, 50],
  ] as const)
    expect(helps(weight, age, goal)).toBe('');
});

test.each([
  // 175 cm: BMI 18.5 is 56.7 kg, and BMI 16 is 49 kg.
  [60, 17, 55, true, /^Under 18/u],
  [52, 17, 50, true, /^Under 18/u],
  [52, 10, 54, true, /^Under 18/u],
  [60, 17, 57, false, /^Under 18/u],
  [48.9, 17, 47, true, /adult you trust, and call a doctor today.* Under 18/u],
  [48.9, 15, 47, true, /^Under 18/u],
])('from %d kg at %d years to %d kg, whom to call is named: %s', (weight, age, goal, isNamed, text) => {
  const report = buildPlanReport(inputOf(weight, age, goal)) as Refusal;
  expect(hasHelpLine(report)).toBe(isNamed);
  expect(reasonText(report, 'kcal')).toMatch(text);
  expect(insteadParts(report, 'kcal')).toBeNull();
});

test('a refused goal is answered with a weight that is what the sentence says', () => {
  expect(whyNot(95, 40, 50)).toContain('A first step could be 85.5 kg.');
  // From 65 on, a goal between 70.4 and 84.2 kg is planned, too.
  for (const goal of [65, 50])
    expect(whyNot(95, 68, goal)).toContain(
      '84.2 kg is the upper end of the range for your age; there’s no need to go lower.',
    );
  // A doctor comes before a lower weight, with an offer and without one.
  for (const [weight, age, goal] of [
    [79, 74, 65],
    [95, 68, 65],
    [70, 80, 60],
  ] as const)
    expect(whyNot(weight, age, goal)).toContain('Ask a doctor before you lose weight on purpose.');
  expect(plannedOf(inputOf(95, 68, 75, { days: 500 })).kind).toBe('planned');
  expect(whyNot(55, 30, 54)).toContain('We can plan a gain to 56.7 kg.');
});

test.each([
  // A few kilograms, many, and some in the healthy range.
  ['pace', 85, 30, 79, /you’d lose more than 1% of your weight a week, the most we suggest\. By/u],
  ['rest', 120, 30, 100, /Any earlier, you’d eat less than your body uses at rest \(BMR\)\. By/u],
  [
    'step',
    74,
    30,
    70,
    /you’d eat over 500 kcal a day less than you use, more than a healthy weight calls for\. By/u,
  ],
] as const)('the earliest date names what rules out an earlier one: %s', (limit, from, age, to, text) => {
  const report = buildPlanReport(inputOf(from, age, to, { days: 21 }));
  if (report.kind !== 'notSafe' || report.offer?.kind !== 'date') throw new Error(report.kind);
  expect(report.offer.limit).toBe(limit);
  expect(reasonText(report, 'kcal')).toMatch(text);
  expect(reasonText(report, 'kcal')).toMatch(/By Dec 18, 2026, you could reach [\d.]+ kg\.$/u);
});

test('a goal that only a plan below resting calories reaches is offered with that', () => {
  const person = { ...somePerson(), age: years(45), activityLevel: 'sedentary' } as const;
  const asked = { person: { ...person, weight: weightOf(124, 'kg') }, days: 120 };
  expect(whyNot(124, 45, 94, asked)).toMatch(
    /kg by Mar 27, 2027 is possible\. 94 kg by \w+ \d+, 2027 is possible, too, but you’d eat less than your body uses at rest \(BMR\)\.$/u,
  );
});

test('the intake of a refused plan is in a sentence about the goal, never the first thing that is read', () => {
  const report = buildPlanReport(inputOf(85, 30, 79, { days: 30 }));
  if (report.kind !== 'notSafe' || report.intake.status !== 'shown') throw new Error(report.kind);
  const [before, , after] = refusedIntake(report, 'kcal');
  expect([before, after]).toEqual(['Reaching 79 kg by Dec 27, 2026 would mean eating ', ' a day. ']);
});

test.each([
  // BMI 24.5, in the range from 65 on; 32.7, above it; and 24.5 at 40.
  [75, 82, 72, /^At 82, there’s usually no need to lose weight\. Ask a doctor/u],
  [100, 82, 85, null],
  [75, 40, 60, /^Your weight is in the healthy range, so there’s no need to lose weight\.$/u],
  [75, 40, 90, null],
] as const)('%d kg at %d to %d kg within weeks: what comes before why not', (from, age, to, text) => {
  const report = buildPlanReport(inputOf(from, age, to, { days: 21 }));
  if (report.kind !== 'notSafe') throw new Error(report.kind);
  if (text) expect(noNeedText(report)).toMatch(text);
  else expect(noNeedText(report)).toBeNull();
});

test('a plan below resting calories is easier in the way that its length was chosen', () => {
  const sedentary = { ...somePerson(), activityLevel: 'sedentary', age: years(30) } as const;
  const input = inputOf(120, 30, 108, { person: { ...sedentary, weight: weightOf(120, 'kg') } });
  const remark = (changes: Partial<PlanInput>) => planRemark(plannedOf({ ...input, ...changes }));
  expect(remark({})).toMatch(
    /^Below your resting calories.*ask a doctor first\. The earliest date we suggest/u,
  );
  expect(remark({ pace: 'brisk' })).toMatch(/slower pace/u);
  expect(remark({ pace: 'gentle' })).toMatch(/Moving more/u);
});

test('a plan below resting calories whose offer is a closer goal doesn’t suggest a later date', () => {
  const person = { ...somePerson(), gender: 'female', weight: weightOf(130, 'kg') } as const;
  const plan = plannedOf({ ...BASE, person, goal: weightOf(60, 'kg'), days: 700 });
  expect(plan.offer?.kind).toBe('weight');
  expect(planRemark(plan)).toMatch(/^Below your resting calories.*A first goal on the way/u);
});

test.each([
  [76, 69.5, 'below'],
  [70, 77, 'above'],
] as const)('a step that is too large, from %d to %d kg, is %s what is used', (from, to, side) => {
  const person = { ...somePerson({ activityLevel: 'superActive' }), weight: weightOf(from, 'kg') };
  expect(whyNot(from, 30, to, { days: 45, person })).toContain(
    `That’s 1,000 kcal a day or more ${side} what you use, a larger step`,
  );
});

test.each([
  [95, 68, 85, /^At 68, ask a doctor before you follow this plan\. Strength training/u],
  [
    83,
    68,
    80,
    /^At 68, there’s usually no need to lose weight\. Ask a doctor before you follow this plan\. Strength training/u,
  ],
  [72, 30, 68, /^Your weight is in the healthy range/u],
] as const)(
  'before a loss from %d kg at %d, the answer says what comes first',
  (kilograms, age, goal, text) => {
    expect(beforePlanText(plannedOf(inputOf(kilograms, age, goal)))).toMatch(text);
  },
);

test('from 65 on, a plan below the lowest goal that we suggest says so, like the refusal of a lower one', () => {
  const text = '84.2 kg is the upper end of the range for your age; there’s no need to go lower.';
  expect(beforePlanText(plannedOf(inputOf(95, 68, 75, { days: 500 })))).toContain(text);
  expect(beforePlanText(plannedOf(inputOf(95, 68, 83.7)))).toContain(text);
  expect(beforePlanText(plannedOf(inputOf(95, 68, 84.5)))).not.toContain('lower');
});

const IN_RANGE = 'Your weight is in the healthy range, so there’s no need to lose weight.';
const AT_LOWER_END =
  'Your weight is at the lower end of the healthy range, so there’s no need to lose weight.';
const EDGE =
  '57 kg is at the lower edge of the healthy range, so ordinary ups and downs would take you below it.';

// Of 175 cm: BMI 18.5 is 56.7 kg, and BMI 19 is 58.2 kg.
test('a goal at the lower edge is called that, and the lowest one that we suggest is one press away', () => {
  const plan = plannedOf(inputOf(63, 30, 57));
  expect(beforePlanText(plan)).toBe(`${IN_RANGE} ${EDGE} We suggest going no lower than 58.2 kg.`);
  expect(plan.offer).toMatchObject({ kind: 'weight', weight: 'kg~58.2' });
  // From above the range, too.
  expect(beforePlanText(plannedOf(inputOf(80, 30, 57, { days: 500 })))).toBe(
    `${EDGE} We suggest going no lower than 58.2 kg.`,
  );
  expect(plannedOf(inputOf(63, 30, 58.2)).offer).toBeNull();
});

test('someone already at the lower edge is advised to stay there', () => {
  const plan = plannedOf(inputOf(58.5, 30, 57));
  expect(beforePlanText(plan)).toBe(`${IN_RANGE} ${EDGE} We suggest staying at your weight.`);
  expect(plan.offer).toBeNull();
});

// BMI 18.9.
test.each([
  // Of 175 cm: from 65 on the range is 70.4 to 84.2 kg; the healthy range starts at 56.7 kg.
  ['a gain from 65 on', 65, 77, 72, true],
  ['a gain in the range', 72, 77, 75, true],
  ['a loss that is refused from 65 on', 65, 77, 60, true],
  ['a loss that is refused below a healthy weight', 55, 30, 52, true],
  ['a gain above the range', 95, 68, 97, false],
  ['a loss that is planned', 80, 68, 78, false],
  ['a loss before 65', 70, 40, 50, false],
  // The notice beside a plan says more; the refusal of an older person, and far below, begins with a doctor.
  ['a gain below a healthy weight', 55, 30, 58, false],
  ['a loss below a healthy weight at 77', 55, 77, 52, false],
  ['a gain far below it', 48, 30, 52, false],
] as const)('%s: losing without trying comes first', (_, weight, age, goal, isSaid) => {
  const text = lostFirstText(buildPlanReport(inputOf(weight, age, goal)));
  expect(text).toBe(isSaid ? 'If you’ve lost weight without trying, tell a doctor.' : null);
});

test('from below BMI 19, a weight is at the lower end of the range, as on home', () => {
  const plan = plannedOf(inputOf(58, 30, 57));
  expect(beforePlanText(plan)).toBe(`${AT_LOWER_END} ${EDGE} We suggest staying at your weight.`);
  const person = {
    ...somePerson({ gender: 'female', activityLevel: 'sedentary' }),
    age: years(60),
    weight: weightOf(58.1, 'kg'),
  };
  const tooSoon = buildPlanReport(inputOf(58.1, 60, 56.7, { days: 7, person }));
  if (tooSoon.kind !== 'notSafe') throw new Error(tooSoon.kind);
  expect(noNeedText(tooSoon)).toBe(AT_LOWER_END);
});

test('in pounds, too, a goal at the upper end from 65 on is called that', () => {
  const input = inputOf(95, 68, 185.5 * 0.45359237, { unit: 'lb' });
  const text = beforePlanText(plannedOf({ ...input, person: { ...input.person, units: 'imperial' } }));
  expect(text).toMatch(/185\.[56] lb is the upper end of the range for your age/u);
});

test('nothing comes before another plan', () => {
  expect(beforePlanText(plannedOf(inputOf(95, 64, 85)))).toBeNull();
  expect(beforePlanText(plannedOf(inputOf(75, 68, 78)))).toBeNull();
});

test('the form is brief about who asks a doctor first; only a plan to lose names medicines', () => {
  expect(plannerCautionText.replaceAll(/\]\([^)]*\)/gu, ']').split(' ').length).toBeLessThan(55);
  expect(plannerCautionText).not.toMatch(/insulin|GLP-1|kidney/u);
  const text = askFirstText(plannedOf(inputOf(95, 40, 85)));
  expect(text).toMatch(/diabetes.*blood pressure.*make a dose too strong\. Ask about a GLP-1/u);
  expect(text?.match(/kidney/gu)).toHaveLength(1);
  // Five lines on a phone.
  expect(text?.length).toBeLessThan(245);
  expect(askFirstText(plannedOf(inputOf(65, 40, 70)))).toBeNull();
});

describe('with a body fat that was entered', () => {
  const leanPlan = (bodyFat: number, goal: number): Planned => {
    const input = inputOf(87.4, 30, goal);
    return plannedOf({ ...input, person: { ...input.person, bodyFat: percent(bodyFat) } });
  };

  // 83% of 87.4 kg isn’t fat: 72.542 kg.
  test.each([
    [83.6, 13.2],
    [78, 7],
  ])('a plan to %s kg says how much of that would be fat', (goal, then) => {
    expect(bodyFatThen(leanPlan(17, goal))).toBeCloseTo(then, 1);
  });

  test('a goal within the error of a measurement of essential fat asks for a doctor', () => {
    expect(leanMassText(leanPlan(17, 78))).toBe(
      'Losing only fat would leave you about 7% body fat. The body needs about 3% to work, and a measurement is often off by 4 points. Ask a doctor before you go this low.',
    );
    expect(leanMassText(leanPlan(17, 83.6))).toBeNull();
  });

  test('one that takes muscle says only that', () => {
    expect(bodyFatThen(leanPlan(17, 74))).toBeNull();
    expect(leanMassText(leanPlan(17, 74))).toMatch(/To reach 74 kg, you’d have to lose muscle as well\.$/u);
  });

  test('nothing is said without one, and about gaining', () => {
    expect(bodyFatThen(plannedOf(inputOf(87.4, 30, 78)))).toBeNull();
    expect(bodyFatThen(leanPlan(8, 90))).toBeNull();
    expect(leanMassText(leanPlan(5, 90))).toBeNull();
  });
});
