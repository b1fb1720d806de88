import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, enter, field, open, openAction } from './calculator.ts';
import { openFiles, openLog, plantPlan, seed, SIXTY_DAYS } from './log-page.ts';

async function saveHome(page: Page, weight: string): Promise<void> {
  await open(page, '/');
  await enter(page, { weight, height: '180', age: '40', gender: 'male', activityLevel: 'sedentary' });
  await calculate(page);
  await openAction(page, 'Save');
  await page.getByRole('button', { name: 'Save this result on this device' }).click();
  await expect(page.getByText('Saved on this device:').first()).toBeVisible();
}

test('two saved results are compared side by side, with the difference of entries and figures', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 1, 12));
  await saveHome(page, '82');
  await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await saveHome(page, '80');
  await page.goto('/log');
  await openFiles(page);
  await page
    .getByRole('button', { name: /^Compare/u })
    .first()
    .click();
  const comparison = page.getByRole('region', { name: 'Two results compared' });
  await expect(
    page.getByText('Choose a second result to compare with the one from Nov 22, 2026'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Compare/u }).click();
  await expect(page.getByRole('heading', { name: 'Two results compared' })).toBeFocused();
  const row = (name: string) => comparison.getByRole('row').filter({ hasText: new RegExp(`^${name}`, 'u') });
  await expect(row('Weight')).toHaveText('Weight82.0 kg80.0 kg−2.0 kg');
  await expect(row('Age')).toHaveText('Age40 years40 yearssame');
  // 20 kcal × 1.2
  await expect(row('Calories to maintain')).toHaveText('Calories to maintain2,100 kcal2,076 kcal−24 kcal');
  await expect(row('BMI')).toHaveText(/^BMI25\.324\.7−0\.6$/u);
  // A deleted result is gone from it.
  await page
    .getByRole('button', { name: /^Delete/u })
    .first()
    .click();
  await expect(
    page.getByText('Choose a second result to compare with the one from Nov 1, 2026'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await expect(page.getByText('Choose a second result')).toHaveCount(0);
});

test('earlier plans are listed, followed again, opened in the planner, and deleted with undo', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await plantPlan(page, { id: 'plan0', state: 'earlier', start: '2026-09-01' });
  await openFiles(page);
  await page.getByText('Earlier plans').click();
  const plans = page.locator('details').filter({ hasText: 'Earlier plans' }).getByRole('listitem');
  await expect(plans).toHaveCount(1);
  await expect(plans).toContainText('Sep 1, 2026 to Mar 30, 2027');
  await expect(plans).toContainText('76 kg by Mar 30, 2027');

  await plans.getByRole('button', { name: /^Delete/u }).click();
  await expect(page.getByText('Deleted the plan from Sep 1, 2026.')).toBeVisible();
  await expect(plans).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await page.getByText('Earlier plans').click();
  await expect(plans).toHaveCount(1);

  await plans.getByRole('button', { name: /^Follow it again/u }).click();
  await expect(page.getByText('You follow the plan from Sep 1, 2026 again.')).toBeVisible();
  await expect(page.locator('[data-result="plan.day"]')).toHaveText('82');
  await expect(plans).toContainText('Oct 1, 2026 to Mar 30, 2027');

  await plans.getByRole('link', { name: /^Open in planner/u }).click();
  await page.waitForURL('**/weight-planner');
  await expect(field(page, 'goalWeight')).toHaveValue('76');
});

test('without an earlier plan there is no list', async ({ page }) => {
  await openLog(page);
  await openFiles(page);
  await expect(page.getByText('Bring your log from another app')).toBeVisible();
  await expect(page.getByText('Earlier plans')).toHaveCount(0);
});
