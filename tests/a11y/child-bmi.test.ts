import { test } from '@playwright/test';
import { calculate, choice, field } from '../e2e/calculator.ts';
import { CHILDREN, enterChild, openChildPage } from '../e2e/child-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './axe.ts';

test.describe.configure({ timeout: 180_000 });

test('the children’s calculator breaks no rule as it arrives and with messages', async ({ page }) => {
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

test('the children’s calculator breaks no rule with any result', async ({ page }) => {
  await openChildPage(page);
  for (const [state, child] of Object.entries(CHILDREN)) {
    await enterChild(page, child);
    if (state === 'healthy') await expectAccessibleEverywhere(page, state);
    else await expectAccessible(page, state);
  }
  await field(page, 'weight').fill('');
  await expectAccessible(page, 'an earlier result');
});
