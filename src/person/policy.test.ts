import { bmiValue, cm, kcal, kg, percent, years } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { isOwnersWeight } from './policy/owner.ts';
import { figureFor, hasGrowthChart, shownValue, type PolicyFigure, type PolicyPerson } from './policy.ts';
import { isCountdownStopped, isLogStopped } from './policy/concerns.ts';
import { untoldTo, withheldReasons } from './policy/what-is-said.ts';

interface Facts {
  readonly gender: PolicyPerson['gender'];
  readonly age: number;
  readonly bmi: number;
  readonly tdee: number;
  readonly bmr?: number;
  readonly pregnancy?: boolean;
}

/** A person of 170 cm, so that 2.89 kg are one unit of BMI. */
const SQUARE_METRES = 2.89;
const personOf = ({ gender, age, bmi, tdee, bmr = 1000, pregnancy }: Facts): PolicyPerson => ({
  gender,
  pregnancy,
  age: years(age),
  height: cm(170),
  weight: kg(bmi * SQUARE_METRES),
  bmi: bmiValue(bmi),
  bmr: kcal(bmr),
  tdee: kcal(tdee),
});

const man = (age: number, bmi: number, tdee: number, bmr?: number): Facts => ({
  gender: 'male',
  age,
  bmi,
  tdee,
  ...(bmr === undefined ? {} : { bmr }),
});
const woman = (...facts: Parameters<typeof man>): Facts => ({ ...man(...facts), gender: 'female' });

/** "fine", or the status with its caution or reason. */
function outcomeText(figure: PolicyFigure<number>): string {
  switch (figure.status) {
    case 'fine':
      return figure.isBelowRest ? 'fine below rest' : 'fine';
    case 'shown':
      return `shown ${figure.caution}`;
    case 'withheld':
      return `withheld ${figure.reason}`;
  }
}

test.each([
  // Healthy weight: the regular steps are fine, the steps of 1,000 aren't for planning.
  [man(30, 22, 2600), -250, 'fine'],
  [man(30, 22, 2600), -500, 'fine'],
  [man(30, 22, 2600), -1000, 'shown largeStep'],
  [man(30, 22, 2600), -999.4, 'fine'],
  [man(30, 22, 2600), -999.5, 'fine'],
  [man(30, 22, 2600), -999.6, 'shown largeStep'],
  [man(30, 22, 2600), 0, 'fine'],
  [man(30, 22, 2600), 250, 'fine'],
  [man(30, 22, 2600), 500, 'fine'],
  [man(30, 22, 2600), 1000, 'shown largeStep'],
  [man(30, 24.99, 2600), -1000, 'shown largeStep'],
  [man(30, 24.99, 2600), 1000, 'shown largeStep'],
  [man(30, 25, 2600), -1000, 'fine'],
  [man(30, 25, 2600), 1000, 'fine'],
  [man(30, 25, 2600), 1001, 'shown largeSurplus'],
  [man(30, 40, 3600), -1000, 'fine'],
  [man(30, 40, 3600, 3000), -1000, 'fine below rest'],
  [man(30, 40, 3600, 2600.4), -1000, 'fine'],
  // The guidance, as printed.
  [man(30, 30, 2500), -1000, 'fine'],
  [man(30, 30, 2499.5), -1000, 'fine'],
  [man(30, 30, 2499.4), -1000, 'shown belowMinimum'],
  [man(30, 22, 1999), -500, 'shown belowMinimum'],
  [man(30, 22, 1499), 0, 'shown belowMinimum'],
  [man(30, 22, 1200), 250, 'shown belowMinimum'],
  [woman(30, 30, 1699.6), -500, 'fine'],
  [woman(30, 30, 1699.4), -500, 'shown belowMinimum'],
  [woman(30, 30, 1999), -500, 'fine'],
  [woman(80, 24, 1100), 0, 'shown belowMinimum'],
  [woman(30, 30, 1300), -500, 'shown belowMinimum'],
  [woman(30, 30, 1299.5), -500, 'shown belowMinimum'],
  [woman(30, 30, 1299.4), -500, 'withheld unsafe'],
  [woman(30, 30, 1050), -250, 'shown belowMinimum'],
  [woman(30, 30, 900), -1000, 'withheld unsafe'],
  [woman(90, 24, 700), 0, 'withheld unsafe'],
  // Below 18.5 no loss, below 16 no gain, between them at most 500 more.
  [man(30, 18.5, 2600), 500, 'fine'],
  [man(30, 18.49, 2600), -250, 'withheld underweight'],
  [man(30, 18.49, 2600), 0, 'fine'],
  [man(30, 18.49, 2600), 500, 'fine'],
  [man(30, 18.49, 2600), 500.4, 'fine'],
  [man(30, 18.49, 2600), 501, 'withheld fastGain'],
  [man(30, 18.49, 2600), 1000, 'withheld fastGain'],
  [man(30, 18.5, 2600), 1000, 'shown largeStep'],
  [man(30, 16, 2300), 500, 'fine'],
  [man(30, 16, 2300), 1000, 'withheld fastGain'],
  [man(30, 15.99, 2300), 250, 'withheld farUnderweight'],
  [man(30, 15.99, 2300), 1000, 'withheld farUnderweight'],
  [man(30, 15.99, 2300), 0, 'fine'],
  [man(30, 14, 2316), 0, 'fine'],
  [man(30, 14, 2316), 500, 'withheld farUnderweight'],
  [man(30, 14, 2316), -250, 'withheld underweight'],
  [woman(80, 17.5, 1010), 0, 'shown belowMinimum'],
  [woman(80, 17.5, 1010), 250, 'fine'],
  // Four weeks: 500 × 28 ÷ 7,700 are 1.82 kg, or 0.63 of BMI at this height.
  [man(30, 19.14, 2600), -500, 'fine'],
  [man(30, 19.12, 2600), -500, 'shown leavesHealthyRange'],
  [man(30, 18.82, 2600), -250, 'fine'],
  [man(30, 18.81, 2600), -250, 'shown leavesHealthyRange'],
  [man(30, 19.5, 2600), -1000, 'shown leavesHealthyRange'],
  [man(64, 23.2, 2600), -500, 'fine'],
  [man(65, 23.2, 2600), -500, 'shown leavesOlderRange'],
  [man(65, 23.7, 2600), -500, 'fine'],
  [man(65, 22.99, 2600), -250, 'shown belowOlderRange'],
  [woman(72, 19.6, 1315), -500, 'shown belowOlderRange'],
  [woman(72, 19.6, 1100), 0, 'shown belowMinimum'],
  [man(64, 22, 2600), -250, 'fine'],
  [man(65, 19, 2600), -500, 'shown belowOlderRange'],
  [man(65, 22, 2600), 250, 'fine'],
  // Age.
  [man(17, 22, 2600), 0, 'withheld underAge'],
  [man(17, 22, 2600), -500, 'withheld underAge'],
  [man(17.9, 30, 2600), 500, 'withheld underAge'],
  [man(12, 14, 1500), 250, 'withheld underAge'],
  [man(18, 22, 2600), -500, 'fine'],
  [man(19, 22, 2600), -500, 'fine'],
  [man(20, 22, 2600), -500, 'fine'],
])('an intake: %o, %d from maintenance, is %s', (facts, step, outcome) => {
  const person = personOf(facts);
  expect(outcomeText(figureFor('intake', kcal(person.tdee + step), person))).toBe(outcome);
});

test.each([
  [man(30, 22, 2600), -500, 'fine'],
  [man(30, 22, 2600), -1000, 'shown largeStep'],
  // The goal decides where a plan leads, not the next four weeks.
  [man(30, 19, 2600), -500, 'fine'],
  [man(70, 23.1, 2600), -500, 'fine'],
  [man(30, 30, 2600), 1000, 'fine'],
  [man(30, 30, 2600), 1001, 'shown largeSurplus'],
  [man(30, 30, 2600), 2000, 'shown largeSurplus'],
  [man(30, 30, 2600), 2001, 'withheld tooMuch'],
  [man(30, 22, 2600), 2001, 'withheld tooMuch'],
  [man(30, 14, 2316), 574, 'withheld farUnderweight'],
  [man(30, 17, 2316), 501, 'withheld fastGain'],
  [man(30, 17, 2316), 500, 'fine'],
  [woman(80, 17.5, 1010), 78, 'shown belowMinimum'],
  [man(30, 30, 2000), -501, 'shown belowMinimum'],
  [man(30, 30, 2000), -1201, 'withheld unsafe'],
  [man(17, 30, 2600), -500, 'withheld underAge'],
])('a plan: %o, %d from maintenance, is %s', (facts, step, outcome) => {
  const person = personOf(facts);
  expect(outcomeText(figureFor('plan', kcal(person.tdee + step), person))).toBe(outcome);
});

test.each([
  [man(30, 28, 2600), 22, 'fine'],
  [man(30, 28, 2600), 18.5, 'fine'],
  [man(30, 28, 2600), 18.49, 'withheld lowGoal'],
  [man(64, 24, 2600), 20, 'fine'],
  [man(65, 24, 2600), 20, 'shown leavesOlderRange'],
  [man(65, 28, 2600), 23, 'fine'],
  [man(65, 28, 2600), 18, 'withheld lowGoal'],
  [man(65, 21, 2600), 22, 'fine'],
  [man(30, 18, 2600), 17, 'withheld underweight'],
  [man(30, 17, 2600), 18, 'fine'],
  [man(30, 15.9, 2600), 18.5, 'withheld farUnderweight'],
  [man(30, 15.9, 2600), 15.9, 'fine'],
  [man(17, 28, 2600), 22, 'withheld underAge'],
])('a goal weight: %o, to BMI %d, is %s', (facts, goalBmi, outcome) => {
  const person = personOf(facts);
  // Slightly more than the boundary, because of floating-point error.
  const goal = kg(goalBmi * SQUARE_METRES + 1e-9);
  expect(outcomeText(figureFor('goalWeight', goal, person))).toBe(outcome);
});

test.each([
  [man(30, 22, 2600), 'fine'],
  [man(30, 14, 2316), 'fine'],
  [man(12, 18, 1300), 'fine'],
  [man(30, 22, 1499), 'shown belowMinimum'],
  [man(30, 22, 1499.5), 'fine'],
  [woman(90, 20, 700), 'shown belowMinimum'],
  [woman(3, 15, 700), 'fine'],
  [woman(120, 10, 0), 'withheld unsafe'],
  [woman(120, 10, -5), 'withheld unsafe'],
])('maintenance: %o is %s', (facts, outcome) => {
  const person = personOf(facts);
  expect(outcomeText(figureFor('maintenance', person.tdee, person))).toBe(outcome);
});

test.each([
  [man(17, 22, 2600), 'withheld underAge'],
  [man(18, 22, 2600), 'fine'],
  [woman(90, 14, 900), 'fine'],
])('body fat and the log’s figure: %o is %s', (facts, outcome) => {
  const person = personOf(facts);
  expect(outcomeText(figureFor('bodyFat', percent(20), person))).toBe(outcome);
  expect(outcomeText(figureFor('logFigure', kcal(2000), person))).toBe(outcome);
});

test.each([
  [800, 'fine'],
  [799.5, 'fine'],
  [799.4, 'withheld unsafe'],
  [-1, 'withheld unsafe'],
])('a log’s figure of %d kcal is %s', (value, outcome) => {
  expect(outcomeText(figureFor('logFigure', kcal(value), personOf(woman(90, 20, 900))))).toBe(outcome);
});

test('a figure that is shown has its value, one that is withheld has only its reason', () => {
  const person = personOf(man(30, 22, 1600));
  const [shown, withheld] = [1400, 700].map((intake) => figureFor('intake', kcal(intake), person));
  expect(shown).toEqual({ status: 'shown', caution: 'belowMinimum', value: 1400 });
  expect(withheld).toEqual({ status: 'withheld', reason: 'unsafe' });
  expect([shown, withheld].map((figure) => figure && shownValue(figure))).toEqual([1400, null]);
});

const expecting = (age: number, bmi: number): Facts => ({ ...woman(age, bmi, 2200), pregnancy: true });

test.each([
  // No change of weight is suggested, and maintenance stays what the equation gives.
  ['intake', expecting(30, 24), 2200, 'fine'],
  ['intake', expecting(30, 24), 2199.6, 'fine'],
  ['intake', expecting(30, 24), 2199.4, 'withheld pregnancy'],
  ['intake', expecting(30, 32), 1700, 'withheld pregnancy'],
  ['intake', expecting(30, 24), 2700, 'withheld pregnancy'],
  ['intake', expecting(30, 17), 2000, 'withheld pregnancy'],
  ['intake', expecting(17, 24), 1700, 'withheld underAge'],
  ['maintenance', expecting(30, 24), 2200, 'fine'],
  ['plan', expecting(30, 24), 2200, 'withheld pregnancy'],
  ['plan', expecting(30, 24), 1900, 'withheld pregnancy'],
  ['plan', expecting(17, 24), 1900, 'withheld underAge'],
  ['logFigure', expecting(30, 24), 2200, 'withheld pregnancy'],
  ['logFigure', expecting(17, 24), 2200, 'withheld underAge'],
] as const)('%s during pregnancy or breastfeeding: %o, %d is %s', (kind, facts, value, outcome) => {
  expect(outcomeText(figureFor(kind, kcal(value), personOf(facts)))).toBe(outcome);
});

test.each([60, 72, 80])('no goal weight during pregnancy or breastfeeding: %d kg', (goal) => {
  const person = personOf(expecting(30, 25));
  expect(outcomeText(figureFor('goalWeight', kg(goal), person))).toBe('withheld pregnancy');
});

test('a pregnancy isn’t among the reasons beside the figures', () => {
  const person = personOf(expecting(30, 24));
  expect(withheldReasons([figureFor('intake', kcal(1700), person)])).toEqual([]);
});

test('the reasons among some figures are listed once each', () => {
  const person = personOf(man(30, 17, 1400));
  const figures = [1150, 900, 1400, 2400].map((intake) => figureFor('intake', kcal(intake), person));
  expect(withheldReasons(figures)).toEqual(['underweight', 'fastGain']);
});

test('below BMI 16, the notice before the figures is the reason for all of them but an unsafe one', () => {
  const person = personOf(man(30, 15.9, 1400));
  const figures = [900, 1150, 1400, 1650].map((intake) => figureFor('intake', kcal(intake), person));
  expect(withheldReasons(figures)).toEqual([]);
  expect(withheldReasons([...figures, { status: 'withheld', reason: 'unsafe' }])).toEqual(['unsafe']);
});

test.each([
  [-0.06, 'withheld underweight'],
  [-0.04, 'fine'],
  [0.04, 'fine'],
  [0.06, 'withheld farUnderweight'],
])('a goal that differs by %d kg, at BMI 15, is %s', (change, outcome) => {
  const person = personOf(man(30, 15, 2000));
  expect(outcomeText(figureFor('goalWeight', kg(person.weight + change), person))).toBe(outcome);
});

test.each([
  [1.99, false],
  [2, true],
])('at %d years the growth charts apply: %s', (age, applies) =>
  expect(hasGrowthChart(years(age))).toBe(applies),
);

test.each([
  [15.9, 2500, true],
  [16, 1499.4, true],
  [16, 1499.5, false],
  [18.49, 1499.4, true],
  [18.5, 1200, false],
])('the log of a man with BMI %d who eats %d kcal stops: %s', (bmi, intake, stops) =>
  expect(isLogStopped(bmiValue(bmi), kcal(intake), 'male')).toBe(stops),
);

test.each([
  [18.49, null, true],
  [18.5, null, false],
  [null, 799, true],
  [null, 800, false],
  [18.5, 800, false],
])('a short log with BMI %d and %d kcal counts down to nothing: %s', (bmi, intake, stops) =>
  expect(isCountdownStopped(bmi === null ? null : bmiValue(bmi), intake === null ? null : kcal(intake))).toBe(
    stops,
  ),
);

test.each([
  [man(17.9, 22, 2000), 'targets'],
  [woman(30, 27, 2000), null],
  [{ ...woman(30, 27, 2000), pregnancy: true }, 'targets'],
  [woman(18, 18.49, 2000), 'loss'],
  [woman(18, 16, 2000), 'loss'],
  [woman(18, 15.99, 2000), 'targets'],
  [woman(80, 18.5, 2000), null],
] as const)('fixed texts leave out what isn’t for the person (%#)', (facts, untold) =>
  expect(untoldTo(personOf(facts))).toBe(untold),
);

test.each([
  [70, 77, true],
  [70, 63, true],
  [70, 77.1, false],
  [70, 62.9, false],
])('the figure of a log at %d kg is of somebody of %d kg: %s', (logged, weight, isOwners) =>
  expect(isOwnersWeight(kg(weight), kg(logged))).toBe(isOwners),
);
