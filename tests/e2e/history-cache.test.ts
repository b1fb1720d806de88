/** Back and Forward where the browser restores the earlier page from its cache, with its scripts still running. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findCompleteChromium } from '../../scripts/browser.ts';
import { calculate, choice, enter, field, open, result, results, scriptsArrived } from './calculator.ts';
import type { Entries } from './calculator.ts';
import { eraseAll, openSaved, saveOne } from './saved-visit.ts';

const executablePath = await findCompleteChromium();

// Playwright disables the back-forward cache.
test.use({
  launchOptions: {
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  },
});

const WOMAN: Entries = {
  weight: '70',
  height: '165',
  age: '41',
  gender: 'female',
  activityLevel: 'veryActive',
};
const MAN: Entries = { weight: '99', gender: 'male', activityLevel: 'sedentary' };

/** Goes back or forward, after the answer to the test; a page from the cache reports no load event. */
async function goTo(page: Page, steps: 1 | -1): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname);
  await scriptsArrived(page);
}

/** Goes back, and returns whether the page came from the cache. */
async function backToCached(page: Page): Promise<boolean> {
  await goTo(page, -1);
  return page.evaluate(() => (window as { wasPersisted?: boolean }).wasPersisted === true);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasPersisted: persisted })),
  ),
);

test('Reset on a later page empties the earlier one, and no old entries return', async ({ page }) => {
  await open(page, '/');
  await enter(page, WOMAN);
  await calculate(page);
  await open(page, '/tdee-calculator');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await backToCached(page)).toBe(true);
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
  await goTo(page, 1);
  await expect(field(page, 'weight')).toHaveValue('');
});

test('a page from before “Erase everything” is loaded anew', async ({ page }) => {
  await saveOne(page, { ...WOMAN, goal: 'lose' });
  await openSaved(page);
  await eraseAll(page);
  await goTo(page, -1);
  await expect(field(page, 'weight')).toHaveValue('');
  await expect(field(page, 'goal')).toHaveValue('maintain');
  await expect(results(page)).toHaveCount(0);
});

test(
  'newer entries of a later page reach the earlier one, and its result updates',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/');
    await enter(page, WOMAN);
    await calculate(page);
    await open(page, '/tdee-calculator');
    await enter(page, MAN);
    expect(await backToCached(page)).toBe(true);
    await expect(field(page, 'weight')).toHaveValue('99');
    await expect(choice(page, 'Male')).toBeChecked();
    await expect(field(page, 'activityLevel')).toHaveValue('sedentary');
    await expect(result(page, 'calories.maintenance')).toHaveAttribute('value', /^2185\.5/u);
  },
);
