import { describe, expect, test } from 'vitest';
import type { ActivityLevel, CalorieTargetKey, Gender, Goal } from '@evenscale/formulas/energy';
import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';
import { somePerson } from '../../../tests/some-person.ts';
import { formatKcal } from '#ui/text/format.ts';
import { muscleLossNote, projectionSentence } from './projection-words.ts';
import { initialProjection, type IntakeKey, type ProjectionState } from './projection-form.ts';
import { buildProjectionReport, projectIntakes } from './projection-report.ts';
import type {
  ProjectionInput,
  ProjectionReport,
  ProjectionResult,
  ShownProjection,
} from './projection-report.ts';

interface Case {
  readonly kilograms: number;
  readonly centimetres: number;
  readonly age: number;
  readonly gender: Gender;
  readonly activityLevel?: ActivityLevel;
  readonly goal?: Goal;
  readonly bodyFat?: number;
}

function inputOf(person: Case): ProjectionInput {
  const input = {
    ...somePerson(),
    goal: person.goal ?? 'lose',
    bodyFat: person.bodyFat === undefined ? null : percent(person.bodyFat),
    weight: weightOf(person.kilograms, 'kg'),
    height: heightOf(person.centimetres, 'cm'),
    age: years(person.age),
    gender: person.gender,
    activityLevel: person.activityLevel ?? 'moderatelyActive',
  };
  return { input, report: buildTdeeReport(input) };
}

const follow = (intake: IntakeKey, target: CalorieTargetKey = 'loss', text = ''): ProjectionState => ({
  horizon: 'year',
  picked: { intake, target },
  own: { text, unit: 'kcal' },
});
const reportOf = (person: Case, state = initialProjection): ProjectionReport =>
  buildProjectionReport(inputOf(person), state);

function resultOf(person: Case, state = initialProjection): ProjectionResult | undefined {
  const report = reportOf(person, state);
  return report.kind === 'projection' ? report.result : undefined;
}

function shownOf(person: Case, state = initialProjection): ShownProjection {
  const result = resultOf(person, state);
  if (result?.kind !== 'shown') throw new Error(`No curve: ${result?.kind ?? 'no outlook'}`);
  return result;
}

const man: Case = { kilograms: 90, centimetres: 178, age: 40, gender: 'male' };

describe('a man of 40, 178 cm and 90 kg, who eats 500 kcal less', () => {
  test.each([
    { activityLevel: 'lightlyActive', weight: 75.2 },
    { activityLevel: 'moderatelyActive', weight: 76.4 },
    { activityLevel: 'veryActive', weight: 77.4 },
  ] as const)(
    'and is $activityLevel weighs about $weight kg after a year, not 66',
    ({ activityLevel, weight }) => {
      const { curve, gap } = shownOf({ ...man, activityLevel });
      expect(gap).toBeCloseTo(-500, 9);
      expect(curve.days[365]?.weight).toBeCloseTo(weight, 1);
      expect(curve.days[365]?.rule).toBeCloseTo(66.3, 1);
    },
  );

  test('is modeled with the site’s own energy figures', () => {
    const { curve } = shownOf(man);
    const own = projectWeight(
      {
        gender: 'male',
        age: years(40),
        height: heightOf(178, 'cm').centimetres,
        weight: weightOf(90, 'kg').kilograms,
        pal: 1.55,
        bodyFat: null,
        restingEnergy: kcal(1817.5),
        maintenanceIntake: kcal(1817.5 * 1.55),
      },
      [{ fromDay: 0, intake: kcal(1817.5 * 1.55 - 500) }],
      365,
    );
    expect(curve.days.at(-1)?.weight).toBe(own.days.at(-1)?.weight);
  });

  test('has another curve with the body fat that was entered', () => {
    const lean = shownOf({ ...man, bodyFat: 15 }).curve.days.at(-1)?.weight ?? 0;
    const fat = shownOf({ ...man, bodyFat: 35 }).curve.days.at(-1)?.weight ?? 0;
    expect(Math.abs(lean - fat)).toBeGreaterThan(0.1);
  });
});

describe('the safeguards', () => {
  test('during pregnancy or breastfeeding, nothing is projected, not even a steady weight', () => {
    const { input } = inputOf({ ...man, gender: 'female', goal: 'maintain' });
    const pregnant = {
      ...input,
      goal: 'maintain',
      bodyFat: null,
      pregnancy: true,
      target: null,
      macros: 'balanced',
    } as const;
    const report = buildProjectionReport(
      { input: pregnant, report: buildTdeeReport(pregnant) },
      initialProjection,
    );
    expect(report).toEqual({ kind: 'none', reason: 'pregnancy' });
  });

  test.each([
    { why: 'under 18', person: { ...man, age: 17 }, report: { kind: 'none', reason: 'underAge' } },
    {
      why: 'a body outside the model',
      person: { ...man, kilograms: 700 },
      report: { kind: 'none', reason: 'outsideModel' },
    },
    {
      why: 'energies of nothing',
      person: { ...man, kilograms: 3, centimetres: 100, age: 110 },
      report: { kind: 'none', reason: 'outsideModel' },
    },
  ])('no outlook: $why', ({ person, report }) => expect(reportOf(person)).toEqual(report));

  test.each([
    {
      why: 'below 800 kcal',
      person: { kilograms: 45, centimetres: 150, age: 70, gender: 'female', activityLevel: 'sedentary' },
      state: follow('extremeLoss'),
      reason: 'unsafe',
    },
    {
      why: 'an own intake below 800 kcal',
      person: man,
      state: follow('own', 'loss', '799'),
      reason: 'unsafe',
    },
    {
      why: 'losing below a healthy weight',
      person: { ...man, kilograms: 57 },
      state: follow('mildLoss', 'maintain'),
      reason: 'underweight',
    },
    {
      why: 'an own deficit below a healthy weight',
      person: { ...man, kilograms: 57 },
      state: follow('own', 'maintain', '2200'),
      reason: 'underweight',
    },
  ] as const)('no curve: $why', ({ person, state, reason }) =>
    expect(resultOf(person, state)).toEqual({ kind: 'withheld', reason }),
  );

  test.each([
    {
      why: 'the healthy range would be left within four weeks',
      given: { kilograms: 59.2 },
      intake: '1900',
      caution: 'leavesHealthyRange',
    },
    { why: 'it is below the guidance for men', given: {}, intake: '1499', caution: 'belowMinimum' },
    {
      why: 'it is below the guidance for women',
      given: { gender: 'female' },
      intake: '1199',
      caution: 'belowMinimum',
    },
    {
      why: 'it is a large step in the healthy range',
      given: { kilograms: 75 },
      intake: '4000',
      caution: 'largeStep',
    },
  ] as const)('no curve, but a caution: $why', ({ given, intake, caution }) =>
    expect(resultOf({ ...man, ...given, goal: 'maintain' }, follow('own', 'maintain', intake))).toMatchObject(
      {
        kind: 'cautioned',
        caution,
      },
    ),
  );

  test('no curve if more movement would leave the healthy range within two weeks', () => {
    const { input } = inputOf({ ...man, kilograms: 58.8 });
    const modelled = projectionPersonOf(input);
    const activity = { kind: 'pal', pal: 2.4 } as const;
    expect(projectIntakes([{ fromDay: 0, intake: modelled.tdee, activity }], modelled, 365, null)).toEqual({
      kind: 'atLimit',
    });
  });

  test('no curve for a custom intake that is not a number', () =>
    expect(resultOf(man, follow('own', 'loss', 'little'))).toEqual({ kind: 'unread' }));

  test.each([
    { gender: 'male', intake: '1500', isBelowRest: true },
    { gender: 'female', intake: '1200', isBelowRest: true },
    { gender: 'male', intake: '2000', isBelowRest: false },
  ] as const)(
    '$intake kcal for a person who is $gender is below rest: $isBelowRest',
    ({ gender, intake, isBelowRest }) =>
      expect(shownOf({ ...man, gender }, follow('own', 'loss', intake)).isBelowRest).toBe(isBelowRest),
  );

  test('an underweight person gains normally', () => {
    const { curve, isBelowRest } = shownOf({ ...man, kilograms: 55, goal: 'gain' });
    expect(curve.direction).toBe('gaining');
    expect(curve.endsEarly).toBeNull();
    expect(isBelowRest).toBe(false);
  });

  test('the curve stops at a BMI of 18.5', () => {
    const { curve } = shownOf({ ...man, kilograms: 64 });
    expect(curve.endsEarly).not.toBeNull();
    expect(curve.days.every(({ weight }) => weight >= curve.healthy.min)).toBe(true);
  });
});

test('an intake equal to expenditure maintains the weight', () => {
  const { curve, gap } = shownOf({ ...man, goal: 'maintain' });
  expect(gap).toBe(0);
  expect(curve.direction).toBe('level');
});

test('the choices are assessed as in the calculator’s report', () => {
  const report = reportOf({ ...man, kilograms: 57 });
  expect(
    report.kind === 'projection' && report.options.map(({ key, figure }) => `${key} ${figure?.status}`),
  ).toEqual([
    'maintain fine',
    'extremeLoss withheld',
    'loss withheld',
    'mildLoss withheld',
    'mildGain fine',
    'gain fine',
    'extremeGain withheld',
    'own undefined',
  ]);
});

test('from 65 on, below the range for that age, no loss is among the choices; typed, it isn’t drawn', () => {
  const frail = { kilograms: 49, centimetres: 158, age: 72, gender: 'female', goal: 'maintain' } as const;
  const report = reportOf(frail);
  const keys = report.kind === 'projection' ? report.options.map(({ key }) => key) : [];
  expect(keys).not.toContain('loss');
  expect(keys).not.toContain('mildLoss');
  expect(keys).toContain('gain');
  // Chosen before the entries changed.
  const before = reportOf(frail, follow('loss', 'maintain'));
  expect(before.kind === 'projection' && before.chosen).toBe('maintain');
  const typed = reportOf(frail, follow('own', 'maintain', '1000'));
  expect(typed.kind === 'projection' && typed.result).toMatchObject({
    kind: 'cautioned',
    caution: 'belowOlderRange',
  });
});

test('the gap in the sentence is the difference between the printed intake and the printed expenditure', () => {
  const view = { startDate: new Date(2026, 10, 21), unit: 'kg' } as const;
  const numberIn = (text = ''): number => Number(text.replaceAll(',', ''));
  for (let kilograms = 80; kilograms < 120; kilograms += 1.3) {
    const shown = shownOf({ ...man, kilograms }, follow('own', 'loss', '2000'));
    const pieces = projectionSentence(shown, 'year', view, 'kcal');
    const sentence = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    const [, gap] = /2,000 kcal a day, ([\d,]+) below/u.exec(sentence) ?? [];
    expect(numberIn(gap)).toBe(numberIn(formatKcal(shown.intake - shown.gap)) - 2000);
  }
});

describe('a curve lower than losing fat alone can go', () => {
  const man = { kilograms: 92, centimetres: 180, age: 30, gender: 'male' } as const;
  const view = { startDate: new Date(2026, 0, 5), unit: 'kg' } as const;

  test('comes with a note once body fat is known', () => {
    const shown = shownOf({ ...man, bodyFat: 12 }, follow('loss'));
    expect(shown.leanMass).toBeCloseTo(80.96);
    expect(muscleLossNote(shown, view)).toMatch(
      /^With the body fat you entered, about 81\.0 kg of you isn’t fat\. To reach 78 kg, you’d have to lose muscle as well\.$/u,
    );
  });

  test('is not assumed otherwise', () => {
    expect(shownOf(man, follow('loss')).leanMass).toBeNull();
    expect(shownOf({ ...man, bodyFat: 30 }, follow('loss')).leanMass).toBeNull();
    expect(shownOf({ ...man, bodyFat: 12 }, follow('gain')).leanMass).toBeNull();
    expect(muscleLossNote(shownOf(man, follow('loss')), view)).toBeNull();
  });
});

test('the old rule’s weight isn’t said where it’s the one that the weight would level off near', () => {
  const man = { kilograms: 90, centimetres: 178, age: 40, gender: 'male' } as const;
  const view = { startDate: new Date(2026, 10, 21), unit: 'kg' } as const;
  const shown = shownOf(man, follow('loss'));
  const wordsWith = (rule: number): string => {
    const days = shown.curve.days.map((day) => ({ ...day, rule: kg(rule) }));
    const pieces = projectionSentence({ ...shown, curve: { ...shown.curve, days } }, 'year', view, 'kcal');
    return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  };
  expect(wordsWith(66)).toMatch(/would predict 66 kg\. .* level off near 69 kg/u);
  expect(wordsWith(69.3)).not.toContain('3,500');
  expect(wordsWith(69.3)).toContain('level off near 69 kg');
});
