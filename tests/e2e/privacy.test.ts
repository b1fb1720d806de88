import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  reset,
  result,
  scriptsArrived,
} from './calculator.ts';
import { test } from './privacy-visit.ts';

const stored = (page: Page): Promise<{ local: number; session: readonly string[] }> =>
  page.evaluate(() => ({ local: localStorage.length, session: Object.keys(sessionStorage) }));

test('entries carry over from one calculator to the other in the tab’s storage, until Reset', async ({
  page,
  expectPrivate,
}) => {
  await open(page, '/');
  expect(await stored(page)).toEqual({ local: 0, session: [] });

  await enter(page, {
    weight: '71.3',
    height: '182.6',
    age: '47',
    gender: 'female',
    activityLevel: 'veryActive',
  });
  await calculate(page);
  await expect(result(page, 'bmi')).toBeVisible();
  expect(await stored(page)).toEqual({ local: 0, session: ['evenscale.person'] });

  // Home → TDEE: the person is already there.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /TDEE/u }).click();
  await page.waitForURL('**/tdee-calculator');
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('71.3');
  await expect(field(page, 'height')).toHaveValue('182.6');
  await expect(field(page, 'age')).toHaveValue('47');
  await expect(choice(page, 'Female')).toBeChecked();
  await expect(field(page, 'activityLevel')).toHaveValue('veryActive');
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('22.5');
  await choice(page, 'Imperial').check();
  await field(page, 'activityLevel').selectOption('sedentary');
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  expect(await stored(page)).toEqual({ local: 0, session: ['evenscale.person'] });

  // TDEE → home, with what was changed there.
  await page.getByRole('link', { name: 'Evenscale home' }).click();
  await page.waitForURL('**/');
  await scriptsArrived(page);
  await expect(choice(page, 'Imperial')).toBeChecked();
  await expect(field(page, 'weight')).toHaveValue('157.2');
  await expect(field(page, 'activityLevel')).toHaveValue('sedentary');
  await choice(page, 'Metric').check();
  await expect(field(page, 'weight')).toHaveValue('71.3');
  await expect(field(page, 'height')).toHaveValue('182.6');

  await reset(page);
  expect(await stored(page)).toEqual({ local: 0, session: [] });
  await page.goto('/tdee-calculator');
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(field(page, 'age')).toHaveValue('25');

  await expectPrivate(page);
});

test('Reset on the TDEE page clears the person too', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await calculate(page);
  expect((await stored(page)).session).toEqual(['evenscale.person']);
  await reset(page);
  expect((await stored(page)).session).toEqual([]);
  await open(page, '/');
  await expect(field(page, 'weight')).toHaveValue('');
});

test('an age not yet used in a calculation follows each calculator’s default', async ({ page }) => {
  await open(page, '/');
  await expect(field(page, 'age')).toHaveValue('30');
  await enter(page, { weight: '70', height: '175' });
  await open(page, '/tdee-calculator');
  await expect(field(page, 'weight')).toHaveValue('70');
  await expect(field(page, 'age')).toHaveValue('25');
});

test('the Back button and a reload restore everything that was typed and chosen', async ({ page }) => {
  await open(page, '/');
  await enter(page, { weight: '71.3', height: '182.6', gender: 'female', activityLevel: 'sedentary' });
  const expectStored = async (): Promise<void> => {
    await scriptsArrived(page);
    await expect(field(page, 'weight')).toHaveValue('71.3');
    await expect(field(page, 'height')).toHaveValue('182.6');
    await expect(choice(page, 'Female')).toBeChecked();
    await expect(field(page, 'activityLevel')).toHaveValue('sedentary');
  };
  await page.reload();
  await expectStored();
  await page.goto('/faq');
  await page.goBack();
  await expectStored();
  await open(page, '/tdee-calculator');
  await expectStored();
  await page.goBack();
  await expectStored();
});

test('another tab doesn’t get the entries', async ({ page, context }) => {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  const other = await context.newPage();
  await open(other, '/');
  await expect(field(other, 'weight')).toHaveValue('');
});

test('garbage in the tab’s storage is not used, and breaks nothing', { tag: '@slow' }, async ({ page }) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto('/');
  for (const garbage of [
    '{',
    'null',
    '{"units":"metric","weight":{"unit":"kg","kilograms":{}}}',
    '[1,2,3]',
  ]) {
    await page.evaluate((text) => sessionStorage.setItem('evenscale.person', text), garbage);
    await page.reload();
    await scriptsArrived(page);
    await expect(field(page, 'weight')).toHaveValue('');
  }
  expect(troubles).toEqual([]);
});
