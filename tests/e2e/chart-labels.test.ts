import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { casesOfTier, bothOrSlow } from '../tier.ts';
import { choice } from './calculator.ts';
import { CHILDREN, enterChild, GIRL, openChildPage } from './child-page.ts';
import { openProjection } from './projection-page.ts';
import { MAN, openPlan, reachTheWay } from './planner-page.ts';

/**
 * Texts of the page's charts that overlap each other. The box around a turned text is larger than the text, so two of
 * them, names of bands, aren't compared: `growth-plot.test.ts` shows that each is inside its own band.
 */
const collisions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      // A line box is slightly taller than its letters.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    const charts = [...document.querySelectorAll('main svg[role="img"]')].filter(
      (svg) => svg.checkVisibility() && svg.querySelector('path'),
    );
    return charts.flatMap((chart) => {
      const texts = [...chart.querySelectorAll('text')].map((text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
        isTurned: text.closest('[transform*="rotate"]') !== null,
      }));
      if (texts.length === 0) return ['no labels'];
      return texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter((other) => isOver(one.box, other.box) && !(one.isTurned && other.isTurned))
          .map((other) => `“${one.text}” touches “${other.text}”`),
      );
    });
  });

/** Units of a person's weights, as the form offers them. */
const UNITS = {
  kg: async () => undefined,
  lb: (page: Page) => choice(page, 'Imperial').check(),
  st: async (page: Page) => {
    await choice(page, 'Imperial').check();
    await page.getByLabel('Use stone and pounds').check();
  },
} as const;

const WIDTHS = [320, 390, 768, 1280, 1920];

async function expectClear(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => collisions(page), { message: `${what}, ${width} px` }).toEqual([]);
  }
}

for (const unit of Object.keys(UNITS) as (keyof typeof UNITS)[]) {
  // Labels in stone are the longest.
  const details = bothOrSlow(unit === 'st');

  test(`no words of the plan’s chart touch each other, in ${unit}`, details, async ({ page }) => {
    for (const [weight, days] of casesOfTier(
      [
        ['80', 180],
        ['84', 45],
        ['70', 700],
        ['97', 120],
      ] as const,
      2,
    )) {
      await openPlan(page, MAN, { weight, days });
      await UNITS[unit](page);
      await reachTheWay(page);
      await expectClear(page, `${weight} kg in ${days} days`);
      await choice(page, 'Metric').check();
    }
  });

  test(
    `no words of the projection’s chart touch each other, in ${unit}`,
    { tag: '@slow' },
    async ({ page }) => {
      for (const [weight, goal] of casesOfTier(
        [
          ['90', 'lose'],
          ['62', 'gain'],
          ['78', 'lose'],
          ['120', 'lose'],
        ] as const,
        2,
      )) {
        await openProjection(page, { ...MAN, weight, goal });
        await UNITS[unit](page);
        await expectClear(page, `${goal} from ${weight} kg`);
        await choice(page, 'Metric').check();
      }
    },
  );
}

/** Every band has its name in the growth chart or, where it has no room, beside it. */
const BANDS = ['Underweight', 'Healthy weight', 'Overweight', 'Obesity'];

for (const [state, child] of Object.entries({
  healthy: GIRL,
  overweight: CHILDREN['overweight'] ?? GIRL,
  high: CHILDREN['far above the 95th percentile'] ?? GIRL,
}))
  test(
    `no words of the growth chart touch each other: ${state}`,
    bothOrSlow(state === 'healthy'),
    async ({ page }) => {
      await openChildPage(page);
      await enterChild(page, child);
      const chart = page.getByRole('img', { name: /^BMI for age/u });
      await page.getByText('How this was calculated').scrollIntoViewIfNeeded();
      await expect(chart).toBeVisible();
      await expectClear(page, state);
      if (state === 'healthy')
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          for (const text of [...BANDS, '42nd']) await expect(chart).toContainText(text);
        }
      await page.getByRole('button', { name: 'Show ages 2 to 20' }).click();
      await expectClear(page, `${state}, all ages`);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectClear(page, `${state}, 200 %`);
      for (const band of BANDS)
        await expect(page.getByRole('region', { name: 'On the growth chart' })).toContainText(band);
    },
  );
