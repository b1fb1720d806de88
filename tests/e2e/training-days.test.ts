import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  calculate,
  choice,
  enter,
  EXAMPLE,
  field,
  open,
  openAction,
  reset,
  result,
  values,
} from './calculator.ts';
import { expectAccessiblePart, expectOwnNames } from './optional-part.ts';
import { ask, followThePlan, MAN, openPlanner, reachTheWay } from './planner-page.ts';
import { BOTH } from '../tier.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const line = (page: Page): Locator => page.locator('summary', { hasText: 'Eat more on training days' });
const day = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') });
const difference = (page: Page): Locator => field(page, 'training-difference');

async function openDays(page: Page, ...names: readonly string[]): Promise<void> {
  await line(page).click();
  for (const name of names) await day(page, name).check();
}

async function openTdee(page: Page, goal = 'lose', entries = EXAMPLE): Promise<void> {
  await open(page, '/tdee-calculator');
  await enter(page, { ...entries, goal });
  await calculate(page);
}

/** The calories of the seven days, by their unrounded values and as printed. */
async function week(page: Page): Promise<{ readonly exact: number; readonly printed: number }> {
  const names = DAYS.map((name) => `trainingWeek.${name.toLowerCase()}`);
  const shown = await values(page);
  const texts = await Promise.all(names.map((name) => result(page, name).textContent()));
  return {
    exact: names.reduce((sum, name) => sum + Number(shown[name]), 0),
    printed: texts.reduce((sum, text) => sum + Number(text?.replace(',', '')), 0),
  };
}

test('training days divide the target’s week, with the same protein every day', async ({ page }) => {
  await openTdee(page);
  await expect(result(page, 'trainingWeek.training')).toHaveCount(0);
  await openDays(page, 'Monday', 'Wednesday', 'Friday');
  await expect(result(page, 'trainingWeek.training').first()).toHaveText('2,272');
  const shown = await values(page);
  const total = await week(page);
  expect(total.exact).toBeCloseTo(7 * 2055.5625, 6);
  expect(total.printed).toBe(7 * 2056);
  await expect(result(page, 'trainingWeek.total')).toHaveText('14,392');
  const protein = shown['macros.balanced.protein'];
  expect(shown['trainingWeek.training.protein']).toBe(protein);
  expect(shown['trainingWeek.rest.protein']).toBe(protein);
  expect(shown['trainingWeek.rest.fat']).toBe(shown['macros.balanced.fat']);
  // In calories, and another target with the same choice.
  await choice(page, 'kcal').last().check();
  await expect(difference(page)).toHaveValue('379');
  await difference(page).fill('300');
  await expect(result(page, 'trainingWeek.training').first()).toHaveText('2,228');
  await page.getByRole('radio', { name: /^Mild loss/u }).check();
  expect((await week(page)).exact).toBeCloseTo(7 * 2305.5625, 6);
  await expect(difference(page)).toHaveValue('300');
  await reset(page);
  await calculateAgain(page);
  await expect(result(page, 'trainingWeek.training')).toHaveCount(0);
});

async function calculateAgain(page: Page): Promise<void> {
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await calculate(page);
}

test('a rest day isn’t below the usual minimum: the difference shrinks, and says so', async ({ page }) => {
  const small = {
    weight: '62',
    height: '160',
    age: '40',
    gender: 'female',
    activityLevel: 'lightlyActive',
  } as const;
  await openTdee(page, 'lose', small);
  await openDays(page, 'Monday', 'Tuesday', 'Thursday', 'Saturday');
  await difference(page).fill('90 %');
  await expect(
    page.getByText(/^The difference is \d+ kcal, less than you set: otherwise, rest days/u),
  ).toBeVisible();
  for (const name of DAYS)
    expect(Number((await values(page))[`trainingWeek.${name.toLowerCase()}`])).toBeGreaterThanOrEqual(1199.5);
  await difference(page).fill('many');
  await difference(page).blur();
  await expect(page.getByText('Enter a number up to 100%.')).toBeVisible();
});

test('they aren’t offered where every day has to be the same', async ({ page }) => {
  await openTdee(page, 'maintain', { ...EXAMPLE, weight: '52' });
  await expect(page.getByRole('heading', { name: 'Macronutrients' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('own macros and training days go along: reload, link, planner, exactly', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTdee(page);
  await page.getByRole('tab', { name: 'Your own' }).click();
  await choice(page, 'Grams').check();
  await field(page, 'split-protein').fill('176');
  await field(page, 'split-protein').blur();
  await openDays(page, 'Saturday', 'Sunday');
  await expect(result(page, 'trainingWeek.rest.protein')).toHaveAttribute('value', '176');
  await page.reload();
  await expect(result(page, 'trainingWeek.rest.protein')).toHaveAttribute('value', '176');
  await expect(day(page, 'Sunday')).toBeChecked();
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('');
  const other = await context.newPage();
  await other.goto(link);
  await expect(result(other, 'trainingWeek.training.protein')).toHaveAttribute('value', '176');
  await expect(day(other, 'Saturday')).toBeChecked();
  await expect(day(other, 'Monday')).not.toBeChecked();
  await openPlanner(page);
  await ask(page, {}, { weight: '66', days: 182 });
  await page.locator('#plan-macros').scrollIntoViewIfNeeded();
  await expect(result(page, 'plan.macros.protein')).toHaveAttribute('value', '176');
  await expect(result(page, 'trainingWeek.training.protein')).toHaveAttribute('value', '176');
  const plan = await values(page);
  expect((await week(page)).exact).toBeCloseTo(7 * Number(plan['plan.intake']), 6);
});

test('a plan without own macros has its suggestion, and training days of its own', async ({ page }) => {
  await openPlanner(page);
  await ask(page, MAN, { weight: '84', days: 182 });
  await page.locator('#plan-macros').scrollIntoViewIfNeeded();
  await expect(page.getByText('A suggestion to start from.')).toBeVisible();
  await openDays(page, 'Tuesday', 'Thursday');
  await expect(result(page, 'trainingWeek.total')).toBeVisible();
  const shown = await values(page);
  expect((await week(page)).exact).toBeCloseTo(7 * Number(shown['plan.intake']), 6);
  expect(shown['trainingWeek.rest.protein']).toBe(shown['plan.macros.protein']);
});

test(
  'the part is accessible in every look, and its controls have names of their own',
  BOTH,
  async ({ page }) => {
    await openTdee(page);
    await openDays(page, 'Monday', 'Wednesday', 'Friday');
    await expectOwnNames(page);
    await expectAccessiblePart(page);
  },
);

for (const format of ['A4', 'Letter'])
  test(
    `a result and a plan with training days print on one page each: ${format}`,
    { tag: '@slow' },
    async ({ page }) => {
      const pages = async (): Promise<number | undefined> =>
        (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length;
      // The projection has pages of its own.
      await page.route(/WeightProjection/u, (route) => route.abort());
      await page.setViewportSize({ width: 1280, height: 400 });
      await openTdee(page);
      await openDays(page, 'Monday', 'Wednesday', 'Friday');
      expect(await pages()).toBe(1);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.getByText(/^Training days \(Mon, Wed, Fri\): 2,272 kcal, 154 g protein, /u),
      ).toBeVisible();
      await page.emulateMedia({ media: null });
      await openPlanner(page);
      await ask(page, MAN, { weight: '84', days: 182 });
      await reachTheWay(page);
      await page.locator('#plan-macros').scrollIntoViewIfNeeded();
      await expect(result(page, 'trainingWeek.training').last()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.getByText(/^Training days \(Mon, Wed, Fri\): [\d,]+ kcal, \d+ g protein/u),
      ).toBeVisible();
      await expect(page.getByText(/^Macros for [\d,]+ kcal a day: \d+ g protein/u)).toBeVisible();
      expect(await pages()).toBe(1);
    },
  );

test('a followed plan has today’s kind of day, on home’s card and in the log', async ({ page }) => {
  await openPlanner(page);
  await ask(page, MAN, { weight: '80', days: 180 });
  const mean = Number((await values(page))['plan.intake']);
  await reachTheWay(page);
  await page.locator('#plan-macros').scrollIntoViewIfNeeded();
  await openDays(page, 'Monday', 'Wednesday', 'Friday');
  const shown = await values(page);
  const { 'trainingWeek.training': training, 'trainingWeek.rest': rest } = shown;
  expect(training).toBeGreaterThan(mean + 100);
  await followThePlan(page);
  await expect(page.getByText('saved on this device, and nowhere else')).toBeVisible();

  const intake = result(page, 'plan.intake').first();
  const card = page.getByRole('region', { name: 'Your plan and your log' });
  for (const [date, kind, value] of [
    [23, 'training', training],
    [24, 'rest', rest],
  ] as const) {
    await page.clock.setFixedTime(new Date(2026, 10, date, 8));
    await page.goto('/');
    await expect(card).toContainText(`today, a ${kind} day`);
    expect(Number(await intake.getAttribute('value'))).toBeCloseTo(Number(value), 6);
    await page.goto('/log');
    await expect(page.getByText(`today, a ${kind} day`).filter({ visible: true })).toBeVisible();
    expect(Number(await intake.getAttribute('value'))).toBeCloseTo(Number(value), 6);
    const other =
      kind === 'training' ? /On rest days \(Tue, Thu, Sat, Sun\)/u : /On training days \(Mon, Wed, Fri\)/u;
    await expect(page.getByText(other)).toBeVisible();
  }
});
