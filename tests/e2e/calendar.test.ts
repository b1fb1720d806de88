/** "Today" is today when a page is opened, restored, shared, or left open over midnight. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, enter, field, open, result, scriptsArrived } from './calculator.ts';
import { logArrived, plantPlan, seed, showTrend, SIXTY_DAYS } from './log-page.ts';
import { ask, MAN, noPlan, planRegion } from './planner-page.ts';

const SLOW = { tag: '@slow' } as const;

/** Noon, that many days after Nov 21, 2026. */
const noonOf = (day: number): Date => new Date(2026, 10, 21 + day, 12);

/** Opens a page at noon on Nov 21, 2026, with a clock that runs. */
async function openOn(page: Page, path: string, time: Date = noonOf(0)): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time });
  await open(page, path);
}

/** The page stays open until noon, that many days after Nov 21, 2026. */
async function stayOpen(page: Page, day: number): Promise<void> {
  await page.clock.setSystemTime(noonOf(day));
  await page.clock.runFor(25_000);
}

const again = (page: Page) => page.getByText('Calculated again for');

test('a planner that is left open counts from the day of the next edit', async ({ page }) => {
  await openOn(page, '/weight-planner');
  await ask(page, MAN, { weight: '80' });
  await expect(result(page, 'plan.days')).toHaveAttribute('value', '182');
  const before = Number(await result(page, 'plan.intake').getAttribute('value'));
  await stayOpen(page, 30);
  await field(page, 'goalWeight').fill('81');
  await expect(field(page, 'goalDate')).toHaveValue('2027-06-21');
  await expect(field(page, 'goalDate')).toHaveAttribute('min', '2027-01-11');
  await expect(result(page, 'plan.days')).toHaveAttribute('value', '182');
  await expect(planRegion(page)).toContainText('81 kg by Jun 21, 2027');
  await expect(again(page)).toHaveText(
    'Calculated again for Dec 21, 2026: the figures may differ from those of Nov 21, 2026.',
  );
  // A kilogram less in the same time.
  expect(Number(await result(page, 'plan.intake').getAttribute('value'))).toBeGreaterThan(before);
  await calculate(page);
  await expect(again(page)).toHaveCount(0);
});

test('over midnight a chosen date stays until it has passed, and then says so', async ({ page }) => {
  await openOn(page, '/weight-planner', new Date(2026, 10, 21, 23, 59, 50));
  await ask(page, MAN, { weight: '88', days: 60 });
  await expect(result(page, 'plan.days')).toHaveAttribute('value', '60');
  await page.clock.runFor(40_000);
  await expect(result(page, 'plan.days')).toHaveAttribute('value', '59');
  await expect(again(page)).toBeVisible();
  await page.reload();
  await scriptsArrived(page);
  await expect(result(page, 'plan.days')).toHaveAttribute('value', '59');
  await expect(again(page)).toBeVisible();
  await stayOpen(page, 61);
  await expect(page.getByText('Jan 20, 2027 has passed. Choose a date from')).toBeVisible();
  await expect(field(page, 'goalDate')).toHaveValue('2027-01-20');
});

test('a date that is offered is counted from the day of the press', SLOW, async ({ page }) => {
  await openOn(page, '/weight-planner');
  await ask(page, MAN, { weight: '80', days: 50 });
  const offer = noPlan(page).getByRole('button', { name: /^Plan for \w+ \d+, \d{4}$/u });
  await expect(offer).toBeVisible();
  await page.clock.setSystemTime(noonOf(20));
  await offer.click();
  await expect(planRegion(page)).toBeVisible();
  await expect(noPlan(page)).toHaveCount(0);
  expect(Number(await result(page, 'plan.intake').getAttribute('value'))).toBeGreaterThanOrEqual(1500);
});

/** A link to the plan of somebody who wanted 80 kg by May 20, 2026. */
const LINK =
  'planner?weight=kg~90&height=cm~178&age=40&gender=male&activityLevel=moderatelyActive&goalWeight=kg~80&by=date&goalDate=2026-05-20&pace=steady&bodyFat=&shape=steady&ownMaintenance=&units=metric&energy=kcal';

test('a link with a goal date in the past says so, and that a plan starts today', async ({ page }) => {
  await openOn(page, `/weight-planner#${LINK}`);
  await expect(page.getByText('A plan starts today, so its figures may differ')).toBeVisible();
  await expect(page.getByText('May 20, 2026 has passed. Choose a date from')).toBeVisible();
  await expect(field(page, 'goalDate')).toHaveValue('2026-05-20');
  await expect(planRegion(page)).toHaveCount(0);
});

test('the log that is left open over midnight logs to the new day', async ({ page }) => {
  await openOn(page, '/log', new Date(2026, 10, 22, 23, 58));
  await logArrived(page);
  await field(page, 'weight').fill('80.4');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  await page.clock.setSystemTime(new Date(2026, 10, 23, 0, 1));
  await field(page, 'weight').fill('80.1');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Logged for Nov 23, 2026.')).toBeVisible();
  await page.reload();
  await logArrived(page);
  await expect(page.getByText('Monday, November 23')).toBeVisible();
  await showTrend(page);
  await expect(page.getByText('2 weigh-ins so far; the trend shows after about a week')).toBeVisible();
});

test('home’s card goes on to the next day, and says when the plan is over', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  const home = await page.context().newPage();
  await openOn(home, '/', new Date(2026, 10, 22, 23, 59, 50));
  const card = home.getByRole('region', { name: 'Your plan and your log' });
  await expect(card).toContainText('Day 52 of 180');
  await expect(card).toContainText('above the plan, within the usual ups and downs');
  await home.clock.runFor(40_000);
  await expect(card).toContainText('Day 53 of 180');
  await field(home, 'todayWeight').fill('80.2');
  await field(home, 'todayWeight').press('Enter');
  await expect(card).toContainText('Logged.');
  await stayOpen(home, 132);
  await expect(card).toContainText('Your plan’s day, Mar 30, 2027, was 3 days ago.');
});

test('the log’s plan and curve go on to the next day', SLOW, async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  const log = await page.context().newPage();
  await openOn(log, '/log', new Date(2026, 10, 22, 23, 59, 50));
  await logArrived(log);
  await showTrend(log);
  await expect(result(log, 'plan.day')).toHaveAttribute('value', '52');
  await log.clock.runFor(40_000);
  await expect(result(log, 'plan.day')).toHaveAttribute('value', '53');
  await expect(log.locator('.Curve-ahead')).toHaveCount(1);
  await stayOpen(log, 132);
  await expect(log.getByText('Your plan’s day, Mar 30, 2027, was 3 days ago.')).toBeVisible();
  await expect(log.locator('.Curve-ahead')).toHaveCount(0);
});

test('a child’s measurement is today’s until something is measured', SLOW, async ({ page }) => {
  await openOn(page, '/child-bmi-calculator', new Date(2026, 10, 22, 23, 59, 50));
  await choice(page, 'By date of birth').check();
  await expect(field(page, 'measured')).toHaveValue('2026-11-22');
  await page.clock.runFor(40_000);
  await expect(field(page, 'measured')).toHaveValue('2026-11-23');
  await field(page, 'weight').fill('28');
  await stayOpen(page, 30);
  await expect(field(page, 'measured')).toHaveValue('2026-11-23');
  await expect(field(page, 'measured')).toHaveAttribute('max', '2026-12-21');
});

test('a plan that is restored on a later day is calculated again', SLOW, async ({ page }) => {
  await openOn(page, '/weight-planner');
  await enter(page, MAN);
  await ask(page, MAN, { weight: '80', pace: 'steady' });
  await expect(planRegion(page)).toContainText('80 kg by Apr 26, 2027');
  await stayOpen(page, 10);
  await page.goto('/faq');
  await page.goBack();
  await scriptsArrived(page);
  await expect(planRegion(page)).toContainText('80 kg by May 6, 2027');
  await expect(again(page)).toBeVisible();
});
