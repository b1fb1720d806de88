/** Articles in the units of the visitor's entries. */
import { expect, test } from '@playwright/test';
import { calculate, choice, enter, EXAMPLE, open } from './calculator.ts';

const ARTICLE = '/articles/protein-diet';

test('an article has both units, and after a calculation only those of the form', async ({ page }) => {
  const row = page.getByRole('rowheader', { name: /154 lb|70 kg/u }).first();
  await page.goto(ARTICLE);
  await expect(row).toHaveText('154 lb (70 kg)', { useInnerText: true });

  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await page.goto(ARTICLE);
  await expect(row).toHaveText('70 kg', { useInnerText: true });
  await expect(page.locator('.prose')).not.toContainText(/\d.lb \(/u, { useInnerText: true });

  await open(page, '/');
  await choice(page, 'Imperial').check();
  await calculate(page);
  await page.goto(ARTICLE);
  await expect(row).toHaveText('154 lb', { useInnerText: true });
});

test('a chart of weight has pounds, and kilograms for a visitor with metric units', async ({ page }) => {
  const chart = page.getByRole('img', { name: 'Line chart of weight in pounds' });
  await page.goto('/calorie-deficit-guide');
  await expect(chart.getByText('lb', { exact: true })).toBeVisible();
  await expect(chart.getByText('kg', { exact: true })).toBeHidden();

  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await page.goto('/calorie-deficit-guide');
  await expect(chart.getByText('kg', { exact: true })).toBeVisible();
  await expect(chart.getByText('lb', { exact: true })).toBeHidden();
});
