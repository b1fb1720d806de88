import { describe, expect, test } from 'vitest';
import { keptPlan, keptPregnancy, savedOn, tdeeEntries } from '../../../tests/saved-results.ts';
import { parseResult } from '#person/database/result-row.ts';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { keepEntries } from '#person/entries/kept.ts';
import { home } from '#tools/home/entries.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { gainFigures } from './gain-figures.ts';
import { gainOf, hasFigures, summaryOf } from './summary.ts';

const ON = '2026-11-21T12:00:00.000Z';
const ofTdee = (differing: Partial<TdeeEntries>) =>
  summaryOf(savedOn(ON, '', keepEntries(tdee, tdeeEntries(differing))));

describe('the figures of a saved result follow from its entries', () => {
  // 10 × 72.5 + 6.25 × 175 − 5 × 30 + 5 = 1,673.75.
  test('on the TDEE calculator, with the target', () => {
    expect(ofTdee({})).toMatchObject({
      unit: 'kg',
      bmr: 1673.75,
      tdee: 1673.75 * 1.55,
      target: 1673.75 * 1.55 - 500,
      goal: 'lose',
      choice: null,
      macros: null,
      isOwn: false,
    });
    expect(ofTdee({ target: 'mildGain', macros: 'lowCarb' })).toMatchObject({
      goal: 'gain',
      choice: 'mildGain',
      macros: 'lowCarb',
    });
  });

  test('on the home page, without a target', () => {
    const entries = changedEntries(home, initialEntries(home), { weight: '72.5', height: '175' });
    const summary = summaryOf(savedOn(ON, '', keepEntries(home, entries)));
    expect(summary).toMatchObject({ bmr: 1673.75, target: null, plan: null });
  });

  test('with the person’s own figure from a log', () => {
    const summary = ofTdee({ ownMaintenance: '2400~2300~2500~72.5' });
    expect(summary).toMatchObject({ tdee: 2400, isOwn: true, target: 1900 });
  });

  test('in the planner, as on the day when it was saved', () => {
    const summary = summaryOf(savedOn(ON, '', keptPlan()));
    expect(summary?.plan).toEqual({ weight: 80, day: '2027-05-20' });
    expect(summary?.target).toBeGreaterThan(1500);
    expect(summaryOf(savedOn(ON, '', keptPlan({ by: 'pace', pace: 'steady' })))?.plan?.weight).toBe(80);
  });
});

describe('nothing unsafe is shown, whatever a file says', () => {
  const good = savedOn(ON);
  const asRead = (change: object) => {
    const parsed = parseResult({ ...good, ...change });
    return parsed.ok ? summaryOf(parsed.result) : null;
  };

  test('figures in a file are ignored', () => {
    expect(asRead({ figures: { target: 300, bmi: 12 }, target: 300 })).toEqual(summaryOf(good));
  });

  test('a child has no target', () => {
    expect(asRead({ entries: { ...good.entries, age: '12', target: 'extremeLoss' } })?.target).toBeNull();
  });

  test('a target that isn’t for planning makes way for one that is', () => {
    const summary = asRead({ entries: { ...good.entries, target: 'extremeLoss' } });
    expect(summary).toMatchObject({ choice: null, target: 1673.75 * 1.55 - 500 });
  });

  test.each([
    [{ weight: 'kg~0' }],
    [{ weight: 'kg~1001' }],
    [{ weight: 72 }],
    [{ height: '' }],
    [{ age: '121' }],
    [{ gender: 'constructor' }],
    [{ goal: 'win' }],
    [{ macros: '=1' }],
    [{ ownMaintenance: '300' }],
  ])('entries with %o have no figures', (change) => {
    expect(asRead({ entries: { ...good.entries, ...change } })).toBeNull();
  });

  test.each([
    ['a goal below a healthy weight', keptPlan({ goalWeight: '58' })],
    ['a child', keptPlan({ age: '17' })],
  ])('there is no plan for %s', (_, kept) => {
    expect(summaryOf(savedOn(ON, '', kept))).toBeNull();
  });
});

describe('a saved pregnancy', () => {
  const saved = (differing: Parameters<typeof keptPregnancy>[0] = {}) =>
    savedOn(ON, '', keptPregnancy(differing));
  const listed = (differing: Parameters<typeof keptPregnancy>[0] = {}) => {
    const gain = gainOf(saved(differing));
    return gain && gainFigures(gain);
  };

  test('has the week and never a date', () => {
    const row = saved();
    expect(row.entries).toMatchObject({ weekBy: 'week', week: '24' });
    expect(JSON.stringify(row.entries)).not.toMatch(/2026|2027|dueDate":/u);
  });

  test('lists the ranges of its week, and where the weight was', () => {
    expect(listed()).toEqual([
      ['Through week 24', '5.0 to 7.7 kg'],
      ['Whole pregnancy', '11.5 to 16 kg'],
      ['Your weight now, compared with before', '6.0 kg more'],
      ['BMI before pregnancy', '23.9'],
    ]);
    expect(listed({ weightNow: '', babies: 'twins' })?.map(([name]) => name)).toEqual([
      'Through week 24',
      'Whole pregnancy, twins',
      'BMI before pregnancy',
    ]);
  });

  test('has no range where there’s no guideline', () => {
    expect(listed({ weight: '48', weightNow: '', babies: 'twins' })).toEqual([
      ['Through week 24', 'No guideline'],
      ['BMI before pregnancy', '17.6'],
    ]);
  });

  test('has no other calculator’s figures, and theirs have none of it', () => {
    expect(summaryOf(saved())).toBeNull();
    expect(gainOf(savedOn(ON))).toBeNull();
    expect([saved(), savedOn(ON)].map(hasFigures)).toEqual([true, true]);
  });

  test.each([[{ age: '17' }], [{ week: '43' }], [{ weight: 'kg~0' }], [{ week: '' }]])(
    'with %o has no figures',
    (change) => {
      const row = saved();
      const parsed = parseResult({ ...row, entries: { ...row.entries, ...change } });
      expect(parsed.ok && hasFigures(parsed.result)).toBe(false);
    },
  );
});
