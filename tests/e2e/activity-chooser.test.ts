import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { BOTH, slowUnless } from '../tier.ts';
import { calculate, enter, EXAMPLE, field, open, reset, result, results } from './calculator.ts';
import { expectAccessiblePart, expectOwnNames, ownersOfControls } from './optional-part.ts';

const summary = (page: Page): Locator => page.getByText('Help me choose', { exact: true });
const work = (page: Page, name: RegExp): Locator => page.getByRole('radio', { name });
const days = (page: Page): Locator => page.getByLabel(/^Days with exercise/u);
const other = (page: Page): Locator => page.getByRole('button', { name: /^Use .* instead$/u });
const level = (page: Page): Locator => result(page, 'choice.level');

async function openChooser(page: Page, path: '/' | '/tdee-calculator'): Promise<void> {
  await open(page, path);
  await summary(page).click();
  await expect(days(page)).toBeVisible();
}

for (const path of ['/', '/tdee-calculator'] as const) {
  test(`${path}: the chooser loads when it is opened, fills the field and leaves the rest alone`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, path);
    await enter(page, { weight: '70', height: '175', activityLevel: 'sedentary' });
    expect(asked.filter((url) => url.includes('ActivityChooser'))).toEqual([]);
    await summary(page).click();
    await work(page, /^Mostly sitting/u).check();
    expect(asked.filter((url) => url.includes('ActivityChooser'))).toHaveLength(1);
    await days(page).selectOption('3');
    await work(page, /^Brisk/u).check();
    await expect(level(page)).toHaveText('Moderately active');
    await expect(
      page.getByText('Your week: mostly sitting; 3 days of brisk exercise. It fits'),
    ).toBeVisible();
    await expect(field(page, 'activityLevel')).toHaveValue('moderatelyActive');
    await expect(field(page, 'weight')).toHaveValue('70');
    await expect(page.getByRole('status').getByText(/is now selected in the form/u)).toBeVisible();
    await expect(work(page, /^Brisk/u)).toBeFocused();
    await expect(result(page, 'bmi')).toHaveCount(0);
    await calculate(page);
    await expect(result(page, path === '/' ? 'calories.maintenance' : 'tdee')).toBeVisible();
    expect(asked.every((url) => !url.includes('?'))).toBe(true);
  });

  test(
    `${path}: no control of the chooser belongs to the form, and Enter in it never calculates`,
    slowUnless(path === '/'),
    async ({ page }) => {
      await openChooser(page, path);
      await enter(page, EXAMPLE);
      await work(page, /^Heavy/u).check();
      await days(page).selectOption('2');
      await work(page, /^Hard, twice/u).check();
      const owners = await ownersOfControls(page);
      expect(owners.length).toBeGreaterThan(8);
      expect(owners).not.toContain(true);
      for (const control of [work(page, /^Heavy/u), work(page, /^Hard, twice/u), days(page)]) {
        await control.press('Enter');
        await expect(result(page, 'bmi')).toHaveCount(0);
      }
      await expect(field(page, 'activityLevel')).toHaveValue('superActive');
      // Pressing the button with Enter uses the other level, and doesn't calculate either.
      await work(page, /^Mostly sitting/u).check();
      await days(page).selectOption('0');
      await expect(field(page, 'activityLevel')).toHaveValue('lightlyActive');
      await other(page).press('Enter');
      await expect(field(page, 'activityLevel')).toHaveValue('sedentary');
      await expect(result(page, 'bmi')).toHaveCount(0);
    },
  );

  test(`${path}: the whole chooser works from the keyboard`, slowUnless(path === '/'), async ({ page }) => {
    await open(page, path);
    await field(page, 'activityLevel').focus();
    await page.keyboard.press('Tab');
    if (path === '/tdee-calculator') await page.keyboard.press('Tab');
    await expect(summary(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(days(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(work(page, /^Mostly sitting/u)).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(work(page, /^On your feet/u)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(days(page)).toBeFocused();
    await page.keyboard.type('None');
    await expect(days(page)).toHaveValue('0');
    await expect(level(page)).toHaveText('Moderately active');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(/^Steps a day/u)).toBeFocused();
    await expect(field(page, 'activityLevel')).toHaveValue('moderatelyActive');
  });
}

test('/weight-planner: the chooser fills the field, and says why a level that speaks of exercise fits a job', async ({
  page,
}) => {
  await open(page, '/weight-planner');
  await summary(page).click();
  await work(page, /^Walking and lifting/u).check();
  await days(page).selectOption('0');
  await expect(field(page, 'activityLevel')).toHaveValue('veryActive');
  await expect(page.getByText('A day of walking and lifting can use as much.')).toBeVisible();
});

test('Reset of the calculator empties the answers too', async ({ page }) => {
  await openChooser(page, '/');
  await work(page, /^Mostly sitting/u).check();
  await days(page).selectOption('0');
  await expect(page.getByRole('button', { name: 'Use Sedentary instead' })).toBeVisible();
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  await expect(work(page, /^Mostly sitting/u)).not.toBeChecked();
  await expect(days(page)).toHaveValue('');
});

test(
  'the chooser has its own names and breaks no rule of WCAG, at 320 px, with large text, in both themes',
  BOTH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openChooser(page, '/');
    await work(page, /^Mostly sitting/u).check();
    await days(page).selectOption('3');
    await work(page, /^Brisk/u).check();
    await page.getByLabel(/^Steps a day/u).selectOption('from7500');
    await expectOwnNames(page);
    await expectAccessiblePart(page);
  },
);
