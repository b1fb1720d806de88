import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { choice, field, result } from './calculator.ts';
import { firstPerson, plantRows, storeOf } from './database.ts';
import { logArrived, openFiles, plantPlan, seed, showTrend, SIXTY_DAYS } from './log-page.ts';

const line = (page: Page) => page.locator('.Curve-ahead');
const slider = (page: Page) => page.getByLabel('Read the trend, day by day');
const card = (page: Page) => page.getByRole('region', { name: 'Your plan' });

test('on a wide screen, what is told about the number is below the week, beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await expect(card(page)).toBeVisible();
  const week = await page.getByRole('heading', { name: 'Last 7 days' }).boundingBox();
  for (const text of ['Can I eat back exercise?', 'Where this comes from']) {
    const box = await page.getByText(text).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(week?.x ?? NaN);
    expect(box?.y).toBeGreaterThan(week?.y ?? NaN);
  }
});

test('a followed plan is shown with the trend in any unit, until it is no longer followed', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await expect(card(page)).toHaveCount(0);
  await plantPlan(page);
  await expect(result(page, 'plan.day')).toHaveAttribute('value', '52');
  await expect(result(page, 'plan.days')).toHaveAttribute('value', '180');
  await expect(card(page)).toContainText('76 kg by Mar 30, 2027');
  await showTrend(page);
  await expect(line(page)).toHaveAttribute('d', /^M[\d.,L-]+$/u);
  await expect(page.getByText('few people do.')).toBeVisible();
  // Seven weeks into a plan that loses 6 kg in 26.
  const kilograms = /Plan (\d\d\.\d) kg/u;
  await expect(slider(page)).toHaveAttribute('aria-valuetext', kilograms);
  const [, planned] = kilograms.exec((await slider(page).getAttribute('aria-valuetext')) ?? '') ?? [];
  expect(Number(planned)).toBeGreaterThan(79);
  expect(Number(planned)).toBeLessThan(80.5);
  const ahead = /^Nov 22, 2026, Plan 79\.\d kg, likely between \d\d and \d\d kg$/u;
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', ahead);
  await slider(page).press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Mar 30, 2027, Plan 76\.0 kg/u);
  await choice(page, 'Imperial').check();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Plan 167\.\d lb/u);
  await expect(card(page)).toContainText(/167\.\d+\u00a0lb by/u);
  await page.getByText('Each day in a table').click();
  const table = page.getByRole('region', { name: 'Each day in a table' });
  await expect(table.getByRole('columnheader', { name: 'Plan' })).toBeVisible();

  await page.getByRole('button', { name: 'Stop following this plan' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page)).toBeVisible();
});

test('the switch between kcal and kJ is once on the page, at the end of the first number’s heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  await expect(page.getByRole('region', { name: 'What you really use' })).toBeVisible();
  const middle = async (of: Locator): Promise<number> => {
    const box = await of.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
  };
  const switchOf = choice(page, 'kJ');
  const isBeside = async (heading: string): Promise<void> => {
    await expect(switchOf).toHaveCount(1);
    const title = page.getByRole('heading', { name: heading, exact: true });
    expect(Math.abs((await middle(switchOf)) - (await middle(title)))).toBeLessThan(6);
  };
  await isBeside('What you really use');
  await plantPlan(page);
  await expect(card(page)).toBeVisible();
  await isBeside('Your plan');
});

test('on a phone, the ways to share begin where the text around them begins, and the hints have one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  await showTrend(page);
  const leftOf = (text: Locator): Promise<number> =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
  const share = await leftOf(page.getByRole('link', { name: 'Share with a coach or doctor' }));
  expect(Math.abs(share - (await leftOf(page.getByRole('heading', { name: 'Your trend' }))))).toBeLessThan(1);
  const hint = page.getByText(/^Yesterday: \d+\.\d kg$/u);
  expect((await hint.boundingBox())?.height).toBeLessThan(24);
});

test('on a phone, today’s number is directly below the form, by the plan or else by the log', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  const said = page.getByText(/^By your log, you use about 2,\d{3} kcal a day \(2,\d{3}–2,\d{3}\)$/u);
  await expect(said).toBeInViewport({ ratio: 1 });
  await plantPlan(page);
  const planned = page.getByText(/^Today: \d,\d{3} kcal by your plan\s· day\s52\sof\s180$/u);
  await expect(planned).toBeInViewport({ ratio: 1 });
  // Not as small print: it's what somebody comes for.
  await expect(planned).toHaveCSS('font-size', '16px');
  await expect(planned).toHaveCSS('font-weight', '600');
  await expect(said).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(planned).toBeHidden();
});

test('meals are added up in the field, and the day’s rest is said below the form or in the plan', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  const left = page.getByText(/^1,\d{3} kcal left of today’s 2,\d{3}/u);
  await expect(page.getByText('The whole day so far. You can add meals: 600+350.')).toBeVisible();
  await expect(left).toHaveCount(0);
  await field(page, 'intake').fill('600 + 350 +');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('a number, for example 2150, or add up the meals: 600+350.')).toBeVisible();
  await expect(field(page, 'intake')).toHaveValue('600 + 350 +');
  await field(page, 'intake').fill('600 + 350');
  await expect(page.getByText('Understood as 950 kcal.')).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(field(page, 'intake')).toHaveValue('950');
  await expect(left.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(left.first()).toBeHidden();
  await expect(card(page).getByText(/^1,\d{3} kcal left of today’s 2,\d{3}$/u)).toBeVisible();
});

test('the first week of a plan has dots without a trend, and fits a phone in pounds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const days = [82, 82.1, 81.7, 82.3, 81.6].map((weightKg, index) => ({
    day: `2026-11-${17 + index}`,
    weightKg,
    intakeKcal: 2100,
  }));
  await seed(page, days);
  await plantPlan(page, { start: '2026-11-17' });
  await choice(page, 'Imperial').check();
  await showTrend(page);
  const trend = page.locator('section[aria-labelledby="log-trend"]');
  await expect(trend.getByRole('radio', { name: '4 weeks' })).toBeChecked();
  await expect(trend.locator('[data-band="eaten"]')).toHaveCount(0);
  await expect(trend.locator('.Curve-dots')).toHaveCount(1);
  await expect(trend.locator('.Chart-trend')).toHaveCount(0);
  await expect(trend).toContainText('below the plan’s starting weight. Close to the plan’s line.');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Weighed 179\.9 lb, Plan/u);
  await page.getByText('Each day in a table').click();
  const table = page.getByRole('region', { name: 'Each day in a table' });
  await expect(table.getByRole('columnheader', { name: 'Trend' })).toHaveCount(0);
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('the planner gets the log’s figure, but not beside a plan: only its update has other calories', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  const link = page.getByRole('link', { name: 'Use it in the weight planner' });
  await expect(link).toBeVisible();
  await plantPlan(page);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use it in the TDEE calculator' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop following this plan' }).click();
  await expect(link).toBeVisible();
});

test('a plan that was stopped is an earlier one, and the planner keeps its goal and date', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await page.getByRole('button', { name: 'Stop following this plan' }).click();
  await expect(page.getByText('It’s under “Earlier plans”, and the planner keeps its goal.')).toBeVisible();
  await openFiles(page);
  await page.getByText('Earlier plans', { exact: true }).click();
  await expect(page.getByText(/^76\skg by Mar\s30,\s2027/u)).toBeVisible();
  await page.getByRole('link', { name: 'Use it in the weight planner' }).click();
  await expect(page.getByText('The form has the goal of the plan that you stopped.')).toBeVisible();
  await expect(field(page, 'goalWeight')).toHaveValue('76');
  await expect(field(page, 'goalDate')).toHaveValue('2027-03-30');
  await page.getByRole('button', { name: 'Start a new plan' }).click();
  await expect(field(page, 'goalWeight')).toHaveValue('');
});

test('TDEE has the goal of the plan, opened from the log and by itself', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await page.getByRole('link', { name: 'Use it in the TDEE calculator' }).click();
  await expect(
    page.getByText(/To lose weight, eat [\d,]+\skcal a day \(from a plan\)/u).first(),
  ).toBeVisible();
  await expect(field(page, 'goal')).toHaveValue('lose');
  // Another tab has no session.
  const tab = await page.context().newPage();
  await tab.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await tab.goto('/tdee-calculator');
  await expect(field(tab, 'goal')).toHaveValue('lose');
});

test('during a pregnancy the plan is hidden, and can be stopped', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await page.evaluate(() => sessionStorage.setItem('evenscale.person', '{"pregnancy":"yes"}'));
  await page.reload();
  await logArrived(page);
  // It was said by somebody else: the log is a man's.
  await expect(result(page, 'plan.intake').first()).toBeVisible();
  const person = await firstPerson(page);
  await plantRows(page, { people: [{ ...person, entries: { ...person.entries, gender: 'female' } }] });
  await page.reload();
  await logArrived(page);
  await expect(card(page)).toContainText('It’s hidden only for this visit');
  await expect(result(page, 'plan.intake')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop following this plan' }).click();
  await expect(card(page)).toHaveCount(0);
  const plans = (await storeOf(page, 'plans')) ?? [];
  expect(plans.filter(({ state }) => state === 'current')).toEqual([]);
});

test('a fast loss and too little food are named on the log and on home', async ({ page }) => {
  const days = SIXTY_DAYS.slice(-22).map(({ day }, index) => ({
    day,
    weightKg: Math.round((82 - 0.3 * index) * 10) / 10,
    intakeKcal: 1100,
  }));
  await seed(page, days);
  const fast = page.getByText('Your weight is going down by more than 1% a week');
  // First of what the curve says, and with what to do beside the number.
  await showTrend(page);
  await expect(fast).toHaveCount(2);
  await expect(page.locator('section[aria-labelledby="log-trend"] .LogParts-sentence').first()).toHaveText(
    /^Your weight is going down by more than 1% a week/u,
  );
  await expect(page.getByText('you logged less than 1,500 kcal a day on average')).toBeVisible();
  await page.goto('/');
  await expect(fast).toBeVisible();
});

test('calories that a low weight withholds are not named in the curve either', async ({ page }) => {
  await seed(
    page,
    SIXTY_DAYS.map((day) => ({ ...day, weightKg: 58 })),
  );
  await plantPlan(page);
  await showTrend(page);
  await expect(line(page)).toHaveCount(1);
  const trend = page.locator('section[aria-labelledby="log-trend"]');
  await expect(trend).not.toContainText(/plan, [\d,]+ kcal a day/u);
});

test('with a hidden weight there is only the trend', { tag: '@slow' }, async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  await showTrend(page);
  await expect(line(page)).toHaveCount(1);
  await page.getByLabel('Hide my weight and show only the trend').check();
  await expect(line(page)).toHaveCount(0);
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /Plan/u);
  await expect(card(page)).not.toContainText('kg');
});

test('a plan whose day has passed says so', { tag: '@slow' }, async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page, { start: '2026-05-20' });
  await expect(result(page, 'plan.day')).toHaveAttribute('value', '186');
  await page.clock.setFixedTime(new Date(2027, 3, 2, 12));
  await page.reload();
  await expect(card(page)).toContainText('Your plan’s day, Mar 30, 2027, was 3 days ago.');
  await expect(result(page, 'plan.intake')).toHaveCount(0);
});
