/** A plan, followed from its first day to an update. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { formatKcal } from '#ui/text/format.ts';
import { calculate, choice, enter, field, open, result, scriptsArrived } from './calculator.ts';
import { firstPerson, plantRows } from './database.ts';
import { loggedDays } from './log-files.ts';
import { logArrived, seed, showTrend, SIXTY_DAYS } from './log-page.ts';
import { projection, reachProjection } from './projection-page.ts';
import { followThePlan, MAN, openPlan, reachTheActions } from './planner-page.ts';

const follow = (page: Page) => page.getByRole('button', { name: 'Follow this plan' });
const card = (page: Page) => page.getByRole('region', { name: 'Your plan and your log' });
const numberOf = async (page: Page, name: string): Promise<number> =>
  Number(await result(page, name).first().getAttribute('value'));

const stores = (page: Page): Promise<number> =>
  page.evaluate(async () => (await indexedDB.databases()).length);

/** Day and hour of the visit, from Nov 21, 2026 on. */
async function goOn(page: Page, day: number, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 10, 21 + day, 8));
  await page.goto(path);
  await (path === '/log' ? logArrived(page) : scriptsArrived(page));
}

/** Eight weeks of somebody who eats as planned and uses about 350 kcal less than assumed. */
async function writeWeeks(page: Page, intake: number): Promise<void> {
  const { id } = await firstPerson(page);
  const days = Array.from({ length: 57 }, (_, day) => {
    const weight = 90 - 0.9 * (1 - Math.exp(-day / 7)) - 0.012 * day + 0.3 * Math.sin(12.9898 * day);
    return {
      person: id,
      day: new Date(Date.UTC(2026, 10, 21 + day)).toISOString().slice(0, 10),
      weightKg: Math.round(weight * 10) / 10,
      intakeKcal: Math.round(intake + 100 * Math.cos(day * day)),
    };
  });
  await plantRows(page, { days });
}

test('a plan is followed, weighed beside, and updated from the log', async ({ page }) => {
  await openPlan(page);
  const planned = await numberOf(page, 'plan.intake');
  await reachTheActions(page);
  expect(await stores(page)).toBe(0);
  await follow(page).click();
  await expect(page.getByText('saved on this device, and nowhere else')).toBeVisible();
  await expect(follow(page)).toHaveCount(0);

  await goOn(page, 1, '/');
  await expect(card(page)).toContainText('Day 1 of 180');
  expect(await numberOf(page, 'plan.intake')).toBe(planned);
  const weight = field(page, 'todayWeight');
  await card(page).getByRole('button', { name: 'Log', exact: true }).click();
  await expect(card(page)).toContainText('Enter your weight.');
  await weight.fill('89.7');
  await weight.press('Enter');
  await expect(card(page)).toContainText('Logged.');
  await expect(weight).toHaveValue('89.7');

  await goOn(page, 1, '/log');
  expect(await numberOf(page, 'plan.day')).toBe(1);
  expect(await numberOf(page, 'plan.intake')).toBe(planned);
  await expect(page.getByRole('button', { name: /^Update my plan/u })).toHaveCount(0);

  await writeWeeks(page, planned);
  // The update is said wherever the plan's calories are.
  const suggestion = page.getByRole('link', { name: /^Your log suggests [\d,]+ kcal a day from now on$/u });
  for (const path of ['/weight-planner', '/']) {
    await goOn(page, 56, path);
    await expect(suggestion).toBeVisible();
  }
  const suggested = /[\d,]+ kcal/u.exec(await suggestion.innerText())?.[0] ?? '';
  await suggestion.click();
  await logArrived(page);
  await expect(
    page.getByText(/^Your log says you use about \d\d0 kcal a day less than your plan counted on\./u),
  ).toBeVisible();
  const update = page.getByRole('button', { name: /^Update my plan to [\d,]+ kcal a day, same date$/u });
  await expect(update).toContainText(suggested);
  const asItIs = `${formatKcal(planned)} kcal a day`;
  await expect(page.getByText('Eating on as planned')).toContainText('instead of May 20, 2027.');
  await page.getByRole('button', { name: `Keep ${asItIs}` }).click();
  await expect(update).toHaveCount(0);
  expect(await numberOf(page, 'plan.intake')).toBe(planned);
  await page.getByRole('button', { name: 'Undo' }).click();
  await update.click();
  await expect(update).toHaveCount(0);
  const updated = await numberOf(page, 'plan.intake');
  expect(updated).toBeLessThan(planned - 150);
  expect(updated).toBeGreaterThan(1500);
  await expect(page.getByText('Your plan is updated.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(update).toBeVisible();
  expect(await numberOf(page, 'plan.intake')).toBe(planned);
  await update.click();
  // The updated plan starts at the trend, so no distance is shown yet.
  await showTrend(page);
  await expect(page.getByText(/(?:above|below|ahead of|behind) the plan/u)).toHaveCount(0);
  const begun = `It began with ${formatKcal(planned)} kcal a day.`;
  await expect(page.getByText(begun)).toHaveText(/^Updated with your log up to Jan 16, 2027\. It began/u);

  await goOn(page, 56, '/');
  await expect(card(page)).toContainText(formatKcal(updated));
  await expect(suggestion).toHaveCount(0);

  await goOn(page, 97, '/weight-planner');
  await expect(
    page.getByText(/^Your plan: 80\skg by May\s20,\s2027\. [\d,]+\skcal a day, day\s97\sof\s180\./u),
  ).toContainText(formatKcal(updated));
  await choice(page, 'Imperial').check();
  await expect(page.getByText(/^Your plan: 176\.4\slb by May\s20/u)).toBeVisible();
});

test('a followed plan is known on home and TDEE, and has its macros', async ({ page }) => {
  await openPlan(page);
  const planned = await numberOf(page, 'plan.intake');
  await followThePlan(page);
  await expect(page.getByText(/^You follow this plan\./u)).toBeVisible();

  await goOn(page, 12, '/log');
  expect(await numberOf(page, 'plan.intake')).toBe(planned);
  const energy = async () => {
    const [protein, fat, carbs] = [
      await numberOf(page, 'plan.macros.protein'),
      await numberOf(page, 'plan.macros.fat'),
      await numberOf(page, 'plan.macros.carbs'),
    ];
    return 4 * protein + 9 * fat + 4 * carbs;
  };
  expect(await energy()).toBeCloseTo(planned, 3);
  const gramsOf = (prefix: string) =>
    Promise.all(['protein', 'carbs', 'fat'].map((nutrient) => numberOf(page, `${prefix}.${nutrient}`)));
  const grams = await gramsOf('plan.macros');

  await goOn(page, 12, '/');
  await calculate(page);
  const way = page.getByRole('link', { name: /^Your plan: 80 kg by May 20, 2027/u });
  await way.scrollIntoViewIfNeeded();
  await expect(way).toContainText(/Day\s12\sof\s180/u);
  await expect(page.getByText('Plan it', { exact: true })).toHaveCount(0);

  await goOn(page, 12, '/tdee-calculator');
  await calculate(page);
  const targets = page.getByRole('group', { name: 'Target calories' });
  await targets.scrollIntoViewIfNeeded();
  await expect(targets).toContainText(
    /Your plan: 80\skg by May\s20,\s2027 [\d,]+ kcal a day, day\s12\sof\s180\./u,
  );
  expect(await numberOf(page, 'plan.intake')).toBe(planned);
  // It is the target, too, until another one is chosen.
  const own = targets.getByRole('radio', { name: /^Your plan/u });
  await expect(own).toBeChecked();
  expect(await numberOf(page, 'targetCalories.plan')).toBeCloseTo(planned, 1);
  // So are its macros.
  await expect(page.getByRole('tab', { name: 'Your own' })).toHaveAttribute('aria-selected', 'true');
  for (const [index, value] of (await gramsOf('macros.own')).entries())
    expect(value).toBeCloseTo(grams[index] ?? 0, 1);
  await expect(page.getByRole('group', { name: 'Kept entries' })).toBeVisible();
  // The projection ends at the plan's goal.
  await reachProjection(page);
  await expect(projection(page).getByRole('status')).toHaveText(
    /^Your plan, 2,\d\d\d kcal a day now, takes you to 80 kg on May 20, 2027, then keeps you there on about 2,\d\d\d kcal a day\.$/u,
  );
  await expect(projection(page)).toContainText('168 days');
  const eat = page.getByText(/^To lose weight, eat [\d,]+\skcal a day/u);
  await expect(eat).toContainText(`eat ${formatKcal(planned)} kcal a day (from a plan).`);
  await targets.getByRole('radio', { name: /^Mild loss/u }).check();
  await expect(eat).toContainText('(mild loss)');
  await own.check();
  await expect(eat).toContainText('(from a plan)');

  // Somebody else's turn.
  await choice(page, 'Female').check();
  await expect(targets).not.toContainText('Your plan');
});

for (const { goal, title, until } of [
  { goal: 'gain', title: /^Follow 3,\d\d\d kcal a day/u, until: /· [\d.]+\skg by /u },
  { goal: 'maintain', title: /^Follow 2,\d\d\d kcal a day/u, until: /· 70\skg until /u },
])
  test(`${goal}: a target without a goal is followed with two presses`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 10, 21, 8));
    await open(page, '/tdee-calculator');
    await enter(page, { ...MAN, weight: '70' });
    await field(page, 'goal').selectOption(goal);
    await calculate(page);
    const step = page.getByRole('link', { name: title });
    await step.scrollIntoViewIfNeeded();
    await step.click();
    await scriptsArrived(page);
    if (goal === 'gain') await reachTheActions(page);
    const follow = page.getByRole('button', { name: 'Follow this plan' });
    await follow.scrollIntoViewIfNeeded();
    await follow.click();
    await expect(page.getByText(/^You follow this plan\./u)).toBeVisible();
    await goOn(page, 1, '/log');
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan).toContainText(until);
    expect(await numberOf(page, 'plan.intake')).toBeGreaterThan(2000);
  });

test('a plan from the number of a log is followed, however uneven the days', async ({ page }) => {
  const days = SIXTY_DAYS.map((day, index) => ({ ...day, intakeKcal: 2300 + ((index * 37) % 211) }));
  await seed(page, days);
  await open(page, '/weight-planner');
  await expect(page.getByText(/The plan will start from the number in your log/u)).toBeVisible();
  await field(page, 'goalWeight').fill('76');
  await calculate(page);
  const planned = await numberOf(page, 'plan.intake');
  await reachTheActions(page);
  await follow(page).click();
  await expect(page.getByText('saved on this device, and nowhere else')).toBeVisible();
  await page.goto('/log');
  await logArrived(page);
  await expect(result(page, 'plan.intake').first()).toHaveAttribute('value', String(planned));
});

test('in a tab that stays open, the forms go on with the weight that was logged', async ({ page }) => {
  await openPlan(page);
  await reachTheActions(page);
  await follow(page).click();
  await expect(page.getByText('saved on this device, and nowhere else')).toBeVisible();
  for (const [day, text] of ['89.4', '88.9', '88.6'].entries()) {
    await goOn(page, day + 1, '/');
    await card(page).locator('[data-field="todayWeight"]').fill(text);
    await card(page).locator('[data-field="todayWeight"]').press('Enter');
    await expect(card(page)).toContainText('Logged.');
  }
  for (const path of ['/weight-planner', '/']) {
    await goOn(page, 4, path);
    await expect(field(page, 'weight')).toHaveValue(/^8[89]\.\d$/u);
  }
  // What somebody types stays.
  await field(page, 'weight').fill('80');
  await page.goto('/tdee-calculator');
  await expect(field(page, 'weight')).toHaveValue('80');
  await page.goto('/');
  await expect(field(page, 'weight')).toHaveValue('80');
  await calculate(page);
  // Until they weigh themselves on a later day.
  await goOn(page, 6, '/');
  await expect(field(page, 'weight')).toHaveValue('80');
  await card(page).locator('[data-field="todayWeight"]').fill('88.2');
  await card(page).locator('[data-field="todayWeight"]').press('Enter');
  await expect(card(page)).toContainText('Logged.');
  await goOn(page, 7, '/');
  await expect(field(page, 'weight')).toHaveValue(/^8[89]\.\d$/u);
});

test('Undo takes back a plan and the person who was kept for it', async ({ page }) => {
  await openPlan(page);
  await reachTheActions(page);
  await follow(page).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(follow(page)).toBeVisible();
  await goOn(page, 1, '/');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(card(page)).toHaveCount(0);
});

test('home’s card begins with today’s weight, which can be changed after a reload', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await open(page, '/');
  const weight = field(page, 'todayWeight');
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
  expect(await top(weight)).toBeLessThan(await top(card(page).getByRole('heading')));
  await weight.fill('79.1');
  await card(page).getByRole('button', { name: 'Log', exact: true }).click();
  await expect(card(page)).toContainText('Logged.');
  await page.reload();
  await expect(weight).toHaveValue('79.1');
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(weight).toBeFocused();
  await page.keyboard.type('79.4');
  await expect(weight).toHaveValue('79.4');
  await card(page).getByRole('button', { name: 'Log', exact: true }).click();
  await expect(card(page)).toContainText('Logged.');
  expect((await loggedDays(page))?.at(-1)).toMatchObject({ day: '2026-11-22', weightKg: 79.4 });
});

test('home’s card takes stone and pounds from somebody who weighs in them', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await choice(page, 'Imperial').check();
  await page.getByLabel('Use stone and pounds').check();
  await expect.poll(async () => (await firstPerson(page)).entries['units']).toBe('stone');
  await goOn(page, 1, '/');
  const [stone, pounds] = [field(page, 'today-stone'), field(page, 'today-pounds')];
  await expect(stone).not.toHaveAttribute('placeholder');
  await stone.fill('12');
  await pounds.fill('15');
  await pounds.press('Enter');
  await expect(card(page)).toContainText('Enter 0 to 13.9 pounds in the second box.');
  await pounds.fill('8');
  await pounds.press('Enter');
  await expect(card(page)).toContainText('Logged.');
  await expect(stone).toHaveValue('12');
  await expect(pounds).toHaveValue('8');
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: '2026-11-22', weightKg: 176 * 0.453592 });
});
