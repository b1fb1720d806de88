import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { choice } from './calculator.ts';
import { plantPlan, seed, showTrend, SIXTY_DAYS } from './log-page.ts';

const line = (page: Page) => page.locator('.Curve-ahead');
const plans = (page: Page) => page.getByLabel('Saved plan');
const slider = (page: Page) => page.getByLabel('Read the trend, one weigh-in at a time');

test('a saved plan is shown with the trend in any unit, and stays hidden once hidden', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await showTrend(page);
  await expect(plans(page)).toHaveCount(0);
  await plantPlan(page);
  await showTrend(page);
  await expect(plans(page)).toContainText('76 kg by Mar 30, 2027, planned Oct 1, 2026');
  await expect(line(page)).toHaveAttribute('d', /^M[\d.,L-]+$/u);
  await expect(page.getByText('few people do.')).toBeVisible();
  // Seven weeks into a plan that loses 6 kg in 26.
  const kilograms = /Plan (\d\d\.\d) kg/u;
  await expect(slider(page)).toHaveAttribute('aria-valuetext', kilograms);
  const [, planned] = kilograms.exec((await slider(page).getAttribute('aria-valuetext')) ?? '') ?? [];
  expect(Number(planned)).toBeGreaterThan(79);
  expect(Number(planned)).toBeLessThan(80.5);
  await choice(page, 'Imperial').check();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Plan 17\d\.\d lb/u);
  await page.getByLabel('Use stone and pounds').check();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Plan 12 st \d/u);
  await page.getByText('The trend as a table').click();
  const table = page.getByRole('region', { name: 'The trend as a table' });
  await expect(table.getByRole('columnheader', { name: 'Plan' })).toBeVisible();
  // Before the plan there is none.
  await expect(table.locator('tbody tr').first().locator('td').last()).toHaveText('–');
  await expect(table.locator('tbody tr').last().locator('td').last()).toHaveText(/^12 st/u);

  await plans(page).selectOption('None');
  await expect(line(page)).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: 'Plan' })).toHaveCount(0);
  await page.reload();
  await showTrend(page);
  await expect(plans(page)).toHaveValue('');
  await expect(line(page)).toHaveCount(0);
});

test('with a hidden weight there is only the trend', { tag: '@slow' }, async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await showTrend(page);
  await expect(plans(page)).toBeVisible();
  await page.getByLabel('Hide my weight and show only the trend').check();
  await expect(plans(page)).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /Plan/u);
});

test('a plan that ended long ago says so instead', { tag: '@slow' }, async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page, {
    savedAt: '2025-01-01T12:00:00.000Z',
    plan: { entries: 'kg~76/2025-06-30/steady', end: '2025-06-30', afterwards: null },
  });
  await showTrend(page);
  await expect(page.getByText('None of this plan’s days are in the period shown.')).toBeVisible();
});
