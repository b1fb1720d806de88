import { expect, test } from '@playwright/test';
import { box, openSearch, options, useTestEntries } from '../e2e/search-page.ts';
import { slowUnless } from '../tier.ts';
import { axeFor } from './axe.ts';

const STATES = [
  ['empty', ''],
  ['with results', 'walk'],
  ['without results', 'zzz'],
] as const;

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 768, 1280])
    test.describe(`the open search, ${colorScheme}, at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test(
        'has no violations in any state',
        slowUnless(colorScheme === 'light' && width === 320),
        async ({ page }) => {
          await useTestEntries(page);
          await openSearch(page);
          for (const [state, query] of STATES) {
            await box(page).fill(query);
            if (query === 'walk') await page.keyboard.press('ArrowDown');
            await expect(options(page)).toHaveCount(query === 'walk' ? 8 : 0);
            const { violations } = await axeFor(page).include('header').include('search').analyze();
            expect.soft(violations, state).toEqual([]);
          }
        },
      );
    });

test('everything is inside the panel on a phone with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await useTestEntries(page);
  await openSearch(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await box(page).fill('walk');
  await expect(options(page)).toHaveCount(8);
  const panel = page.locator('search[popover]');
  const beyond = await panel.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > right)
      .length;
  });
  expect(beyond).toBe(0);
});

test('forced colors show which result is active', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await useTestEntries(page);
  await openSearch(page);
  await box(page).fill('walk');
  await page.keyboard.press('ArrowDown');
  const widths = await options(page).evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).borderInlineStartWidth),
  );
  expect(widths.slice(0, 3)).toEqual(['3px', '0px', '0px']);
});
