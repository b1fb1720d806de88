import { expect, test } from 'vitest';
import { heightUnitOf, systemOf, UNITS, unitsIn, waistUnitOf, weightUnitOf } from './units.ts';

test('stone is imperial, but for weights', () => {
  const inAll = (read: (units: (typeof UNITS)[number]) => string) => UNITS.map(read);
  expect(inAll((units) => weightUnitOf({ units }))).toEqual(['kg', 'lb', 'st']);
  expect(inAll(systemOf)).toEqual(['metric', 'imperial', 'imperial']);
  expect(inAll(heightUnitOf)).toEqual(['cm', 'ft', 'ft']);
  expect(inAll(waistUnitOf)).toEqual(['cm', 'in', 'in']);
});

test.each([undefined, null, 0, '', 'kg', 'toString', ['imperial']])('%j names no units', (value) =>
  expect(unitsIn(value)).toBe('metric'),
);

test.each(UNITS)('%s are read', (units) => expect(unitsIn(units)).toBe(units));
