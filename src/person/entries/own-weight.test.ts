import { expect, test } from 'vitest';
import { kcal, kg } from '@evenscale/formulas/units';
import { ownWeightKept, withoutMeals } from './own-weight.ts';
import { ownMaintenanceField, ownMaintenanceText } from './person-fields.ts';

const person = { gender: 'male', age: 40, centimetres: 183 } as const;
const figure = { value: kcal(2600), low: kcal(2500), high: kcal(2700.5), weight: kg(82.25) };

test('in the form a figure keeps whose it is', () => {
  const text = ownMaintenanceText({ ...figure, person });
  expect(text).toBe('2600~2500~2700.5~82.25~male~40~183');
  expect(ownMaintenanceField.accepts(text)).toBe(true);
  expect(ownMaintenanceField.read(text)).toEqual({ ok: true, value: { ...figure, person } });
});

test('what was eaten goes with it, but not into a link for others', () => {
  const eaten = { mean: kcal(2100.5), weight: kg(84), lately: kcal(2000) };
  const text = ownMaintenanceText({ ...figure, eaten, person });
  expect(text).toBe('2600~2500~2700.5~82.25~2100.5~84~2000~male~40~183');
  expect(ownMaintenanceField.accepts(text)).toBe(true);
  expect(ownMaintenanceField.read(text)).toEqual({ ok: true, value: { ...figure, eaten, person } });
  expect(ownWeightKept({ weight: 'kg~82', ownMaintenance: text })).toEqual({
    ownMaintenance: '2600~2500~2700.5~82~2100.5~84~2000',
  });
  expect(withoutMeals({ ownMaintenance: text })).toEqual({
    ownMaintenance: '2600~2500~2700.5~82.25~male~40~183',
  });
  expect(withoutMeals({ ownMaintenance: '' })).toEqual({ ownMaintenance: '' });
});

test.each([
  ['meals', '2600~2500~2700~82~300~84~2000'],
  ['meals lately', '2600~2500~2700~82~2000~84~5000'],
  ['a weight', '2600~2500~2700~82~2000~184~2000'],
])('nobody can have lived on such %s, so the figure is alone', (_what, text) => {
  const { value } = ownMaintenanceField.read(text) as { value?: object };
  expect(value).toEqual({ value: 2600, low: 2500, high: 2700, weight: 82 });
});

test.each([
  '2600~2500~2700~82~2100',
  '2600~2500~2700~82~2100~84~male~40~183',
  '2600~2500~2700~82~x~40~183',
  '2600~2500~2700~82~male~40',
  '2600~2500~2700',
  '2600~2500~2700~82male~40~183',
])('%s is not accepted as a figure', (text) => expect(ownMaintenanceField.accepts(text)).toBe(false));

test('in a link and a saved result it belongs to the entries beside it', () => {
  const ownMaintenance = ownMaintenanceText({ ...figure, person });
  expect(ownWeightKept({ weight: 'kg~80', ownMaintenance })).toEqual({
    ownMaintenance: '2600~2500~2700.5~80',
  });
  expect(ownWeightKept({ weight: 'kg~60', ownMaintenance })).toEqual({ ownMaintenance: '' });
});
