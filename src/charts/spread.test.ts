import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '../../tests/properties.ts';
import { spread } from './spread.ts';

const limits = { min: 0, max: 100 };

describe('labels next to the ends of lines', () => {
  test.each([
    { wanted: [10, 40, 90], places: [10, 40, 90] },
    { wanted: [50, 50], places: [45, 55] },
    { wanted: [50, 52, 90], places: [46, 56, 90] },
    { wanted: [0, 1, 2], places: [0, 10, 20] },
    { wanted: [97, 98], places: [90, 100] },
    { wanted: [10, 30, 32, 34], places: [10, 22, 32, 42] },
    { wanted: [], places: [] },
  ])('that want $wanted are at $places', ({ wanted, places }) =>
    expect(spread(wanted, 10, limits)).toEqual(places),
  );

  test('never overlap, keep their order and never leave the drawing', () => {
    const wanted = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 10 });
    check([wanted], (values) => {
      const places = spread(
        values.toSorted((a, b) => a - b),
        10,
        limits,
      );
      expect(places).toHaveLength(values.length);
      for (const [index, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(-1e-9);
        expect(place).toBeLessThanOrEqual(100 + 1e-9);
        expect(place - (places[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(10 - 1e-9);
      }
    });
  });
});
