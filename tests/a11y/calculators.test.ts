import { test } from '@playwright/test';
import { calculate, choice, enter, EXAMPLE, field, open, reset, result } from '../e2e/calculator.ts';
import { expectAccessible, expectAccessibleEverywhere } from './axe.ts';
import { BOTH, bothOrSlow } from '../tier.ts';

for (const path of ['/', '/tdee-calculator'] as const) {
  test.describe(`${path} breaks no rule of WCAG 2.2 A and AA`, () => {
    test.describe.configure({ timeout: 120_000 });

    test('on load', BOTH, async ({ page }) => {
      await open(page, path);
      await expectAccessibleEverywhere(page, 'empty');
    });

    test('with messages and questions', bothOrSlow(path === '/'), async ({ page }) => {
      await open(page, path);
      await enter(page, { weight: '-70', height: '0', age: '121' });
      await calculate(page);
      await expectAccessibleEverywhere(page, 'errors');
      await reset(page);
      await enter(page, { weight: '300', height: '175' });
      await field(page, 'height').press('Enter');
      await expectAccessible(page, 'a question beside a result');
      await choice(page, 'Imperial').check();
      await page.getByLabel('Use stone and pounds').check();
      await field(page, 'stone').fill('');
      await field(page, 'pounds').fill('');
      await calculate(page);
      await expectAccessible(page, 'a message beside a pair of boxes');
    });

    test('with results', BOTH, async ({ page }) => {
      await open(page, path);
      await enter(page, EXAMPLE);
      await calculate(page);
      await result(page, 'bmi').waitFor();
      await expectAccessibleEverywhere(page, 'results');
      await enter(page, { weight: '73', height: '163', age: '68' });
      await calculate(page);
      await expectAccessible(page, 'the answer from age 65 on');
      // The same page with all figures withheld that can be, and the reasons.
      await enter(page, { weight: '40', age: '15' });
      await calculate(page);
      await expectAccessible(page, 'withheld figures');
    });
  });
}

test('the notice, the other macro plans, body fat and the open questions break no rule either', async ({
  page,
}) => {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await field(page, 'bodyFatAsk').check();
  await field(page, 'bodyFat').fill('99');
  await calculate(page);
  await expectAccessible(page, 'a wrong body fat');
  await field(page, 'bodyFat').fill('20');
  await page.getByText('What do these levels mean?').click();
  await page.locator('main details[name] summary').first().click();
  // Low enough that the results aren't in view after the press, so the notice appears.
  await page.setViewportSize({ width: 390, height: 480 });
  await calculate(page);
  await page.getByRole('button', { name: 'Close this notice' }).focus();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `notice, ${colorScheme}`);
  }
  for (const plan of ['Low carb', 'High protein', 'Ketogenic', 'Your own']) {
    await page.getByRole('tab', { name: plan }).click();
    await expectAccessible(page, plan);
  }
});
