import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { casesOfTier, bothOrSlow } from '../tier.ts';
import { choice } from './calculator.ts';
import { openProjection } from './projection-page.ts';
import { MAN, openPlan, reachTheWay } from './planner-page.ts';

/** Texts of the page's charts that overlap each other. */
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
      }));
      if (texts.length === 0) return ['no labels'];
      return texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter((other) => isOver(one.box, other.box))
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
