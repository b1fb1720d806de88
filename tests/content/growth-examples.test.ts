import { bodyMassIndexImperial } from '@evenscale/formulas/bmi';
import { bmiPosition } from '@evenscale/formulas/growth';
import { bmiValue, inches, lb, months } from '@evenscale/formulas/units';
import { expect, test } from 'vitest';
import { library } from '../site/library-entries.ts';

/** Every figure in the text on children, recalculated with the site's own formulas. */

const { body = '' } = library.find(({ slug }) => slug === 'bmi-for-children-and-teens') ?? {};

/** The percentile of a girl of 10 years and 0 months who weighs 77 lb. */
const atHeight = (height: number): string =>
  bmiPosition(
    'female',
    months(120.5),
    bmiValue(bodyMassIndexImperial(lb(77), inches(height))),
  ).percentile.toFixed(0);

test('its example matches the calculator', () => {
  expect(body).toContain('4 ft 7 in (140 cm) and weighs 77 lb (35 kg). Her BMI is 17.9');
  expect(bodyMassIndexImperial(lb(77), inches(55)).toFixed(1)).toBe('17.9');
  expect(body).toContain(`about the ${atHeight(55)}th percentile`);
  expect(body).toContain(`she's at the ${atHeight(54)}th`);
});

test('a BMI of 17 is where the text says', () => {
  const at = (age: number): number => bmiPosition('male', months(age * 12), bmiValue(17)).percentile;
  expect(body).toContain('above the 85th percentile for a boy of 5, and below the 5th for a boy of 17');
  expect(at(5)).toBeGreaterThan(85);
  expect(at(17)).toBeLessThan(5);
});

test('it gives no target for any child', () => {
  expect(body).not.toMatch(/calori|kcal|\bkJ\b|deficit|ideal weight|goal weight|lose weight/iu);
});
