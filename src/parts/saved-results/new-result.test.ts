import { describe, expect, test } from 'vitest';
import { savedOn, SHOWN } from '../../../tests/saved-results.ts';
import { kcal, kg, percent, years } from '@evenscale/formulas/units';
import { heightOf, weightOf } from '#person/entry/measure-text.ts';
import { newId } from './new-result.ts';
import { macrosText } from './saved-words.ts';

const NOW = '2026-11-21T17:03:05.678Z';

test('an id starts with a letter, and no two are the same', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.every((id) => /^r[0-9a-f]{32}$/u.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});

describe('the typed text', () => {
  test('is saved as typed', () => {
    expect(savedOn(NOW).typed).toMatchObject({
      weight: { unit: 'kg', kilograms: ' 72,5 kg' },
      height: { unit: 'cm', centimetres: '1,75 m' },
    });
  });

  test('is replaced by the parsed values if the form was edited since', () => {
    const draft = { ...SHOWN.draft, weight: { unit: 'kg', kilograms: '99' } } as const;
    const { typed, person } = savedOn(NOW, '', { ...SHOWN, draft });
    expect(typed.weight).toEqual({ unit: 'kg', kilograms: '72.5' });
    expect(person.kilograms).toBe(72.5);
  });

  test('is also replaced if it is longer than any entry', () => {
    const draft = { ...SHOWN.draft, weight: { unit: 'kg', kilograms: `${' '.repeat(60)}72.5` } } as const;
    expect(savedOn(NOW, '', { ...SHOWN, draft }).typed.weight).toEqual({ unit: 'kg', kilograms: '72.5' });
  });
});

test('the visitor’s own maintenance calories are saved as three numbers, and the figures use them', () => {
  const own = { value: kcal(2431.373), low: kcal(2301), high: kcal(2561.7), weight: kg(74.1) };
  const person = { ...SHOWN.person, ownMaintenance: own };
  const saved = savedOn(NOW, '', { ...SHOWN, person });
  expect(saved.ownMaintenance).toEqual({ value: 2431.373, low: 2301, high: 2561.7 });
  expect(saved.figures).toMatchObject({ bmr: 1673.75, tdee: 2431.373, target: 1931.373 });
  expect('ownMaintenance' in savedOn(NOW)).toBe(false);
  const other = { ...SHOWN.person, ownMaintenance: { ...own, weight: kg(82.4) } };
  expect('ownMaintenance' in savedOn(NOW, '', { ...SHOWN, person: other })).toBe(false);
});

test('the macro plan is saved if it isn’t the default one', () => {
  expect(savedOn(NOW, '', { ...SHOWN, macros: 'own~26~44~30' }).macros).toBe('own~26~44~30');
  expect(macrosText('own~26~44~30')).toBe('Your own: 26% protein, 44% carbs, 30% fat');
  expect(macrosText('lowCarb')).toBe('Low carb: 35% protein, 25% carbs, 40% fat');
  expect('macros' in savedOn(NOW, '', { ...SHOWN, macros: 'balanced' })).toBe(false);
  expect('macros' in savedOn(NOW)).toBe(false);
});

describe('figures', () => {
  test('are those of the specification’s formulas, not rounded', () => {
    const { figures } = savedOn(NOW);
    expect(figures).toEqual({
      bmi: 72.5 / 1.75 ** 2,
      bmr: 1673.75,
      tdee: 1673.75 * 1.55,
      target: 1673.75 * 1.55 - 500,
    });
  });

  test('use the body fat if it was entered', () => {
    const { figures, bodyFat } = savedOn(NOW, '', { ...SHOWN, bodyFat: percent(20), goal: 'maintain' });
    expect(bodyFat).toBe(20);
    expect(figures.bmr).toBeCloseTo(370 + 21.6 * 72.5 * 0.8, 9);
    expect(figures.target).toBe(figures.tdee);
  });

  test('have no target from the home page, and none under 18', () => {
    const { goal: _, bodyFat: __, ...others } = SHOWN;
    expect(savedOn(NOW, '', { ...others, calculator: 'home' })).toMatchObject({
      goal: null,
      figures: { target: null },
    });
    const young = { ...SHOWN, person: { ...SHOWN.person, age: years(16) } };
    expect(savedOn(NOW, '', young).figures.target).toBeNull();
  });

  test('are left out outside the equation’s range', () => {
    const person = {
      ...SHOWN.person,
      weight: weightOf(0.1, 'kg'),
      height: heightOf(30, 'cm'),
      age: years(120),
    };
    const { figures } = savedOn(NOW, '', { ...SHOWN, person });
    expect(figures).toMatchObject({ bmr: null, tdee: null, target: null });
    expect(figures.bmi).toBeGreaterThan(0);
  });
});

test('a note is plain text with one kind of line ending, and not too long', () => {
  expect(savedOn(NOW, ' a\r\nb\u0000\ud800c ').note).toBe('a\nbc');
  expect(savedOn(NOW, 'x'.repeat(600)).note).toHaveLength(500);
});
