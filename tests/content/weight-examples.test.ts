import { bodyMassIndexImperial } from '@evenscale/formulas/bmi';
import {
  ACTIVITY_FACTORS,
  calorieTarget,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import {
  centimetresFromInches,
  inches,
  kcal,
  kg,
  kilogramsFromPounds,
  lb,
  poundsFromKilograms,
  years,
} from '@evenscale/formulas/units';
import { maintenanceIntake, projectWeight } from '@evenscale/formulas/weight-model';
import { describe, expect, test } from 'vitest';
import { articles } from '../site/library-entries.ts';

/** Every calculated figure in the articles on medicines, gaining, body fat, slow loss, regain and the time after birth. */

const bodyOf = (slug: string): string => {
  const file = articles.find((article) => article.slug === slug);
  if (file === undefined) throw new Error(`There is no article ${slug}.`);
  return file.body;
};

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const pointsText = (points: readonly (readonly number[])[]): string =>
  `points: ${JSON.stringify(points).replaceAll(',', ', ')}`;
const pounds = (kilograms: number): number => poundsFromKilograms(kg(kilograms));

describe('glp-1-medicines', () => {
  const body = bodyOf('glp-1-medicines');

  test('draws the regain by the published equation', () => {
    const regained = (week: number): number => 75.3 * (1 - Math.exp(-0.0302 * week));
    const pointAt = (week: number) => [week, Number(regained(week).toFixed(1))];
    expect(body).toContain(pointsText([0, 13, 26, 39, 52].map(pointAt)));
    expect(body).toContain(pointsText([52, 65, 78, 91, 104].map(pointAt)));
  });

  test('gives the protein of any three of the small meals', () => {
    const meals = [...body.matchAll(/^\| .+ \| (\d+) g, about (\d+) kcal \|$/gm)];
    const columnOf = (at: number) =>
      meals.map((meal) => Number(meal[at])).toSorted((one, other) => one - other);
    const sorted = columnOf(1);
    const total = (three: readonly number[]): number => three.reduce((sum, grams) => sum + grams, 0);
    expect(sorted).toHaveLength(5);
    const smallest = columnOf(2);
    expect(body).toContain(
      `about ${whole.format(total(smallest.slice(0, 3)))}–${whole.format(total(smallest.slice(-3)))} calories`,
    );
    expect(body).toContain(
      `Any three of these small meals give ${total(sorted.slice(0, 3))}–${total(sorted.slice(-3))} g`,
    );
  });

  test('says how much of the loss was regained', () => {
    expect((17.3 - 5.6) / 17.3).toBeCloseTo(2 / 3, 1);
  });
});

describe('gaining-weight', () => {
  const body = bodyOf('gaining-weight');
  const weight = kilogramsFromPounds(lb(108));
  const height = centimetresFromInches(inches(66));
  const age = years(25);
  const restingEnergy = mifflinStJeor(weight, height, age, 'female');
  const tdee = totalDailyEnergyExpenditure(restingEnergy, 'lightlyActive');
  const person = {
    gender: 'female',
    age,
    height,
    weight,
    pal: ACTIVITY_FACTORS.lightlyActive,
    bodyFat: null,
    restingEnergy,
    maintenanceIntake: tdee,
  } as const;

  test('gives the woman the figures of the calculator', () => {
    expect(body).toContain(`a BMI of ${bodyMassIndexImperial(lb(108), inches(66)).toFixed(1)}`);
    expect(body).toContain(`gives her ${whole.format(tdee)} calories for maintenance`);
    const targets = (['mildGain', 'gain'] as const).map((goal) => whole.format(calorieTarget(tdee, goal)));
    expect(body).toContain(`she'd eat ${targets.join(' or ')}.`);
  });

  test.each([
    ['mildGain', 'about 1.5 lb (0.7 kg) a month', 0.7],
    ['gain', 'about 3 lb (1.4 kg)', 1.4],
  ] as const)('draws her weight at %s, and its pace', (goal, printed, kilogramsAMonth) => {
    const intake = calorieTarget(tdee, goal);
    const { days } = projectWeight(person, [{ fromDay: 0, intake: kcal(intake) }], 168);
    const at = (week: number) => days[week * 7]!.weight;
    const points = [0, 4, 8, 12, 16, 20, 24].map((week) => [week, Number(pounds(at(week)).toFixed(1))]);
    expect(body).toContain(pointsText(points));
    expect(((at(24) - at(4)) / 140) * (365 / 12)).toBeCloseTo(kilogramsAMonth, 1);
    expect(body).toContain(printed);
  });

  test('says what she eats to stay at 118 lb', () => {
    const { end, days } = projectWeight(person, [{ fromDay: 0, intake: kcal(1943) }], 182);
    expect(Math.round(pounds(days[182]!.weight))).toBe(118);
    expect(Math.round(maintenanceIntake(person, end) / 10) * 10).toBe(1830);
    const heavier = mifflinStJeor(kilogramsFromPounds(lb(118)), height, age, 'female');
    const byCalculator = totalDailyEnergyExpenditure(heavier, 'lightlyActive');
    const tens = whole.format(Math.round(byCalculator / 10) * 10);
    expect(body).toContain(
      `at 118 lb (54 kg), that's about ${tens} calories by the TDEE calculator, or about 1,830`,
    );
  });

  test('gives the weights at two limits, her protein and a cup of enriched milk', () => {
    const squared = (height / 100) ** 2;
    const bothUnits = (kilograms: number) =>
      `${Math.round(pounds(kilograms))} lb (${Math.round(kilograms)} kg)`;
    expect(body).toContain(`At 5 ft 6 in (168 cm), a BMI of 16 is ${bothUnits(16 * squared)}`);
    expect(body).toContain(`Below a BMI of 14, which is ${bothUnits(14 * squared)} at that height`);
    expect(body).toContain(`Her healthy range starts at ${bothUnits(18.5 * squared)}`);
    expect(body).toContain(`which is ${Math.round(1.6 * weight)} g at 108 lb (49 kg)`);
    expect(Math.round((570 * 240) / 568 / 10) * 10).toBe(240);
    expect(body).toContain('| 1 cup (240 ml) enriched milk | 240 |');
  });
});

test('body-fat gives the trial’s kilograms in pounds', () => {
  const body = bodyOf('body-fat');
  for (const kilograms of [4.8, 1.2, 3.5, 0.1])
    expect(body).toContain(`value: ${pounds(kilograms).toFixed(1)}, note: "${kilograms} kg"`);
});

test('why-you-may-not-be-losing shows what is left of a deficit', () => {
  const body = bodyOf('why-you-may-not-be-losing');
  const eaten = Math.round(1500 / 0.85 / 5) * 5;
  expect(body).toContain(`value: ${2000 - eaten}, note: "${whole.format(eaten)} eaten"`);
  expect(body).toContain(`value: ${1800 - eaten}, note: "1,800 used"`);
});

test('keeping-weight-off gives the registry’s kilograms in pounds', () => {
  const body = bodyOf('keeping-weight-off');
  for (const kilograms of [31.3, 23.8, 23.1])
    expect(body).toContain(`value: ${Number(pounds(kilograms).toFixed(1))}, note: "${kilograms} kg"`);
  expect(body).toContain(`${Math.round(pounds(4.1))} lb (4.1 kg)`);
  expect(body).toContain(`${pounds(2).toFixed(1)} lb (2 kg) less`);
  const resting = mifflinStJeor(
    kilogramsFromPounds(lb(168)),
    centimetresFromInches(inches(70)),
    years(41),
    'male',
  );
  const byCalculator = totalDailyEnergyExpenditure(resting, 'moderatelyActive');
  expect(body).toContain(
    `about ${whole.format(Math.round(byCalculator / 10) * 10)} instead of 2,500 calories`,
  );
});

test('after-pregnancy gives the reviews’ kilograms in pounds', () => {
  const body = bodyOf('after-pregnancy');
  for (const kilograms of [1.7, 1.93])
    expect(body).toContain(`${pounds(kilograms).toFixed(1)} lb (${kilograms.toFixed(1)} kg)`);
  expect(body).toContain(`women in the study weighed ${Math.round(172.6 - 161.5)} lb (5 kg) more`);
});
