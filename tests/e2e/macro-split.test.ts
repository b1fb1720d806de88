import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  expectSaneResults,
  field,
  open,
  reset,
  result,
  values,
} from './calculator.ts';
import { expectAccessiblePart, expectOwnNames } from './optional-part.ts';

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;
type Nutrient = (typeof NUTRIENTS)[number];

const share = (page: Page, nutrient: Nutrient): Locator => field(page, `split-${nutrient}`);
const slider = (page: Page, nutrient: Nutrient): Locator =>
  page.getByRole('slider', { name: `Your split: ${nutrient}, slider` });

/** The three shares of the sliders, from which the grams are computed. */
const shares = (page: Page): Promise<readonly number[]> =>
  Promise.all(NUTRIENTS.map(async (nutrient) => Number(await slider(page, nutrient).inputValue())));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function openSplit(page: Page, entries = EXAMPLE): Promise<void> {
  await open(page, '/tdee-calculator');
  await enter(page, entries);
  await calculate(page);
  await page.getByText('Protein, your own macros, meals').click();
}

test('the split starts from a plan, and its grams add up to the target', async ({ page }) => {
  await openSplit(page);
  await expect(share(page, 'protein')).toHaveValue('30');
  const shown = await values(page);
  const energy =
    Number(shown['split.protein']) * 4 + Number(shown['split.carbs']) * 4 + Number(shown['split.fat']) * 9;
  expect(energy).toBeCloseTo(2555.5625, 9);
  expect(shown['split.protein']).toBeCloseTo(Number(shown['macros.balanced.protein']), 9);
  await field(page, 'split-plan').selectOption('ketogenic');
  expect(await shares(page)).toEqual([25, 5, 70]);
  await field(page, 'goal').selectOption('lose');
  await expect(page.getByText('Based on 2,056 kcal a day (loss).').last()).toBeVisible();
  await expect(result(page, 'split.protein')).toHaveAttribute('value', String((2055.5625 * 0.25) / 4));
});

test('a plan with too much protein leads to one’s own, set to the recommendation for the goal', async ({
  page,
}) => {
  await open(page, '/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  const link = page.getByRole('link', { name: 'Set your own protein' });
  await link.click();
  await expect(share(page, 'protein')).toHaveValue('15');
  await expect(result(page, 'split.proteinPerKilogram')).toContainText('within the 1.2–1.6 g/kg');
  await expect(page.locator('#own-macros > summary')).toBeInViewport();
  await share(page, 'protein').fill('40');
  await link.click();
  await expect(share(page, 'protein')).toHaveValue('15');
  await share(page, 'protein').fill('40');
  await page.reload();
  await expect(link).toBeVisible();
  await expect(page.locator('#own-macros')).not.toHaveAttribute('open');
});

test('the shares add up to 100 for any entry', { tag: '@exhaustive' }, async ({ page }) => {
  await openSplit(page);
  for (const text of [
    '',
    'abc',
    '-5',
    '1e9',
    '140',
    '100',
    '0',
    '33,3',
    '٣٠',
    '99.5%',
    '  7 ',
    '٪',
    '🍞',
    '00012',
  ]) {
    for (const nutrient of NUTRIENTS) {
      await share(page, nutrient).fill(text);
      expect(sum(await shares(page)), `${nutrient} ${text}`).toBe(100);
      await expectSaneResults(page);
      await share(page, nutrient).blur();
      expect(sum(await shares(page))).toBe(100);
    }
  }
});

test('invalid text is reported when the field is left, and leaves the split unchanged', async ({ page }) => {
  await openSplit(page);
  await share(page, 'fat').fill('plenty');
  await expect(share(page, 'fat')).not.toHaveAttribute('aria-invalid');
  await share(page, 'carbs').focus();
  await expect(share(page, 'fat')).toHaveAttribute('aria-invalid', 'true');
  await expect(share(page, 'fat')).toHaveAccessibleDescription(/from 0 to 100/u);
  expect(await shares(page)).toEqual([30, 40, 30]);
  await share(page, 'fat').fill('35,4');
  await expect(share(page, 'fat')).not.toHaveAttribute('aria-invalid');
  await share(page, 'fat').blur();
  await expect(share(page, 'fat')).toHaveValue('35');
  expect(await shares(page)).toEqual([30, 35, 35]);
});

test('sliders and fields work from the keyboard, and announce their share and grams', async ({ page }) => {
  await openSplit(page);
  await slider(page, 'protein').focus();
  await page.keyboard.press('ArrowRight');
  expect(await shares(page)).toEqual([31, 39, 30]);
  await expect(slider(page, 'protein')).toHaveAttribute('aria-valuetext', '31%, 198 grams');
  await page.keyboard.press('End');
  expect(await shares(page)).toEqual([100, 0, 0]);
  await page.keyboard.press('Home');
  expect(await shares(page)).toEqual([0, 100, 0]);
  await share(page, 'fat').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowUp');
  expect(await shares(page)).toEqual([0, 97, 3]);
  await page.keyboard.press('Enter');
  expect(await shares(page)).toEqual([0, 97, 3]);
  await expectSaneResults(page);
});

test('the meals add up to the day', async ({ page }) => {
  await openSplit(page);
  const table = page.getByRole('table', { name: 'Grams for each meal' });
  for (const meals of ['2', '3', '4', '5', '6']) {
    await page.getByRole('radiogroup', { name: 'Meals a day' }).getByRole('radio', { name: meals }).check();
    const rows = await table
      .locator('tbody tr, tfoot tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent, 10))),
      );
    expect(rows).toHaveLength(Number(meals) + 1);
    for (const column of [0, 1, 2]) {
      const grams = rows.map((row) => row[column] ?? NaN);
      expect(sum(grams.slice(0, -1))).toBe(grams.at(-1));
    }
  }
});

test('protein is compared with the recommendations, at its true position', async ({ page }) => {
  await openSplit(page);
  await field(page, 'split-protein').fill('15');
  await expect(result(page, 'split.proteinPerKilogram')).toContainText(
    'within the 1.2–1.6 g/kg (84–112 g a day)',
  );
  const row = page.getByRole('listitem').filter({ hasText: 'for your goal' });
  await expect(row).toContainText('US dietary guidelines');
  const [bar, track] = await Promise.all(
    ['rect', 'line:first-of-type'].map((shape) => row.locator(`svg > ${shape}`).first().boundingBox()),
  );
  const place = (x: number): number => ((x - (track?.x ?? 0)) / (track?.width ?? 1)) * 3;
  expect(place(bar?.x ?? 0)).toBeCloseTo(1.2, 1);
  expect(place((bar?.x ?? 0) + (bar?.width ?? 0))).toBeCloseTo(1.6, 1);
  await field(page, 'goal').selectOption('gain');
  await expect(row).toContainText('Strength training');
  await enter(page, { weight: '110', height: '180' });
  await calculate(page);
  await expect(page.getByText(/For you that’s 88\.3 kg/u)).toBeVisible();
  await choice(page, 'Imperial').check();
  await expect(page.getByText(/For you that’s 194\.\d lb/u)).toBeVisible();
});

test('without a safe target there are no macros, and the reason is shown instead', async ({ page }) => {
  await openSplit(page, { ...EXAMPLE, age: '16' });
  const part = page.locator('details', { hasText: 'Protein, your own macros, meals' });
  await expect(part).toContainText('there’s no calorie target');
  await expect(share(page, 'protein')).toHaveCount(0);
  await enter(page, { weight: '45', age: '30', goal: 'lose' });
  await calculate(page);
  await expect(part).toContainText('so we don’t plan weight loss');
  await enter(page, { goal: 'maintain' });
  await expect(share(page, 'protein')).toBeVisible();
  await reset(page);
  await expect(part).toHaveCount(0);
});

test('the split breaks no rule of WCAG, in 320 px, with large text, in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSplit(page, { ...EXAMPLE, weight: '110' });
  await share(page, 'fat').fill('plenty');
  await share(page, 'carbs').focus();
  await expect(page.getByRole('button', { name: 'Close this notice' })).toHaveCount(0, { timeout: 10_000 });
  const smallest = await page
    .locator('details[open] svg text')
    .evaluateAll((texts) => Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))));
  expect(smallest).toBeGreaterThanOrEqual(12);
  await expectOwnNames(page);
  await expectAccessiblePart(page);
});
