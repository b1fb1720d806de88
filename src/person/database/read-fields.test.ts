import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kcal, kg } from '@evenscale/formulas/units';
import { ownMaintenanceText } from '#person/entries/person-fields.ts';
import { check } from '../../../tests/properties.ts';
import { textsIn } from './read-fields.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('a log’s number is kept whole, whatever its decimals', () =>
  check(
    [between(2000, 3000), between(60, 120), between(1800, 3200), between(1800, 3200)],
    (value, weight, mean, lately) => {
      const ownMaintenance = ownMaintenanceText({
        value: kcal(value),
        low: kcal(value * 0.97),
        high: kcal(value * 1.03),
        weight: kg(weight),
        eaten: { mean: kcal(mean), weight: kg(weight * 1.013), lately: kcal(lately) },
        person: { gender: 'female', age: 41, centimetres: 171.5 },
      });
      expect(textsIn({ ownMaintenance })).toEqual({ ownMaintenance });
    },
  ));
