import { expect, test } from '@playwright/test';
import { calculate, choice, enter, EXAMPLE, open, result, results, texts, values } from './calculator.ts';

// Calculated by hand from section 9 of the specification.
const METRIC = {
  bmi: 22.857142857142858,
  'idealWeightRange.min': 56.65625,
  'idealWeightRange.max': 76.25625,
  'calories.bmr': 1648.75,
  'calories.maintenance': 2555.5625,
  'calories.weightLoss': 2055.5625,
  'calories.weightGain': 3055.5625,
};

const SHOWN = {
  bmi: '22.9',
  bmiCategory: 'Normal',
  'idealWeightRange.min': '56.7',
  'idealWeightRange.max': '76.3',
  'calories.bmr': '1,649',
  'calories.maintenance': '2,556',
  'calories.weightLoss': '2,056',
  'calories.weightGain': '3,056',
};

const SENTENCE = 'Your BMI is 22.9, in the normal range. Eating 2,556 kcal a day keeps your weight steady.';

/** 154.3 lb and 68.9 in: BMI by the published 703; the rest after 0.453592 kg and 2.54 cm. */
const IMPERIAL = {
  bmi: (154.3 * 703) / 68.9 ** 2,
  'idealWeightRange.min': (18.5 * 68.9 ** 2) / 703,
  'idealWeightRange.max': (24.9 * 68.9 ** 2) / 703,
  'calories.bmr': 1648.68,
  'calories.maintenance': 2555.454,
  'calories.weightLoss': 2055.454,
  'calories.weightGain': 3055.454,
};

function expectClose(
  actual: Readonly<Record<string, number | null>>,
  expected: Readonly<Record<string, number>>,
  digits: number,
): void {
  for (const [name, value] of Object.entries(expected)) expect(actual[name], name).toBeCloseTo(value, digits);
}

test('70 kg, 175 cm, 30 years, male, moderately active: every figure, its text and its position on the scale', async ({
  page,
}) => {
  await open(page, '/');
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText('Example: 70 kg, 175 cm, 30 years')).toBeVisible();
  await enter(page, EXAMPLE);
  await expect(results(page)).toHaveCount(0);

  await calculate(page);
  await expect(result(page, 'bmi')).toBeInViewport();
  expectClose(await values(page), METRIC, 9);
  expect(await texts(page)).toEqual(SHOWN);
  await expect(page.getByText('Based on a healthy BMI range of 18.5 - 24.9')).toBeVisible();
  await expect(result(page, 'idealWeightRange.max').locator('xpath=../..')).toContainText('56.7–76.3 kg');
  const position = Number(await page.locator('[data-position]').getAttribute('data-position'));
  expect(position).toBeCloseTo(39.2857, 4);
  await expect(page.getByText('In the healthy range for 175 cm.')).toBeVisible();
  await expect(page.getByText('Example:')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What these numbers mean' })).toBeVisible();
});

test('the result is announced once, in a sentence', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const isTold = element?.closest('[role="status"], [role="alert"], [aria-live]');
        const text = [...addedNodes].map((node) => node.textContent).join('') || target.textContent;
        if (isTold && text) told.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(page.getByRole('status').filter({ hasText: SENTENCE })).toHaveCount(1);
  await expect(result(page, 'bmi')).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([SENTENCE]);
});

test('the scale has a text equivalent', async ({ page }) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(
    page.getByRole('img', { name: 'Your BMI of 22.9 is in the normal range', exact: false }),
  ).toBeVisible();
});

test('the same person in feet and pounds gets the same figures, apart from 703 and the rounded entries', async ({
  page,
}) => {
  await open(page, '/');
  await choice(page, 'Imperial').check();
  await enter(page, { weight: '154.3', feet: '5', inches: '8.9', age: '30' });
  await calculate(page);
  expectClose(await values(page), IMPERIAL, 3);
  const actual = await values(page);
  for (const name of ['bmi', 'calories.bmr', 'calories.maintenance'] as const)
    expect(Math.abs(Number(actual[name]) / METRIC[name] - 1), name).toBeLessThan(0.0005);
  await expect(result(page, 'idealWeightRange.max').locator('xpath=../..')).toContainText('124.9–168.1 lb');
  await expect(result(page, 'bmiCategory')).toHaveText('Normal');
});

test('the unit switch changes no displayed figure except the weights', async ({ page }) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await choice(page, 'Imperial').check();
  expect(await texts(page)).toEqual({
    ...SHOWN,
    'idealWeightRange.min': '124.9',
    'idealWeightRange.max': '168.1',
  });
  const { bmi } = await values(page);
  expect(Math.abs(Number(bmi) / METRIC.bmi - 1)).toBeLessThan(0.00011);
  expect(bmi).not.toBe(METRIC.bmi);
});

test('four people, four categories', async ({ page }) => {
  await open(page, '/');
  await enter(page, { height: '200' });
  // At 200 cm, the BMI is a quarter of the weight. Tests the last value of a category and the first of the next.
  for (const [weight, bmi, category] of [
    ['73.9', '18.48', 'Underweight'],
    ['74', '18.5', 'Normal'],
    ['99.9', '24.98', 'Normal'],
    ['100', '25.0', 'Overweight'],
    ['119.9', '29.98', 'Overweight'],
    ['120', '30.0', 'Obese'],
  ] as const) {
    await enter(page, { weight });
    await calculate(page);
    await expect(result(page, 'bmi')).toHaveText(bmi);
    await expect(result(page, 'bmiCategory')).toHaveText(category);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a category is said in the color of the text, without a fill, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    await enter(page, { ...EXAMPLE, weight: '95' });
    await calculate(page);
    const looks = (name: string) =>
      result(page, name).evaluate((element) => {
        const { color, backgroundColor, borderWidth } = getComputedStyle(element);
        return { color, backgroundColor, borderWidth };
      });
    expect(await looks('bmiCategory')).toEqual(await looks('bmi'));
  });
