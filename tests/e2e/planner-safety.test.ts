import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { calculate, choice, enter, expectSaneResults, field, result } from './calculator.ts';
import type { Entries } from './calculator.ts';
import {
  ask,
  MAN,
  noPlan,
  openPlanner,
  planRegion,
  expected,
  reachTheWay,
  slider,
  valueOf,
} from './planner-page.ts';
import type { Goal } from './planner-page.ts';

/** What is offered first. */
const offer = (page: Page) => page.getByRole('button', { name: /^Plan for / }).first();

async function calculatePlan(page: Page, person: Entries, goal: Goal): Promise<void> {
  await openPlanner(page);
  await ask(page, person, goal);
}

test('under 18 nothing is planned or drawn', async ({ page }) => {
  await calculatePlan(page, { ...MAN, age: '17' }, { weight: '80', days: 180 });
  await expect(noPlan(page)).toContainText('Under 18, your body is still growing');
  await expect(page.locator('[data-result]')).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
  await expect(slider(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Results' }).locator('img')).toHaveCount(0);
  // Neither the weight nor the goal is low.
  await expect(noPlan(page).getByRole('link', { name: '988' })).toHaveCount(0);
  await field(page, 'goalWeight').fill('58');
  await expect(noPlan(page).getByRole('link', { name: '988' })).toBeVisible();
  await field(page, 'goalWeight').fill('80');
  await enter(page, { age: '18' });
  await calculate(page);
  await expect(planRegion(page)).toBeVisible();
});

test('a goal below a BMI of 18.5 is not planned; whom to call is there, and one click takes a first step', async ({
  page,
}) => {
  await calculatePlan(page, MAN, { weight: '58.6', days: 1095 });
  await expect(noPlan(page)).toContainText('58.6 kg is below the healthy range for your height');
  await expect(page.locator('[data-result]')).toHaveCount(0);
  await expect(noPlan(page).getByRole('link', { name: '988' })).toBeVisible();
  const ads = page.getByText('Advertisement', { exact: true }).filter({ visible: true });
  await expect(ads).toHaveCount(0);
  await offer(page).click();
  await expect(ads).not.toHaveCount(0);
  await expect(field(page, 'goalWeight')).toHaveValue('81');
  await expect(result(page, 'plan.intake')).toBeVisible();
  await expect(planRegion(page)).toContainText('81 kg by Nov 20, 2029');
  await expect(planRegion(page)).not.toContainText('Below your resting calories');
});

test('a plan below resting calories offers the first date of one that isn’t', async ({ page }) => {
  await calculatePlan(page, { ...MAN, activityLevel: 'sedentary' }, { weight: '85', days: 100 });
  await expect(planRegion(page)).toContainText('Below your resting calories');
  await offer(page).click();
  await expect(planRegion(page)).not.toContainText('Below your resting calories');
  await expect(offer(page)).toHaveCount(0);
});

test('in pounds and stone the first step is in the same unit', { tag: '@slow' }, async ({ page }) => {
  await openPlanner(page);
  await choice(page, 'Imperial').check();
  await enter(page, { weight: '198', feet: '5', inches: '10', age: '40' });
  await field(page, 'goalWeight').fill('110');
  await calculate(page);
  await offer(page).click();
  await expect(field(page, 'goalWeight')).toHaveValue('178.2');
  await page.getByLabel('Use stone and pounds').check();
  await field(page, 'goal-stone').fill('8');
  await field(page, 'goal-pounds').fill('0');
  await calculate(page);
  await expect(noPlan(page)).toContainText('A first step could be 12 st 10.2 lb');
  await offer(page).click();
  await expect(field(page, 'goal-stone')).toHaveValue('12');
});

test('below 18.5 no plan goes further down, but gains are planned', async ({ page }) => {
  await calculatePlan(page, { ...MAN, weight: '55' }, { weight: '54', days: 180 });
  await expect(noPlan(page)).toContainText('We don’t plan further loss');
  await expect(noPlan(page)).toContainText('a doctor or dietitian can help');
  await offer(page).click();
  await expect(field(page, 'goalWeight')).toHaveValue('58.7');
  expect(await valueOf(page, 'plan.intake')).toBeGreaterThan(await valueOf(page, 'plan.tdee'));
  await expect(page.getByText('call a doctor before you eat more')).toBeVisible();
  await reachTheWay(page);
  await expect(expected(page)).toContainText('no plan can promise it');
});

test('below 1,500 kcal for a man the figure has a caution, and the earliest date without one is a click away', async ({
  page,
}) => {
  await calculatePlan(page, MAN, { weight: '80', days: 60 });
  const hasty = await valueOf(page, 'plan.intake');
  await expect(planRegion(page)).toHaveCount(0);
  await expect(slider(page)).toHaveCount(0);
  expect(hasty).toBeGreaterThan(800);
  expect(hasty).toBeLessThan(1500);
  await expect(noPlan(page)).toContainText('below 1,500 kcal, the usual minimum for men');
  await offer(page).click();
  expect(await valueOf(page, 'plan.intake')).toBeGreaterThanOrEqual(1500);
  await expect(planRegion(page)).not.toContainText('usual minimum');
  await expect(offer(page)).toHaveCount(0);
  await expect(choice(page, 'By a date')).toBeChecked();
  // The button is gone; the focus stays with the results.
  const isThere = await result(page, 'plan.intake').evaluate(
    (figure) => document.activeElement !== document.body && document.activeElement?.contains(figure),
  );
  expect(isThere).toBe(true);
});

test('a woman’s guidance is 1,200 kcal', { tag: '@slow' }, async ({ page }) => {
  const woman: Entries = {
    weight: '68',
    height: '155',
    age: '60',
    gender: 'female',
    activityLevel: 'sedentary',
  };
  await calculatePlan(page, woman, { weight: '57', days: 240 });
  await expect(noPlan(page)).toContainText('below 1,200 kcal, the usual minimum for women');
  await offer(page).click();
  expect(await valueOf(page, 'plan.intake')).toBeGreaterThanOrEqual(1200);
});

for (const [what, goal] of [
  ['below 800 kcal', { weight: '72', days: 60 }],
  ['what not even fasting reaches', { weight: '62', days: 30 }],
] as const)
  test(
    `${what}: no figure, and the earliest safe date is a click away`,
    slowUnless(what === 'below 800 kcal'),
    async ({ page }) => {
      await calculatePlan(page, MAN, goal);
      await expect(result(page, 'plan.intake')).toHaveText('Not a safe target');
      await expect(result(page, 'plan.intake')).not.toHaveAttribute('value');
      await expect(noPlan(page)).toContainText('need medical supervision');
      await expect(slider(page)).toHaveCount(0);
      await offer(page).click();
      expect(await valueOf(page, 'plan.intake')).toBeGreaterThanOrEqual(1500);
      await expect(planRegion(page)).not.toContainText('usual minimum');
    },
  );

test('if maintenance is below the guidance, there is no date, but a sentence about where to get help', async ({
  page,
}) => {
  const frail: Entries = {
    weight: '45',
    height: '150',
    age: '64',
    gender: 'female',
    activityLevel: 'sedentary',
  };
  await calculatePlan(page, frail, { weight: '43', days: 365 });
  await expect(noPlan(page)).toContainText('We can’t suggest a gentler plan');
  await expect(noPlan(page)).toContainText('a doctor or dietitian can help');
  await expect(offer(page)).toHaveCount(0);
});

test('faster than 1% a week gets a caution and the date of a gentle plan', async ({ page }) => {
  await calculatePlan(
    page,
    { ...MAN, weight: '160', activityLevel: 'superActive' },
    { weight: '140', days: 70 },
  );
  await expect(planRegion(page)).toContainText('Faster than 1% of your weight a week');
  await offer(page).click();
  await expect(result(page, 'plan.days')).toHaveText('100');
  await expect(planRegion(page)).not.toContainText('Faster than');
  await expect(planRegion(page)).not.toContainText('Below your resting calories');
});

test('a very large surplus gets a caution, and an absurd one gets no figure', async ({ page }) => {
  await calculatePlan(page, { ...MAN, weight: '80' }, { weight: '90', days: 70 });
  await expect(noPlan(page)).toContainText('gained that fast is mostly fat');
  await ask(page, { weight: '65' }, { weight: '75', days: 70 });
  await expect(noPlan(page)).toContainText('a larger step than a healthy weight calls for');
  await ask(page, {}, { weight: '85', days: 25 });
  await expect(result(page, 'plan.intake')).toHaveText('Not a safe target');
  await expect(noPlan(page)).toContainText('too much to plan for');
  await offer(page).click();
  await expect(result(page, 'plan.intake')).toHaveAttribute('value', /^\d/u);
});

test('the longest plan is three years, and the weight reached by then is a click away', async ({ page }) => {
  await calculatePlan(page, { ...MAN, weight: '180' }, { weight: '80', pace: 'gentle' });
  await expect(noPlan(page)).toContainText('In three years you’d reach 109.7 kg');
  await offer(page).click();
  expect(await valueOf(page, 'plan.days')).toBeLessThanOrEqual(1095);
});

test('the form says who the planner is not for, with a link, before anything is entered', async ({
  page,
}) => {
  await openPlanner(page);
  const form = page.getByRole('form', { name: 'Weight Planner' });
  for (const words of [/pregnan/iu, /breastfe/iu, /\bill\b/u, /medicine/iu, /\b65\b/u, /eating disorder/iu])
    await expect(form.getByText(words).first()).toBeVisible();
  await expect(form.getByRole('link', { name: /differently/u })).toBeVisible();
});

test('impossible entries give no broken figures', { tag: '@slow' }, async ({ page }) => {
  await openPlanner(page);
  for (const [weight, height, age, goal] of [
    ['0.1', '1', '120', '0.2'],
    ['1000', '300', '120', '1'],
    ['1000', '100', '18', '999'],
    ['25', '275', '120', '24'],
    ['650', '100', '18', '30'],
    ['90', '178', '120', '59'],
  ] as const) {
    for (const gender of ['male', 'female'] as const) {
      await ask(page, { weight, height, age, gender }, { weight: goal, days: 400 });
      await expectSaneResults(page);
      expect(await page.getByRole('main').innerText()).not.toMatch(/NaN|Infinity|undefined|null/u);
    }
  }
});
