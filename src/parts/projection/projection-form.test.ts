import { describe, expect, test } from 'vitest';
import { kcal } from '#formulas/units.ts';
import {
  initialProjection,
  intakeKeys,
  intakeOf,
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
  goal: 'lose',
  from: kcal(2094.4),
});

describe('an own intake', () => {
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
  ])('"%s" is understood as %s', (text, value) => expect(parseIntake(text)).toBe(value));

  test('begins at what was followed before, in round figures', () => {
    expect(after(pick('own')).ownText).toBe('2090');
    expect(
      reduceProjection(initialProjection, { ...pick('own'), from: kcal(-300) } as ProjectionEvent).ownText,
    ).toBe('0');
  });

  test.each([
    ['2,000', 1, '2050'],
    ['2000', -1, '1950'],
    ['30', -1, '0'],
    ['', 1, '50'],
    ['9990', 1, '10000'],
    ['lots', 1, 'lots'],
  ] as const)('%s goes with an arrow key (%i) to %s', (text, direction, next) =>
    expect(steppedIntake(text, direction)).toBe(next),
  );

  test('is kept while others are looked at', () => {
    const state = after(pick('own'), { type: 'ownEdited', text: '1900' }, pick('gain'), pick('own'));
    expect(state.ownText).toBe('1900');
  });
});

describe('the intake that is followed', () => {
  test('is the goal’s own target until another is picked', () => {
    expect(intakeOf(initialProjection, 'lose')).toBe('loss');
    expect(intakeOf(initialProjection, 'maintain')).toBe('maintain');
    expect(intakeOf(after(pick('mildLoss')), 'lose')).toBe('mildLoss');
  });

  test('is the goal’s again once the goal changes', () =>
    expect(intakeOf(after(pick('mildLoss')), 'gain')).toBe('gain'));

  test('is chosen from eight, the goal’s own first', () => {
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

test('the horizon changes by itself', () =>
  expect(after({ type: 'horizonChosen', horizon: 'half' })).toEqual({
    ...initialProjection,
    horizon: 'half',
  }));
