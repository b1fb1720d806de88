import { describe, expect, test } from 'vitest';
import type { LogView } from '#person/log/parse-log.ts';
import { initialLogForm, reduceLogForm, type LogFormEvent, type LogFormState } from './log-form.ts';

const view: LogView = { units: 'metric', inStone: false, isWeightHidden: false };
const DAYS = [{ day: '2026-11-21', weightKg: 81.2, intakeKcal: 2100 }];

const arrived = (change: Partial<Extract<LogFormEvent, { type: 'arrived' }>> = {}): LogFormEvent => ({
  type: 'arrived',
  days: DAYS,
  person: null,
  view,
  today: '2026-11-22',
  energyUnit: 'kcal',
  ...change,
});

const after = (...events: readonly LogFormEvent[]): LogFormState =>
  events.reduce<LogFormState>(reduceLogForm, initialLogForm);

const typed: LogFormEvent = { type: 'intakeEdited', text: '1900', unit: 'kcal' };

describe('unedited fields', () => {
  test('take the last entry, and say which day it’s from', () => {
    const state = after(arrived());
    expect(state.form.draft.weight).toEqual({ unit: 'kg', kilograms: '81.2' });
    expect(state.intake).toEqual({ text: '2100', unit: 'kcal' });
    expect(state.filledFrom).toBe('2026-11-21');
  });

  test('follow another tab', () => {
    const state = after(arrived(), arrived({ days: [{ day: '2026-11-22', weightKg: 80.9 }] }));
    expect(state.form.draft.weight).toEqual({ unit: 'kg', kilograms: '80.9' });
    expect(state.intake.text).toBe('');
  });

  test('keep a hidden weight out of the field', () => {
    const state = after(arrived({ view: { ...view, isWeightHidden: true } }));
    expect(state.form.draft.weight).toEqual({ unit: 'kg', kilograms: '' });
    expect(state.intake.text).toBe('2100');
  });
});

describe('typed text', () => {
  test('stays when the log changes elsewhere or at midnight', () => {
    const state = after(arrived(), typed, arrived({ days: [], today: '2026-11-23' }));
    expect(state.intake.text).toBe('1900');
    expect(state.day).toBe('2026-11-23');
  });

  test('follows the device again once it’s logged', () => {
    const state = after(arrived(), typed, { type: 'logged' }, arrived());
    expect(state.intake.text).toBe('2100');
  });
});

test('the person’s three details fill the form once', () => {
  const person = { gender: 'female', age: 40, saidOn: '2026-11-01', centimetres: 165 } as const;
  const state = after(arrived({ person }));
  expect(state.gender).toBe('female');
  expect(state.form.draft).toMatchObject({ age: '40', height: { unit: 'cm', centimetres: '165' } });
  const changed = reduceLogForm(
    reduceLogForm(state, { type: 'sexChosen', gender: 'male' }),
    arrived({ person }),
  );
  expect(changed.gender).toBe('male');
});

describe('details that were entered elsewhere', () => {
  const known = { gender: 'female', age: '41', height: { unit: 'cm', centimetres: '178' } } as const;

  test('are filled in, in the units of the log', () => {
    const state = after(arrived({ view: { ...view, units: 'imperial' } }), { type: 'known', known });
    expect(state).toMatchObject({ gender: 'female', isPersonKnown: true });
    expect(state.form.draft).toMatchObject({ age: '41', height: { unit: 'ft', feet: '5', inches: '10.1' } });
  });

  test('don’t replace what was entered here', () => {
    const state = after(
      arrived(),
      { type: 'sexChosen', gender: 'male' },
      { type: 'edited', box: 'age', text: '50' },
      { type: 'edited', box: 'centimetres', text: '180' },
      { type: 'known', known },
    );
    expect(state.gender).toBe('male');
    expect(state.form.draft).toMatchObject({ age: '50', height: { centimetres: '180' } });
  });
});

test('a new entry removes the message about an empty form', () => {
  const refused: LogFormEvent = {
    type: 'refused',
    reading: { ok: false, problems: {}, intakeProblem: null, isEmpty: true },
  };
  expect(after(arrived({ days: [] }), refused).isEmpty).toBe(true);
  expect(after(arrived({ days: [] }), refused, typed).isEmpty).toBe(false);
});
