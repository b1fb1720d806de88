import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { BOTH, casesOfTier } from '../tier.ts';
import { calculate, choice, enter, field, open, reset, result, values } from './calculator.ts';

interface Case {
  readonly id: string;
  readonly input: {
    readonly units: 'metric' | 'imperial';
    readonly weight: number;
    /** Centimeters, or inches in total. */
    readonly height: number;
    readonly age: number;
    readonly gender: 'male' | 'female';
    readonly activityLevel: string;
    readonly goal: 'lose' | 'maintain' | 'gain';
    readonly bodyFat: number | null;
  };
  readonly expected: {
    readonly bmr: number;
    readonly tdee: number;
    readonly bmi: number;
    readonly bmiLabel: string;
    readonly bodyFatPercentage: number;
    readonly targetCalories: Readonly<Record<string, number>>;
    readonly macros: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

interface CaseFile {
  readonly tolerance: Readonly<Record<string, string>>;
  readonly cases: readonly Case[];
}

const file = JSON.parse(readFileSync('packages/formulas/reference/tdee-screen.json', 'utf8')) as CaseFile;

/** The first case in each system of units comes first; the unit tests calculate all of them. */
const FIRST = (['metric', 'imperial'] as const).flatMap(
  (system) => file.cases.find(({ input }) => input.units === system) ?? [],
);
const CASES = [...FIRST, ...file.cases.filter((one) => !FIRST.includes(one))];

const GOAL_TARGET = { lose: 'loss', maintain: 'maintain', gain: 'gain' } as const;

async function enterCase(page: Page, { input }: Case): Promise<void> {
  const { units, weight, height, age, gender, activityLevel, goal, bodyFat } = input;
  await reset(page);
  await choice(page, units === 'metric' ? 'Metric' : 'Imperial').check();
  const feet = Math.floor(height / 12);
  const measures =
    units === 'metric'
      ? { height: String(height) }
      : { feet: String(feet), inches: String(Number((height - feet * 12).toFixed(6))) };
  await enter(page, {
    weight: String(weight),
    ...measures,
    age: String(age),
    gender,
    activityLevel,
    goal,
  });
  if (bodyFat === null) return;
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill(String(bodyFat));
}

/** The figures withheld by rulings 9 to 11: unsafe ones, deficits below a healthy weight, all under 18. */
function isWithheld({ input, expected }: Case, key: string): boolean {
  const target = expected.targetCalories[key] ?? 0;
  const isDeficit = target < expected.tdee - 100;
  return input.age < 18 || (expected.bmi < 18.5 && isDeficit) || target < 800;
}

/** Every number that the case expects, by its name in the page. */
function expectedFigures(
  one: Case,
): readonly (readonly [name: string, group: string, value: number | null])[] {
  const { expected, input } = one;
  const hasMacros = !isWithheld(one, GOAL_TARGET[input.goal]);
  return [
    ...(['bmr', 'tdee', 'bmi', 'bodyFatPercentage'] as const).map(
      (name) => [name, name, expected[name]] as const,
    ),
    ...Object.entries(expected.targetCalories).map(
      ([key, value]) =>
        [`targetCalories.${key}`, 'targetCalories', isWithheld(one, key) ? null : value] as const,
    ),
    ...Object.entries(expected.macros).flatMap(([plan, grams]) =>
      Object.entries(grams).map(
        ([nutrient, value]) => [`macros.${plan}.${nutrient}`, 'macros', hasMacros ? value : null] as const,
      ),
    ),
  ];
}

test('every reference case matches on the page, within its tolerance', BOTH, async ({ page }) => {
  expect(file.cases.length).toBeGreaterThanOrEqual(10);
  await open(page, '/tdee-calculator');
  for (const one of casesOfTier(CASES, FIRST.length)) {
    await test.step(one.id, async () => {
      await enterCase(page, one);
      await calculate(page);
      await expect(result(page, 'bmiCategory')).toHaveText(one.expected.bmiLabel);
      await expect(page.locator('[data-later]')).toHaveCount(0);
      // The category may be that of the case before.
      await expect
        .poll(async () => Math.abs(Number((await values(page))['bmr']) - one.expected.bmr))
        .toBeLessThanOrEqual(parseFloat(String(file.tolerance['bmr'])));
      const actual = await values(page);
      for (const [name, group, value] of expectedFigures(one)) {
        if (value === null) expect(actual[name], name).toBeNull();
        else {
          const tolerance = parseFloat(String(file.tolerance[group]));
          expect(Math.abs(Number(actual[name]) - value), `${name} of ${one.id}`).toBeLessThanOrEqual(
            tolerance,
          );
        }
      }
    });
  }
});
