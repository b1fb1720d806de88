/**
 * Compares the calculation steps with the calculators. Each figure equals the result's, to the last bit, and each
 * calculation, as written or as spoken, gives that figure.
 */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_LEVELS, GENDERS } from '@evenscale/formulas/energy';
import { shownValue } from '#person/policy.ts';
import type { WeightRange } from '#person/assessment.ts';
import type { TargetResult } from '#person/page-result.ts';
import { buildHomeReport } from '#tools/home/report.ts';
import { buildTdeeReport } from '#tools/tdee/report.ts';
import { buildSteps } from '#parts/calculation-steps/build-steps.ts';
import { chainOf } from '#parts/calculation-steps/calculation-chain.ts';
import { spoken, written } from '#parts/calculation-steps/calculation-words.ts';
import { isWritable } from '#parts/calculation-steps/calculation-lines.ts';
import type { WithheldCalculation, WorkedCalculation } from '#parts/calculation-steps/calculation-step.ts';
import { check } from '../properties.ts';
import { pageResult, TEN_PEOPLE } from './working-people.ts';

type Figures = Readonly<Record<string, number | null>>;

/** The range from 65 on, which both pages show. */
const olderFigures = (range: WeightRange | null): Figures =>
  range ? { 'olderRange.min': range.min, 'olderRange.max': range.max } : {};

function homeFigures({ input }: TargetResult): Figures {
  const { bmi, band, idealWeightRange, olderRange, bmr, ...report } = buildHomeReport(input);
  const { maintenance, weightLoss, weightGain } = report;
  return {
    bmi,
    ...olderFigures(olderRange),
    ...(band
      ? { 'idealWeightRange.min': idealWeightRange.min, 'idealWeightRange.max': idealWeightRange.max }
      : {}),
    'calories.bmr': bmr,
    'calories.maintenance': shownValue(maintenance),
    'calories.weightLoss': shownValue(weightLoss),
    'calories.weightGain': shownValue(weightGain),
  };
}

function tdeeFigures({ input }: TargetResult): Figures {
  const { goal = 'maintain', bodyFat = null } = input;
  const report = buildTdeeReport({ ...input, goal, bodyFat, target: null, macros: '' });
  const { range, macros } = report;
  return {
    ...olderFigures(report.olderRange),
    bmr: report.bmr,
    tdee: shownValue(report.tdee),
    bmi: report.bmi,
    bodyFatPercentage: shownValue(report.bodyFat.figure),
    ...(report.isOutsideRange ? {} : { 'range.low': range.low, 'range.high': range.high }),
    ...Object.fromEntries(
      report.targets.map(({ key, figure: target }) => [`targetCalories.${key}`, shownValue(target)]),
    ),
    ...Object.fromEntries(
      Object.entries(macros ?? {}).flatMap(([plan, amounts]) =>
        amounts.map(({ nutrient, grams }) => [`macros.${plan}.${nutrient}`, grams]),
      ),
    ),
  };
}

const figuresOf = (result: TargetResult): Figures =>
  result.tool === 'home' ? homeFigures(result) : tdeeFigures(result);

const calculationsOf = (result: TargetResult): readonly (WorkedCalculation | WithheldCalculation)[] =>
  buildSteps(result, 'kcal').groups.flatMap(({ steps }) => steps.flatMap(({ calculations }) => calculations));

const workedOf = (result: TargetResult): readonly WorkedCalculation[] =>
  calculationsOf(result).filter((calculation) => calculation.status === 'worked');

/** Intermediate values that aren't in the result. */
const ON_THE_WAY = ['pounds', 'kilograms', 'inches', 'centimetres', 'leanMass'];

function workingFigures(result: TargetResult): Figures {
  const pairs = calculationsOf(result)
    .filter((calculation) => !ON_THE_WAY.includes(calculation.result))
    .map((calculation) => [
      calculation.result,
      calculation.status === 'worked' ? calculation.trace.value : null,
    ]);
  return Object.fromEntries(pairs) as Figures;
}

/** The steps show and withhold the same figures as the result, and every calculation gives its figure. */
function expectSameFigures(result: TargetResult): void {
  expect(workingFigures(result)).toStrictEqual(figuresOf(result));
  for (const { result: name, trace } of workedOf(result)) expect(trace.term.value, name).toBe(trace.value);
}

describe('ten people, to the last digit', () => {
  test.each(TEN_PEOPLE)('%s', (_, result) => expectSameFigures(result));

  test('cover everything that can be withheld, clamped or converted', () => {
    const calculations = TEN_PEOPLE.flatMap(([, result]) => calculationsOf(result));
    const texts = calculations.flatMap((calculation) =>
      calculation.status === 'withheld' ? [calculation.text] : [],
    );
    expect([...new Set(texts)].toSorted()).toEqual([
      'Not a safe target',
      'Not offered',
      'Not offered under 18',
      'Outside the range',
    ]);
    const worked = calculations.filter((calculation) => calculation.status === 'worked');
    expect(new Set(worked.map(({ result }) => result)).isSupersetOf(new Set(ON_THE_WAY))).toBe(true);
    const signs = worked.map(({ trace }) => chainOf(trace, written).sign);
    expect(signs).toContain('= less than 0, so');
    expect(signs).toContain('= more than 100, so');
  });
});

const decimals = (min: number, max: number, step: number) =>
  fc
    .integer({ min: Math.ceil(min / step), max: Math.floor(max / step) })
    .map((steps) => String(Math.round(steps * step * 10) / 10));

const measures = fc.oneof(
  fc.record({
    units: fc.constantFrom('metric' as const, 'imperial' as const),
    weight: decimals(0.5, 1000, 0.1).map((kilograms) => `kg~${kilograms}`),
    height: decimals(10, 300, 0.5).map((centimetres) => `cm~${centimetres}`),
  }),
  fc.record({
    units: fc.constantFrom('metric' as const, 'imperial' as const),
    weight: fc.oneof(
      decimals(1, 2204, 0.1).map((pounds) => `lb~${pounds}`),
      fc.tuple(decimals(1, 156, 1), decimals(0, 13.9, 0.1)).map((boxes) => `st~${boxes.join('~')}`),
    ),
    height: fc.tuple(decimals(1, 8, 1), decimals(0, 11.9, 0.1)).map((boxes) => `ft~${boxes.join('~')}`),
  }),
);

const typed = fc
  .tuple(
    measures,
    fc.record({
      age: decimals(0, 120, 1),
      gender: fc.constantFrom(...GENDERS),
      activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
    }),
  )
  .map(([measured, person]) => ({ ...measured, ...person }));

const goal = fc.constantFrom('lose' as const, 'maintain' as const, 'gain' as const);
const bodyFat = fc.option(fc.integer({ min: 10, max: 700 }).map((tenths) => tenths / 10));

const RUNS = 2_000;

describe('thousands of random people', () => {
  test('in the home calculator', () =>
    check([typed], (draft) => expectSameFigures(pageResult('home', draft)), RUNS));

  test('in the TDEE calculator', () =>
    check(
      [typed, goal, bodyFat],
      (draft, chosen, fat) =>
        expectSameFigures(
          pageResult('tdee', draft, fat === null ? { goal: chosen } : { goal: chosen, bodyFat: fat }),
        ),
      RUNS,
    ));
});

const SIGNS = { '×': '*', '÷': '/', '−': '-', '²': '**2', ',': '', '\u00a0': ' ' } as const;
const WORDS = {
  'divided by': '/',
  'open parenthesis': '(',
  'close parenthesis': ')',
  plus: '+',
  minus: '-',
  times: '*',
  squared: '**2',
} as const;

const replaceAll = (text: string, table: Readonly<Record<string, string>>): string =>
  Object.entries(table).reduce((replaced, [from, to]) => replaced.replaceAll(from, to), text);

/** A calculation as typed into a pocket calculator. */
const readCalculation = (text: string): number =>
  runInNewContext(replaceAll(replaceAll(text, WORDS), SIGNS)) as number;

function expectReadable({ trace, result }: WorkedCalculation): void {
  for (const language of [written, spoken]) {
    const { links, sign } = chainOf(trace, language);
    if (sign.includes('so')) continue;
    for (const link of links.slice(1)) {
      // If digits are left out, the calculation says so.
      const most = link.sign === '=' || link.sign === 'equals' ? 1e-9 : 1e-5;
      const difference = Math.abs(readCalculation(link.text) - trace.value);
      const allowed = most * Math.max(1, Math.abs(trace.value));
      expect(difference, `${result}: ${link.text}`).toBeLessThanOrEqual(allowed);
    }
  }
}

describe('typing a calculation into a pocket calculator gives the result', () => {
  test.each(TEN_PEOPLE)('%s', (_, result) => {
    const calculations = workedOf(result);
    expect(calculations.length).toBeGreaterThanOrEqual(3);
    for (const calculation of calculations) {
      expect(isWritable(calculation.trace.term)).toBe(true);
      expectReadable(calculation);
    }
  });
});
