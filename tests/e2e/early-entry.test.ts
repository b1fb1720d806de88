import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  result,
  results,
  scriptsArrived,
} from './calculator.ts';

/** Opens a page whose scripts are delayed until released. */
async function openEarly(page: Page, path: '/' | '/tdee-calculator'): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<null>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(field(page, 'weight')).toBeVisible();
  return async () => {
    gate.resolve(null);
    await scriptsArrived(page);
  };
}

/** What a submitted form would navigate to. */
function watchNavigation(page: Page): string[] {
  const seen: string[] = [];
  const address = page.url();
  page.on('framenavigated', (frame) => {
    if (frame.url() !== address) seen.push(frame.url());
  });
  page.on('request', (request) => {
    if (request.url().includes('?') || request.method() !== 'GET') seen.push(request.url());
  });
  return seen;
}

test('typing, choices and presses count while the scripts take five seconds to load', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 5_000));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const seen = watchNavigation(page);
  await enter(page, {
    weight: '60',
    height: '165',
    age: '42',
    gender: 'female',
    activityLevel: 'veryActive',
  });
  await calculate(page);
  await expect(page.locator('astro-island[ssr]:has([data-field="weight"])')).toHaveCount(1);
  await expect(results(page)).toHaveCount(0);
  await expect(field(page, 'weight')).toHaveValue('60');
  const sign = () =>
    page
      .getByRole('button', { name: /^Calculate/u })
      .evaluate((button) => getComputedStyle(button, '::after').content);
  expect(await sign()).toContain('…');

  await expect(result(page, 'bmi')).toHaveText('22.0', { timeout: 15_000 });
  expect(await sign()).toBe('none');
  await expect(result(page, 'calories.bmr')).toHaveAttribute('value', '1260.25');
  await expect(result(page, 'calories.maintenance')).toHaveAttribute('value', /^2173\.93/u);
  await expect(result(page, 'bmi')).toBeInViewport();
  await expect(field(page, 'weight')).toHaveValue('60');
  await expect(field(page, 'height')).toHaveValue('165');
  await expect(field(page, 'age')).toHaveValue('42');
  await expect(choice(page, 'Female')).toBeChecked();
  await expect(field(page, 'activityLevel')).toHaveValue('veryActive');
  expect(seen).toEqual([]);
  expect(page.url()).not.toContain('?');
});

test('without a press nothing is calculated, and nothing typed is lost', async ({ page }) => {
  const letGo = await openEarly(page, '/');
  await enter(page, { weight: '72,5', height: '1,75 m' });
  await letGo();
  await expect(field(page, 'weight')).toHaveValue('72,5');
  await expect(field(page, 'height')).toHaveValue('1,75 m');
  await expect(results(page)).toHaveCount(0);
  await calculate(page);
  await expect(result(page, 'bmi')).toHaveText('23.7');
});

test('Imperial, chosen early, converts the centimeters and kilograms in the fields', async ({ page }) => {
  const letGo = await openEarly(page, '/');
  await choice(page, 'Imperial').check();
  await enter(page, { weight: '70', height: '175' });
  await calculate(page);
  await letGo();
  await expect(choice(page, 'Imperial')).toBeChecked();
  await expect(field(page, 'weight')).toHaveValue('154.3');
  await expect(field(page, 'feet')).toHaveValue('5');
  await expect(field(page, 'inches')).toHaveValue('8.9');
  await expect(result(page, 'bmi')).toHaveText('22.9');
  await expect(result(page, 'idealWeightRange.min')).toHaveText('124.9');
  await choice(page, 'Metric').check();
  await expect(field(page, 'weight')).toHaveValue('70');
});

test('an early choice of units alone is kept', { tag: '@slow' }, async ({ page }) => {
  const letGo = await openEarly(page, '/');
  await choice(page, 'Female').check();
  await field(page, 'activityLevel').selectOption('sedentary');
  await letGo();
  await expect(choice(page, 'Female')).toBeChecked();
  await expect(field(page, 'activityLevel')).toHaveValue('sedentary');
  await enter(page, { weight: '60', height: '165' });
  await calculate(page);
  await expect(result(page, 'calories.bmr')).toHaveAttribute('value', '1320.25');
});

test('an early choice keeps the entries that came from the other calculator', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '70', height: '175', gender: 'female' });
  const letGo = await openEarly(page, '/tdee-calculator');
  await field(page, 'activityLevel').selectOption('sedentary');
  await field(page, 'age').fill('44');
  await letGo();
  await expect(field(page, 'activityLevel')).toHaveValue('sedentary');
  await expect(field(page, 'age')).toHaveValue('44');
  await expect(field(page, 'weight')).toHaveValue('70');
  await expect(field(page, 'height')).toHaveValue('175');
  await expect(choice(page, 'Female')).toBeChecked();
});

test('an early press with empty fields leads to the first message once the scripts have loaded', async ({
  page,
}) => {
  const letGo = await openEarly(page, '/');
  await calculate(page);
  await letGo();
  await expect(page.getByText('Enter your weight, for example 72.5.')).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
  await expect(results(page)).toHaveCount(0);
});

test('Enter in a field counts as a press, too', { tag: '@slow' }, async ({ page }) => {
  const letGo = await openEarly(page, '/');
  await enter(page, EXAMPLE);
  await field(page, 'height').press('Enter');
  await letGo();
  await expect(result(page, 'calories.maintenance')).toHaveText('2,556');
});

test('an early press of Reset empties what was typed early', async ({ page }) => {
  const letGo = await openEarly(page, '/');
  await enter(page, { weight: '70', height: '175', age: '44' });
  await page.getByRole('button', { name: 'Reset' }).click();
  await letGo();
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(field(page, 'height')).toHaveValue('');
  await expect(field(page, 'age')).toHaveValue('30');
});

test('typing continues uninterrupted while the scripts arrive', async ({ page }) => {
  const letGo = await openEarly(page, '/');
  await field(page, 'weight').focus();
  const typed = page.keyboard.type('7123456789.12345', { delay: 25 });
  await letGo();
  await typed;
  await expect(field(page, 'weight')).toHaveValue('7123456789.12345');
  await expect(field(page, 'weight')).toBeFocused();
});

test('the TDEE form keeps early entries too, including its own fields', async ({ page }) => {
  const letGo = await openEarly(page, '/tdee-calculator');
  const seen = watchNavigation(page);
  await enter(page, {
    weight: '60',
    height: '165',
    age: '42',
    gender: 'female',
    activityLevel: 'veryActive',
  });
  await field(page, 'goal').selectOption('gain');
  await field(page, 'bodyFatAsk').check();
  await calculate(page);
  await letGo();
  await expect(result(page, 'tdee')).toHaveAttribute('value', /^2173\.93/u);
  await expect(field(page, 'goal')).toHaveValue('gain');
  await expect(field(page, 'bodyFatAsk')).toBeChecked();
  await expect(field(page, 'bodyFat')).toBeVisible();
  expect(seen).toEqual([]);
});
