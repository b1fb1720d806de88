import { expect, test } from '@playwright/test';
import { calculate, choice, field, openDetails } from '../e2e/calculator.ts';
import { CHILDREN, enterChild, openChildPage } from '../e2e/child-page.ts';
import { BOTH, isSlowTier } from '../tier.ts';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll } from './axe.ts';

/** States that show other parts than a healthy child's result. */
const DIFFERENT = ['under 2', 'far above the 95th percentile'];

test.describe.configure({ timeout: 180_000 });

test('the children’s calculator breaks no rule on load and with messages', BOTH, async ({ page }) => {
  await openChildPage(page);
  await expectAccessibleEverywhere(page, 'empty');
  await calculate(page);
  await expectAccessible(page, 'messages');
  await choice(page, 'By years and months').check();
  await field(page, 'years').fill('9.5');
  await choice(page, 'Imperial').check();
  await page.getByLabel('Use stone and pounds').check();
  await calculate(page);
  await expectAccessible(page, 'messages beside pairs of boxes');
});

test('the children’s calculator breaks no rule with any result', BOTH, async ({ page }) => {
  await openChildPage(page);
  for (const [state, child] of Object.entries(CHILDREN)) {
    await enterChild(page, child);
    if (state === 'healthy') await expectAccessibleEverywhere(page, state);
    else if (isSlowTier() || DIFFERENT.includes(state)) await expectAccessible(page, state);
  }
  await field(page, 'weight').fill('');
  await expectAccessible(page, 'an earlier result');
});

test(
  'a child’s saved measurements break no rule: none, a missing name, one, many, a file that cannot be read',
  BOTH,
  async ({ page }) => {
    await openChildPage(page);
    await openDetails(page, 'Measurements over time');
    await expect(field(page, 'childName')).toBeVisible();
    await expectAccessible(page, 'none, and no result');
    await enterChild(page);
    await page.getByRole('button', { name: 'Save this measurement' }).click();
    await expectAccessible(page, 'a missing name');
    await field(page, 'childName').fill('A.');
    const rows = page.getByRole('region', { name: /^Saved measurements for/u }).locator('tbody tr');
    for (const [index, weight] of ['28', '27.5', '27', '26', '25'].entries()) {
      await field(page, 'weight').fill(weight);
      await field(page, 'measured').fill(`2026-0${9 - index}-22`);
      await page.getByRole('button', { name: 'Save this measurement' }).click();
      await expect(rows).toHaveCount(index + 1);
      if (index === 0) await expectAccessible(page, 'one');
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'many, 320 px');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByLabel('Import a file').setInputFiles({
      name: 'other.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('nothing'),
    });
    await expect(page.getByText('This file has no measurements')).toBeVisible();
    await expectAccessibleEverywhere(page, 'many, and a file that cannot be read');
  },
);
