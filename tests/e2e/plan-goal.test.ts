import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { choice, field, open, result } from './calculator.ts';
import {
  ask,
  dateIn,
  handle,
  MAN,
  noPlan,
  openPlan,
  expected,
  reachTheWay,
  slider,
  valueOf,
  way,
} from './planner-page.ts';

/** The handle in the drawing, which a pointer drags. */
const grip = (page: Page): Locator => way(page).locator('[class*="GoalHandle-handle"]');

interface Place {
  readonly x: number;
  readonly y: number;
}

async function placeOf(page: Page): Promise<Place> {
  const box = await grip(page).boundingBox();
  if (!box) throw new Error('there is no handle');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags the handle by some pixels, in steps. */
async function dragBy(page: Page, x: number, y: number): Promise<void> {
  await grip(page).scrollIntoViewIfNeeded();
  const from = await placeOf(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 6 });
}

/** The figures of the plan on the page, unrounded. */
async function figures(page: Page): Promise<readonly number[]> {
  const names = ['plan.intake', 'plan.maintenance', 'plan.days', 'plan.firstWeek', 'plan.lastWeek'];
  return Promise.all(names.map((name) => valueOf(page, name)));
}

/** The figures of the goal that the form has, typed into a new page. */
async function figuresTyped(page: Page): Promise<readonly number[]> {
  const [weight, date] = await Promise.all([
    field(page, 'goalWeight').inputValue(),
    field(page, 'goalDate').inputValue(),
  ]);
  const days = (Date.parse(date) - Date.parse(dateIn(0))) / 86_400_000;
  const other = await page.context().newPage();
  await openPlan(other, MAN, { weight, days });
  const typed = await figures(other);
  await other.close();
  return typed;
}

test('the goal is dragged with a mouse: form and figures follow as if it were typed', async ({ page }) => {
  await openPlan(page);
  await reachTheWay(page);
  await expect(handle(page)).toHaveAttribute('aria-valuetext', '80 kg on May 20, 2,226 kcal');
  const before = await placeOf(page);
  await dragBy(page, 60, -30);
  // The tag follows while the button is down.
  await expect(way(page).locator('[class*="GoalHandle-tag"]').first()).toBeVisible();
  await page.mouse.up();
  await expect(field(page, 'goalWeight')).not.toHaveValue('80');
  const weight = Number(await field(page, 'goalWeight').inputValue());
  expect(weight * 2).toBe(Math.round(weight * 2));
  expect(weight).toBeGreaterThan(80);
  expect((await field(page, 'goalDate').inputValue()) > dateIn(180)).toBe(true);
  await expect(handle(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^${weight} kg on \\w+ \\d+, 2,\\d{3} kcal$`, 'u'),
  );
  await expect(expected(page)).toContainText(`down to ${weight} kg`);
  expect(await figures(page)).toEqual(await figuresTyped(page));
  // Back to where it was before the drag.
  await page.keyboard.press('Escape');
  await expect(field(page, 'goalWeight')).toHaveValue('80');
  await expect(field(page, 'goalDate')).toHaveValue(dateIn(180));
  await expect(result(page, 'plan.intake')).toHaveText('2,226');
  await expect.poll(async () => (await placeOf(page)).x).toBeCloseTo(before.x, 0);
});

test('the arrow keys move the goal by half a kilogram and a week, and Escape takes that back', async ({
  page,
}) => {
  await openPlan(page);
  await reachTheWay(page);
  await handle(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'goalWeight')).toHaveValue('79.5');
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'goalDate')).toHaveValue(dateIn(187));
  await expect(handle(page)).toHaveAttribute('aria-valuetext', /^79\.5 kg on May 27, 2,\d{3} kcal$/u);
  await expect(handle(page)).toBeFocused();
  expect(await figures(page)).toEqual(await figuresTyped(page));
  await page.keyboard.press('Escape');
  await expect(field(page, 'goalWeight')).toHaveValue('80');
  await expect(field(page, 'goalDate')).toHaveValue(dateIn(180));
});

test('in pounds and in stone, a key moves the goal by a pound', async ({ page }) => {
  await openPlan(page);
  await choice(page, 'Imperial').check();
  await field(page, 'goalWeight').fill('176');
  await reachTheWay(page);
  await handle(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'goalWeight')).toHaveValue('177');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', /^177 lb on May 20, /u);
  await page.getByLabel('Use stone and pounds').check();
  await handle(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', /^12 st 10 lb on May 20, /u);
});

test('a goal that isn’t safe has no plan, as in the form, and the way back is open', async ({ page }) => {
  await openPlan(page, MAN, { weight: '60', days: 300 });
  await reachTheWay(page);
  await handle(page).focus();
  // Below a BMI of 18.5.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown');
  await expect(field(page, 'goalWeight')).toHaveValue('58');
  await expect(noPlan(page)).toContainText('is below the healthy range for your height');
  await expect(result(page, 'plan.intake')).toHaveCount(0);
  await expect(handle(page)).toBeFocused();
  await expect(handle(page)).toHaveAttribute(
    'aria-valuetext',
    /^58 kg on .*No plan for this goal\. 58 kg is below/u,
  );
  await expect(expected(page).getByText('The curve goes from')).toBeHidden();
  await expect(way(page).locator('[class*="Curve-ahead"], [class*="Curve-flagGroup"]')).toHaveCount(0);
  // The reason is said once, and on the rule are today and the goal's day.
  await expect(page.getByText('is below the healthy range for your height')).toHaveCount(1);
  const strong = way(page).locator('svg text[class*="strong" i]');
  await page.keyboard.press('ArrowLeft');
  for (const day of ['Nov 21', 'Sep 10']) await expect(strong.filter({ hasText: day }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(result(page, 'plan.intake')).toBeVisible();
  await expect(expected(page).getByText('The curve goes from')).toBeVisible();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowDown');
  await expect(noPlan(page)).toBeVisible();
  // Whoever leaves it has what the form shows: no chart, so no handle.
  await field(page, 'goalWeight').focus();
  await expect(handle(page)).toHaveCount(0);
});

test('a drag at a pace sets a date, and Escape during it is back at the pace', async ({ page }) => {
  await openPlan(page, MAN, { weight: '80', pace: 'steady' });
  await reachTheWay(page);
  await dragBy(page, 0, -30);
  await expect(choice(page, 'By a date')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(choice(page, 'At a pace')).toBeChecked();
  await expect(field(page, 'goalWeight')).toHaveValue('80');
  await page.mouse.up();
  await expect(field(page, 'goalWeight')).toHaveValue('80');
});

test('the drawing stays where it is while what is above it changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlan(page);
  await reachTheWay(page);
  await grip(page).scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => (await way(page).getByRole('img').boundingBox())?.y ?? NaN;
  const before = await top();
  // To a date that is too fast, with its remark and offer, and on to one that has no plan.
  await dragBy(page, -450, 0);
  await expect(noPlan(page)).toBeVisible();
  // The page scrolls by as much as was added above, in the frame after.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  await page.mouse.up();
});

test('a finger on the handle drags it, and anywhere else scrolls the page', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await openPlan(page);
  await reachTheWay(page);
  await grip(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const session = await context.newCDPSession(page);
  const swipe = async ({ x, y }: Place, by: number): Promise<void> => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + moved }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', (by * step) / 8);
    await touch('touchEnd', by);
  };
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  const [start, place] = [await scrolled(), await placeOf(page)];
  await swipe(place, -60);
  await expect(field(page, 'goalWeight')).not.toHaveValue('80');
  expect(Math.abs((await scrolled()) - start)).toBeLessThan(120);
  const weight = await field(page, 'goalWeight').inputValue();
  const now = await scrolled();
  const box = await way(page).getByRole('img').boundingBox();
  await swipe({ x: (box?.x ?? 0) + 120, y: (box?.y ?? 0) + 60 }, -200);
  await expect.poll(scrolled).toBeGreaterThan(now + 80);
  await expect(field(page, 'goalWeight')).toHaveValue(weight);
  await context.close();
});

test('the handle is on no other chart, and not on paper', { tag: '@slow' }, async ({ page }) => {
  await openPlan(page);
  await reachTheWay(page);
  await expectAccessible(page, 'a plan whose goal has a handle');
  await page.emulateMedia({ media: 'print' });
  // Looked at in the same turn, like a browser that prints: the emulated medium is measured again afterward.
  const onPaper = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const names = [...document.querySelectorAll('svg text')].map((text) => text.textContent);
    return {
      handles: document.querySelectorAll('[class*="GoalHandle-handle"]').length,
      hasFlag: names.some((name) => name.startsWith('80 kg')),
    };
  });
  expect(onPaper).toEqual({ handles: 0, hasFlag: true });
  await expect(slider(page)).toBeHidden();
});

test('without a plan there is no handle', async ({ page }) => {
  await openPlan(page);
  await reachTheWay(page);
  await field(page, 'weight').fill('');
  // The plan stays for whom it was, and can't be changed.
  await expect(handle(page)).toHaveCount(0);
  await open(page, '/weight-planner');
  await ask(page, MAN, { weight: '80', days: 25 });
  await expect(noPlan(page)).toBeVisible();
  await expect(handle(page)).toHaveCount(0);
});
