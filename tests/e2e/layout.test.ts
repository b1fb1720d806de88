import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { nextStepsLabel } from '#parts/next-steps/next-steps-words.ts';
import { slowUnless } from '../tier.ts';
import { calculate, choice, enter, EXAMPLE, field, result, scriptsArrived } from './calculator.ts';
import { PLAN, plantPlan, seed, SIXTY_DAYS } from './log-page.ts';

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  /** Elements that moved vertically or changed height, and by how much. */
  readonly vertical: readonly string[];
}

/**
 * Collects every layout shift from the moment the whole document is there. On a busy machine, the browser may paint
 * between two of its parts, and what is still to come moves a form that is cut in half.
 */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    interface Source {
      readonly node?: Node;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const shifts: unknown[] = [];
    const watched = { shifts, since: Number.POSITIVE_INFINITY };
    Object.assign(window, { watched });
    const begin = (): void => void (watched.since = performance.now());
    // The frame after next: the next one lays the rest of the document out.
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(begin)));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, startTime, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly Source[];
        };
        const vertical = sources
          // The font's baseline may differ by a pixel after rounding.
          .filter(({ previousRect, currentRect }) => Math.abs(previousRect.y - currentRect.y) > 1)
          .map(({ node, previousRect, currentRect }) => {
            const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
            return `${what ?? 'something'}: ${previousRect.y} → ${currentRect.y}`;
          });
        shifts.push({ value, hadRecentInput, startTime, vertical });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { watched } = window as unknown as {
        readonly watched: { readonly shifts: (Shift & { startTime: number })[]; readonly since: number };
      };
      if (!Number.isFinite(watched.since)) throw new Error('The document isn’t there yet.');
      return watched.shifts.filter(({ startTime }) => startTime > watched.since);
    });
}

/**
 * When the font arrives, words may change their width slightly within their line; no line may move, and the total
 * must be 0.000 as every tool prints it. An article shows its text before the font is there, so more words change.
 */
function expectStill(shifts: readonly Shift[], most = 0.001): void {
  expect(shifts.flatMap(({ vertical }) => vertical)).toEqual([]);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(most);
}

/** Waits until nothing moves: fonts have loaded, scripts have run, two frames have passed. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => setTimeout(done, 100));
  });
}

/** The font and the scripts arrive one after the other, long after the first paint. */
async function slowFiles(page: Page): Promise<void> {
  for (const [pattern, delay] of [
    ['**/*.js', 600],
    ['**/*.woff2', 1_000],
  ] as const) {
    await page.route(pattern, async (route) => {
      await new Promise((done) => setTimeout(done, delay));
      await route.continue();
    });
  }
}

for (const path of [
  '/',
  '/tdee-calculator',
  '/weight-planner',
  '/child-bmi-calculator',
  '/pregnancy-weight-gain',
  '/log',
  '/articles/protein-diet',
]) {
  for (const width of [390, 1280]) {
    test(
      `nothing moves on ${path} at ${width} px while it loads, hydrates and gets its font`,
      slowUnless(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await slowFiles(page);
        const shifts = await watchShifts(page);
        await page.goto(path);
        await settled(page);
        expectStill(await shifts(), path.startsWith('/articles/') ? 0.005 : undefined);
      },
    );
  }
}

const CARD = 'Your plan and your log';
const FOLLOWED = 'day 52 of';
const SUGGESTED = 'Your log suggests';

/** A log of sixty days, and a plan. */
async function keepPlan(page: Page): Promise<void> {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
}

/** A plan that the log contradicts. */
async function keepUpdate(page: Page): Promise<void> {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page, { entries: { ...PLAN.entries, activityLevel: 'veryActive' } });
}

/** A plan that starts today, and an empty log. */
async function keepFirstDay(page: Page): Promise<void> {
  await seed(page, []);
  await plantPlan(page, { start: '2026-11-22' });
}

const keepLog = (page: Page): Promise<void> => seed(page, SIXTY_DAYS);

for (const { path, sees, keep = keepPlan, kept = 'a plan', widths = [390, 768, 1280] } of [
  { path: '/', sees: CARD, widths: [320, 390, 430, 768, 1280] },
  { path: '/', sees: CARD, keep: keepFirstDay, kept: 'a plan’s first day' },
  { path: '/', sees: CARD, keep: keepLog, kept: 'a log', widths: [320, 390, 430, 768, 1280] },
  { path: '/', sees: SUGGESTED, keep: keepUpdate, kept: 'an update', widths: [320, 390, 768, 1280] },
  { path: '/tdee-calculator', sees: null },
  // On a phone, the line about the goal's date wraps once it is about another date.
  { path: '/weight-planner', sees: FOLLOWED, widths: [768, 1280] },
  { path: '/weight-planner', sees: SUGGESTED, keep: keepUpdate, kept: 'an update', widths: [768, 1280] },
  { path: '/bmr-calculator', sees: null },
]) {
  for (const width of widths) {
    test(
      `nothing moves on ${path} at ${width} px when what is kept of a visitor arrives: ${kept}`,
      slowUnless(path === '/' && width !== 768),
      async ({ page, context }) => {
        await keep(page);
        // Without the entries of this visit.
        const tab = await context.newPage();
        await tab.clock.setFixedTime(new Date(2026, 10, 22, 12));
        await tab.setViewportSize({ width, height: 844 });
        await slowFiles(tab);
        const shifts = await watchShifts(tab);
        await tab.goto(path);
        await scriptsArrived(tab);
        await expect(field(tab, 'height')).toHaveValue('180');
        await expect(tab.getByRole('button', { name: /^Not you\?/u })).toBeVisible();
        if (sees === CARD) await expect(tab.getByRole('region', { name: CARD })).toBeInViewport({ ratio: 1 });
        if (sees === FOLLOWED || sees === SUGGESTED) await expect(tab.getByText(sees)).toBeVisible();
        await settled(tab);
        expectStill(await shifts());
      },
    );
  }
}

for (const width of [390, 768, 1280]) {
  for (const goal of ['lose', 'maintain'] as const) {
    test(
      `the projection fits the space reserved for it (${goal}, ${width} px)`,
      slowUnless(goal === 'lose' && width !== 768),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const { promise: isMeasured, resolve: letIn } = Promise.withResolvers<undefined>();
        await page.route(/WeightProjection/u, async (route) => {
          await isMeasured;
          await route.continue();
        });
        await page.goto('/tdee-calculator');
        await scriptsArrived(page);
        await enter(page, { ...EXAMPLE, goal });
        await calculate(page);
        const outlook = page.locator('astro-island[component-export="WeightProjection"] > section');
        const tall = () => outlook.evaluate((section) => section.getBoundingClientRect().height);
        await outlook.scrollIntoViewIfNeeded();
        const kept = await tall();
        letIn(undefined);
        await expect(outlook.getByText('The same numbers in a table')).toBeVisible();
        expect(Math.abs((await tall()) - kept)).toBeLessThan(120);
      },
    );
  }
}

for (const path of ['/', '/tdee-calculator']) {
  test(
    `results move the rest of ${path} down only in response to the press`,
    slowUnless(path === '/tdee-calculator'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 2000 });
      const shifts = await watchShifts(page);
      await page.goto(path);
      await scriptsArrived(page);
      await enter(page, EXAMPLE);
      await calculate(page);
      await expect(result(page, 'bmi')).toBeVisible();
      await page.waitForTimeout(4_000);
      expectStill((await shifts()).filter(({ hadRecentInput }) => !hadRecentInput));
    },
  );
}

for (const width of [390, 1280])
  test(
    `nothing moves when home’s way to a goal arrives late, at ${width} px`,
    slowUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { promise: isAnswered, resolve: letIn } = Promise.withResolvers<undefined>();
      await page.route(/HomeWay/u, async (route) => {
        await isAnswered;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.goto('/');
      await scriptsArrived(page);
      await enter(page, { ...EXAMPLE, weight: '95' });
      await page.getByRole('button', { name: 'Calculate', exact: true }).click();
      await expect(result(page, 'bmi')).toBeVisible();
      await result(page, 'calories.weightGain').scrollIntoViewIfNeeded();
      // The press may move things for half a second.
      await page.waitForTimeout(1_000);
      await expect(result(page, 'way.intake')).toHaveCount(0);
      letIn(undefined);
      await expect(result(page, 'way.intake')).toBeVisible();
      await settled(page);
      expectStill((await shifts()).filter(({ hadRecentInput }) => !hadRecentInput));
    },
  );

for (const width of [390, 768, 1280])
  test(
    `home keeps exactly the space of its next steps, at ${width} px`,
    slowUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await scriptsArrived(page);
      // BMI 17.6, 31 and 22.9: one, two and three steps.
      for (const [weight, count] of [
        ['54', 1],
        ['95', 2],
        ['70', 3],
      ] as const) {
        await enter(page, { ...EXAMPLE, weight });
        await calculate(page);
        const steps = page.getByRole('navigation', { name: nextStepsLabel });
        await steps.scrollIntoViewIfNeeded();
        await expect(steps.getByRole('link')).toHaveCount(count);
        const [kept, taken] = await steps.evaluate((nav) =>
          [nav.closest('[class*="Answer-next"]'), nav].map(
            (element) => element?.getBoundingClientRect().height ?? 0,
          ),
        );
        expect(Math.abs((kept ?? 0) - (taken ?? 0))).toBeLessThan(1);
      }
    },
  );

for (const width of [390, 1280])
  test(
    `nothing moves when what follows TDEE’s main figures arrives late, at ${width} px`,
    slowUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { promise: isAnswered, resolve: letIn } = Promise.withResolvers<undefined>();
      await page.route(/TdeeDetails/u, async (route) => {
        await isAnswered;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.goto('/tdee-calculator');
      await scriptsArrived(page);
      await enter(page, EXAMPLE);
      await page.getByRole('button', { name: 'Calculate', exact: true }).click();
      await expect(result(page, 'tdee')).toBeVisible();
      await expect(result(page, 'bmr')).toHaveCount(0);
      // The press may move things for half a second.
      await page.waitForTimeout(1_000);
      letIn(undefined);
      await expect(result(page, 'bmr')).toBeVisible();
      await settled(page);
      expectStill((await shifts()).filter(({ hadRecentInput }) => !hadRecentInput));
    },
  );

for (const width of [390, 1280]) {
  test(
    `for a person who comes from the other calculator, little moves at ${width} px`,
    slowUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await scriptsArrived(page);
      await enter(page, { ...EXAMPLE, gender: 'female', age: '51' });
      await choice(page, 'Imperial').check();
      await slowFiles(page);
      const shifts = await watchShifts(page);
      await page.goto('/tdee-calculator');
      await settled(page);
      await expect(field(page, 'weight')).toHaveValue('154.3');
      // The page is built before the units are known: one field becomes two, for feet and inches.
      const total = (await shifts()).reduce((sum, { value }) => sum + value, 0);
      expect(total).toBeLessThan(0.1);
    },
  );
}
