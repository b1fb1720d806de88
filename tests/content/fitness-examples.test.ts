import {
  ACTIVITY_FACTORS,
  BRISK_WALK,
  calorieTarget,
  type Gender,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import {
  centimetresFromInches,
  inches,
  kcal,
  type Kilograms,
  kilogramsFromPounds,
  lb,
  poundsFromKilograms,
  years,
} from '@evenscale/formulas/units';
import { projectWeight } from '@evenscale/formulas/weight-model';
import { describe, expect, test } from 'vitest';
import { articles } from '../site/library-entries.ts';

/** Every figure in the fitness and weight texts, recalculated with the site's own formulas. */

const bodyOf = (slug: string): string => {
  const file = articles.find((article) => article.slug === slug);
  if (file === undefined) throw new Error(`There is no article ${slug}.`);
  return file.body;
};

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A person as entered in the TDEE calculator in US units; both examples are lightly active. */
interface Example {
  readonly gender: Gender;
  readonly age: number;
  readonly inches: number;
  readonly pounds: number;
}

const tdeeOf = ({ gender, age, inches: height, pounds }: Example) =>
  totalDailyEnergyExpenditure(
    mifflinStJeor(kilogramsFromPounds(lb(pounds)), centimetresFromInches(inches(height)), years(age), gender),
    'lightlyActive',
  );

/** Their body, day by day, on a constant intake. */
function projectionOf(example: Example, intake: number, days: number) {
  const weight = kilogramsFromPounds(lb(example.pounds));
  const height = centimetresFromInches(inches(example.inches));
  const age = years(example.age);
  const person = {
    gender: example.gender,
    age,
    height,
    weight,
    pal: ACTIVITY_FACTORS.lightlyActive,
    bodyFat: null,
    restingEnergy: mifflinStJeor(weight, height, age, example.gender),
    maintenanceIntake: tdeeOf(example),
  };
  return projectWeight(person, [{ fromDay: 0, intake: kcal(intake) }], days).days;
}

const inPounds = (weight: Kilograms) => poundsFromKilograms(weight);

describe('plateau-breaking', () => {
  const body = bodyOf('plateau-breaking');
  const man: Example = { gender: 'male', age: 45, inches: 70, pounds: 200 };
  const woman: Example = { gender: 'female', age: 40, inches: 65, pounds: 175 };

  test('gives the man the TDEE of the calculator, and 500 kcal less', () => {
    const tdee = Math.round(tdeeOf(man));
    expect(body).toContain(
      `gives him ${whole.format(tdee)} calories a day. He eats ${whole.format(tdee - 500)},`,
    );
  });

  test('draws his remaining deficit and his weight as in the model', () => {
    const intake = Math.round(tdeeOf(man)) - 500;
    const days = projectionOf(man, intake, 1825);
    const rows = [
      ['After 4 weeks', 28],
      ['After 12 weeks', 84],
      ['After 6 months', 182],
      ['After 1 year', 365],
      ['After 2 years', 730],
      ['After 5 years', 1825],
    ] as const;
    for (const [label, day] of rows) {
      const { expenditure, weight } = days[day]!;
      const value = Math.round(expenditure - intake);
      const note = `${Math.round(inPounds(weight))} lb (${Math.round(weight)} kg)`;
      expect(body).toContain(`{ label: "${label}", value: ${value}, note: "${note}" }`);
    }
  });

  test('names what closed the gap', () => {
    const intake = Math.round(tdeeOf(man)) - 500;
    const days = projectionOf(man, intake, 371);
    const gone = 500 - Math.round(days[365]!.expenditure - intake);
    expect(body).toContain(
      `about ${Math.round((gone - 50 - 70) / 10) * 10} of the ${gone} calories that are gone`,
    );
    const explained = 500 - (days[84]!.expenditure - intake);
    expect(body).toContain(`biology explains about ${Math.round(explained / 10) * 10} of the 500 calories`);
    expect(inPounds(days[84]!.weight) - inPounds(days[91]!.weight)).toBeCloseTo(0.7, 1);
  });

  test('follows the woman from her mild target to a loss too small for a scale to show', () => {
    const tdee = tdeeOf(woman);
    const target = Math.round(calorieTarget(tdee, 'mildLoss'));
    expect(body).toContain(
      `gave her ${whole.format(Math.round(tdee))} calories, and she's been eating its mild target of ${whole.format(target)}`,
    );
    const days = projectionOf(woman, target, 555);
    expect(Math.round(inPounds(days[548]!.weight))).toBe(154);
    expect(inPounds(days[548]!.weight) - inPounds(days[555]!.weight)).toBeCloseTo(0.15, 2);
  });

  test("prints the calculator's result for her new weight and age", () => {
    const tdee = tdeeOf({ ...woman, age: 41, pounds: 154 });
    const target = calorieTarget(tdee, 'mildLoss');
    expect(body).toContain(
      `Enter 154 lb (70 kg) and age 41: TDEE is ${whole.format(tdee)} kcal and the mild target is ${whole.format(target)}`,
    );
    const walk = (BRISK_WALK * kilogramsFromPounds(lb(154))) / 2;
    expect(body).toContain(`Walk briskly for half an hour a day, about ${Math.round(walk / 5) * 5} kcal`);
  });
});

/** Energy cost in METs, Ainsworth et al. 2011; sitting is 1.3. */
const METS: Readonly<Record<string, number>> = {
  'Walking, 3.5 mph (5.6 km/h)': 4.3,
  'Rowing machine, moderate': 4.8,
  'Elliptical trainer, moderate': 5,
  'Water aerobics': 5.3,
  'Swimming laps, easy': 5.8,
  Hiking: 6,
  'Cycling, 10–12 mph (16–19 km/h)': 6.8,
  'Aerobics class': 7.3,
  'Running, 5 mph (8 km/h)': 8.3,
  'Running, 6 mph (9.7 km/h)': 9.8,
};
const SITTING = 1.3;
const above = (met: number, pounds: number, hours: number) =>
  (met - SITTING) * kilogramsFromPounds(lb(pounds)) * hours;

test('cardio-workouts rounds the energy of half an hour to 10 kcal', () => {
  const cells = bodyOf('cardio-workouts')
    .split('\n')
    .filter((line) => /^\| .+ kcal .*\| .+ kcal/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const near10 = (value: number) => `${Math.round(value / 10) * 10} kcal`;
  expect(cells).toEqual(
    Object.entries(METS).map(([activity, met]) => [
      activity,
      near10(above(met, 150, 0.5)),
      near10(above(met, 200, 0.5)),
    ]),
  );
});

test('cardio-workouts prints the zones of 220 minus age', () => {
  const body = bodyOf('cardio-workouts');
  for (const age of [30, 40, 50, 60, 70]) {
    const most = 220 - age;
    const beats = (percent: number) => Math.round((most * percent) / 100);
    expect(body).toMatch(
      new RegExp(
        `\\| ${age} +\\| ${most} +\\| ${beats(50)}–${beats(70)} +\\| ${beats(70)}–${beats(85)} +\\|`,
      ),
    );
  }
});

test('flexibility-importance gives the energy of ten minutes of mild stretching', () => {
  const used = Math.round(above(2.3, 150, 1 / 6));
  expect(bodyOf('flexibility-importance')).toContain(`ten minutes use about ${used} kcal more than sitting`);
});

test('stress-weight-management draws 120 kcal a day by the rule of 24 kcal a kilogram', () => {
  const body = bodyOf('stress-weight-management');
  const inTheEnd = 120 / 24;
  const rows = [
    ['After about a year', 0.5],
    ['After about three years', 0.95],
    ['In the long run', 1],
  ] as const;
  for (const [label, share] of rows) {
    const kilograms = inTheEnd * share;
    const pounds = Math.round((kilograms / 0.453592) * 2) / 2;
    expect(body).toContain(`{ label: "${label}", value: ${pounds}, note: "${kilograms} kg" }`);
  }
});
