import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, enter, EXAMPLE, field, open, openDetails, result } from '../e2e/calculator.ts';
import { casesOfTier, bothOrSlow, slowUnless } from '../tier.ts';
import { expectNoSidewaysScroll } from './axe.ts';

const LEAST_TEXT = 12;

/** The smallest text of the scale's drawing. */
function smallestScaleText(page: Page): Promise<number> {
  return page.locator('figure svg[role=img] text').evaluateAll((texts) =>
    Math.min(
      ...texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    ),
  );
}

/** How far the scale's drawing overflows its card, in pixels. */
function beyondTheCard(page: Page): Promise<number> {
  return page.locator('[data-position]').evaluate((marker) => {
    const card = marker.closest('section')?.getBoundingClientRect();
    if (!card) throw new Error('The scale is not in a card');
    const shapes = [...marker.querySelectorAll('rect, text')].map((shape) => shape.getBoundingClientRect());
    return Math.max(...shapes.flatMap(({ left, right }) => [card.left - left, right - card.right]));
  });
}

test('a chosen level can be read in full on a phone, even with text at twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const list = field(page, 'activityLevel');
  await list.selectOption('lightlyActive');
  /** Lines of the chosen text, and whether any of it is cut off. */
  const shown = () =>
    list.evaluate((element) => ({
      lines: Math.floor(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
      isCut: element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
    }));
  expect(await shown()).toEqual({ lines: 2, isCut: false });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await shown()).toEqual({ lines: 3, isCut: false });
});

/** What a visitor may open below the results. */
const PARTS = {
  '/': ['How this was calculated', 'Beyond BMI'],
  '/tdee-calculator': ['How this was calculated', 'What other equations say', 'Beyond BMI'],
} as const;

for (const path of ['/', '/tdee-calculator'] as const) {
  test(`${path} with results fits into 320 px, in both systems of units`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expectNoSidewaysScroll(page, 'empty');
    await enter(page, EXAMPLE);
    await calculate(page);
    await result(page, 'bmi').waitFor();
    await expectNoSidewaysScroll(page, 'results');
    expect(await smallestScaleText(page)).toBeGreaterThanOrEqual(LEAST_TEXT);
    await choice(page, 'Imperial').check();
    await page.getByLabel('Use stone and pounds').check();
    await expectNoSidewaysScroll(page, 'stone and pounds');
    await choice(page, 'Metric').check();
    await enter(page, { weight: '-1', height: '' });
    await calculate(page);
    await expectNoSidewaysScroll(page, 'messages');
  });

  test(
    `${path} with results fits with text of twice the size`,
    slowUnless(path !== '/'),
    async ({ page }) => {
      for (const width of [1280, 640, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        // Not by a style element: the content policy blocks it.
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await expectNoSidewaysScroll(page, `empty, ${width} px`);
        await enter(page, EXAMPLE);
        await calculate(page);
        await result(page, 'bmi').waitFor();
        await expectNoSidewaysScroll(page, `results, ${width} px`);
        expect(await beyondTheCard(page)).toBeLessThanOrEqual(0);
      }
    },
  );

  test(`the parts below the results of ${path} fit with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await enter(page, EXAMPLE);
    await choice(page, 'Imperial').check();
    await page.getByLabel('Use stone and pounds').check();
    await calculate(page);
    await result(page, 'bmi').waitFor();
    for (const title of PARTS[path]) {
      await openDetails(page, title);
      await expect(page.locator('details', { hasText: title }).locator('astro-island[ssr]')).toHaveCount(0);
      await expectNoSidewaysScroll(page, title);
    }
  });

  test(
    `the flag on the scale of ${path} stays inside its card, however far the value lies outside`,
    bothOrSlow(path === '/'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      let isFirst = true;
      for (const width of casesOfTier([320, 768, 1280])) {
        await page.setViewportSize({ width, height: 900 });
        // At 200 cm, the BMI is a quarter of the weight.
        for (const weight of ['36', '40', '60', '64', '76', '136', '144', '198', '240', '480']) {
          await enter(page, { weight, height: '200' });
          await calculate(page);
          expect(await beyondTheCard(page), `${weight} kg at ${width} px`).toBeLessThanOrEqual(0);
        }
        await enter(page, { weight: '1000', height: '1' });
        await field(page, 'height').press('Enter');
        // Once confirmed, the same entry isn't questioned again.
        const confirm = page.getByRole('button', { name: 'Use it anyway' });
        if (isFirst) await confirm.click();
        else await expect(confirm).toHaveCount(0);
        isFirst = false;
        expect(await beyondTheCard(page), `a BMI of ten million at ${width} px`).toBeLessThanOrEqual(0);
        await expectNoSidewaysScroll(page, `a BMI of ten million at ${width} px`);
      }
    },
  );
}

/** The lines on which the largest number of the page is. */
const linesOfHero = (page: Page): Promise<number> =>
  page.locator('main [data-result]').evaluateAll((figures) => {
    const sizes = figures.map((figure) => parseFloat(getComputedStyle(figure).fontSize));
    const range = document.createRange();
    range.selectNodeContents(figures[sizes.indexOf(Math.max(...sizes))] ?? document.body);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

// The embeds have the system's font, which may be wide.
for (const path of ['/tdee-calculator', '/embed/tdee', '/embed/bmi'])
  test(
    `the number to act on is on one line, on ${path}`,
    slowUnless(path === '/embed/tdee'),
    async ({ page }) => {
      await open(page, path);
      await enter(page, { weight: '90', height: '175' });
      await page.getByRole('button', { name: 'Calculate', exact: true }).click();
      await result(page, path === '/embed/bmi' ? 'bmi' : 'tdee').waitFor();
      for (const width of [320, 390, 430, 600, 768]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await linesOfHero(page), `${width} px`).toBe(1);
      }
    },
  );

for (const path of ['/', '/tdee-calculator', '/weight-planner'])
  test(`on a wide screen with text of twice the size, nothing covers a label of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const boxOf = async (text: string) => {
      const box = await page.getByText(text, { exact: true }).first().boundingBox();
      return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    };
    await expect(page.getByText('Help me choose', { exact: true })).toBeVisible();
    const [label, help] = [await boxOf('Activity level'), await boxOf('Help me choose')];
    const [beside, below] = [help.x - (label.x + label.width), help.y - (label.y + label.height)];
    expect(Math.max(beside, below)).toBeGreaterThanOrEqual(0);
  });
