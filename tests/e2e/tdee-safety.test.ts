import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  belowRestText,
  cautionText,
  personNotices,
  withheldExplanation,
  withheldText,
} from '#person/policy-words.ts';
import { nextStepsLabel } from '#parts/next-steps/next-steps-words.ts';
import { detailWords } from '#tools/tdee/detail-words.ts';
import { calculate, enter, expectSaneResults, open, result, results, texts, values } from './calculator.ts';
import type { Entries } from './calculator.ts';
import { openPlan, reachTheWay } from './planner-page.ts';

async function show(page: Page, path: '/' | '/tdee-calculator', entries: Entries): Promise<void> {
  await open(page, path);
  await enter(page, entries);
  await calculate(page);
  await expect(results(page).first()).toBeVisible();
  await expectSaneResults(page);
  for (const [name, value] of Object.entries(await values(page)))
    if (/^(?:targetCalories|calories\.weight)/u.test(name) && value !== null)
      expect(value, name).toBeGreaterThanOrEqual(800);
}

const rowOf = (page: Page, name: string): Locator => result(page, name).locator('xpath=ancestor::label');

/** The note under a target. */
const remarkOn = (page: Page, name: string): Locator =>
  rowOf(page, name).locator('xpath=following-sibling::p[1]');

async function expectNothingWithheld(page: Page): Promise<void> {
  const { bmiCategory: _, ...figures } = await values(page);
  expect(Object.values(figures)).not.toContain(null);
}

const FRAIL: Entries = {
  weight: '45',
  height: '150',
  age: '80',
  gender: 'female',
  activityLevel: 'sedentary',
};

test('an 80-year-old woman of 45 kg who wants to lose weight gets no unsafe figure, but the reason and a next step', async ({
  page,
}) => {
  await show(page, '/tdee-calculator', { ...FRAIL, goal: 'lose' });
  expect(await values(page)).toMatchObject({
    bmr: 826.5,
    bmi: 20,
    'targetCalories.extremeLoss': null,
    'targetCalories.loss': null,
    'targetCalories.mildLoss': null,
    'macros.balanced.protein': null,
    'macros.ketogenic.fat': null,
  });
  for (const key of ['mildLoss', 'loss', 'extremeLoss'])
    await expect(result(page, `targetCalories.${key}`)).toHaveText(withheldText.unsafe);
  await expect(page.getByText(withheldExplanation('unsafe', 'kcal')).first()).toBeVisible();
  // Even her maintenance is below the guidance.
  const caution = cautionText('belowMinimum', 'female', null, 'kcal');
  expect(caution).toContain('1,200 kcal');
  await expect(remarkOn(page, 'targetCalories.maintain')).toContainText(caution);
  await expect(rowOf(page, 'targetCalories.maintain').getByRole('radio')).toBeDisabled();
  await expect(page.getByRole('radio', { checked: true, name: /Loss|Maintain/u })).toHaveCount(0);
  await expect(result(page, 'macros.balanced.protein')).toHaveText(detailWords.noMacros);
});

test(
  'the same woman who wants to gain gets plans based on a safe target',
  { tag: '@slow' },
  async ({ page }) => {
    await show(page, '/tdee-calculator', { ...FRAIL, goal: 'gain' });
    const actual = await values(page);
    expect(actual['targetCalories.gain']).toBeCloseTo(1491.8, 6);
    expect(actual['macros.balanced.protein']).toBeCloseTo((1491.8 * 0.3) / 4, 6);
  },
);

test('the same woman on the home page: no figure for losing, and a caution with maintenance', async ({
  page,
}) => {
  await show(page, '/', FRAIL);
  expect(await values(page)).toMatchObject({ bmi: 20, 'calories.weightLoss': null });
  await expect(result(page, 'calories.weightLoss')).toHaveText(withheldText.unsafe);
  // From 65 on, a loss and its reason are in a fold.
  await page
    .locator('details', { has: result(page, 'calories.weightLoss') })
    .locator('summary')
    .click();
  await expect(page.getByText(withheldExplanation('unsafe', 'kcal'))).toBeVisible();
  await expect(page.getByText(cautionText('belowMinimum', 'female', null, 'kcal'))).toBeVisible();
});

test('a man of 200 kg gets every target, and a note if one is below his resting energy', async ({ page }) => {
  await show(page, '/tdee-calculator', {
    weight: '200',
    height: '180',
    age: '40',
    gender: 'male',
    activityLevel: 'sedentary',
    goal: 'lose',
  });
  const actual = await values(page);
  expect(actual).toMatchObject({ bmr: 2930, tdee: 3516, 'targetCalories.extremeLoss': 2516 });
  await expect(result(page, 'bmiCategory')).toHaveText('Extreme Obesity (Class 3)');
  await expect(remarkOn(page, 'targetCalories.extremeLoss')).toContainText(belowRestText);
  await expect(remarkOn(page, 'targetCalories.loss')).toHaveCount(0);
  expect(Number(await page.locator('[data-position]').getAttribute('data-position'))).toBe(100);
  for (const notice of Object.values(personNotices)) await expect(page.getByText(notice)).toHaveCount(0);
  await expectNothingWithheld(page);
});

test('at 18 and 19 each tool adds the percentile, and its table loads only then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const hasTable = (): boolean => loaded.some((path) => path.includes('growth-table'));
  for (const path of ['/', '/tdee-calculator'] as const) {
    await show(page, path, { weight: '70', height: '175', age: '20', gender: 'male' });
    await page.getByRole('navigation', { name: nextStepsLabel }).scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('navigation', { name: nextStepsLabel }).getByRole('link').first(),
    ).toBeVisible();
    await expect(result(page, 'percentile')).toHaveCount(0);
    expect(hasTable()).toBe(false);
    await enter(page, { age: '19' });
    await expect(result(page, 'percentile')).toHaveText('51st');
    await expectSaneResults(page);
    expect(hasTable()).toBe(true);
    loaded.length = 0;
  }
  await openPlan(
    page,
    { weight: '70', height: '175', age: '18', gender: 'male' },
    { weight: '65', days: 180 },
  );
  await reachTheWay(page);
  await expect(result(page, 'percentile')).toHaveText('59th');
});

test('at 18 the adult figures have no notice, at 17 they do', async ({ page }) => {
  await show(page, '/tdee-calculator', { weight: '60', height: '170', age: '18' });
  await expect(page.getByText(personNotices.underAge)).toHaveCount(0);
  await expectNothingWithheld(page);
  await enter(page, { age: '17' });
  await calculate(page);
  await expect(page.getByText(personNotices.underAge)).toBeVisible();
});

for (const path of ['/', '/tdee-calculator', '/protein-calculator'] as const)
  test(`at 17 with a BMI below 16, whom to tell, whom to see and whom to call: ${path}`, async ({ page }) => {
    await open(page, path);
    await enter(page, { weight: '45', height: '168', age: '17', gender: 'female' });
    await calculate(page);
    await expect(page.getByText(personNotices.farUnderweightTeen)).toBeVisible();
    await expect(page.getByText(personNotices.underAge)).toBeVisible();
    await expect(page.getByRole('link', { name: '988' }).first()).toBeVisible();
    await expectSaneResults(page);
  });

test('a child of 10 gets the numbers as specified, a notice, and no target at all', async ({ page }) => {
  await show(page, '/tdee-calculator', {
    weight: '35',
    height: '140',
    age: '10',
    gender: 'male',
    activityLevel: 'moderatelyActive',
    goal: 'lose',
  });
  const actual = await values(page);
  expect(actual).toMatchObject({ bmr: 1180, tdee: 1829 });
  for (const [name, value] of Object.entries(actual))
    if (/^(?:targetCalories|macros)\./u.test(name)) expect(value, name).toBeNull();
  await expect(page.getByText(personNotices.underAge)).toBeVisible();
  await expect(page.getByText(withheldExplanation('underAge', 'kcal')).first()).toBeVisible();
  await expect(result(page, 'targetCalories.loss')).toHaveText(withheldText.underAge);

  await show(page, '/', { weight: '35', height: '140', age: '10' });
  await expect(page.getByText(personNotices.underAge)).toBeVisible();
  expect(await values(page)).toMatchObject({
    'calories.bmr': 1180,
    'calories.weightLoss': null,
    'calories.weightGain': null,
  });
});

test('a BMI of 15 with the goal to lose gets a kind sentence and where to get help, and no deficit', async ({
  page,
}) => {
  await show(page, '/tdee-calculator', { weight: '45.9375', height: '175', age: '30', goal: 'lose' });
  const actual = await values(page);
  expect(actual).toMatchObject({
    bmi: 15,
    'targetCalories.mildLoss': null,
    'targetCalories.loss': null,
    'targetCalories.extremeLoss': null,
    'targetCalories.mildGain': null,
    'targetCalories.gain': null,
    'targetCalories.extremeGain': null,
  });
  expect(actual['targetCalories.maintain']).toBeGreaterThan(1500);
  await expect(rowOf(page, 'targetCalories.maintain').getByRole('radio')).toBeChecked();
  await expect(page.getByText('findahelpline.com')).toBeVisible();
  await expect(result(page, 'bmiCategory')).toHaveText('Underweight');
  await expect(result(page, 'targetCalories.loss')).toHaveText(withheldText.underweight);
  await expect(page.getByText(personNotices.farUnderweight)).toBeVisible();
  await expect(page.getByText(withheldExplanation('underweight', 'kcal')).first()).toBeVisible();

  // A BMI of 17.
  await enter(page, { weight: '52.0625', goal: 'gain' });
  await expect(result(page, 'targetCalories.gain')).toHaveAttribute('value', /^\d/u);
  await expect(result(page, 'targetCalories.extremeGain')).toHaveText(withheldText.fastGain);
  await expect(result(page, 'macros.balanced.protein')).toHaveAttribute('value', /^\d/u);
  await expect(page.getByText(personNotices.underweight)).toBeVisible();
  await expect(page.getByText(personNotices.farUnderweight)).toHaveCount(0);
  // A gain begins gently, and the gentle one can be chosen.
  await expect(page.getByText(/^To gain weight, eat [\d,]+\skcal a day\.$/u)).toBeVisible();
  await expect(page.getByText('start with 250 kcal a day more than you use, and work up')).toHaveCount(1);
  await expect(page.getByText('call a doctor before you eat more')).toHaveCount(1);
  await rowOf(page, 'targetCalories.mildGain').getByRole('radio').check();
  await expect(page.getByText(/^To gain weight, eat [\d,]+\skcal a day \(mild gain\)\.$/u)).toBeVisible();
});

test(
  'impossible entries are rejected or answered without a broken figure',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/tdee-calculator');
    for (const [weight, height, age] of [
      ['1', '30', '120'],
      ['0.1', '1', '120'],
      ['1000', '1', '1'],
      ['1000', '300', '1'],
      ['0.000001', '300', '120'],
      ['1000', '0.000001', '30'],
    ] as const) {
      for (const gender of ['male', 'female'] as const) {
        await enter(page, { weight, height, age, gender, goal: 'lose' });
        await calculate(page);
        await expectSaneResults(page);
        for (const [name, text] of Object.entries(await texts(page)))
          expect(text.length, `${name}: ${text}`).toBeLessThanOrEqual(40);
      }
    }
  },
);

for (const path of ['/', '/tdee-calculator'] as const) {
  test(`before anything is entered, ${path} says near its form who should read the figures differently`, async ({
    page,
  }) => {
    await open(page, path);
    for (const words of [/pregnan/iu, /breastfe/iu, /\b65\b/u, /muscle/iu, /eating disorder/iu])
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /can mislead/iu })).toBeVisible();
  });
}
