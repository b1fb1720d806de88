import { describe, expect, test } from 'vitest';
import { type ActivityLevel } from '@evenscale/formulas/energy';
import { KCAL_PER_GRAM } from '@evenscale/formulas/macros';
import { kcal, percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import type { PlanInput } from './plan-input.ts';
import { planMacros, usualDayOf } from './plan-macros.ts';
import { buildTrainingWeek } from '#person/training/training-week.ts';
import {
  carriedText,
  basisText,
  gramsText,
  macroLine,
  macrosForReader,
  macroSummary,
  shareText,
  splitCaution,
} from './plan-macros-words.ts';
import { suggestedProtein } from '#person/macros/protein-need.ts';
import { macroCautions } from '#person/macros/macro-caution-words.ts';

function inputOf(activityLevel: ActivityLevel, bodyFat: number | null): PlanInput {
  return {
    person: {
      units: 'metric',
      weight: weightOf(92, 'kg'),
      height: heightOf(180, 'cm'),
      age: years(30),
      gender: 'male',
      activityLevel,
      bodyFat: bodyFat === null ? null : percent(bodyFat),
    },
    goal: weightOf(86, 'kg'),
    start: '2026-11-21',
    days: 120,
    unit: 'kg',
    shape: 'steady',
  };
}

const intake = { status: 'fine', isBelowRest: false, value: kcal(2137) } as const;

test.each([
  ['sedentary', null, 'guidelines'],
  ['veryActive', null, 'strength'],
  ['veryActive', 15, 'leanDeficit'],
] as const)('%s with body fat %s: protein as for %s, and the plan’s own calories', (level, bodyFat, key) => {
  const { need, shares, grams } = planMacros({ input: inputOf(level, bodyFat), direction: 'lose', intake });
  expect(need.key).toBe(key);
  expect(shares.protein + shares.carbs + shares.fat).toBeCloseTo(100, 9);
  expect(shares.fat).toBeCloseTo(30, 9);
  const energy =
    grams.protein * KCAL_PER_GRAM.protein + grams.carbs * KCAL_PER_GRAM.carbs + grams.fat * KCAL_PER_GRAM.fat;
  expect(energy).toBeCloseTo(2137, 9);
  // The same whole grams for every intake, as in the TDEE calculator.
  expect(grams.protein).toBe(suggestedProtein(need));
});

test('the protein range is given in words', () => {
  const macros = planMacros({ input: inputOf('veryActive', 15), direction: 'lose', intake });
  expect(basisText(macros, 'balanced')).toContain('180 to 242 g of protein a day');
});

describe('macros chosen in the TDEE calculator', () => {
  const plan = {
    input: inputOf('veryActive', null),
    direction: 'lose',
    intake,
    afterwards: kcal(2900),
  } as const;

  test('are the plan’s, exactly: 176 g is 176 g', () => {
    const { isSuggested, grams, shares } = planMacros(plan, 'own~176g~~30');
    expect(isSuggested).toBe(false);
    expect(grams.protein).toBe(176);
    expect(shares.protein).toBeCloseTo((176 * 400) / 2137, 9);
    expect(shares.fat).toBeCloseTo(30, 9);
    expect(basisText(planMacros(plan, 'own~176g~~30'), 'own~176g~~30')).toBe(
      'As you chose: 176 g protein, 30% fat, the rest carbs. For you: 134–184 g of protein a day, 159 g in the middle. This split has 176 g, which is within that range.',
    );
  });

  test('may be another plan; the usual one and a suggested split are no choice', () => {
    expect(planMacros(plan, 'ketogenic')).toMatchObject({ isSuggested: false, flexible: 'fat' });
    expect(planMacros(plan, 'ketogenic').shares.carbs).toBeCloseTo(5, 9);
    for (const macros of ['balanced', 'own', 'own~112g~~30~s', 'balanced~176g~~30'])
      expect(planMacros(plan, macros)).toEqual(planMacros(plan));
  });

  test('are a line in the answer, without a caution only', () => {
    const lineOf = (macros: string) => macroSummary(planMacros(plan, macros).grams, macros);
    expect(lineOf('balanced')).toBe('159\u00a0g\u00a0protein · 215\u00a0g\u00a0carbs · 71\u00a0g\u00a0fat');
    expect(lineOf('own~176g~~30')).toMatch(/^Your own: 176\sg\sprotein · /u);
    expect(lineOf('ketogenic')).toBeNull();
    expect(lineOf('own~25~~70')).toBeNull();
  });

  test('break no line between a number, its unit and its nutrient', () => {
    const line = macroLine(planMacros(plan, 'balanced').grams).map((part) =>
      typeof part === 'string' ? part : part.text,
    );
    expect(line.join('')).toBe('159\u00a0g\u00a0protein · 215\u00a0g\u00a0carbs · 71\u00a0g\u00a0fat');
  });

  test('are named for a reader as one of the four splits only', () => {
    const lineOf = (macros: string) => macrosForReader(planMacros(plan, macros).grams, macros);
    expect(lineOf('balanced')).toBe('159\u00a0g\u00a0protein · 215\u00a0g\u00a0carbs · 71\u00a0g\u00a0fat');
    expect(lineOf('own~176g~~30')).toMatch(/^176\sg\sprotein · /u);
    expect(lineOf('ketogenic')).toMatch(/^Ketogenic: \d+\sg\sprotein · /u);
  });

  test('a plan that was set as one’s own has its name and its caution', () => {
    expect(planMacros(plan, 'own~25~~70')).toEqual(planMacros(plan, 'ketogenic'));
    expect(splitCaution('own~25~~70')).toBe(macroCautions.ketogenic);
    expect(planMacros(plan, 'own~30~~30')).toMatchObject({ isSuggested: false });
  });

  test.each(['ketogenic', 'highProtein'] as const)(
    '%s is named with TDEE’s caution wherever it is',
    (macros) => {
      const { grams } = planMacros(plan, macros);
      const caution = splitCaution(macros) ?? 'no caution';
      expect(caution).toBe(macroCautions[macros]);
      const line = macroLine(grams, macros)
        .filter((part) => typeof part === 'string')
        .join('');
      const name = macros === 'ketogenic' ? 'Ketogenic' : 'High protein';
      expect(line).toContain(`${name}: `);
      expect(carriedText(macros)).toContain(`As you chose: ${name.toLowerCase()} (`);
      const printed = gramsText(kcal(2137), grams, 'kcal', macros);
      expect(printed).toContain(`a day (${name.toLowerCase()}): `);
      for (const text of [line, printed, carriedText(macros)]) expect(text).toContain(caution);
    },
  );

  test.each(['balanced', 'balanced~176g~~30', 'own', 'lowCarb', 'own~176g~~30', ''])(
    '“%s” has no caution',
    (macros) => {
      const { grams } = planMacros(plan, macros);
      expect([splitCaution(macros), carriedText(macros)]).toEqual([null, null]);
      const name = { lowCarb: 'Low carb: ', 'own~176g~~30': 'Your own: ' }[macros];
      expect(macroLine(grams, macros)[0]).toEqual(
        name ?? expect.objectContaining({ name: 'plan.macros.protein' }),
      );
    },
  );

  test('training days have the same protein, and the plan’s week', () => {
    const split = planMacros(plan, 'own~176g~~30');
    const week = buildTrainingWeek('135~20', usualDayOf(plan, split));
    if (week.kind !== 'shown') throw new RangeError('expected a week');
    const { training, rest, total } = week;
    expect([training.macros.protein, rest.macros.protein]).toEqual([176, 176]);
    expect(3 * training.figure.value + 4 * rest.figure.value).toBeCloseTo(total, 9);
    expect(total).toBe(7 * 2137);
  });

  test('training days are allowed at the goal, too', () => {
    const split = planMacros(plan, 'balanced');
    // 1,000 above what the body uses at the goal is the most; at the start it uses more.
    const small = { ...plan, afterwards: kcal(2400) };
    const week = buildTrainingWeek('6~2000c', usualDayOf(small, split));
    const more = buildTrainingWeek('6~2000c', usualDayOf(plan, split));
    if (week.kind !== 'shown' || more.kind !== 'shown') throw new RangeError('expected a week');
    expect(week.training.figure.value).toBeLessThanOrEqual(3400.5);
    expect(week.training.figure.value).toBeGreaterThan(3390);
    expect(more.training.figure.value).toBeGreaterThan(3400.5);
  });
});

test('the shares of a plan have the same number of decimals', () => {
  const textsOf = (shares: Readonly<Record<string, number>>) =>
    Object.values(shares).map((share) => shareText(share, shares));
  expect(textsOf({ protein: 23.71, carbs: 46.29, fat: 30 })).toEqual(['23.7%', '46.3%', '30.0%']);
  expect(textsOf({ protein: 30, carbs: 40, fat: 30 })).toEqual(['30%', '40%', '30%']);
});
