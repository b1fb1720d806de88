import { expect, test } from '@playwright/test';
import { EXAMPLE } from '../e2e/calculator.ts';
import { openFiles, openLog, openWeek, plantPlan, seed, SIXTY_DAYS } from '../e2e/log-page.ts';
import { openSaved, saveOne } from '../e2e/saved-visit.ts';
import { expectAccessible, expectAccessibleEverywhere } from './axe.ts';
import { BOTH } from '../tier.ts';

test.describe.configure({ timeout: 180_000 });

test('the log breaks no rule, empty, with messages and with a figure', BOTH, async ({ page }) => {
  await openLog(page);
  await expectAccessible(page, 'empty');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expectAccessible(page, 'messages of the day');
  await page.locator('[data-field="weight"]').fill('80');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('button', { name: 'Save these details' }).click();
  await expectAccessible(page, 'messages');
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  await expectAccessibleEverywhere(page, 'a figure, the trend and the table');
});

test('sharing a log and the page of its reader break no rule', BOTH, async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await plantPlan(page, { id: 'plan0', state: 'earlier', start: '2026-09-01' });
  await openFiles(page);
  await page.getByText('Earlier plans').click();
  await page.getByText('Share your log with a coach or doctor').click();
  await expect(page.getByRole('region', { name: 'What the reader sees' })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByLabel('Link to your log').inputValue();
  await expectAccessibleEverywhere(page, 'sharing, and earlier plans');
  await page.goto(link);
  await expect(page.locator('[data-shared-log]')).toBeVisible();
  await expectAccessibleEverywhere(page, 'a shared log');
});

test('comparing two saved results breaks no rule, with one chosen and with both', BOTH, async ({ page }) => {
  await saveOne(page, EXAMPLE);
  await saveOne(page, { ...EXAMPLE, weight: '68' });
  await openSaved(page);
  const compare = page.getByRole('button', { name: /^Compare/u });
  await compare.first().click();
  await expect(page.getByText('Choose a second result to compare')).toBeVisible();
  await expectAccessible(page, 'one result chosen');
  await compare.click();
  const comparison = page.getByRole('region', { name: 'Two results compared' });
  await expect(comparison.getByRole('row')).not.toHaveCount(0);
  await expectAccessibleEverywhere(page, 'two results compared');
});
