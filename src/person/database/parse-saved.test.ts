import { describe, expect, test } from 'vitest';
import { savedOn, SHOWN } from '../../../tests/saved-results.ts';
import { years } from '@evenscale/formulas/units';
import { weightOf } from '#person/entry/measure-text.ts';
import { parseSaved } from './parse-saved.ts';

const good = savedOn('2026-11-21T17:03:05.000Z', 'after breakfast');

/** The valid entry with one value changed, at any depth. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(good) as unknown as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const place = steps.reduce((at, step) => at[step] as Record<string, unknown>, copy);
  place[last] = value;
  return copy;
}

test('a saved entry is read unchanged', () => {
  expect(parseSaved(structuredClone(good))).toEqual({ ok: true, result: good });
});

describe('the visitor’s own maintenance calories', () => {
  const own = { value: 2431.373, low: 2301, high: 2561.746 };

  test('are read unchanged, without extra fields', () => {
    const entry = { ...good, ownMaintenance: own };
    expect(parseSaved(structuredClone(entry))).toEqual({ ok: true, result: entry });
    expect(parseSaved({ ...good, ownMaintenance: { ...own, weight: 80, days: [1] } })).toEqual({
      ok: true,
      result: entry,
    });
  });

  test('aren’t part of a home page result', () => {
    const { goal: _, ...others } = good;
    const read = parseSaved({ ...others, goal: null, calculator: 'home', ownMaintenance: own });
    expect(read.ok && 'ownMaintenance' in read.result).toBe(false);
  });

  test.each([
    7,
    'often',
    [],
    {},
    { ...own, value: '2431' },
    { ...own, value: 499 },
    { ...own, value: 10_001 },
    { ...own, low: -1 },
    { ...own, low: 2432 },
    { ...own, high: 2431 },
    { ...own, high: 20_001 },
    { ...own, high: Number.NaN },
    { value: 2431, low: 2301 },
  ])('%j is rejected', (value) => {
    expect(parseSaved({ ...good, ownMaintenance: value })).toEqual({ ok: false, problem: 'ownMaintenance' });
  });
});

test('unknown fields are dropped', () => {
  const result = parseSaved({ ...good, name: 'somebody', __proto__: { polluted: true } });
  expect(result).toEqual({ ok: true, result: good });
});

describe('an entry is rejected', () => {
  test.each([
    ['shape', '', null],
    ['id', 'id', '=cmd'],
    ['id', 'id', 7],
    ['id', 'id', 'x'.repeat(65)],
    ['savedAt', 'savedAt', '2026-11-21'],
    ['savedAt', 'savedAt', '2026-02-30T00:00:00.000Z'],
    ['savedAt', 'savedAt', '1066-10-14T09:00:00.000Z'],
    ['changedAt', 'changedAt', undefined],
    ['calculator', 'calculator', 'outlook'],
    ['note', 'note', 'x'.repeat(501)],
    ['note', 'note', { toString: 'x' }],
    ['shape', 'person', []],
    ['units', 'person.units', 'nautical'],
    ['weight', 'person.kilograms', 0],
    ['weight', 'person.kilograms', 0.09],
    ['weight', 'person.kilograms', 1000.1],
    ['weight', 'person.kilograms', '72.5'],
    ['weight', 'person.kilograms', Number.NaN],
    ['height', 'person.centimetres', -1],
    ['height', 'person.centimetres', 1e-150],
    ['height', 'person.centimetres', 0.99],
    ['height', 'person.centimetres', 300.1],
    ['age', 'person.age', 121],
    ['age', 'person.age', 0.9],
    ['gender', 'person.gender', 'constructor'],
    ['activityLevel', 'person.activityLevel', 'toString'],
    ['goal', 'goal', 'win'],
    ['goal', 'goal', undefined],
    ['bodyFat', 'bodyFat', 0.5],
    ['bodyFat', 'bodyFat', 70.1],
    ['bodyFat', 'bodyFat', undefined],
    ['typed', 'typed', null],
    ['typed', 'typed.weight', { unit: 'oz', ounces: '1' }],
    ['typed', 'typed.weight.kilograms', 'x'.repeat(41)],
    ['typed', 'typed.height', { unit: 'ft', feet: '5' }],
    ['typed', 'typed.age', 30],
    ['inStone', 'typed.inStone', undefined],
    ['inStone', 'typed.inStone', null],
    ['inStone', 'typed.inStone', 'WAHR'],
    ['bmi', 'figures.bmi', Number.POSITIVE_INFINITY],
    ['bmi', 'figures.bmi', 18],
    ['bmr', 'figures.bmr', -1],
    ['tdee', 'figures.tdee', 2e6],
    ['target', 'figures.target', 0],
  ])('for its %s: %s', (problem, path, value) => {
    expect(parseSaved(path === '' ? value : changed(path, value))).toEqual({ ok: false, problem });
  });
});

describe('a target that no calculator would show is rejected', () => {
  const bodyOf = (kilograms: number, age: number) => ({
    ...SHOWN,
    person: { ...SHOWN.person, weight: weightOf(kilograms, 'kg'), age: years(age) },
  });

  test('below 800 kcal, or below the guidance', () => {
    for (const target of [300, 799, 1499])
      expect(parseSaved(changed('figures.target', target))).toEqual({ ok: false, problem: 'target' });
    expect(parseSaved(changed('figures.target', 1799))).toMatchObject({ ok: true });
  });

  test.each([
    ['under 18', bodyOf(72.5, 17)],
    ['below a healthy weight with a deficit', bodyOf(50, 30)],
  ])('%s', (_, shown) => {
    const saved = savedOn('2026-11-21T17:03:05.000Z', '', shown);
    expect([null, saved.figures.tdee]).toContain(saved.figures.target);
    const forged = { ...saved, figures: { ...saved.figures, target: 2000 } };
    expect(parseSaved(forged)).toEqual({ ok: false, problem: 'target' });
  });
});
