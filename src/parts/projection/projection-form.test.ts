import { describe, expect, test } from 'vitest';
import { kcal } from '@evenscale/formulas/units';
import {
  initialProjection,
  intakeKeys,
  intakeOf,
  ownTextIn,
  parseIntake,
  reduceProjection,
  steppedIntake,
} from './projection-form.ts';
import type { ProjectionEvent, ProjectionState } from './projection-form.ts';

const after = (...events: readonly ProjectionEvent[]): ProjectionState =>
  events.reduce(reduceProjection, initialProjection);
const pick = (intake: 'own' | 'gain' | 'mildLoss'): ProjectionEvent => ({
  type: 'intakeChosen',
  intake,
  target: 'loss',
  from: kcal(2094.4),
  unit: 'kcal',
});

describe('a custom intake', () => {
  test.each([
    ['2000', 2000],
    [' 1,850 kcal ', 1850],
    ['2 094', 2094],
    ['2.094', 2094],
    ['2094.5', 2094.5],
    ['2200 calories a day', 2200],
    ['10000', 10_000],
    ['10001', null],
    ['0', null],
    ['-500', null],
    ['', null],
    ['lots', null],
    ['1e3', null],
  ])('"%s" is understood as %s', (text, value) => expect(parseIntake({ text, unit: 'kcal' })).toBe(value));

  // 8,368 kJ are 2,000 kcal; a unit that was typed wins over the field's.
  test.each([
    ['8368', 'kJ', 2000],
    ['8,368 kJ a day', 'kcal', 2000],
    ['8368 kilojoules', 'kcal', 2000],
    ['2000 kcal', 'kJ', 2000],
    ['41841', 'kJ', null],
    ['kJ', 'kJ', null],
  ] as const)('"%s" in the field for %s is understood as %s kcal', (text, unit, value) =>
    expect(parseIntake({ text, unit })).toBe(value),
  );

  test.each([
    ['2000', 'kcal', 'kcal', '2000'],
    ['2000', 'kcal', 'kJ', '8368'],
    ['8400', 'kJ', 'kcal', '2008'],
    ['lots', 'kcal', 'kJ', 'lots'],
  ] as const)('%s typed in %s is read in %s as %s', (text, unit, other, shown) =>
    expect(ownTextIn({ text, unit }, other)).toBe(shown),
  );

  test('starts at the previous choice, rounded', () => {
    expect(after(pick('own')).own).toEqual({ text: '2090', unit: 'kcal' });
    expect(
      reduceProjection(initialProjection, { ...pick('own'), from: kcal(-300) } as ProjectionEvent).own.text,
    ).toBe('0');
  });

  test.each([
    ['2,000', 'kcal', 1, '2050'],
    ['2000', 'kcal', -1, '1950'],
    ['30', 'kcal', -1, '0'],
    ['', 'kcal', 1, '50'],
    ['9990', 'kcal', 1, '10000'],
    ['lots', 'kcal', 1, 'lots'],
    ['8400', 'kJ', 1, '8600'],
    ['41800', 'kJ', 1, '41840'],
  ] as const)('“%s” in %s becomes, with an arrow key (%i), “%s”', (text, unit, direction, next) =>
    expect(steppedIntake(text, unit, direction)).toBe(next),
  );

  test('is kept while other intakes are viewed', () => {
    const state = after(
      pick('own'),
      { type: 'ownEdited', text: '1900', unit: 'kcal' },
      pick('gain'),
      pick('own'),
    );
    expect(state.own.text).toBe('1900');
  });
});

describe('the intake that is projected', () => {
  test('is the calculator’s target until another is picked', () => {
    expect(intakeOf(initialProjection, 'loss')).toBe('loss');
    expect(intakeOf(initialProjection, 'maintain')).toBe('maintain');
    expect(intakeOf(after(pick('mildLoss')), 'loss')).toBe('mildLoss');
  });

  test('is the calculator’s target again once that changes', () =>
    expect(intakeOf(after(pick('mildLoss')), 'gain')).toBe('gain'));

  test('is one of eight, the calculator’s target first', () => {
    expect(intakeKeys('gain')).toEqual([
      'gain',
      'extremeLoss',
      'loss',
      'mildLoss',
      'maintain',
      'mildGain',
      'extremeGain',
      'own',
    ]);
  });
});

test('the horizon changes on its own', () =>
  expect(after({ type: 'horizonChosen', horizon: 'half' })).toEqual({
    ...initialProjection,
    horizon: 'half',
  }));
