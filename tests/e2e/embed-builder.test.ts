import { expect, test } from '@playwright/test';

test('the builder writes the code, shows the embed, and copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/developers/embed');
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('form[data-arrived]')).toBeVisible();
  await page.getByLabel('Calculator', { exact: true }).selectOption('Weight Planner');
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await page.getByRole('radio', { name: 'Imperial' }).check();
  await page.getByRole('radio', { name: 'kJ' }).check();
  await expect(preview.getByLabel('Goal weight')).toBeVisible();
  await expect(preview.getByText('lb').first()).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Copy this into your page' });
  await expect(code).toHaveValue(/\/embed\/planner#theme=dark&amp;units=imperial&amp;energy=kj"/u);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
});

test('the children’s calculator has no choice of energy unit', async ({ page }) => {
  await page.goto('/developers/embed');
  await expect(page.frameLocator('iframe').locator('form[data-arrived]')).toBeVisible();
  await page.getByRole('radio', { name: 'kJ' }).check();
  await page.getByLabel('Calculator', { exact: true }).selectOption('Child and Teen BMI Calculator');
  await expect(page.getByRole('radio', { name: 'kJ' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Copy this into your page' })).not.toHaveValue(/energy/u);
});
