import { expect, test } from '@playwright/test';
import { choice, field, result } from './calculator.ts';
import { cells, logArrived, openLog, openWeek, seed, SIXTY_DAYS } from './log-page.ts';

const log = { name: 'Log today' } as const;

test('a returning visitor logs the day on a phone in one press, or in two taps with another weight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  let presses = 0;
  await page.exposeFunction('countPress', () => (presses += 1));
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.isTrusted && event.detail > 0)
        void (globalThis as unknown as { countPress: () => void }).countPress();
    }),
  );
  await expect(field(page, 'intake')).toHaveValue('2400');
  await expect(page.getByText('Filled in from Nov 21, 2026.')).toBeVisible();
  await field(page, 'weight').click();
  await field(page, 'weight').fill('79.9');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(2);
  await page.reload();
  await logArrived(page);
  await expect(field(page, 'weight')).toHaveValue('79.9');
  await expect(page.getByText('You’ve logged this day already.')).toBeVisible();
});

test('a log of sixty days has a figure with its range, next to the equation’s', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'evenscale.person',
      JSON.stringify({
        units: 'metric',
        inStone: 'no',
        weight: 'kg~80',
        height: 'cm~180',
        age: '40',
        gender: 'male',
        activityLevel: 'sedentary',
      }),
    ),
  );
  await seed(page, SIXTY_DAYS);
  // 30 g a day at about 7,000 kcal per kilogram is about 200 kcal on top of 2,400.
  const value = Number(await result(page, 'maintenance').getAttribute('value'));
  expect(value).toBeGreaterThan(2500);
  expect(value).toBeLessThan(2720);
  const low = Number(await result(page, 'maintenance.low').getAttribute('value'));
  const high = Number(await result(page, 'maintenance.high').getAttribute('value'));
  expect(low).toBeLessThan(value);
  expect(high).toBeGreaterThan(value);
  await expect(result(page, 'weeklyChange')).toHaveText('0.2 kg down');
  // 10 × 80 + 6.25 × 180 − 5 × 40 + 5 = 1,730; × 1.2 = 2,076.
  await expect(result(page, 'equation')).toHaveText('2,076');
  await choice(page, 'kJ').check();
  await expect(result(page, 'equation')).toHaveText('8,686');
  await expect(field(page, 'intake')).toHaveValue('10042');
});

test('without enough days it says what is missing, and gives no number', async ({ page }) => {
  await openLog(page);
  await expect(result(page, 'maintenance')).toHaveText('Not yet');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Enter a weight, what you ate, or both.')).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
  await seed(page, SIXTY_DAYS.slice(0, 16));
  await expect(result(page, 'maintenance')).toHaveText(/^Needs 5 more days\./u);
  expect(await result(page, 'maintenance').getAttribute('value')).toBeNull();
});

test('the week’s table is edited in place, undone, and updated in another tab', async ({ page, context }) => {
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  const other = await context.newPage();
  await openLog(other);
  await openWeek(other);
  const friday = page.getByLabel('Weight, Nov 20, 2026');
  await friday.fill('12 st 8 lb');
  await friday.press('Enter');
  await expect(page.getByText('Changed Nov 20, 2026.')).toBeVisible();
  await expect(other.getByLabel('Weight, Nov 20, 2026')).toHaveValue('79.8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your last change was undone.')).toBeVisible();
  await expect(other.getByLabel('Weight, Nov 20, 2026')).toHaveValue(String(SIXTY_DAYS[58]?.weightKg));
  await friday.fill('a lot');
  await friday.blur();
  await expect(page.getByText('Enter a weight, for example 72.5.')).toBeVisible();
  await friday.press('Escape');
  await page.getByLabel('Note, Nov 20, 2026').fill('long walk');
  await page.getByLabel('Note, Nov 20, 2026').blur();
  await expect(other.getByLabel('Note, Nov 20, 2026')).toHaveValue('long walk');
  await page.getByLabel('Go to a day').fill('2026-10-01');
  await expect(page.getByRole('heading', { name: 'Sep 28, 2026 to Oct 4, 2026' })).toBeVisible();
});

test('a message closes by itself, but not while it has the focus, and covers no row in use', async ({
  page,
}) => {
  await page.clock.install();
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  const note = page.getByLabel('Note, Nov 20, 2026');
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.getByLabel('Eaten, Nov 20, 2026').fill('2500');
  await note.focus();
  await expect(page.getByText('Changed Nov 20, 2026.')).toBeVisible();
  const overlap = async () => {
    const [row, bar] = await Promise.all([
      page.locator('tr', { has: note }).boundingBox(),
      page.getByRole('status').filter({ hasText: 'Changed' }).boundingBox(),
    ]);
    return (row?.y ?? 0) + (row?.height ?? 0) - (bar?.y ?? 0);
  };
  expect(await overlap()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.clock.runFor(30_000);
  await expect(page.getByText('Changed Nov 20, 2026.')).toBeVisible();
  await note.focus();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Changed Nov 20, 2026.')).toHaveCount(0);
});

test('on a phone an empty note is behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  const note = page.getByLabel('Note, Nov 20, 2026');
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: /^Add a note.*Nov 20/u }).click();
  await expect(note).toBeFocused();
});

test('a weight that doesn’t fit is marked and left out, and counts if the visitor confirms it', async ({
  page,
}) => {
  const off = SIXTY_DAYS.map((day) => (day.day === '2026-11-18' ? { ...day, weightKg: 90 } : day));
  await seed(page, off);
  await expect(page.getByText('1 weigh-in doesn’t fit')).toBeVisible();
  await openWeek(page);
  await expect(page.getByText('Left out: it doesn’t fit the days around it.')).toBeVisible();
  await page.getByLabel('Count this weight, Nov 18, 2026').click();
  await expect(page.getByText('The weight from Nov 18, 2026 counts now.')).toBeVisible();
  await expect(page.getByText('1 weigh-in doesn’t fit')).toHaveCount(0);
});

test('the weight can be hidden, in stone as well', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await choice(page, 'Imperial').check();
  await page.getByLabel('Use stone and pounds').check();
  await expect(field(page, 'stone')).toHaveValue('12');
  await openWeek(page);
  await page.getByLabel('Hide my weight and show only the trend').check();
  await expect(cells(page, 'weekWeight')).toHaveCount(0);
  await expect(field(page, 'stone')).toHaveValue('');
  await page.reload();
  await logArrived(page);
  await expect(field(page, 'stone')).toHaveValue('');
});

test('at midnight the form switches to the new day', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 22, 23, 59, 50) });
  await page.goto('/log');
  await logArrived(page);
  await expect(page.getByText('For Nov 22, 2026.')).toBeVisible();
  await field(page, 'weight').fill('80.4');
  await page.clock.runFor(40_000);
  await expect(page.getByText('For Nov 23, 2026.')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('80.4');
});

test('a very long log draws few points and rows', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(120_000);
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    day: new Date(Date.UTC(1972, 1, 18 + index)).toISOString().slice(0, 10),
    weightKg: 80 + Math.round(20 * Math.sin(index / 300)) / 10,
    intakeKcal: 2400,
  }));
  await seed(page, many);
  await expect(result(page, 'maintenance')).toHaveAttribute('value', /\d/u);
  await openWeek(page);
  await choice(page, 'All').check();
  expect(await page.locator('tbody tr').count()).toBeLessThanOrEqual(85);
  expect(await page.locator('svg *').count()).toBeLessThan(300);
});

test('sex, age and height are filled in from the session’s calculation', async ({ page }) => {
  await page.goto('/privacy');
  const draft = { units: 'metric', inStone: 'no', activityLevel: 'sedentary' };
  await page.evaluate(
    (text) => sessionStorage.setItem('evenscale.person', text),
    JSON.stringify({
      ...draft,
      weight: 'kg~82',
      height: 'cm~178',
      age: '41',
      gender: 'male',
    }),
  );
  await openLog(page);
  await expect(page.getByText('Filled in from your earlier entries on this device.')).toBeVisible();
  await expect(page.locator('[data-field="age"]')).toHaveValue('41');
  await expect(page.locator('[data-field="height"]')).toHaveValue('178');
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Use these' }).click();
  await expect(page.getByText('Calculated for: Male, 41 years, 178 cm.')).toBeVisible();
});
