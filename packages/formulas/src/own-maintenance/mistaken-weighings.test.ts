import { kg } from '../units.ts';
import { describe, expect, test } from 'vitest';
import { mistakenWeighings } from './mistaken-weighings.ts';
import type { Weighing } from './mistaken-weighings.ts';

const daily = (weights: readonly number[]): readonly Weighing[] =>
  weights.map((weight, day) => ({ day, weight: kg(weight), isConfirmed: false }));

/** Falls by 100 g a day, with fluctuations of 300 g. */
const losing = Array.from({ length: 20 }, (_, day) => 90 - day / 10 + 0.3 * (day % 2));

const changed = (
  weights: readonly number[],
  changes: Readonly<Record<number, number>>,
): readonly Weighing[] => daily(weights.map((weight, day) => weight + (changes[day] ?? 0)));

const mistakenDays = (weighings: readonly Weighing[]): readonly number[] =>
  mistakenWeighings(weighings).map(({ day }) => day);

describe('a weigh-in counts as a mistake', () => {
  test.each([0, 1, 4, 10, 15, 18, 19])('if it is 5 kg too high or too low on day %i of 20', (day) => {
    expect(mistakenDays(changed(losing, { [day]: 5 }))).toEqual([day]);
    expect(mistakenDays(changed(losing, { [day]: -5 }))).toEqual([day]);
  });

  test('if two in a row are wrong: both are found, and no others', () => {
    expect(mistakenDays(changed(losing, { 9: 6, 10: 6 }))).toEqual([9, 10]);
  });

  test('with a likely value from a line through the others', () => {
    const straight = Array.from({ length: 12 }, (_, day) => 70 + day / 5);
    const [found] = mistakenWeighings(changed(straight, { 3: -8 }));
    expect(found).toMatchObject({ day: 3, weight: expect.closeTo(62.6, 9) as number });
    expect(found?.expected).toBeCloseTo(70.6, 9);
  });

  test('by a line that allows for uneven gaps between weigh-ins', () => {
    const days = [0, 1, 2, 9, 10, 30, 31, 33];
    const weighings = days.map((day) => ({ day, weight: kg(100 - day), isConfirmed: false }));
    expect(mistakenWeighings(weighings)).toEqual([]);
  });

  test.each([
    { weight: 80, off: 2.5, isMistake: false },
    { weight: 80, off: 2.51, isMistake: true },
    { weight: 150, off: 3, isMistake: false },
    { weight: 150, off: 3.01, isMistake: true },
  ])('$off kg away from $weight kg: $isMistake', ({ weight, off, isMistake }) => {
    const level = Array.from({ length: 11 }, () => weight);
    expect(mistakenDays(changed(level, { 5: off }))).toEqual(isMistake ? [5] : []);
    expect(mistakenDays(changed(level, { 5: -off }))).toEqual(isMistake ? [5] : []);
  });

  test('only with at least four others around it', () => {
    expect(mistakenDays(daily([80, 80, 90, 80, 80]))).toEqual([2]);
    expect(mistakenDays(daily([80, 90, 80, 80]))).toEqual([]);
    expect(mistakenDays([])).toEqual([]);
  });

  test('never if it was confirmed', () => {
    const weighings = changed(losing, { 9: 6, 13: -6 });
    const confirmed = weighings.map((weighing) => ({ ...weighing, isConfirmed: weighing.day === 9 }));
    expect(mistakenDays(confirmed)).toEqual([13]);
  });
});

describe('a weigh-in doesn’t count as a mistake', () => {
  test('if the weight really changed to another level', () => {
    const levels = Array.from({ length: 24 }, (_, day) => (day < 12 ? 82 : 78));
    expect(mistakenDays(daily(levels))).toEqual([]);
  });

  test('if only a mistake nearby makes it look like one', () => {
    // Without the mistake on day 4, the last weigh-in is 2.1 kg from the line through the others.
    const weights = [80, 80.4, 80.8, 81.2, 81.6, 82, 82.4, 82.8, 81.1];
    expect(mistakenDays(daily(weights))).toEqual([]);
    expect(mistakenDays(changed(weights, { 4: 9, 5: 9 }))).toEqual([4, 5]);
  });

  test('if it comes after a long gap', () => {
    const days = Array.from({ length: 16 }, (_, at) => (at < 8 ? at : at + 60));
    const weighings = days.map((day) => ({ day, weight: kg(day < 8 ? 90 : 82), isConfirmed: false }));
    expect(mistakenDays(weighings)).toEqual([]);
  });
});
