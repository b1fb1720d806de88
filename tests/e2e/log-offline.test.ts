import { expect } from '@playwright/test';
import { field, result } from './calculator.ts';
import { logArrived, seed, showTrend, SIXTY_DAYS } from './log-page.ts';
import { test, visit } from './offline-visit.ts';
import { WITHOUT_NETWORK } from './switch-host.ts';

test('the log works offline after a visit: an entry is stored, and figure and trend are shown', async ({
  page,
  host,
}) => {
  await visit(page, '/log');
  await seed(page, SIXTY_DAYS);
  await showTrend(page);
  host.behave(WITHOUT_NETWORK);
  await page.goto('/log');
  await logArrived(page);
  await expect(result(page, 'maintenance')).toHaveAttribute('value', /\d/u);
  await field(page, 'weight').fill('79.7');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  await page.reload();
  await logArrived(page);
  await expect(field(page, 'weight')).toHaveValue('79.7');
  await showTrend(page);
});
