/** Where the parts of a tool are, beside each other and one below another. */
import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { calculate, enter, EXAMPLE, field, open, result } from './calculator.ts';
import { enterChild, openChildPage } from './child-page.ts';
import { openPlan, reachTheWay, slider } from './planner-page.ts';

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const steps = (page: Page): Locator => page.getByRole('navigation', { name: 'Next steps' });
const answer = (page: Page): Locator => page.getByRole('group', { name: 'Results' });

for (const path of ['/', '/tdee-calculator'] as const)
  test(`${path}: the next steps are below the form, beside a long answer`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await enter(page, { ...EXAMPLE, weight: '90' });
    await calculate(page);
    await steps(page).getByRole('link').first().scrollIntoViewIfNeeded();
    const form = await boxOf(page.locator('main form').first());
    const next = await boxOf(steps(page));
    const found = await boxOf(answer(page));
    expect(next.y).toBeGreaterThanOrEqual(form.bottom - 1);
    expect(next.right).toBeLessThanOrEqual(found.x);
    expect(next.bottom).toBeLessThanOrEqual(found.bottom + 1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await boxOf(steps(page))).y).toBeGreaterThanOrEqual((await boxOf(answer(page))).bottom - 1);
  });

for (const width of [1280, 1920])
  test(`/tdee-calculator: form and answer end together, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/tdee-calculator');
    await enter(page, { weight: '95', height: '170', age: '45' });
    await calculate(page);
    await steps(page).getByRole('link').first().scrollIntoViewIfNeeded();
    // Both columns are full, so neither has the 9rem that the drawing takes.
    const [next, found] = [await boxOf(steps(page)), await boxOf(answer(page))];
    const fold = await boxOf(page.getByText('Activity, body fat and BMI in detail'));
    expect(Math.abs(found.bottom - next.bottom)).toBeLessThan(144);
    expect(found.bottom - fold.bottom).toBeLessThan(150);
  });

for (const path of ['/', '/tdee-calculator', '/weight-planner'] as const)
  test(`${path}: what follows the answer waits for its frame`, async ({ page }) => {
    await open(page, path);
    await enter(page, { ...EXAMPLE, weight: '90' });
    if (path === '/weight-planner') await field(page, 'goalWeight').fill('80');
    const isLater = page.evaluate(
      () =>
        new Promise((resolve) => {
          const look = (): void => resolve(document.querySelector('[data-later]') !== null);
          addEventListener('click', () => requestAnimationFrame(look), { once: true, capture: true });
        }),
    );
    await page.getByRole('button', { name: 'Calculate' }).click();
    expect(await isLater).toBe(true);
    await expect(page.locator('[data-later]')).toHaveCount(0);
  });

test('home offers the way to the healthy range once', async ({ page }) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '90' });
  await calculate(page);
  await expect(page.getByRole('region', { name: /, a first step$/u })).toBeVisible();
  await expect(field(page, 'goalWeight')).toHaveValue('81');
  await steps(page).scrollIntoViewIfNeeded();
  await expect(steps(page).getByRole('link')).toHaveCount(2);
  await expect(page.getByText('Reach 81 kg', { exact: true })).toHaveCount(0);
});

test('a plan’s curve is above its rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page);
  await reachTheWay(page);
  const curve = await boxOf(slider(page));
  expect(curve.y).toBeGreaterThan((await boxOf(result(page, 'plan.maintenance').first())).bottom);
  const [follow, print] = await Promise.all(
    ['Follow this plan', 'Print'].map((name) => boxOf(page.getByRole('button', { name }))),
  );
  // What it would be for somebody less active is to be known before it's followed.
  const less = await boxOf(result(page, 'plan.lessActive'));
  expect(less.y).toBeGreaterThan(curve.bottom);
  expect(follow?.y).toBeGreaterThan(less.bottom);
  expect(print?.y).toBeGreaterThan(follow?.bottom ?? Infinity);
  expect((await boxOf(result(page, 'plan.days').first())).y).toBeGreaterThan(print?.bottom ?? Infinity);
});

for (const [width, height] of [
  [390, 844],
  [768, 900],
  [1280, 800],
] as const)
  test(`nothing moves when a plan’s curve and main action arrive, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const held: Route[] = [];
    let isHeld = true;
    await page.route(/PlanCurve|FollowPlan/u, async (route) => {
      if (isHeld) held.push(route);
      else await route.continue();
    });
    await openPlan(page);
    await calculate(page);
    const print = page.getByRole('button', { name: 'Print' });
    const place = async (): Promise<number> => (await boxOf(print)).y + (await page.evaluate(() => scrollY));
    const before = await place();
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await reachTheWay(page);
    await expect(page.getByRole('button', { name: 'Follow this plan' })).toBeVisible();
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });

for (const width of [1280, 1920])
  test(`a plan’s form with its rows and the answer end together, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPlan(page);
    await reachTheWay(page);
    const [form, rows, found, way] = [
      await boxOf(page.locator('main form').first()),
      await boxOf(result(page, 'plan.lastWeek')),
      await boxOf(answer(page)),
      await boxOf(page.getByRole('region', { name: 'What to expect' })),
    ];
    expect(rows.y).toBeGreaterThan(form.bottom);
    expect(rows.right).toBeLessThan(found.x);
    expect(Math.abs(found.bottom - rows.bottom)).toBeLessThan(width / 8);
    expect(way.x).toBeLessThan(form.right);
    expect(way.right).toBeGreaterThan(found.x + 300);
  });

for (const width of [390, 1280, 1920])
  test(`a child’s form has two fields in a row, and ends with its answer, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openChildPage(page);
    await enterChild(page);
    const [birth, measured, weight, height] = await Promise.all(
      ['birth', 'measured', 'weight', 'height'].map((name) => boxOf(field(page, name))),
    );
    expect(measured?.y).toBe(birth?.y);
    expect(height?.y).toBe(weight?.y);
    expect(weight?.y).toBeGreaterThan(birth?.bottom ?? Infinity);
    const [form, found] = [await boxOf(page.locator('main form').first()), await boxOf(answer(page))];
    if (width > 1000) {
      const details = await boxOf(page.getByText('How we calculate it', { exact: true }));
      const line = await boxOf(answer(page).getByText(/^Girl, |^Boy, /u));
      expect(details.y).toBeGreaterThan(form.bottom);
      expect(details.right).toBeLessThan(found.x);
      expect(Math.abs(line.bottom - details.bottom)).toBeLessThan(width / 10);
    }
  });
