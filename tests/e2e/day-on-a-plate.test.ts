import { expect, test, type Page } from '@playwright/test';
import { calculate, enter, EXAMPLE, field, open, result } from './calculator.ts';

const fold = (page: Page) => page.locator('details').filter({ hasText: 'A day on a plate' });

async function opened(page: Page): Promise<string> {
  const summary = fold(page).locator('summary');
  await summary.scrollIntoViewIfNeeded();
  await summary.click();
  await expect(page.getByRole('heading', { name: 'From plants only' })).toBeVisible();
  return fold(page).innerText();
}

/** What the two days come to, in kcal. */
const totalsIn = (text: string): readonly number[] =>
  [...text.matchAll(/([\d,]+)\skcal: /gu)].map(([, kcal]) => Number(kcal?.replace(',', '')));

test('the planner has two days of meals for the plan’s calories', async ({ page }) => {
  await open(page, '/weight-planner');
  await enter(page, { ...EXAMPLE, weight: '95' });
  await field(page, 'goalWeight').fill('90');
  await calculate(page);
  const intake = Number(await result(page, 'plan.intake').getAttribute('value'));
  await page.locator('#plan-macros').scrollIntoViewIfNeeded();
  const text = await opened(page);
  const totals = totalsIn(text);
  expect(totals).toHaveLength(2);
  for (const total of totals) expect(Math.abs(total - intake)).toBeLessThan(0.03 * intake);
  expect(text).toContain('Breakfast');
  expect(text).toContain('ask your doctor or a dietitian');
});

test('TDEE has them for the chosen target, and not for a split with few carbs', async ({ page }) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '70' });
  await calculate(page);
  const tdee = Number(await result(page, 'tdee').getAttribute('value'));
  for (const total of totalsIn(await opened(page))) expect(Math.abs(total - tdee)).toBeLessThan(0.03 * tdee);
  await page.getByRole('tab', { name: 'Ketogenic' }).click();
  await expect(fold(page)).toHaveCount(0);
});
