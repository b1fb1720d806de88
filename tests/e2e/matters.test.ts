/** Family background and pregnancy: entries that may matter and are never asked for. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { calculate, enter, EXAMPLE, open, reset, result } from './calculator.ts';
import { storeOf } from './database.ts';
import { ask, openPlanner } from './planner-page.ts';
import { SAVE_BUTTON } from './saved-visit.ts';
import { toPregnancyPage } from '#person/matter-words.ts';
import { homeWords } from '#tools/home/words.ts';

const background = (page: Page): Locator => page.getByRole('checkbox', { name: /^My family background/u });
const pregnancy = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'I’m pregnant or breastfeeding' });

async function openMatters(page: Page): Promise<void> {
  await page.getByText('Pregnancy and family background').click();
  await expect(pregnancy(page)).toBeVisible();
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));

test('a family background shows its limits beside the specified ones, in every tool, the print and the link', async ({
  page,
}) => {
  await open(page, '/');
  await openMatters(page);
  await background(page).check();
  await enter(page, { ...EXAMPLE, weight: '74', height: '175' });
  await calculate(page);
  await expect(result(page, 'bmiCategory')).toHaveText('Normal');
  await expect(result(page, 'backgroundCategory')).toHaveText('Overweight');
  await expect(result(page, 'idealWeightRange.max')).toHaveText('76.3');
  await expect(result(page, 'backgroundRange.max')).toHaveText('70.1');
  await expect(
    page.getByText('3.9 kg above the healthy range for your family background and 175 cm.'),
  ).toBeVisible();
  await expect(page.getByText(/^By the general limits: Normal\./u)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(result(page, 'backgroundCategory')).toBeVisible();
  await expect(page.getByText(/, lower limits for a family background$/u)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('button', { name: 'Copy link' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Include the lower limits/u })).toBeChecked();

  await open(page, '/tdee-calculator');
  await calculate(page);
  await expect(result(page, 'backgroundCategory')).toHaveText('Overweight');
  await reset(page);
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'backgroundCategory')).toHaveCount(0);
});

test('a pregnancy has no loss, no plan and no countdown, and is neither kept nor printed', async ({
  page,
}) => {
  await open(page, '/');
  await openMatters(page);
  await pregnancy(page).check();
  await enter(page, { ...EXAMPLE, gender: 'female', weight: '80' });
  await calculate(page);
  const notice = page
    .getByText(/^These numbers aren’t for pregnancy or breastfeeding/u)
    .filter({ visible: true })
    .last();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: toPregnancyPage })).toBeVisible();
  // Nothing is judged by the weight of a pregnancy, and nobody is told to keep it.
  await expect(result(page, 'bmiCategory')).toHaveText(homeWords.categoryWithheld);
  await expect(page.getByRole('img', { name: /^BMI scale/u })).toHaveCount(0);
  await expect(page.getByText(homeWords.stay)).toHaveCount(0);
  const said = await page.locator('main').innerText();
  expect(said).not.toMatch(/keeps your weight steady|after pregnancy/u);
  await expect(page.getByText('before pregnancy', { exact: true })).toBeVisible();
  await expect(result(page, 'calories.maintenance')).toHaveAttribute('value', /^\d/u);
  for (const name of ['calories.weightLoss', 'calories.weightGain'])
    await expect(result(page, name)).not.toHaveAttribute('value');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/pregnan|breastfeed/iu).filter({ visible: true })).toHaveCount(0);
  for (const name of ['bmiCategory', 'idealWeightRange.min']) await expect(result(page, name)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect.poll(() => storeOf(page, 'people')).toHaveLength(1);
  for (const store of ['people', 'results'])
    expect(JSON.stringify(await storeOf(page, store))).not.toContain('pregnancy');

  await open(page, '/tdee-calculator');
  await enter(page, { goal: 'lose' });
  await calculate(page);
  await expect(notice).toBeVisible();
  for (const name of ['extremeLoss', 'loss', 'mildLoss', 'mildGain', 'gain', 'extremeGain'])
    await expect(result(page, `targetCalories.${name}`).first()).not.toHaveAttribute('value');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('pregnancy');
  await test.step('the answer has the way back', async () => {
    await page.getByRole('button', { name: 'Take this back' }).click();
    await expect(result(page, 'targetCalories.loss').first()).toHaveAttribute('value', /^\d/u);
    await openMatters(page);
    await pregnancy(page).check();
    await expect(result(page, 'targetCalories.loss').first()).not.toHaveAttribute('value');
  });

  await openPlanner(page);
  await ask(page, {}, { weight: '70' });
  await expect(page.getByText(/^While you’re pregnant or breastfeeding/u)).toBeVisible();
  await expect(result(page, 'plan.intake')).toHaveCount(0);

  await test.step('the planner has the way back, too', async () => {
    await page.getByRole('button', { name: 'Take this back' }).click();
    await expect(result(page, 'plan.intake')).toHaveCount(1);
    expect(await stored(page)).not.toMatch(/pregnancy\W+yes/u);
    await openMatters(page);
    await pregnancy(page).check();
    await expect(result(page, 'plan.intake')).toHaveCount(0);
  });

  await open(page, '/log');
  await expect(page.getByText(/^No calorie number and no plan while you’re pregnant/u)).toBeVisible();
  await page.getByRole('button', { name: 'Take this back' }).click();
  await expect(page.getByText(/^No calorie number and no plan/u)).toHaveCount(0);
  expect(await stored(page)).not.toContain('pregnancy');

  await open(page, '/');
  await openMatters(page);
  await expect(pregnancy(page)).not.toBeChecked();
});
