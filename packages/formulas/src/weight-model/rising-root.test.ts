import { describe, expect, test } from 'vitest';
import { risingRoot } from './rising-root.ts';

/** The root between two points, and how often the function was called. */
function solve(rising: (place: number) => number, low: number, high: number, precision = 1e-9) {
  const asked: number[] = [];
  const watched = (place: number): number => {
    asked.push(place);
    return rising(place);
  };
  const ends = [low, high].map((at) => ({ at, value: rising(at) }));
  const [left = { at: NaN, value: NaN }, right = left] = ends;
  return { root: risingRoot(watched, left, right, precision), asked };
}

describe('the root of a rising function', () => {
  test('is found right away for a linear function', () => {
    const { root, asked } = solve((place) => 4 * (place - 7), 2, 52);
    expect(root).toBeCloseTo(7, 12);
    expect(asked.length).toBe(1);
  });

  test.each([
    { shape: 'a cube', rising: (place: number) => place ** 3 - 27, low: 0, high: 10, root: 3, trials: 10 },
    {
      shape: 'an exponential',
      rising: (place: number) => Math.exp(place) - 5,
      low: -4,
      high: 6,
      root: Math.log(5),
      trials: 15,
    },
    {
      shape: 'a logarithm',
      rising: (place: number) => Math.log(place),
      low: 0.01,
      high: 50,
      root: 1,
      trials: 9,
    },
    {
      shape: 'a root',
      rising: (place: number) => Math.sqrt(place) - 2,
      low: 0,
      high: 400,
      root: 4,
      trials: 9,
    },
    {
      shape: 'a floor and a slope',
      rising: (place: number) => Math.max(-1, place - 30),
      low: 0,
      high: 40,
      root: 30,
      trials: 7,
    },
  ])('is found in $trials trials for $shape', ({ rising, low, high, root, trials }) => {
    const found = solve(rising, low, high);
    expect(found.root).toBeCloseTo(root, 8);
    expect(found.asked.length).toBe(trials);
  });

  test('may be an end', () => {
    expect(solve((place) => place - 2, 2, 9).root).toBe(2);
    expect(solve((place) => place - 9, 2, 9).root).toBe(9);
  });

  test('is as accurate as requested', () => {
    const rough = solve((place) => place ** 3 - 27, 0, 10, 0.5);
    expect(rough.root).not.toBeCloseTo(3, 5);
    expect(Math.abs(rough.root ** 3 - 27)).toBeLessThan(0.5);
  });

  test('is given up after a hundred trials for a function that jumps across 0', () => {
    const { root, asked } = solve((place) => (place < 5 ? -1 : 1), 0, 8);
    expect(asked.length).toBe(100);
    expect(root).toBeCloseTo(5, 6);
  });
});
