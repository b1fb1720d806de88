import { describe, expect, test, vi } from 'vitest';
import { emptyPersonForm } from './form.ts';
import {
  clearSessionDraft,
  loadSessionDraft,
  parseSessionDraft,
  saveSessionDraft,
  serializeSessionDraft,
} from './session-draft.ts';

const { draft } = emptyPersonForm({
  defaultAge: 30,
  youngest: 0,
  oldest: 120,
  steps: { weight: { metric: 0.1, imperial: 0.1 }, height: { metric: 1, imperial: 1 }, age: 1 },
});
const typed = {
  ...draft,
  units: 'imperial',
  inStone: true,
  weight: { unit: 'st', stone: '11', pounds: '4' },
  height: { unit: 'ft', feet: '5', inches: '9' },
  age: '44',
} as const;

describe('the draft that calculators share', () => {
  test('is restored exactly', () => {
    expect(parseSessionDraft(serializeSessionDraft(typed, 30), 25)).toEqual(typed);
  });

  test('the visitor’s own maintenance calories are passed on, and cleared by a draft without them', () => {
    const own = { value: 2431.373, low: 2301, high: 2562, weight: 82.4 };
    const back = parseSessionDraft(serializeSessionDraft({ ...typed, ownMaintenance: own }, 30), 25);
    expect(back?.ownMaintenance).toEqual(own);
    expect(parseSessionDraft(serializeSessionDraft(typed, 30), 25)).toHaveProperty(
      'ownMaintenance',
      undefined,
    );
  });

  test('body fat is passed on, and cleared by a draft without it', () => {
    const back = parseSessionDraft(serializeSessionDraft({ ...typed, bodyFat: '22,5' }, 30), 25);
    expect(back?.bodyFat).toBe('22,5');
    expect(parseSessionDraft(serializeSessionDraft(typed, 30), 25)).toHaveProperty('bodyFat', undefined);
    const hostile = JSON.stringify({ ...typed, bodyFat: 22 });
    expect(parseSessionDraft(hostile, 30)).toHaveProperty('bodyFat', undefined);
  });

  test('an untouched age follows the other calculator’s default', () => {
    expect(parseSessionDraft(serializeSessionDraft({ ...typed, age: '30' }, 30), 25)?.age).toBe('25');
  });

  test('a stored age stays, even if it is a default, since it was used in a calculation', () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    saveSessionDraft({ ...typed, age: '30' }, null);
    saveSessionDraft({ ...typed, age: '30' }, 30);
    expect(loadSessionDraft(25)?.age).toBe('30');
    clearSessionDraft();
    saveSessionDraft({ ...typed, age: '30' }, 30);
    expect(loadSessionDraft(25)?.age).toBe('25');
    expect(loadSessionDraft(null)?.age).toBe('');
  });

  test.each([
    '',
    'null',
    '[]',
    '7',
    '{',
    '{"units":"metric"}',
    JSON.stringify({ ...typed, gender: 'toString' }),
    JSON.stringify({ ...typed, activityLevel: '__proto__' }),
    JSON.stringify({ ...typed, units: 'nautical' }),
    JSON.stringify({ ...typed, weight: { unit: 'kg', kilograms: 70 } }),
    JSON.stringify({ ...typed, weight: { unit: 'lb', pounds: '9'.repeat(41) } }),
    JSON.stringify({ ...typed, weight: null }),
    JSON.stringify({ ...typed, height: { unit: 'ft', feet: '5' } }),
    JSON.stringify({ ...typed, height: 'tall' }),
  ])('garbage is rejected: %s', (json) => {
    expect(parseSessionDraft(json, 30)).toBeNull();
  });

  test.each([
    { unit: 'kg', kilograms: '70' },
    { unit: 'lb', pounds: '150' },
  ] as const)('every weight unit is kept: %o', (weight) => {
    expect(parseSessionDraft(serializeSessionDraft({ ...typed, weight }, 30), 30)?.weight).toEqual(weight);
  });
});
