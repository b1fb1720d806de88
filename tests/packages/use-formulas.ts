import { readdirSync } from 'node:fs';
import { expect } from 'vitest';

/** The files next to the subjects' folders. */
export const SUBJECTS = readdirSync('packages/formulas/src')
  .filter((name) => /^[a-z-]+\.ts$/u.test(name))
  .map((name) => name.replace('.ts', ''));

/** One figure from each of several subjects. */
export const USE = `
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { devine } from '@evenscale/formulas/body-composition';
import { mifflinStJeor } from '@evenscale/formulas/energy';
import { childBmi } from '@evenscale/formulas/growth';
import { macroGrams } from '@evenscale/formulas/macros';
import { median } from '@evenscale/formulas/own-maintenance';
import { bmiValue, cm, kcal, kg, lb, months, years } from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';

const child = childBmi('male', months(169.1508), bmiValue(19.74366708));
const person = { gender: 'male', age: years(30), height: cm(180), weight: kg(90), pal: 1.6, bodyFat: null } as const;
export const figures = {
  bmi: bodyMassIndex(kg(70), cm(175)),
  devine: devine(cm(160), 'male'),
  bmr: mifflinStJeor(kg(80), cm(180), years(30), 'male'),
  z: child.kind === 'covered' ? child.z : null,
  protein: macroGrams(kcal(2000), 'lowCarb').protein,
  median: median([3, 1, 2]),
  weight: projectWeight(person, [{ fromDay: 0, intake: kcal(2000) }], 365).end.fat,
};
`;

/** Expected values from the reference files or by hand. The last only checks that there is a figure. */
export const FIGURES = {
  bmi: expect.closeTo(70 / 1.75 ** 2, 12) as number,
  devine: expect.closeTo(56.9, 1) as number,
  bmr: 1780,
  z: expect.closeTo(0.2018371345, 6) as number,
  protein: 175,
  median: 2,
  weight: expect.any(Number) as number,
};

/** The same as a script. */
export const withoutTypes = USE.replaceAll(' as const', '');
