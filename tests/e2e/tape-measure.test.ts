import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  reset,
  result,
  results,
  values,
} from './calculator.ts';
import { expectAccessiblePart, expectOwnNames, ownersOfControls } from './optional-part.ts';
import { BOTH } from '../tier.ts';

const summary = (page: Page): Locator => page.getByText('Measure your body fat with a tape', { exact: true });
const girth = (page: Page, place: 'neck' | 'waist' | 'hip'): Locator => field(page, `tape-${place}`);
const ask = (page: Page): Locator => page.getByRole('button', { name: 'Estimate body fat' });
const missing = (page: Page): Locator => page.getByText(/^Your height is missing/u);

async function openTape(page: Page): Promise<void> {
  await open(page, '/tdee-calculator');
  await summary(page).click();
  await expect(girth(page, 'neck')).toBeVisible();
}

async function measure(page: Page, neck: string, waist: string): Promise<void> {
  await girth(page, 'neck').fill(neck);
  await girth(page, 'waist').fill(waist);
  await ask(page).click();
}

test('the tape method gives the body fat, and Calculate uses it', async ({ page }) => {
  await openTape(page);
  await enter(page, { weight: '85', height: '180' });
  await measure(page, '39', '92,0');
  const estimate = Number(await result(page, 'tape.bodyFat').getAttribute('value'));
  expect(estimate).toBeCloseTo(20.52, 2);
  await expect(page.getByText('± 3.5 percentage points (standard error)')).toBeVisible();
  await page.getByRole('button', { name: 'Use 20.5%' }).click();
  await expect(field(page, 'bodyFatAsk')).toBeChecked();
  await expect(field(page, 'bodyFat')).toHaveValue('20.5');
  await expect(page.getByRole('status').getByText(/is now in the body-fat field/u)).toBeVisible();
  await expect(result(page, 'tdee')).toHaveCount(0);
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  const { bmr, bodyFatPercentage } = await values(page);
  expect(bodyFatPercentage).toBe(20.5);
  expect(bmr).toBeCloseTo(370 + 21.6 * 85 * 0.795, 9);
});

test('it follows height and gender in the form, and asks for a missing height', async ({ page }) => {
  await openTape(page);
  await expect(missing(page)).toBeVisible();
  await measure(page, '32', '70');
  await expect(page.getByRole('status').filter({ has: missing(page) })).toBeVisible();
  await field(page, 'height').fill('170');
  await expect(missing(page)).toHaveCount(0);
  await expect(result(page, 'tape.bodyFat')).toBeVisible();
  await expect(girth(page, 'hip')).toHaveCount(0);
  await choice(page, 'Female').check();
  await expect(girth(page, 'hip')).toBeVisible();
  await expect(result(page, 'tape.bodyFat')).toHaveCount(0);
  await girth(page, 'hip').fill('94');
  await girth(page, 'hip').press('Enter');
  await expect(result(page, 'tape.bodyFat')).toHaveText('23.0');
});

test('it follows the units of the page, and restores the typed text', { tag: '@slow' }, async ({ page }) => {
  await openTape(page);
  await enter(page, { height: '180' });
  await measure(page, '38,5', '92');
  const metric = await result(page, 'tape.bodyFat').getAttribute('value');
  await choice(page, 'Imperial').check();
  await expect(girth(page, 'neck')).toHaveValue('15.2');
  await expect(girth(page, 'waist')).toHaveValue('36.2');
  await expect(result(page, 'tape.bodyFat')).toHaveAttribute('value', metric ?? '');
  expect(await page.getByRole('form').innerText()).not.toMatch(/\d\s*(?:cm|kg)\b|\b(?:cm|kg)$/mu);
  await choice(page, 'Metric').check();
  await expect(girth(page, 'neck')).toHaveValue('38,5');
  // In inches, the result is the same.
  await choice(page, 'Imperial').check();
  await field(page, 'feet').fill('5');
  await field(page, 'inches').fill('10');
  await measure(page, '15', '35');
  await expect(result(page, 'tape.bodyFat')).toHaveText('19.3');
});

test('it says next to the field what is wrong, and rejects impossible measurements with a friendly message', async ({
  page,
}) => {
  await openTape(page);
  await enter(page, { height: '180' });
  for (const [text, message] of [
    ['', /Enter your neck measurement/u],
    ['abc', /as a number, for example 38\.5/u],
    ['-38', /must be more than 0/u],
    ['0', /must be more than 0/u],
    ['3800', /In adults it’s 20 to 80 cm/u],
  ] as const) {
    await measure(page, text, '92');
    await expect(girth(page, 'neck')).toHaveAttribute('aria-invalid', 'true');
    await expect(girth(page, 'neck')).toHaveAccessibleDescription(message);
    await expect(girth(page, 'neck')).toBeFocused();
    await expect(result(page, 'tape.bodyFat')).toHaveCount(0);
  }
  await measure(page, '60', '60');
  await expect(page.getByText(/These measurements don’t fit together/u)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
});

test('Enter in its fields gives the body fat but never presses Calculate; no control belongs to the form', async ({
  page,
}) => {
  await openTape(page);
  await enter(page, EXAMPLE);
  await girth(page, 'neck').fill('39');
  await girth(page, 'neck').press('Enter');
  await expect(girth(page, 'waist')).toBeFocused();
  await page.keyboard.type('88');
  await page.keyboard.press('Enter');
  await expect(result(page, 'tape.bodyFat')).toBeVisible();
  await expect(result(page, 'tdee')).toHaveCount(0);
  const owners = await ownersOfControls(page);
  expect(owners).toEqual([false, false, false, false]);
  await page.keyboard.press('Tab');
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Use / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'bodyFat')).not.toHaveValue('');
  await expect(result(page, 'tdee')).toHaveCount(0);
});

test('Reset of the calculator clears the tape, and it still works', { tag: '@slow' }, async ({ page }) => {
  await openTape(page);
  await enter(page, EXAMPLE);
  await measure(page, '39', '88');
  await calculate(page);
  await reset(page);
  await expect(results(page)).toHaveCount(0);
  await expect(girth(page, 'neck')).toHaveValue('');
  await expect(missing(page)).toBeVisible();
  await field(page, 'height').fill('180');
  await measure(page, '39', '92');
  await expect(result(page, 'tape.bodyFat')).toHaveText('20.5');
});

test('it works without storage after a calculation', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new Error('denied');
    };
    Storage.prototype.setItem = () => {
      throw new Error('denied');
    };
  });
  await openTape(page);
  await enter(page, { weight: '85', height: '180' });
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  await measure(page, '39', '92');
  await expect(result(page, 'tape.bodyFat')).toHaveText('20.5');
});

test(
  'the tape has its own names and breaks no rule of WCAG, at 320 px, with large text, in both themes',
  BOTH,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openTape(page);
    await choice(page, 'Female').check();
    await field(page, 'height').fill('170');
    await measure(page, '32', '70');
    await girth(page, 'hip').fill('94');
    await ask(page).click();
    await page.getByRole('button', { name: 'Use 23.0%' }).click();
    await expectOwnNames(page);
    await expectAccessiblePart(page);
  },
);
