import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cm, kcal, kg, years } from '@evenscale/formulas/units';
import { projectWeight, type WeightModelPerson } from '@evenscale/formulas/weight-model';
import { calculate, choice, enter, open, reset, result } from './calculator.ts';
import {
  horizon,
  intake,
  MAN,
  openProjection,
  projection,
  reachProjection,
  reading,
  slider,
} from './projection-page.ts';

const RESTING = 10 * 90 + 6.25 * 178 - 5 * 40 + 5;
const person: WeightModelPerson = {
  gender: 'male',
  age: years(40),
  height: cm(178),
  weight: kg(90),
  pal: 1.55,
  bodyFat: null,
  restingEnergy: kcal(RESTING),
  maintenanceIntake: kcal(RESTING * 1.55),
};

const weightAfter = (days: number, gap: number): number =>
  projectWeight(person, [{ fromDay: 0, intake: kcal(RESTING * 1.55 + gap) }], days).days.at(-1)?.weight ?? 0;

async function shownWeight(page: Page): Promise<number> {
  return Number(await result(page, 'outlook.weight').getAttribute('value'));
}

test('a man of 40, 178 cm and 90 kg at 500 kcal less is about 76 kg after a year, not 66', async ({
  page,
}) => {
  await openProjection(page);
  expect(await shownWeight(page)).toBeCloseTo(weightAfter(365, -500), 6);
  expect(await shownWeight(page)).toBeGreaterThan(75);
  expect(await shownWeight(page)).toBeLessThan(77);
  await expect(result(page, 'outlook.weight')).toHaveText('76 kg');
  await expect(result(page, 'outlook.rule')).toHaveText('66 kg');
  await expect(result(page, 'outlook.intake')).toHaveText('2,317 kcal');
  expect(await reading(page)).toBe('1 year, Nov 21, 2027: about 76.4 kg, likely between 72 and 79 kg');
});

test('nothing is loaded before it nears the viewport', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/tdee-calculator');
  await enter(page, MAN);
  await calculate(page);
  await expect(result(page, 'tdee')).toBeInViewport();
  await page.waitForTimeout(500);
  expect(asked.filter((path) => path.includes('WeightProjection'))).toEqual([]);
  await reachProjection(page);
  expect(asked.filter((path) => path.includes('WeightProjection'))).toHaveLength(1);
});

test('a choice redraws right away, and so do a horizon, a custom intake and the form', async ({ page }) => {
  await openProjection(page);
  const drawing = (): Promise<string | null> => projection(page).locator('.Curve-ahead').getAttribute('d');
  const seen = new Set([await drawing()]);
  const expectNew = async (): Promise<void> => {
    const now = await drawing();
    expect(seen).not.toContain(now);
    seen.add(now);
  };
  await intake(page).selectOption('extremeLoss');
  expect(await shownWeight(page)).toBeCloseTo(weightAfter(365, -1000), 6);
  await expectNew();
  await horizon(page).selectOption('half');
  expect(await shownWeight(page)).toBeCloseTo(weightAfter(183, -1000), 6);
  await expectNew();
  await intake(page).selectOption('own');
  await page.getByLabel('Your own number').fill('2,100');
  await expect(result(page, 'outlook.intake')).toHaveText('2,100 kcal');
  await expectNew();
  await enter(page, { goal: 'gain' });
  await expect(intake(page)).toHaveValue('gain');
  await expect(projection(page)).toContainText('doesn’t include training');
  await expectNew();
  await enter(page, { weight: '95' });
  await calculate(page);
  await expect(projection(page).getByRole('status')).toContainText('from 95 kg');
  await reset(page);
  await expect(projection(page)).toHaveCount(0);
});

test('every week is read by the arrow keys alone', { tag: '@slow' }, async ({ page }) => {
  await openProjection(page);
  await horizon(page).focus();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('Home');
  expect(await reading(page)).toBe('Today, Nov 21, 2026: 90.0 kg');
  for (let week = 1; week <= 52; week++) {
    await page.keyboard.press('ArrowRight');
    const weight = weightAfter(week === 52 ? 365 : week * 7, -500);
    const name = week === 52 ? '1 year' : `Week ${week}`;
    const text = (await reading(page)) ?? '';
    expect(text).toMatch(new RegExp(`^${name}, \\w+ \\d+, 202[67]: about `, 'u'));
    expect(text).toContain(`about ${weight.toFixed(1)} kg, likely between `);
  }
  await page.keyboard.press('ArrowRight');
  expect(await reading(page)).toMatch(/^1 year, Nov 21, 2027/u);
  for (const [key, name] of [
    ['PageDown', 'Week 48'],
    ['ArrowLeft', 'Week 47'],
    ['PageUp', 'Week 51'],
    ['PageUp', '1 year'],
    ['Home', 'Today'],
    ['PageDown', 'Today'],
    ['End', '1 year'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await reading(page)).toMatch(new RegExp(`^${name}, `, 'u'));
  }
  // What is spoken is also shown.
  await page.keyboard.press('PageDown');
  await expect(projection(page).getByText('Week 48, Oct 23, 2027', { exact: true })).toBeVisible();
});

test('a mouse reads where it points', async ({ page }) => {
  await openProjection(page);
  const drawing = projection(page).getByRole('img');
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (!box) throw new Error('There is no drawing');
  // Halfway between the ends of the plot, which starts at the values.
  const grid = await projection(page).locator('.Chart-grid').first().boundingBox();
  const middle = (grid?.x ?? 0) + (grid?.width ?? 0) / 2;
  await page.mouse.move(middle, box.y + box.height / 2);
  expect(await reading(page)).toMatch(/^Week 26, May 22, 2027/u);
  await page.mouse.move(box.x + 3, box.y + 20);
  expect(await reading(page)).toMatch(/^Today/u);
  await page.mouse.move(box.x + box.width - 2, box.y + 20);
  expect(await reading(page)).toMatch(/^1 year/u);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a touch reads its position while it moves, and vertical swipes still scroll', async ({ page }) => {
    await openProjection(page);
    const drawing = projection(page).getByRole('img');
    await drawing.scrollIntoViewIfNeeded();
    const box = await drawing.boundingBox();
    if (!box) throw new Error('There is no drawing');
    const [left, y] = [box.x + 36, box.y + box.height / 2];
    const length = box.width - 48;
    await page.touchscreen.tap(left + length / 4, y);
    expect(await reading(page)).toMatch(/^Week 13, /u);

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', left + length / 4);
    for (let step = 1; step <= 10; step++) await touch('touchMove', left + length * (0.25 + step / 20));
    // Moves are batched until the next frame, and a resting touch sends one more.
    await touch('touchMove', left + length * 0.7501);
    await expect.poll(() => reading(page)).toMatch(/^Week 39, /u);
    await touch('touchEnd', 0);
    expect(await reading(page)).toMatch(/^Week 39, /u);
    const action = drawing.locator('xpath=..').evaluate((element) => getComputedStyle(element).touchAction);
    expect(await action).toBe('pan-y');
  });
});

test('pounds, and stone and pounds, are read as well', { tag: '@slow' }, async ({ page }) => {
  await openProjection(page);
  await choice(page, 'Imperial').check();
  await expect(result(page, 'outlook.weight')).toHaveText('168 lb');
  expect(await reading(page)).toMatch(/: about 168.4 lb, likely between 158 and 175 lb$/u);
  await page.getByLabel('Use stone and pounds').check();
  await calculate(page);
  await expect(result(page, 'outlook.weight')).toHaveText('12 st');
  expect(await reading(page)).toMatch(/: about 12 st 0.4 lb, likely between 11 st 4 lb and 12 st 7 lb$/u);
});

test.describe('nothing unsafe is drawn', () => {
  test('under 18', async ({ page }) => {
    await openProjection(page, { ...MAN, age: '17' });
    await expect(projection(page)).toContainText('Under 18, your body is still growing');
    await expect(projection(page).locator('svg, select')).toHaveCount(0);
  });

  test('below a healthy weight, except a gain', async ({ page }) => {
    // With the goal to lose, it projects maintaining, and no loss can be chosen.
    await openProjection(page, { ...MAN, weight: '57' });
    await expect(projection(page)).toContainText('Loss: not offered');
    await expect(intake(page).locator('option:checked')).toHaveText(/^Maintain/u);
    await enter(page, { goal: 'gain' });
    await expect(slider(page)).toBeVisible();
    await expect(projection(page)).not.toContainText('The projection ends');
  });

  test('below 800 kcal, or below 1,500 for a man', async ({ page }) => {
    await openProjection(page);
    await intake(page).selectOption('own');
    const own = page.getByLabel('Your own number');
    for (const text of ['799', '-1', '0', 'x', '']) {
      await own.fill(text);
      await expect(slider(page), text).toHaveCount(0);
    }
    await own.fill('799');
    await expect(projection(page)).toContainText('Less than 800 kcal a day can’t cover what your body needs');
    await own.fill('1400');
    await expect(projection(page)).toContainText('below 1,500 kcal, the usual minimum for men');
    await expect(slider(page)).toHaveCount(0);
    await own.fill('1500');
    await expect(slider(page)).toBeVisible();
  });

  test('beyond a BMI of 18.5', async ({ page }) => {
    await openProjection(page, { ...MAN, weight: '64' });
    await expect(projection(page)).toContainText(/The projection ends on Feb 4, 2027\. .* below 18\.5/u);
    expect(await shownWeight(page)).toBeGreaterThanOrEqual(18.5 * 1.78 ** 2);
    expect(await reading(page)).toMatch(/Feb 4, 2027/u);
  });
});

test('sentence, curve, milestones and table fit on one printed page', { tag: '@slow' }, async ({ page }) => {
  await openProjection(page);
  for (const length of ['year', 'threeYears']) {
    await horizon(page).selectOption(length);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await expect(projection(page).getByRole('table')).toBeVisible();
    await expect(projection(page).getByRole('status')).toBeVisible();
    await expect(intake(page)).toBeHidden();
    await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  }
  await projection(page).evaluate((section) => document.body.replaceChildren(section));
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
  });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});
