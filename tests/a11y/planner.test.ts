import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, field, result } from '../e2e/calculator.ts';
import {
  ask,
  expected,
  MAN,
  noPlan,
  openPlan,
  openTheParts,
  openPlanner,
  reachTheWay,
  shape,
  way,
} from '../e2e/planner-page.ts';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll } from './axe.ts';
import { BOTH } from '../tier.ts';

test.describe('the planner breaks no rule of WCAG 2.2 A and AA', () => {
  test.describe.configure({ timeout: 180_000 });

  test('on load, and with messages', BOTH, async ({ page }) => {
    await openPlanner(page);
    await expectAccessibleEverywhere(page, 'empty');
    await field(page, 'goalDate').fill('');
    await calculate(page);
    await expectAccessible(page, 'messages');
    await choice(page, 'Imperial').check();
    await page.getByLabel('Use stone and pounds').check();
    await choice(page, 'At a pace').check();
    await field(page, 'bodyFatAsk').check();
    await calculate(page);
    await expectAccessible(page, 'messages beside pairs of boxes, and a pace');
  });

  test('with a plan and its curve', BOTH, async ({ page }) => {
    await openPlan(page);
    await reachTheWay(page);
    await openTheParts(page);
    await shape(page).selectOption('pause');
    await expectAccessibleEverywhere(page, 'plan');
  });

  test('with a caution, a refusal and no figure', BOTH, async ({ page }) => {
    await openPlan(page, MAN, { weight: '80', days: 60 });
    await expectAccessible(page, 'caution');
    await ask(page, {}, { weight: '72', days: 60 });
    await expect(result(page, 'plan.intake')).toHaveText('Not a safe target');
    await expectAccessibleEverywhere(page, 'no figure');
    await ask(page, {}, { weight: '50' });
    await expectAccessible(page, 'a refusal');
  });
});

/** The smallest text of the drawing. */
function smallestText(page: Page): Promise<number> {
  return way(page)
    .locator('svg text')
    .evaluateAll((texts) =>
      Math.min(
        ...texts.map((text) => {
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      ),
    );
}

test('the planner with everything shown fits into 320 px, in all units', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPlanner(page);
  await expectNoSidewaysScroll(page, 'empty');
  await ask(page, MAN, { weight: '80', days: 180 });
  await reachTheWay(page);
  await openTheParts(page);
  await shape(page).selectOption('pause');
  await expectNoSidewaysScroll(page, 'plan');
  await choice(page, 'Imperial').check();
  await page.getByLabel('Use stone and pounds').check();
  await expectNoSidewaysScroll(page, 'stone');
  // The drawing updates shortly after the units.
  await expect.poll(() => smallestText(page)).toBeGreaterThanOrEqual(12);
  await choice(page, 'Metric').check();
  await ask(page, {}, { weight: '50' });
  await expect(noPlan(page)).toBeVisible();
  await expectNoSidewaysScroll(page, 'refusal');
});

test('the planner fits with text at twice the size', { tag: '@slow' }, async ({ page }) => {
  for (const width of [1280, 640, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openPlanner(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await ask(page, MAN, { weight: '80', days: 180 });
    await reachTheWay(page);
    await openTheParts(page);
    await expectNoSidewaysScroll(page, `plan, ${width} px`);
  }
});

test('on a wide screen the chart is beside the form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlan(page);
  await reachTheWay(page);
  const form = await page.locator('main form').boundingBox();
  const chart = await way(page).boundingBox();
  expect(chart?.x).toBeGreaterThan((form?.x ?? Infinity) + (form?.width ?? 0));
});

test('forced colors and screen readers keep every part of the plan', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPlan(page);
  await reachTheWay(page);
  await openTheParts(page);
  await expect(page.getByRole('region', { name: 'Your plan' })).toMatchAriaSnapshot(`
    - region "Your plan":
      - heading "Your plan" [level=2]
  `);
  await expect(way(page)).toMatchAriaSnapshot(`
    - region "Getting there":
      - heading "Getting there" [level=2]
      - img "Weight on the way to your goal and after it"
      - slider "Read the curve, week by week"
      - slider /^Goal/
  `);
  await expect(expected(page)).toMatchAriaSnapshot(`
    - region "What to expect":
      - heading "What to expect" [level=2]
      - region "Along the way":
        - group:
          - heading "Along the way" [level=3]
          - list "Along the way"
      - group:
        - table "Your weight over time, if you eat exactly this much"
      - region "Calories by date":
        - group:
          - heading "Calories by date" [level=3]
          - combobox "Phases of the plan"
          - table
      - region "Or move more and eat more":
        - group:
          - heading "Or move more and eat more" [level=3]
          - combobox "In addition to your usual activity"
          - table
  `);
});
