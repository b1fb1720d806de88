import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { exhaustiveUnless } from '../exhaustive.ts';
import { calculate, enter, EXAMPLE, field, result, scriptsArrived } from './calculator.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const button = (page: Page): Locator => page.getByRole('button', { name: 'Calculate', exact: true });

async function topOf(target: Locator): Promise<number> {
  return (await target.boundingBox())?.y ?? Infinity;
}

async function bottomOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box ? box.y + box.height : Infinity;
}

/** The height of advertisements in the first screen, in pixels. */
const heightOfAds = (page: Page): Promise<number> =>
  page.locator('[data-ad]').evaluateAll((ads) =>
    ads.reduce((sum, ad) => {
      const { top, bottom } = ad.getBoundingClientRect();
      return sum + Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
    }, 0),
  );

for (const { path, phone, desktop } of [
  { path: '/', phone: 844, desktop: 700 },
  { path: '/tdee-calculator', phone: 1_000, desktop: 800 },
  { path: '/weight-planner', phone: 1_000, desktop: 800 },
]) {
  for (const [screen, most] of [
    [PHONE, phone],
    [DESKTOP, desktop],
  ] as const)
    test(`${path} begins with its tool at ${screen.width} x ${screen.height}, with at most 60 px of advertisements`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await page.goto(path);
      await scriptsArrived(page);
      expect(await topOf(field(page, 'weight'))).toBeLessThanOrEqual(420);
      expect(await bottomOf(button(page))).toBeLessThanOrEqual(most);
      expect(await heightOfAds(page)).toBeLessThanOrEqual(60);
    });

  test(
    `advertisements take at most 60 px of the first screen of ${path} at 1920 px`,
    exhaustiveUnless(path === '/'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(path);
      expect(await heightOfAds(page)).toBeLessThanOrEqual(60);
    },
  );
}

for (const { path, name } of [
  { path: '/', name: 'calories.weightGain' },
  { path: '/tdee-calculator', name: 'tdee' },
])
  test(`the form and the figures of ${path} are in view together on a desktop`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await scriptsArrived(page);
    await enter(page, EXAMPLE);
    await calculate(page);
    await expect(result(page, name)).toBeInViewport({ ratio: 1 });
    await expect(result(page, 'bmi')).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'weight')).toBeInViewport({ ratio: 1 });
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    const form = await page.locator('form').first().boundingBox();
    const figure = await result(page, name).boundingBox();
    expect(figure?.x ?? 0).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? Infinity));
  });
