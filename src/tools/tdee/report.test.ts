import { describe, expect, test } from 'vitest';
import type { ActivityLevel, Gender, Goal } from '@evenscale/formulas/energy';
import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { buildTdeeReport } from './report.ts';
import type { TdeeReport, TdeeRequest } from './report.ts';
import { formatKcal } from '#ui/text/format.ts';
import { rangeTexts } from './hero-words.ts';
import {
  adviceText,
  leanMassSentence,
  marginSentence,
  neighborSentence,
  rangeSentence,
} from './detail-words.ts';
import { briefText, heroValue, noNeedText, successText, targetSentence } from './words.ts';
import { shownValue } from '#person/policy.ts';
import { targetAt } from '#person/targets.ts';

interface Case {
  readonly kilograms: number;
  readonly centimetres: number;
  readonly age: number;
  readonly gender: Gender;
  readonly activityLevel: ActivityLevel;
  readonly goal: Goal;
  readonly bodyFat?: number;
}

function inputOf(person: Case): TdeeRequest {
  return {
    goal: person.goal,
    bodyFat: person.bodyFat === undefined ? null : percent(person.bodyFat),
    target: null,
    macros: '',
    units: 'metric',
    weight: weightOf(person.kilograms, 'kg'),
    height: heightOf(person.centimetres, 'cm'),
    age: years(person.age),
    gender: person.gender,
    activityLevel: person.activityLevel,
  };
}

const reportOf = (person: Case): TdeeReport => buildTdeeReport(inputOf(person));
const statuses = (report: TdeeReport): string =>
  report.targets.map(({ figure }) => figure.status[0]).join('');

const man: Case = {
  kilograms: 88,
  centimetres: 180,
  age: 42,
  gender: 'male',
  activityLevel: 'superActive',
  goal: 'lose',
  bodyFat: 18,
};

describe('a man with known body fat (reference case tdee-screen-03)', () => {
  const report = reportOf(man);

  test('uses lean mass for the resting energy', () => {
    expect(report.bmr).toBeCloseTo(370 + 21.6 * 72.16, 9);
    expect(report.tdee.status === 'fine' && report.tdee.value).toBeCloseTo(3664.4464, 6);
    expect(report.bodyFat).toMatchObject({ isEstimated: false, figure: { status: 'fine', value: 18 } });
  });

  test('the range combines five points of body fat and the activity level', () => {
    expect(report.range.basis).toBe('bodyFatReading');
    expect(report.range.error).toBe(0.11);
    expect(report.range.high - report.range.low).toBeCloseTo(2 * 0.11 * 3664.4464, 6);
  });

  test('the macro plans follow the goal', () => {
    expect(report.chosen?.key).toBe('loss');
    const [protein, carbs, fat] = report.macros?.balanced ?? [];
    expect(protein?.grams).toBeCloseTo(237.33, 1);
    expect(carbs?.energy).toBeCloseTo(1265.79, 1);
    expect(fat?.gramsPerKilogram).toBeCloseTo(1.199, 2);
    expect(protein?.share).toBeCloseTo(0.3, 12);
  });

  test('one’s own grams stay what they are, and the rest follows', () => {
    const own = buildTdeeReport({ ...inputOf(man), macros: 'own~176g~~30' }).macros?.own ?? [];
    expect(own[0]?.grams).toBe(176);
    expect(own[2]?.share).toBeCloseTo(0.3, 12);
    expect(own.reduce((sum, { energy }) => sum + energy, 0)).toBeCloseTo(3164.4464, 6);
    expect(own[0]?.gramsPerKilogram).toBe(2);
  });

  test('names the neighboring level and its difference', () => {
    expect(report.neighbors).toHaveLength(1);
    expect(report.neighbors[0]?.level).toBe('veryActive');
    expect(report.neighbors[0]?.difference).toBeCloseTo(report.bmr * (1.725 - 1.9), 9);
  });
});

test('without body fat the estimate is marked and isn’t used for resting energy', () => {
  const { bodyFat: _, ...unknown } = man;
  const report = reportOf(unknown);
  expect(report.bmr).toBe(10 * 88 + 6.25 * 180 - 5 * 42 + 5);
  expect(report.bodyFat).toMatchObject({ isEstimated: true, error: 4.1, caveats: [] });
  expect(report.range.basis).toBe('equation');
});

describe('safety', () => {
  const small: Case = {
    kilograms: 45,
    centimetres: 150,
    age: 80,
    gender: 'female',
    activityLevel: 'sedentary',
    goal: 'lose',
  };

  test('a small old woman: all losses withheld, no macros built on one', () => {
    const report = reportOf(small);
    expect(statuses(report)).toBe('sffswww');
    expect(report.macros).toBeNull();
  });

  test('with the goal “maintain” her maintenance is shown, but nothing is built on it', () => {
    const report = reportOf({ ...small, goal: 'maintain' });
    expect(report.asked.figure).toMatchObject({ status: 'shown', caution: 'belowMinimum' });
    expect({ chosen: report.chosen, macros: report.macros }).toEqual({ chosen: null, macros: null });
    expect(targetSentence(report, 'kcal')).toMatch(
      /^You use about 992 kcal a day\. Eating this would go below 1,200 kcal a day, the usual minimum for women.* A doctor or dietitian can help/u,
    );
  });

  test('below BMI 16 there is only maintenance', () => {
    const report = reportOf({ ...small, kilograms: 38, centimetres: 160, age: 30 });
    expect(report.isUnderweight).toBe(true);
    expect(statuses(report)).toBe('wwwfwww');
    expect(report.targets[0]?.figure).toEqual({ status: 'withheld', reason: 'underweight' });
    expect(report.targets[5]?.figure).toEqual({ status: 'withheld', reason: 'farUnderweight' });
    expect(report.chosen?.key).toBe('maintain');
  });

  test('from BMI 16 to 18.5, maintenance is chosen instead of a loss, and the answer says why', () => {
    const report = reportOf({ ...small, kilograms: 45, centimetres: 160, age: 30 });
    expect(statuses(report)).toBe('wwwfffw');
    expect(report.chosen?.key).toBe('maintain');
    expect(report.macros).not.toBeNull();
    expect(targetSentence(report, 'kcal')).toMatch(
      /^You use about [\d,]+ kcal a day\. Your BMI is below 18\.5, so we don’t plan weight loss\. We use “maintain” instead\./u,
    );
  });

  test('a goal’s own target below the guidance makes way for the gentlest that is fine', () => {
    const old = { ...small, kilograms: 72, centimetres: 174, age: 75, gender: 'male' } as const;
    const report = reportOf({ ...old, activityLevel: 'lightlyActive' });
    expect(report.asked).toMatchObject({ key: 'loss', figure: { status: 'shown', caution: 'belowMinimum' } });
    expect(report.chosen?.key).toBe('mildLoss');
    const sentence = targetSentence(report, 'kcal') ?? '';
    expect(sentence).toBe(
      'At 75, there’s usually no need to lose weight. To lose weight, eat 1,727 kcal a day (mild loss): a faster loss would go below 1,500 kcal a day, the usual minimum for men without professional support.',
    );
  });

  test.each([
    ['at 82 in the range for that age', { kilograms: 68, centimetres: 172, age: 82, goal: 'maintain' }, true],
    ['at 82 below it, BMI 20.1', { kilograms: 60, centimetres: 172.8, age: 82, goal: 'gain' }, true],
    ['at 82 above it', { kilograms: 95, centimetres: 172, age: 82, goal: 'maintain' }, false],
    [
      'a loss that isn’t planned with at BMI 18.7',
      { kilograms: 54, centimetres: 170, age: 30, goal: 'lose' },
      true,
    ],
    ['the same without that goal', { kilograms: 54, centimetres: 170, age: 30, goal: 'maintain' }, false],
    [
      'a loss that is planned with at BMI 24',
      { kilograms: 70, centimetres: 171, age: 30, goal: 'lose' },
      false,
    ],
    [
      'below BMI 18.5, where there is none',
      { kilograms: 50, centimetres: 170, age: 30, goal: 'lose' },
      false,
    ],
    ['under 18, where there is none', { kilograms: 55, centimetres: 170, age: 17, goal: 'lose' }, false],
  ] as const)('losses are folded away %s', (_, person, isFolded) => {
    const report = reportOf({ ...small, gender: 'male', activityLevel: 'sedentary', ...person });
    expect(report.isLossFolded).toBe(isFolded);
    expect(report.targets.at(-1)?.key).toBe(isFolded ? 'extremeLoss' : 'extremeGain');
  });

  test('a refused number is never in the sentence: what can be used comes first', () => {
    const light = { ...small, kilograms: 55, centimetres: 170, age: 30 } as const;
    const sentence = targetSentence(reportOf({ ...light, activityLevel: 'moderatelyActive' }), 'kcal') ?? '';
    expect(sentence).toMatch(
      /^To (?:keep your|lose) weight, eat [\d,]+ kcal a day.*: you don’t need to lose weight, and (?:losing weight|a faster loss) would take you below a BMI of 18\.5 within four weeks\.$/u,
    );
  });

  test('the notice and the bar begin with the number to act on, like the answer', () => {
    const report = reportOf({ ...man, goal: 'lose' });
    const { chosen } = report;
    const eat = formatKcal(chosen?.figure.value ?? NaN);
    expect(successText(report, 'kcal')).toMatch(
      new RegExp(`^Eat ${eat} kcal a day\\. Your TDEE is [\\d,]+\\.$`, 'u'),
    );
    expect(briefText(report, 'kcal')).toMatch(new RegExp(`^${eat} kcal · you use [\\d,]+$`, 'u'));
    const still = reportOf({ ...man, goal: 'maintain' });
    expect(successText(still, 'kcal')).toMatch(/^Your TDEE is [\d,]+ kcal a day\.$/u);
  });

  test.each([
    [79, 68, /^At 68, there’s usually no need to lose weight\. To lose weight, eat/u],
    [
      95,
      68,
      /^Ask a doctor first: at 68, a BMI of up to 33 alone isn’t a reason to lose weight\. To lose weight, eat/u,
    ],
    [115, 68, /^At 68, ask a doctor before you try to lose weight\. To lose weight, eat/u],
  ])('at %d kg and the age of %d, no loss comes before the doubt about it', (kilograms, age, sentence) => {
    const { bodyFat: _, ...known } = man;
    const report = reportOf({ ...known, kilograms, centimetres: 178, age, goal: 'lose' });
    expect(report.chosen?.key).toBe('loss');
    expect(targetSentence(report, 'kcal')).toMatch(sentence);
    expect(successText(report, 'kcal')).toMatch(/^Your TDEE is [\d,]+ kcal a day\.$/u);
    expect(briefText(report, 'kcal')).toMatch(/^You use [\d,]+ kcal a day$/u);
    // The doubt is said once.
    expect(adviceText(report) ?? '').not.toMatch(/doctor before|up to 33/u);
  });

  test('a loss in the healthy range leads with its calories, and that it isn’t needed comes second', () => {
    const { bodyFat: _, ...known } = man;
    const report = reportOf({ ...known, kilograms: 75, centimetres: 178, age: 40, goal: 'lose' });
    expect(targetSentence(report, 'kcal')).toMatch(
      /^To lose weight, eat [\d,]+ kcal a day\. Your weight is in the healthy range, so there’s no need to lose weight\.$/u,
    );
    expect(successText(report, 'kcal')).toMatch(/^Eat [\d,]+ kcal a day\. Your TDEE is/u);
    expect(briefText(report, 'kcal')).toMatch(/^[\d,]+ kcal · you use [\d,]+$/u);
  });

  test.each([
    [{}, true],
    [{ kilograms: 95 }, true],
    [{ age: 64 }, false],
    [{ kilograms: 79 }, false],
    [{ goal: 'maintain' }, false],
  ] as const)('from 65 on, the smaller loss is named to begin with: %o %s', (differing, isNamed) => {
    const { bodyFat: _, ...known } = man;
    const report = reportOf({
      ...known,
      ...{ kilograms: 115, centimetres: 178, age: 68, goal: 'lose' },
      ...differing,
    });
    const mild = formatKcal(shownValue(targetAt(report.targets, 'mildLoss').figure) ?? NaN);
    const words = `kcal a day; ${mild} (mild loss) spares more muscle, so begin there.`;
    expect(targetSentence(report, 'kcal')?.endsWith(words)).toBe(isNamed);
  });

  test('from 65 on, a plan is gone by as it is', () => {
    const { bodyFat: _, ...known } = man;
    const input = inputOf({ ...known, kilograms: 96.3, centimetres: 175, age: 68, goal: 'lose' });
    const planned = buildTdeeReport({ ...input, target: { goal: 'lose', intake: kcal(2088) } });
    expect(targetSentence(planned, 'kcal')).toMatch(
      /To lose weight, eat 2,088 kcal a day \(from a plan\)\.$/u,
    );
  });

  test('at 68 and a BMI above 33, the answer to losing goes with what studies found', () => {
    const { bodyFat: _, ...known } = man;
    const heavy = reportOf({ ...known, kilograms: 115, centimetres: 178, age: 68, goal: 'lose' });
    expect(adviceText(heavy)).toMatch(/^In studies of older adults.* 105 kg at your height\./u);
  });

  test('the calories of a plan lead like a target, to keep a weight, too', () => {
    const planned = (goal: Goal, intake: number) =>
      buildTdeeReport({ ...inputOf({ ...man, goal }), target: { goal, intake: kcal(intake) } });
    const losing = planned('lose', 3013);
    expect(heroValue(losing)).toBe(3013);
    expect(targetSentence(losing, 'kcal')).toBe('To lose weight, eat 3,013 kcal a day (from a plan).');
    expect(losing.macros?.balanced.reduce((sum, { energy }) => sum + energy, 0)).toBeCloseTo(3013, 6);
    const keeping = planned('maintain', 3650);
    expect(heroValue(keeping)).toBe(3650);
    expect(briefText(keeping, 'kcal')).toBe('3,650 kcal · you use 3,664');
    // Less than the usual minimum.
    expect(planned('lose', 1400).chosen?.key).toBe('loss');
  });

  test('in the healthy range, steps of 1,000 are shown but not chosen, and a loss is called unneeded', () => {
    const light = { ...man, kilograms: 75, centimetres: 180 } as const;
    const report = buildTdeeReport({ ...inputOf({ ...light, goal: 'lose' }), target: 'extremeLoss' });
    expect(report.targets.find(({ key }) => key === 'extremeLoss')?.figure).toMatchObject({
      status: 'shown',
    });
    expect(report.chosen?.key).toBe('loss');
    expect(targetSentence(report, 'kcal')).toMatch(
      / Your weight is in the healthy range, so there’s no need/u,
    );
  });

  test.each([
    // Essential fat is 3% of a man; a measurement is off by 4.1 points.
    [7.1, /^The body fat you entered is close to the least that a body needs to work\. Ask a doctor/u],
    [
      7.2,
      /^To lose weight, eat [\d,]+ kcal a day\. Your weight is in the healthy range, so there’s no need/u,
    ],
  ])('with %d% body fat, a loss isn’t said to start from a healthy range alone', (bodyFat, sentence) => {
    const lean = { ...man, kilograms: 78, centimetres: 180, bodyFat, goal: 'lose' } as const;
    expect(targetSentence(reportOf(lean), 'kcal')).toMatch(sentence);
    expect(targetSentence(reportOf({ ...lean, goal: 'maintain' }), 'kcal')).toMatch(/^You use about/u);
  });

  test('at the lower end of the healthy range, the sentence says so', () => {
    const { bodyFat: _, ...known } = man;
    const thin = reportOf({ ...known, kilograms: 60, centimetres: 180, goal: 'lose' });
    expect(noNeedText(thin)).toMatch(/^Your weight is at the lower end of the healthy range/u);
  });

  test('much muscle is described with the decimals that the other pages print', () => {
    const strong = { ...man, kilograms: 95, centimetres: 180, bodyFat: 13 } as const;
    const { leanness } = reportOf(strong);
    expect(leanness?.fatFreeMassIndex).toBeCloseTo(25.509, 3);
    expect(leanMassSentence(reportOf(strong))).toMatch(
      /at this BMI 28\.6% is usual, and you entered 13\.0%.* is 25\.5\.$/u,
    );
    expect(leanMassSentence(reportOf({ ...strong, bodyFat: 25 }))).toBeNull();
  });

  test('body fat is shown from 18 on, estimated or entered', () => {
    const { bodyFat: _, ...unknown } = man;
    expect(reportOf({ ...unknown, age: 17 }).bodyFat.figure).toEqual({
      status: 'withheld',
      reason: 'underAge',
    });
    expect(reportOf({ ...man, age: 17 }).bodyFat.figure).toEqual({ status: 'withheld', reason: 'underAge' });
    expect(reportOf({ ...man, age: 18 }).bodyFat.figure.status).toBe('fine');
  });

  test('under 18 no target is offered, but the figures are shown', () => {
    const report = reportOf({ ...man, age: 10 });
    expect(statuses(report)).toBe('wwwwwww');
    expect(report.macros).toBeNull();
    expect(report.tdee.status).toBe('fine');
    expect(marginSentence(report)).toBeNull();
    expect(rangeSentence(report, 'kcal')).toMatch(/^A rough estimate/u);
  });

  test('no figure is shown if the equation gives nothing', () => {
    const report = reportOf({ ...small, kilograms: 1, centimetres: 40, age: 120 });
    expect(report.tdee).toEqual({ status: 'withheld', reason: 'unsafe' });
    expect(report.isOutsideRange).toBe(true);
  });

  test('a very low body-fat value has a range like any other', () => {
    const { range } = reportOf({ ...man, bodyFat: 2 });
    expect(range.error).toBe(0.11);
    expect(range.low).toBeGreaterThan(0);
  });
});

test('the difference from a neighboring level is the difference of the two printed figures', () => {
  const numberIn = (text = ''): number => Number(text.replaceAll(',', ''));
  for (let kilograms = 50; kilograms < 140; kilograms += 0.7) {
    const { tdee, neighbors } = reportOf({ ...man, kilograms, activityLevel: 'veryActive' });
    const shown = tdee.status === 'fine' ? numberIn(formatKcal(tdee.value)) : NaN;
    expect(neighbors).toHaveLength(2);
    for (const neighbor of neighbors) {
      const [, other, difference] =
        /: ([\d,]+) kcal, ([\d,]+) kcal/u.exec(neighborSentence(neighbor, 'Level', 'kcal')) ?? [];
      expect(numberIn(difference)).toBe(Math.abs(numberIn(other) - shown));
    }
  }
});

test.each([
  ['maintain', /^You use about [\d,]+ kcal a day\.$/u],
  ['lose', /^To lose weight, eat [\d,]+ kcal a day\.$/u],
  ['gain', /^To gain weight, eat [\d,]+ kcal a day\.$/u],
] as const)('with the goal %s, the answer starts with whole sentences', (goal, text) => {
  expect(targetSentence(reportOf({ ...man, goal }), 'kcal')).toMatch(text);
});

test('under 18, the answer says that growing takes extra', () =>
  expect(targetSentence(reportOf({ ...man, age: 12 }), 'kcal')).toMatch(
    /^You use roughly [\d,]+ kcal a day, and growing takes extra\.$/u,
  ));

test.each([
  ['mildLoss', /^To lose weight, eat [\d,]+ kcal a day \(mild loss\)\.$/u],
  ['extremeGain', /^To gain weight, eat [\d,]+ kcal a day \(extreme gain\)\.$/u],
  ['loss', /^To lose weight, eat [\d,]+ kcal a day\.$/u],
] as const)('with the target %s chosen, the answer names it and its calories', (target, text) => {
  const report = buildTdeeReport({ ...inputOf({ ...man, goal: 'lose' }), target });
  const sentence = targetSentence(report, 'kcal') ?? '';
  expect(sentence).toMatch(text);
  expect(sentence).toContain(formatKcal(report.chosen?.figure.value ?? NaN));
  expect(heroValue(report)).toBe(report.chosen?.figure.value);
});

test('to maintain, and without a target to plan with, the number to act on is the daily energy', () => {
  for (const person of [{ ...man, goal: 'maintain' } as const, { ...man, age: 16 }]) {
    const report = reportOf(person);
    expect(heroValue(report)).toBe(report.tdee.status === 'withheld' ? NaN : report.tdee.value);
  }
  const { bodyFat: _, ...unknown } = man;
  expect(heroValue(reportOf({ ...unknown, kilograms: 1, centimetres: 40, age: 120 }))).toBeNull();
});

test('the range has a sentence for each of its two bases, without its ends where they’re beside the headline', () => {
  const { tdee } = reportOf(man);
  const reportWith = (basis: 'equation' | 'bodyFatReading') => ({
    range: { error: 0.14, low: kcal(2150), high: kcal(2850), basis },
    isUnderAge: false,
    tdee,
  });
  const margin =
    'Most adults with your entries are within 14% of the estimate. Both the equation and the activity level can be off.';
  expect(marginSentence(reportWith('equation'))).toBe(margin);
  expect(rangeSentence(reportWith('equation'), 'kcal')).toBe(
    `Likely between 2,150 and 2,850 kcal. ${margin}`,
  );
  expect(marginSentence(reportWith('bodyFatReading'))).toMatch(
    /^The true number is usually within 14% of the estimate\. That allows for a body-fat reading/u,
  );
});

describe('the visitor’s own maintenance calories', () => {
  const input = inputOf({ ...man, goal: 'lose' });
  const own = {
    value: kcal(2600.25),
    low: kcal(2450),
    high: kcal(2750.5),
    weight: kg(88),
    person: { gender: man.gender, age: man.age, centimetres: man.centimetres },
  };
  const using = { ...input, ownMaintenance: own };
  const [report, equation] = [buildTdeeReport(using), buildTdeeReport(input)];

  test('replace the equation’s daily energy, with their interval; resting energy stays', () => {
    expect(report.tdee).toEqual({ status: 'fine', isBelowRest: false, value: 2600.25 });
    expect(report.range).toEqual({ basis: 'ownLog', error: null, low: 2450, high: 2750.5 });
    expect(report.bmr).toBe(equation.bmr);
    expect(marginSentence(report)).toBeNull();
    expect(rangeSentence(report, 'kcal')).toBe(
      'From your own log, not the equation: between 2,450 and 2,751 kcal.',
    );
    expect(rangeTexts(report, 'kcal')).toEqual({
      name: 'From your log',
      ends: '2,450–2,751',
      remark: 'from your log, 2,450–2,751',
    });
    // As in a link, whose reader may have no log.
    const { person: _, ...figure } = own;
    const linked = buildTdeeReport({ ...input, ownMaintenance: figure });
    expect(rangeTexts(linked, 'kcal')).toMatchObject({
      name: 'From a log',
      remark: 'from a log, 2,450–2,751',
    });
    expect(rangeSentence(linked, 'kcal')).toMatch(/^From a log, not the equation/u);
    expect(rangeTexts(equation, 'kcal')).toMatchObject({
      name: 'Likely',
      remark: expect.stringMatching(/^likely 3,\d{3} to /u) as string,
    });
  });

  test('are the basis of targets, macros and cautions', () => {
    const loss = report.targets.find(({ key }) => key === 'loss')?.figure;
    expect(loss).toMatchObject({ status: 'fine', value: 2100.25 });
    const energy = report.macros?.balanced.reduce((sum, amount) => sum + amount.energy, 0);
    expect(energy).toBeCloseTo(2100.25, 6);
    expect(report.neighbors).toEqual([]);
  });

  test('do not get around the safety limits', () => {
    const small = inputOf({ ...man, kilograms: 45, centimetres: 150, gender: 'female', goal: 'lose' });
    const { person: _, ...figure } = own;
    const low = { ...figure, weight: kg(45), value: kcal(1250), low: kcal(1100), high: kcal(1400) };
    const { targets, macros } = buildTdeeReport({
      ...small,
      bodyFat: null,
      ownMaintenance: low,
    });
    expect(targets.find(({ key }) => key === 'loss')?.figure).toEqual({
      status: 'withheld',
      reason: 'unsafe',
    });
    // Only her maintenance is fine.
    expect(macros?.balanced[0]?.energy).toBeCloseTo(1250 * 0.3, 6);
  });
});
