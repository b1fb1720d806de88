/** Weights that don't fit the log: a typo, another person on the scale, stone with decimals. */
import { expect, test, type Page } from '@playwright/test';
import { choice, field, open, result } from './calculator.ts';
import { loggedDays } from './log-files.ts';
import { cells, openLog, openWeek, plantPlan, seed, showTrend, SIXTY_DAYS } from './log-page.ts';

const TODAY = '2026-11-22';
const useAnyway = (page: Page) => page.getByRole('button', { name: 'Use it anyway' });
const log = (page: Page) => page.getByRole('button', { name: 'Log', exact: true });
const lastDay = async (page: Page) => (await loggedDays(page))?.at(-1);

test('the form asks about a weight that is far from the trend, and one press keeps it', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await field(page, 'weight').fill('180.45');
  await log(page).click();
  await expect(page.getByText('180.45 kg looks like a slip.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep 180.45 kg' })).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
  expect(await loggedDays(page)).toEqual(SIXTY_DAYS);
  await field(page, 'weight').fill('66.5');
  await log(page).click();
  await expect(page.getByText(/^66\.5 kg is far from your usual/u)).toBeVisible();
  await useAnyway(page).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  expect(await lastDay(page)).toEqual({ day: TODAY, weightKg: 66.5, isConfirmed: true });
  await expect(useAnyway(page)).toHaveCount(0);
  // Meals are logged without another question.
  await field(page, 'intake').fill('1900');
  await log(page).click();
  await expect.poll(() => lastDay(page)).toMatchObject({ intakeKcal: 1900, weightKg: 66.5 });
});

test('a weight that no adult of this height has can’t be kept, in the form, in the table or on home’s card', async ({
  page,
}) => {
  const days = [...SIXTY_DAYS, { day: TODAY, weightKg: 80.4 }];
  await seed(page, days);
  const problem = page.getByText('No adult of your height weighs 8.04 kg.');
  const logged = page.getByText('Logged for Nov 22, 2026.');
  await field(page, 'intake').fill('1900');
  await log(page).click();
  await expect(logged).toBeVisible();
  await field(page, 'weight').fill('8.04');
  await log(page).click();
  await expect(problem).toBeVisible();
  await expect(logged).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Keep|anyway/u })).toHaveCount(0);
  // Mended by hand, it isn't logged yet.
  await field(page, 'weight').fill('80.7');
  await expect(problem).toHaveCount(0);
  await expect(page.getByText('Kept in this browser on this device.')).toBeVisible();
  await expect(logged).toHaveCount(0);
  await field(page, 'weight').fill('8.04');
  await log(page).click();
  await page.getByRole('button', { name: 'Use 80.4 kg' }).click();
  await expect(problem).toHaveCount(0);
  await openWeek(page);
  const cell = cells(page, 'weekWeight').last();
  await cell.fill('8.05');
  await cell.press('Enter');
  await expect(page.getByText('No adult of your height weighs 8.05 kg. Did you mean 80.5 kg?')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keep|anyway/u })).toHaveCount(0);
  await cell.press('Escape');
  await open(page, '/');
  await field(page, 'todayWeight').fill('8.04');
  await field(page, 'todayWeight').press('Enter');
  await expect(problem).toBeVisible();
  await field(page, 'todayWeight').press('Enter');
  await expect(page.getByRole('button', { name: /^Keep|anyway/u })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use 80.4 kg' })).toBeVisible();
  expect(await lastDay(page)).toMatchObject({ day: TODAY, weightKg: 80.4 });
});

test('a question about a weight moves no field, and nothing says that it is logged', async ({ page }) => {
  await seed(page, [...SIXTY_DAYS, { day: TODAY, weightKg: 80.4 }]);
  const row = [field(page, 'weight'), field(page, 'intake'), log(page)];
  const hint = page.getByText('Logged today', { exact: true });
  const boxes = () => Promise.all(row.map((part) => part.boundingBox()));
  await expect(hint).toBeVisible();
  const before = await boxes();
  await field(page, 'weight').fill('38');
  await expect(hint).toHaveCount(0);
  await log(page).click();
  const question = page.getByText(/^38 kg is far from your usual/u);
  await expect(question).toBeVisible();
  const after = await boxes();
  for (const [index, box] of after.entries()) {
    expect(Math.abs((box?.x ?? 0) - (before[index]?.x ?? 0))).toBeLessThan(4);
    expect(Math.abs((box?.y ?? 0) - (before[index]?.y ?? 0))).toBeLessThan(4);
  }
  const bottom = Math.max(...after.map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
  expect((await question.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  await field(page, 'weight').fill('80.4');
  await expect(hint).toBeVisible();
});

test('a slip says what was probably meant: in the form, in the table and on home’s card', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await field(page, 'weight').fill('180.4');
  await log(page).click();
  await expect(page.getByText('Did you mean 80.4 kg?')).toBeVisible();
  await page.getByRole('button', { name: 'Use 80.4 kg' }).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('80.4');
  expect(await lastDay(page)).toMatchObject({ day: TODAY, weightKg: 80.4 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => loggedDays(page)).toEqual(SIXTY_DAYS);
  await openWeek(page);
  const cell = cells(page, 'weekWeight').last();
  await cell.fill('177');
  await cell.press('Enter');
  await page.getByRole('button', { name: 'Use 177 lb (80.3 kg)' }).click();
  await expect.poll(() => lastDay(page)).toEqual({ day: TODAY, weightKg: 80.3 });
  await open(page, '/');
  await field(page, 'todayWeight').fill('803');
  await field(page, 'todayWeight').press('Enter');
  await page.getByRole('button', { name: 'Use 80.3 kg' }).click();
  await expect(page.getByText('Logged.')).toBeVisible();
  await expect(field(page, 'todayWeight')).toHaveValue('80.3');
  expect(await lastDay(page)).toEqual({ day: TODAY, weightKg: 80.3 });
});

test('a wrong digit is asked about, and the right one offered', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await field(page, 'weight').fill('85.4');
  await log(page).click();
  await expect(page.getByText('85.4 kg looks like a slip.')).toBeVisible();
  await page.getByRole('button', { name: 'Use 80.4 kg' }).click();
  await expect.poll(() => lastDay(page)).toEqual({ day: TODAY, weightKg: 80.4 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => loggedDays(page)).toEqual(SIXTY_DAYS);
  // A kilogram or two are water.
  await field(page, 'weight').fill('82.9');
  await log(page).click();
  await expect.poll(() => lastDay(page)).toEqual({ day: TODAY, weightKg: 82.9 });
});

test('a first weight is compared with the one that a calculator has', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    sessionStorage.setItem('evenscale.person', JSON.stringify({ units: 'metric', weight: 'kg~92.6' })),
  );
  await openLog(page);
  await field(page, 'weight').fill('192.6');
  await log(page).click();
  await expect(page.getByText('192.6 kg looks like a slip.')).toBeVisible();
  await page.getByRole('button', { name: 'Use 92.6 kg' }).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  expect(await lastDay(page)).toEqual({ day: TODAY, weightKg: 92.6 });
});

test('the first weight of a plan is compared with its start, in the form and on home’s card', async ({
  page,
}) => {
  await seed(page, []);
  await plantPlan(page, { start: '2026-11-21' });
  await field(page, 'weight').fill('180');
  await log(page).click();
  await expect(page.getByText('180 kg looks like a slip.')).toBeVisible();
  await open(page, '/');
  const card = page.getByRole('region', { name: 'Your plan and your log' });
  await field(page, 'todayWeight').fill('180');
  await field(page, 'todayWeight').press('Enter');
  await expect(card.getByText('180 kg looks like a slip.')).toBeVisible();
  expect(await loggedDays(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use 180 lb (81.6 kg)' }).click();
  await expect.poll(() => lastDay(page)).toEqual({ day: TODAY, weightKg: 81.6 });
  await expect(card).toContainText('Close to the plan’s line.');
});

test('a cell of the week asks, too, and a hidden weight isn’t named', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  const cell = cells(page, 'weekWeight').last();
  await cell.fill('181.4');
  await cell.press('Enter');
  const question = page
    .getByRole('alert')
    .getByText(/^181\.4 kg looks like a slip\. Did you mean 81\.4 kg\?$/u);
  await expect(question).toBeVisible();
  expect(await loggedDays(page)).toEqual(SIXTY_DAYS);
  await cell.press('Escape');
  await expect(question).toHaveCount(0);
  await cell.fill('90');
  await cell.blur();
  await page.getByRole('button', { name: 'Keep 90 kg' }).click();
  await expect.poll(() => lastDay(page)).toEqual({ day: TODAY, weightKg: 90, isConfirmed: true });
  await showTrend(page);
  await page.getByLabel('Hide my weight and show only the trend').check();
  await field(page, 'weight').fill('66.5');
  await log(page).click();
  await expect(page.getByText('That’s far from your usual weight. Is it right?')).toBeVisible();
  await open(page, '/');
  const card = page.getByRole('region', { name: 'Your plan and your log' });
  await field(page, 'todayWeight').fill('80.3');
  await field(page, 'todayWeight').press('Enter');
  await expect(card.getByText('Logged.')).toBeVisible();
  await expect(field(page, 'todayWeight')).toHaveValue('');
});

test('a digit too many in the calories is asked about, in the form and in the table', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await field(page, 'intake').fill('19750');
  await log(page).click();
  await expect(page.getByText('19,750 kcal looks like a slip.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep 19,750 kcal' })).toBeVisible();
  expect(await loggedDays(page)).toEqual(SIXTY_DAYS);
  await page.getByRole('button', { name: 'Use 1,975 kcal' }).click();
  await expect.poll(() => lastDay(page)).toEqual({ day: TODAY, intakeKcal: 1975 });
  await openWeek(page);
  const cell = cells(page, 'weekIntake').last();
  await cell.fill('20000');
  await cell.press('Enter');
  const question = page
    .getByRole('alert')
    .getByText('20,000 kcal looks like a slip. Did you mean 2,000 kcal?');
  await expect(question).toBeVisible();
  expect(await lastDay(page)).toMatchObject({ intakeKcal: 1975 });
  await page.getByRole('button', { name: 'Keep 20,000 kcal' }).click();
  await expect.poll(() => lastDay(page)).toEqual({ day: TODAY, intakeKcal: 20_000 });
});

test('home’s card asks with the same words', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await open(page, '/');
  const card = page.getByRole('region', { name: 'Your plan and your log' });
  await field(page, 'todayWeight').fill('66.4');
  await field(page, 'todayWeight').press('Enter');
  await expect(card.getByText(/^66\.4 kg is far from your usual 80\.\d kg\. Is it right\?$/u)).toBeVisible();
  expect(await loggedDays(page)).toEqual(SIXTY_DAYS);
  await useAnyway(page).click();
  await expect(card).toContainText('Logged.');
  await expect(field(page, 'todayWeight')).toHaveValue('66.4');
  expect(await lastDay(page)).toMatchObject({ weightKg: 66.4, isConfirmed: true });
});

test('a mistake that was imported doesn’t stretch the axis', async ({ page }) => {
  const days = SIXTY_DAYS.map((day, index) => (index === 50 ? { ...day, weightKg: 814 } : day));
  await seed(page, days);
  await showTrend(page);
  const values = page.locator('#log-trend').locator('xpath=ancestor::section').locator('svg text');
  await expect(
    page.getByText(/^The cross, 814\skg on Nov\s12,\s2026, doesn’t fit the days around it/u),
  ).toBeVisible();
  const numbers = (await values.allTextContents()).filter((text) => /^\d+$/u.test(text)).map(Number);
  expect(Math.max(...numbers)).toBeLessThan(90);
});

test('stone with decimals say how they were read', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await choice(page, 'Imperial').check();
  await page.getByLabel('Use stone and pounds').check();
  await field(page, 'stone').fill('12.5');
  await expect(page.getByText('Understood as 12 st 7 lb.')).toBeVisible();
  await field(page, 'stone').fill('12');
  await field(page, 'pounds').fill('8');
  await log(page).click();
  await expect.poll(() => lastDay(page)).toEqual({ day: TODAY, weightKg: 176 * 0.453592 });
  await openWeek(page);
  await cells(page, 'weekWeight').last().fill('12.5');
  await cells(page, 'weekWeight').last().press('Enter');
  await expect(page.getByText('Changed Nov 22, 2026. Understood as 12 st 7 lb.')).toBeVisible();
});

test('the plan’s card says what was eaten on average, in kcal and kJ, and the planner starts with its goal', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(result(page, 'plan.eaten')).toHaveAttribute('value', '2400');
  await expect(plan).toContainText(
    /You ate 2,400 kcal a day on average in the last 14 days; the plan says [\d,]+\. Calories are logged on 13/u,
  );
  await choice(page, 'kJ').first().check();
  await expect(plan).toContainText(/You ate 10,042 kJ a day on average/u);

  await page.goto('/');
  await page.goto('/weight-planner');
  const started = page.getByText('The form has its goal and date.');
  await expect(started).toBeVisible();
  await expect(field(page, 'goalWeight')).toHaveValue('76');
  await expect(field(page, 'goalDate')).toHaveValue('2027-03-30');
  await page.getByRole('button', { name: 'Start a new plan' }).click();
  await expect(field(page, 'goalWeight')).toHaveValue('');
  await expect(field(page, 'goalDate')).toHaveValue('2027-05-23');
  await expect(started).toHaveCount(0);
});
