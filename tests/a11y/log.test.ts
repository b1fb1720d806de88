import { test } from '@playwright/test';
import { openLog, openWeek, seed, SIXTY_DAYS } from '../e2e/log-page.ts';
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
  await page.getByRole('button', { name: 'Use these' }).click();
  await expectAccessible(page, 'messages');
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  await expectAccessibleEverywhere(page, 'a figure, the trend and the table');
});
