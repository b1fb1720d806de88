import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEK_DAYS } from '@evenscale/formulas/energy';
import { KCAL_PER_GRAM, type MacroGrams } from '@evenscale/formulas/macros';
import { kcal } from '@evenscale/formulas/units';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { choiceOf } from '#person/training/training-choice.ts';
import { differenceIn } from '#person/training/training-form.ts';
import {
  buildTrainingWeek,
  canDiffer,
  type ShownWeek,
  type TrainingWeek,
} from '#person/training/training-week.ts';
import { limitText, weekSentence } from '#person/training/training-words.ts';
import { somePerson } from '../../../tests/some-person.ts';
import { tdee, type TdeeEntries } from './entries.ts';
import { buildTdeeReport } from './report.ts';
import { usualDayOf } from './training-days.ts';

function usualOf(entries: Partial<TdeeEntries>, macros = 'balanced') {
  const usual = usualDayOf(buildTdeeReport(somePerson(entries)), macros);
  if (!usual) throw new RangeError('expected a target to plan with');
  return usual;
}

const weekOf = (text: string, entries: Partial<TdeeEntries>, macros?: string): TrainingWeek =>
  buildTrainingWeek(text, usualOf(entries, macros));

function shown(text: string, entries: Partial<TdeeEntries>, macros?: string): ShownWeek {
  const week = weekOf(text, entries, macros);
  if (week.kind !== 'shown') throw new RangeError(`expected a week, got ${week.kind}`);
  return week;
}

const energyOf = ({ protein, carbs, fat }: MacroGrams): number =>
  protein * KCAL_PER_GRAM.protein + carbs * KCAL_PER_GRAM.carbs + fat * KCAL_PER_GRAM.fat;

// 2,056 kcal a day.
const man = { goal: 'lose' } as const;
const smallWoman: Partial<TdeeEntries> = {
  gender: 'female',
  weight: '62 kg',
  height: '160 cm',
  age: '40',
  activityLevel: 'lightlyActive',
  goal: 'lose',
  target: 'mildLoss',
};

describe('training and rest days', () => {
  test('of a man who loses weight: 20% more on three days, and the same week', () => {
    const { training, rest, difference, total, limit } = shown('135~20', man);
    expect([training.figure.value, rest.figure.value]).toEqual([2271.5625, 1893.5625]);
    expect(difference).toBe(378);
    expect(total).toBe(7 * 2055.5625);
    expect(limit).toBeNull();
    expect(weekSentence(shown('135~20', man), 'kcal')).toBe(
      '2,272 kcal on training days (Mon, Wed, Fri), 1,894 kcal on rest days.',
    );
  });

  test.each([
    ['balanced', 'carbs', 'fat'],
    ['ketogenic', 'fat', 'carbs'],
    ['own~176g~~30', 'carbs', 'fat'],
  ] as const)('%s: protein stays, %s change, %s stay', (macros, flexible, other) => {
    const entries = { ...man, macros };
    const usual = usualOf(entries, macros);
    const { training, rest } = shown('24~300c', entries, macros);
    for (const day of [training, rest]) {
      expect(day.macros.protein).toBe(usual.macros.protein);
      expect(day.macros[other]).toBe(usual.macros[other]);
      expect(energyOf(day.macros)).toBeCloseTo(day.figure.value, 6);
    }
    expect(training.macros[flexible]).toBeGreaterThan(rest.macros[flexible]);
  });

  test('differ less where a rest day would be below the usual minimum, and say so', () => {
    const week = shown('1234~60', smallWoman);
    expect(Math.round(week.rest.figure.value)).toBeGreaterThanOrEqual(1200);
    expect(week.limit).toMatchObject({ day: 'rest', figure: { status: 'shown', caution: 'belowMinimum' } });
    expect(limitText(week, 'female', 'kcal')).toMatch(
      /^The difference is \d{3} kcal, less than you set: otherwise, rest days would be below 1,200 kcal, the usual minimum for women/u,
    );
  });

  test('differ less where a training day would be too much above what is used', () => {
    const week = shown('6~2000c', { goal: 'gain', weight: '90 kg' });
    expect(week.limit?.day).toBe('training');
    expect(limitText(week, 'male', 'kJ')).toContain('training days would be more above what you use');
  });

  test('aren’t there below a BMI of 18.5 for somebody who maintains: no day may be below maintenance', () => {
    const thin = { weight: '52 kg' };
    const week = weekOf('135~20', thin);
    expect(week).toMatchObject({
      kind: 'refused',
      limit: { day: 'rest', figure: { reason: 'underweight' } },
    });
    expect(limitText(week, 'male', 'kcal')).toBe(
      'Every day stays the same: with any difference, below a BMI of 18.5, no day should be below what you use.',
    );
    expect(canDiffer(usualOf(thin))).toBe(false);
  });

  test('aren’t offered during pregnancy', () => {
    expect(canDiffer(usualOf({ gender: 'female', pregnancy: 'yes' }))).toBe(false);
    expect(weekOf('135~20', { gender: 'female', pregnancy: 'yes' }).kind).toBe('refused');
  });

  test.each(['', '~30', '1234567~20', '135~0'])('%j leaves every day the same', (text) => {
    expect(weekOf(text, man).kind).toBe('same');
    expect(limitText(weekOf(text, man), 'male', 'kcal')).toBeNull();
  });

  test('a pregnancy isn’t passed on, and neither are the days that it rules out', () => {
    const entries = { ...initialEntries(tdee), trainingDays: '135~20', pregnancy: 'yes' as const };
    expect(tdee.passedOn?.(entries).trainingDays).toBe('');
    expect(tdee.passedOn?.({ ...entries, pregnancy: 'no' }).trainingDays).toBeUndefined();
  });
});

test('the difference in another unit is a whole number; in its own it is as set', () => {
  const usual = kcal(2000);
  expect(differenceIn(choiceOf('135~22.5'), usual, 'percent').amount).toBe(22.5);
  expect(differenceIn(choiceOf('135~20'), usual, 'kcal').amount).toBe(368);
  expect(differenceIn(choiceOf('135~300c'), usual, 'kJ').amount).toBe(1255);
  expect(differenceIn(choiceOf('135~300c'), usual, 'percent').amount).toBe(16);
  expect(differenceIn(choiceOf('123456~99999c'), usual, 'percent').amount).toBe(100);
});

test('every day of anybody’s week is fine by the policy, and the week adds up to seven targets', () => {
  const person = fc.record({
    weight: fc.integer({ min: 350, max: 2000 }).map((tenths) => `${tenths / 10} kg`),
    height: fc.integer({ min: 140, max: 205 }).map((value) => `${value} cm`),
    age: fc.integer({ min: 18, max: 95 }).map(String),
    gender: fc.constantFrom('male' as const, 'female' as const),
    goal: fc.constantFrom('lose' as const, 'maintain' as const, 'gain' as const),
    pregnancy: fc.constantFrom('no' as const, 'no' as const, 'yes' as const),
    activityLevel: fc.constantFrom('sedentary' as const, 'moderatelyActive' as const, 'superActive' as const),
  });
  const days = fc.subarray(['1', '2', '3', '4', '5', '6', '7']).map((all) => all.join(''));
  const difference = fc.oneof(
    fc.integer({ min: 1, max: 99_999 }).map((value) => `~${value}`),
    fc.integer({ min: 1, max: 2500 }).map((value) => `~${value}c`),
    fc.integer({ min: 1, max: 9000 }).map((value) => `~${value}j`),
  );
  const macros = fc.constantFrom('balanced', 'ketogenic', 'own~176g~~30', 'own~~90~5', 'own~95~~5');
  const property = fc.property(person, days, difference, macros, (entries, chosen, set, split) => {
    const all = { ...initialEntries(tdee), ...entries, macros: split };
    const reading = readEntries(tdee, all, all);
    if (!reading.ok) return;
    const usual = usualDayOf(buildTdeeReport(reading.input), split);
    if (!usual) return;
    const week = buildTrainingWeek(`${chosen}${set}`, usual);
    if (week.kind !== 'shown') return;
    const { training, rest, total } = week;
    for (const { figure, macros: grams } of [training, rest]) {
      expect(usual.figureOf(figure.value).status).toBe('fine');
      expect(energyOf(grams)).toBeCloseTo(figure.value, 5);
      expect(Math.min(...Object.values(grams))).toBeGreaterThanOrEqual(0);
    }
    const [more, less] = [chosen.length, WEEK_DAYS - chosen.length];
    expect(more * training.figure.value + less * rest.figure.value).toBeCloseTo(total, 5);
    expect(total).toBeCloseTo(WEEK_DAYS * usual.intake, 6);
    expect(more * Math.round(training.figure.value) + less * Math.round(rest.figure.value)).toBe(
      WEEK_DAYS * Math.round(usual.intake),
    );
    expect(canDiffer(usual)).toBe(true);
  });
  fc.assert(property, { numRuns: 3000 });
});
