import { expect, test } from '@playwright/test';
import { calculate, choice, enter, field, open, result, scriptsArrived } from './calculator.ts';
import { loggedDays } from './log-files.ts';
import { firstPerson } from './database.ts';
import { cells, logArrived, openFiles, openLog, openWeek, seed, showTrend, SIXTY_DAYS } from './log-page.ts';

const log = { name: 'Log', exact: true } as const;

test('a returning visitor logs the day on a phone in two taps, with yesterday’s numbers only as hints', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  for (const place of [field(page, 'weight'), field(page, 'intake'), page.getByRole('button', log)]) {
    const box = await place.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(500);
  }
  await expect(field(page, 'intake')).toHaveValue('');
  await expect(field(page, 'intake')).not.toHaveAttribute('placeholder');
  await expect(page.getByText('Yesterday: 2,400', { exact: true })).toBeVisible();
  await page.getByRole('button', log).click();
  await expect(page.getByText('Enter a weight, what you ate, or both.')).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
  expect(await loggedDays(page)).toEqual(SIXTY_DAYS);
  await field(page, 'weight').fill('79.9');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  expect(await loggedDays(page)).toEqual([...SIXTY_DAYS, { day: '2026-11-22', weightKg: 79.9 }]);
  await page.reload();
  await logArrived(page);
  await expect(field(page, 'weight')).toHaveValue('79.9');
  await expect(page.getByText('Logged today')).toBeVisible();
});

test('yesterday’s meals are logged in the morning, beside a weight that is typed for today', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS.slice(0, -1));
  await field(page, 'weight').fill('79.9');
  await page.getByRole('button', { name: 'Yesterday’s calories', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  await expect(page.getByText('Saturday, November 21')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('');
  const box = await page.getByRole('button', log).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(500);
  await field(page, 'intake').fill('1950');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 21, 2026.')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: '2026-11-21', intakeKcal: 1950 });
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('79.9');
  await expect(field(page, 'intake')).toHaveValue('');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: '2026-11-22', weightKg: 79.9 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your last change was undone.')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: '2026-11-21', intakeKcal: 1950 });
});

test('the message of the form covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seed(page, SIXTY_DAYS);
  await field(page, 'weight').fill('79.9');
  const form = page.locator('form', { has: field(page, 'weight') });
  const before = await form.boundingBox();
  await page.getByRole('button', log).click();
  const message = page.getByText('Logged for Nov 22, 2026.');
  await expect(message).toBeVisible();
  const [after, line] = await Promise.all([form.boundingBox(), message.boundingBox()]);
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? Infinity))).toBeLessThan(2);
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThan((after?.y ?? 0) + (after?.height ?? 0));
});

test('a cell that is still in use is kept after a pause, and the number goes on', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  const friday = page.getByLabel('Weight, Nov 20, 2026');
  await friday.fill('80.');
  await expect.poll(async () => (await loggedDays(page))?.at(-2)).toMatchObject({ weightKg: 80 });
  await expect(friday).toHaveValue('80.');
  await expect(friday).toBeFocused();
  await friday.press('End');
  await friday.pressSequentially('9');
  await expect.poll(async () => (await loggedDays(page))?.at(-2)).toMatchObject({ weightKg: 80.9 });
  await page.reload();
  await logArrived(page);
  await openWeek(page);
  await expect(page.getByLabel('Weight, Nov 20, 2026')).toHaveValue('80.9');
});

test('two weigh-ins have no direction yet, and a gap no date that can’t be kept', async ({ page }) => {
  await seed(page, [
    { day: '2026-11-20', weightKg: 82 },
    { day: '2026-11-21', weightKg: 81.2 },
  ]);
  await showTrend(page);
  await expect(page.getByText('2 weigh-ins so far; the trend shows after about a week')).toBeVisible();
  await expect(page.getByText(/ (?:down|up) since /u)).toHaveCount(0);
  // A dot or two are no curve, and take no place for one.
  await expect(page.getByText('Your curve starts with your third weigh-in.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  expect((await page.locator('.LogPage-curve').boundingBox())?.height).toBeLessThan(420);
  await seed(page, SIXTY_DAYS.slice(-3));
  await showTrend(page);
  await expect(page.getByRole('slider')).toHaveCount(1);
  await seed(page, SIXTY_DAYS.slice(-23, -9));
  await expect(result(page, 'maintenance')).toHaveText(
    /^On .* at the earliest, your log can say how many calories you use\.$/u,
  );
  await expect(
    page.getByText(
      /^It takes \d+ more days with weight and meals\. It’s fine to miss days; the number then comes later\. /u,
    ),
  ).toBeVisible();
});

test('a weigh-in that moves the number by itself is named, and corrected or deleted with one press', async ({
  page,
}) => {
  const few = SIXTY_DAYS.slice(-25);
  const last = few.at(-1)!;
  await seed(page, [...few.slice(0, -1), { ...last, weightKg: 82.2 }]);
  const note = page.getByText(/^Your weigh-in on Nov 21, 2026, is \d\.\d kg above your trend/u);
  await expect(note).toContainText('A few more weigh-ins will settle it.');
  // The number without it is directly below the range.
  await expect(page.getByText(/^Between \d,\d{3} and /u).locator('+ p')).toHaveText(
    /^Without your weigh-in on Nov 21, 2026: \d,\d{3} kcal a day \(\d,\d{3}–\d,\d{3}\)\.$/u,
  );
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(note).toHaveCount(0);
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: last.day, intakeKcal: 2400 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Correct it' }).click();
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
  await expect(field(page, 'weight')).toHaveValue('82.2');
  await field(page, 'weight').fill('80.2');
  await page.getByRole('button', log).click();
  await expect(note).toHaveCount(0);
  expect((await loggedDays(page))?.at(-1)).toEqual({ ...last, weightKg: 80.2 });
});

test('a weight that was corrected in the table is not logged back', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await field(page, 'weight').fill('79.1');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  await openWeek(page);
  const today = cells(page, 'weekWeight').last();
  await today.fill('80.7');
  await today.press('Enter');
  await expect(page.getByText('Changed Nov 22, 2026.')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('80.7');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Enter what you ate, or change your weight.')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: '2026-11-22', weightKg: 80.7 });
});

test('a second tab logs its meals only, and asks before it replaces a newer weight', async ({
  page,
  context,
}) => {
  await seed(page, SIXTY_DAYS);
  const other = await context.newPage();
  await openLog(other);
  await field(other, 'weight').fill('79.1');
  await field(page, 'weight').fill('80.7');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  await other.getByRole('button', log).click();
  await expect(other.getByText('Today has 80.7 kg by now')).toBeVisible();
  expect((await loggedDays(page))?.at(-1)).toEqual({ day: '2026-11-22', weightKg: 80.7 });
  await other.getByRole('button', { name: 'Keep 80.7 kg' }).click();
  await expect(field(other, 'weight')).toHaveValue('80.7');
  await field(other, 'intake').fill('1900');
  await other.getByRole('button', log).click();
  await expect(other.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  const both = { day: '2026-11-22', weightKg: 80.7, intakeKcal: 1900 };
  expect((await loggedDays(page))?.at(-1)).toEqual(both);
  await field(other, 'weight').fill('79.4');
  await field(page, 'weight').fill('79.6');
  await page.getByRole('button', log).click();
  await expect.poll(async () => (await loggedDays(page))?.at(-1)).toEqual({ ...both, weightKg: 79.6 });
  await other.getByRole('button', log).click();
  await other.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(async () => (await loggedDays(page))?.at(-1)).toEqual({ ...both, weightKg: 79.4 });
});

test('a log of sixty days has a figure with its range, next to the equation’s', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'evenscale.person',
      JSON.stringify({
        units: 'metric',
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
  await expect(result(page, 'weeklyChange')).toHaveText('0.21 kg down');
  // 10 × 80 + 6.25 × 180 − 5 × 40 + 5 = 1,730; × 1.2 = 2,076.
  await expect(result(page, 'equation')).toHaveText('2,076');
  await choice(page, 'kJ').check();
  await expect(result(page, 'equation')).toHaveText('8,686');
  await expect(page.getByText('Yesterday: 10,042', { exact: true })).toBeVisible();
});

test('the equation isn’t compared with until a level is chosen, and the figure leads to the planner above it', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'evenscale.person',
      JSON.stringify({ units: 'metric', weight: 'kg~80', height: 'cm~180', age: '40', gender: 'male' }),
    ),
  );
  await seed(page, SIXTY_DAYS);
  const level = field(page, 'activityLevel');
  await expect(level).toBeVisible();
  await expect(result(page, 'equation')).toHaveCount(0);
  await level.selectOption('sedentary');
  // At the log’s weight: (10 × 80.2 + 6.25 × 180 − 5 × 40 + 5) × 1.2
  await expect(result(page, 'equation')).toHaveText('2,078');
  // The field stays, for arrow keys and second thoughts.
  await expect(level).toHaveValue('sedentary');
  await page.reload();
  await expect(result(page, 'equation')).toHaveText('2,078');
  await expect(level).toHaveCount(0);
  await expect(page.getByText('Compared with people who are sedentary.')).toBeVisible();
  const toPlanner = page.getByRole('link', { name: 'Use it in the weight planner' });
  const [link, plot] = [await toPlanner.boundingBox(), await result(page, 'equation').boundingBox()];
  expect(link?.y).toBeLessThan(plot?.y ?? 0);
  await toPlanner.click();
  await scriptsArrived(page);
  await expect(
    page.getByText(/^The plan will start from the number in your log, 2,\d{3} kcal a day/u),
  ).toBeVisible();
});

test('the number is in view with its meaning, and its parts add up', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await seed(page, SIXTY_DAYS);
    await page.getByText('Calculated for: Male').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'What you really use' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^From your log, .* In 95 of 100 logs like yours/u)).toBeInViewport({
      ratio: 1,
    });
    await expect(result(page, 'maintenance')).toBeInViewport({ ratio: 1 });
  }
  await page.getByText('Where this comes from').click();
  const shown = async (name: string): Promise<number> =>
    Number((await result(page, name).innerText()).replaceAll(/[^\d]/gu, ''));
  const stored = Number(await result(page, 'stored').getAttribute('value'));
  const [eaten, parts, sum] = [await shown('intake'), await shown('stored'), await shown('maintenance')];
  expect(eaten - Math.sign(stored) * parts).toBe(sum);
  const weekly = Number.parseFloat(await result(page, 'weeklyChange').innerText());
  const density = /about (\d),(\d{3}) kcal per kg/u.exec(await page.locator('body').innerText()) ?? [];
  expect(Math.round((weekly * Number(density.slice(1).join(''))) / 7)).toBe(parts);
});

test('the log says whose it is while the calculators go without the kept entries', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await page.goto('/');
  await page.getByRole('button', { name: /^Not you\?/u }).click();
  await openLog(page);
  await expect(page.getByText(/^You’re using the calculators without the kept entries\./u)).toBeVisible();
});

test('without enough days it says when there will be a number, and one thing to do next', async ({
  page,
}) => {
  await openLog(page);
  await expect(result(page, 'maintenance')).toHaveText(
    'From Dec 12, 2026, your log can say how many calories you use, if you log on most days.',
  );
  await page.getByRole('button', log).click();
  await expect(page.getByText('Enter a weight, what you ate, or both.')).toBeVisible();
  await expect(field(page, 'weight')).toBeFocused();
  await seed(page, SIXTY_DAYS.slice(-16));
  await expect(page.getByText('Next: log tomorrow, too.')).toBeVisible();
  expect(await result(page, 'maintenance').getAttribute('value')).toBeNull();
});

test('what was typed into a cell right before a reload is in the log', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  const cell = cells(page, 'weekIntake').last();
  await cell.fill('2310');
  await page.reload();
  await logArrived(page);
  await openWeek(page);
  await expect(cell).toHaveValue('2310');
  expect(await page.evaluate(() => sessionStorage.getItem('evenscale.unfinished'))).toBeNull();
});

test('what isn’t needed every day is closed, one press from the form, and opens for links', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  const erase = page.getByRole('button', { name: 'Erase everything…' });
  await expect(page.getByText('Files, sharing and saved results')).toBeVisible();
  await expect(erase).toBeHidden();
  await page.getByRole('link', { name: 'Take everything with you' }).click();
  await expect(page.getByRole('button', { name: 'Export everything as JSON' })).toBeInViewport();
  await page.getByRole('link', { name: 'Import a file', exact: true }).click();
  await expect(page.getByLabel('Choose a file')).toBeInViewport();
  await expect(page.getByText('Bring your log from another app')).toBeFocused();
  await expect(erase).toBeVisible();
  // A visitor who reloads may have been anywhere on the page.
  await page.reload();
  await logArrived(page);
  await expect(erase).toBeHidden();
  await page.goto('about:blank');
  await page.goto('/log#saved-results');
  await expect(page.getByText('No results are saved on this device.')).toBeInViewport();
});

test('one line before the form opens what to read with an eating disorder or medicines', async ({ page }) => {
  await openLog(page);
  await page.getByText('Eating disorder or medicines: read first', { exact: true }).click();
  await expect(page.getByText(/^If you have or have had an eating disorder/u)).toBeVisible();
});

test('on the first day there is an example of a curve that says so, and the import', async ({ page }) => {
  await openLog(page);
  await showTrend(page);
  const example = page.getByRole('img', { name: 'An example of a weight trend, not yours.' });
  await expect(example).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Example of a trend' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tracked before? Import a file' })).toBeVisible();
  await expect(page.getByText('Three details about you')).toHaveCount(0);
  // It’s small, and comes after what is the visitor’s own.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const own = await page.getByRole('heading', { name: 'Last 7 days' }).boundingBox();
    const drawn = await example.boundingBox();
    expect(drawn?.y).toBeGreaterThan(own?.y ?? Infinity);
    expect(drawn?.height).toBeLessThan(100);
  }
  // The first weigh-in takes the example's place.
  await page.locator('[data-field="weight"]').fill('89.4');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your trend' })).toBeVisible();
  await expect(page.getByText('Your curve starts with your third weigh-in.')).toBeVisible();
  await expect(example).toHaveCount(0);
});

test('a weigh-in of today that doesn’t fit is inside the curve, and marked in the week, whose average is without it', async ({
  page,
}) => {
  await seed(page, [...SIXTY_DAYS, { day: '2026-11-22', weightKg: 84.2 }]);
  await showTrend(page);
  const trend = page.locator('section[aria-labelledby="log-trend"]');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(trend.locator('svg text', { hasText: '84.2 kg, doesn’t fit' })).toHaveCount(1);
    const [cross, rule] = await Promise.all(
      ['.Curve-crosses', '.Chart-rule'].map((name) => trend.locator(name).first().boundingBox()),
    );
    expect((cross?.x ?? Infinity) + (cross?.width ?? 0) / 2).toBeLessThanOrEqual(
      (rule?.x ?? 0) + (rule?.width ?? 0) + 1,
    );
  }
  await expect(trend.getByText(/^The cross, 84\.2\skg on Nov\s22,\s2026, doesn’t fit/u)).toBeVisible();
  const week = page.locator('section[aria-labelledby="log-week"]');
  await page.locator('astro-island[component-url*="LogWeek"]').scrollIntoViewIfNeeded();
  await expect(week.getByRole('listitem').last()).toContainText('✕');
  await expect(week.getByText(/^Average 80\.\d\skg without ✕ · 2,400\skcal \(6 days\)$/u)).toBeVisible();
});

test('with too little to eat the log stops kindly, and under 18 nobody is invited', async ({ page }) => {
  await seed(
    page,
    SIXTY_DAYS.slice(-10).map((day) => ({ ...day, intakeKcal: 600 })),
  );
  await expect(result(page, 'maintenance')).toHaveText('Please don’t go on logging calories on your own.');
  await expect(page.locator('#main a[href="tel:988"]')).toBeVisible();
  await expect(page.getByText(/if you log on most days/u)).toHaveCount(0);
  await showTrend(page);
  await expect(page.getByText('Why does my weight jump?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await field(page, 'age').fill('16');
  await page.getByRole('button', { name: 'Save these details' }).click();
  await expect(result(page, 'maintenance')).toContainText('There’s no number here under 18');
  await expect(page.getByRole('button', log)).toHaveCount(0);
});

test('the log knows the height and age that were typed on another page of the visit, and keeps neither', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await open(page, '/');
  await enter(page, { weight: '47', height: '172', age: '31', gender: 'female' });
  await calculate(page);
  await openLog(page);
  await field(page, 'weight').fill('47');
  await page.getByRole('button', log).click();
  await expect(result(page, 'maintenance')).toHaveText('Please don’t go on logging calories on your own.');
  await expect(page.getByRole('heading', { name: 'Three details about you' })).toBeVisible();
  expect((await firstPerson(page)).entries).toEqual({ units: 'metric' });
});

test('a child who typed their age on another page is not invited to log', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await open(page, '/');
  await enter(page, { weight: '30', height: '135', age: '9' });
  await calculate(page);
  await openLog(page);
  await expect(result(page, 'maintenance')).toContainText('There’s no number here under 18');
  await expect(page.getByRole('link', { name: 'See the BMI percentile for your age' })).toBeVisible();
  await expect(page.getByText('You entered on another page: 9 years, 135 cm.')).toBeVisible();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', log)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This week' })).toHaveCount(0);
  await openFiles(page);
  await page.locator('summary', { hasText: 'Bring your log from another app' }).click();
  await expect(page.getByText('there’s nothing to import under 18')).toBeVisible();
  await expect(page.getByLabel('Choose a file')).toHaveCount(0);
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
  // A message under the mouse stays, and the mouse is where the week was opened.
  await page.mouse.move(0, 0);
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
  await expect(page.getByText('Yesterday: 12 st 8.1 lb', { exact: true })).toBeVisible();
  await openWeek(page);
  await page.getByLabel('Hide my weight and show only the trend').check();
  await expect(cells(page, 'weekWeight')).toHaveCount(7);
  for (const cell of await cells(page, 'weekWeight').all()) await expect(cell).toHaveValue('');
  await expect(page.getByText('Yesterday: 12 st')).toHaveCount(0);
  await field(page, 'stone').fill('12');
  await field(page, 'pounds').fill('8');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  await expect(field(page, 'stone')).toHaveValue('');
  await page.reload();
  await logArrived(page);
  await expect(field(page, 'stone')).toHaveValue('');
});

test('at midnight the form switches to the new day', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 22, 23, 59, 50) });
  await page.goto('/log');
  await logArrived(page);
  await expect(page.getByText('Sunday, November 22')).toBeVisible();
  await field(page, 'weight').fill('80.4');
  await page.clock.runFor(40_000);
  await expect(page.getByText('Monday, November 23')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('80.4');
});

test('a very long log draws few points and rows', { tag: '@slow' }, async ({ page }) => {
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
  const draft = { units: 'metric', activityLevel: 'sedentary' };
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
  await field(page, 'weight').fill('82');
  await page.getByRole('button', log).click();
  await expect(page.getByText('Filled in from your earlier entries on this device.')).toBeVisible();
  await expect(page.locator('[data-field="age"]')).toHaveValue('41');
  await expect(page.locator('[data-field="height"]')).toHaveValue('178');
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Use feet and inches' }).click();
  await expect(page.locator('[data-field="feet"]')).toHaveValue('5');
  await page.getByRole('button', { name: 'Use centimeters' }).click();
  await page.getByRole('button', { name: 'Save these details' }).click();
  await expect(page.locator('#log-result')).toBeFocused();
  await expect(page.locator('#log-result')).toBeInViewport();
  await expect(page.getByText('Calculated for: Male, 41 years, 178 cm.')).toBeVisible();
});

for (const width of [390, 1280])
  test(`a press on one of the last days opens it for changes, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await seed(page, SIXTY_DAYS);
    await openWeek(page);
    await page.getByRole('button', { name: 'Earlier week' }).click();
    await page.locator('details', { hasText: 'Change days' }).locator('summary').click();
    await page.getByRole('button', { name: /, Nov 19 Weight/u }).click();
    const weight = page.getByLabel('Weight, Nov 19, 2026');
    await expect(weight).toBeFocused();
    await expect(weight).toBeInViewport({ ratio: 1 });
    await weight.fill('80.9');
    await weight.press('Enter');
    await expect(page.getByText('Changed Nov 19, 2026.')).toBeVisible();
  });
