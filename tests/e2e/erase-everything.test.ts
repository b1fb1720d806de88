/** “Erase everything” leaves nothing typed: not in this tab's pages and history, and not in another tab. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, enter, EXAMPLE, field, open, openAction, results, scriptsArrived } from './calculator.ts';
import { openLog } from './log-page.ts';
import { eraseAll, SAVE_BUTTON } from './saved-visit.ts';

const TOOLS = ['/', '/tdee-calculator', '/weight-planner'] as const;
const ENTRIES = ['weight', 'height', 'bodyFat', 'goalWeight'] as const;

/** Fills in the three calculators one after another, and leaves a result in the history of each. */
async function useTools(page: Page): Promise<void> {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(results(page)).not.toHaveCount(0);
  await open(page, '/tdee-calculator');
  await page.getByLabel('I know my body fat').check();
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await field(page, 'bodyFat').fill('21');
  await calculate(page);
  await expect(results(page)).not.toHaveCount(0);
  await openAction(page, 'Save');
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
  await open(page, '/weight-planner');
  await field(page, 'goalWeight').fill('66');
  await calculate(page);
  await expect(results(page)).not.toHaveCount(0);
}

/** Expects the form to be as a new visitor finds it. */
async function expectEmpty(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('');
  for (const name of ENTRIES)
    for (const box of await field(page, name).all()) await expect(box).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
  // The instant of the erasing may have any digits.
  const left = await page.evaluate(() => {
    const { 'evenscale.erased': _erased, ...session } = { ...sessionStorage };
    return JSON.stringify([session, history.state]);
  });
  expect(left).not.toMatch(/kg|cm|21|66|lose/iu);
}

test('nothing typed is left in the tab, in its history or in another tab', async ({ page, context }) => {
  await useTools(page);
  const other = await context.newPage();
  await useTools(other);
  await openLog(page, new Date());
  await field(page, 'weight').fill('71.3');
  await eraseAll(page);
  await expect(page.getByText('Your browser may still have the addresses you visited')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['evenscale.erased']);
  await expectEmpty(other, '/weight-planner');

  await expect(field(page, 'weight')).toHaveValue('');
  for (const tab of [page, other])
    for (const path of TOOLS.toReversed().slice(tab === page ? 0 : 1)) {
      await tab.goBack();
      await expectEmpty(tab, path);
    }
  for (const path of TOOLS) {
    await open(page, path);
    await expectEmpty(page, path);
  }
  // What is typed afterwards is the next visit's, and comes back.
  await enter(page, EXAMPLE);
  await open(page, '/tdee-calculator');
  await expect(field(page, 'weight')).toHaveValue('70');
  await calculate(page);
  await page.reload();
  await expect(results(page)).not.toHaveCount(0);
});
