import { expect, test } from 'vitest';
import { cm, kcal, kg, percent, years } from '../units.ts';
import { tracedDailyEnergy, tracedEnergyRange, tracedKatchMcArdle } from './trace-energy.ts';
import { tracedMacro, tracedMifflinStJeor, tracedTarget, tracedTrainingWeek } from './trace-energy.ts';
import { inKilojoules } from './trace-kilojoules.ts';
import { fixed, square, traced } from './trace.ts';

const week = tracedTrainingWeek(kcal(2000), 3, {
  training: kcal(2200),
  rest: kcal(1850),
  difference: kcal(350),
});

// Each by hand: the value in kcal times 4.184.
test.each([
  ['Mifflin–St Jeor', tracedMifflinStJeor(kg(92), cm(178), years(31), 'male'), 1882.5 * 4.184],
  ['Katch–McArdle', tracedKatchMcArdle(kg(80), percent(25)), 1666 * 4.184],
  ['a day', tracedDailyEnergy(kcal(1882.5), 'lightlyActive'), 1882.5 * 1.375 * 4.184],
  ['a target below', tracedTarget(kcal(2588.4), 'loss', 'tdee'), 2088.4 * 4.184],
  ['a target above', tracedTarget(kcal(2588.4), 'mildGain', 'maintenance'), 2838.4 * 4.184],
  ['the lower end', tracedEnergyRange(kcal(2500), 0.14).low, 2150 * 4.184],
  ['the upper end', tracedEnergyRange(kcal(2500), 0.14).high, 2850 * 4.184],
  ['a rest day', week.rest, 1850 * 4.184],
  ['a training day', week.training, 2200 * 4.184],
  ['nothing', tracedMifflinStJeor(kg(1), cm(20), years(120), 'female'), 0],
])('%s', (_name, trace, kilojoules) => {
  const { term, value } = inKilojoules(trace);
  expect(value).toBeCloseTo(kilojoules, 8);
  expect(term.value).toBeCloseTo(kilojoules, 8);
});

test('grams stay the same: the target and the energy per gram are in kJ', () => {
  const { term, value } = inKilojoules(tracedMacro(kcal(1800), 'ketogenic', 'fat'));
  expect(value).toBe(140);
  expect(term).toMatchObject({ kind: 'quotient', parts: [{}, { kind: 'number', value: 9 * 4.184 }] });
});

test('training days and the days of a week are no energies', () => {
  const { term } = inKilojoules(week.rest);
  expect(term).toMatchObject({
    kind: 'difference',
    parts: [
      { name: 'target', value: 2000 * 4.184 },
      { kind: 'quotient', parts: [{ parts: [{ value: 350 * 4.184 }, { value: 3 }] }, { value: 7 }] },
    ],
  });
});

test('any other operation throws', () => {
  const day = tracedDailyEnergy(kcal(2), 'sedentary').term;
  expect(() => inKilojoules(traced(5.76, square(day)))).toThrow(RangeError);
  expect(inKilojoules(traced(3, fixed(3))).value).toBeCloseTo(12.552);
});
