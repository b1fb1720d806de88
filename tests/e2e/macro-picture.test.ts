/** The macros of TDEE: the names and figures under a bar, whose parts may be narrow. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, result } from './calculator.ts';

const PERSON =
  'weight=kg~80&height=cm~180&age=40&gender=male&activityLevel=moderatelyActive&goal=lose&bodyFat=&target=';

const SPLITS = [
  'balanced',
  'lowCarb',
  'highProtein',
  'ketogenic',
  'own~22~~30',
  'own~22~70~',
  'own~10~~60',
  'own~5~~5',
  'own~90~~5',
  'own~100g~~30',
];

/** The least distance between two columns, in pixels. */
const GAP = 4;

/** Texts that come too near the next column, or go beyond the picture. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.locator('[role="tabpanel"]:not([hidden]) table[class*="amounts"]').evaluate(
    (table, gap) =>
      [...table.querySelectorAll('tr')].flatMap((row) => {
        const cells = [...row.querySelectorAll<HTMLElement>('th, td:not([colspan])')];
        return cells.flatMap((cell, index) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const next = cells[index + 1]?.getBoundingClientRect().left;
          const most = next === undefined ? table.getBoundingClientRect().right : next - gap;
          return text.getBoundingClientRect().right > most ? [cell.textContent] : [];
        });
      }),
    GAP,
  );

test('no name or figure of a split touches the next one', async ({ page }) => {
  await open(page, '/tdee-calculator');
  for (const macros of SPLITS) {
    const [tab = ''] = macros.split('~');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `tdee?${PERSON}&macros=${macros}&ownMaintenance=&units=metric`);
    await expect(page.locator(`#tab-${tab}`)).toHaveAttribute('aria-selected', 'true');
    await expect(result(page, `macros.${tab}.fat`)).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => crowded(page), { message: `${macros}, ${width} px` }).toEqual([]);
    }
  }
});
