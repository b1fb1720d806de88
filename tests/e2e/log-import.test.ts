import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { slowUnless } from '../tier.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { choice, field } from './calculator.ts';
import { firstPerson } from './database.ts';
import { chooseFile, EXPORT, IMPORT, loggedDays, openLogPart } from './log-files.ts';
import { seed, SIXTY_DAYS } from './log-page.ts';
import { imported } from './saved-visit.ts';

const LIBRA = `#Version: 6
#Units: kg

#date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log
2026-01-05T06:12:00.000Z;80.4;80.4;;;;;
2026-01-06T06:15:00.000Z;80.1;80.3;;;;;after a long run
soon;80;80;;;;;
`;

const TABLE = 'When,Kilos,Eaten\n03/04/2026,80.4,2150\n04/04/2026,80.1,1990\n';

test('a file from another app is previewed, imported and undone', async ({ page }) => {
  await openLogPart(page, IMPORT);
  await chooseFile(page, LIBRA, 'Libra_2026.csv');
  await expect(
    page.getByText('Read as Libra, from Jan 5, 2026 to Jan 6, 2026. 2 days have a weight.'),
  ).toBeVisible();
  await expect(page.getByText('Line 7: Its date can’t be read')).toBeVisible();
  expect(await loggedDays(page)).toBeNull();

  await page.getByRole('button', { name: 'Import 2 days' }).click();
  await expect(page.getByText('2 days imported into your log.')).toBeVisible();
  expect(await loggedDays(page)).toEqual([
    { day: '2026-01-05', weightKg: 80.4 },
    { day: '2026-01-06', weightKg: 80.1, note: 'after a long run' },
  ]);
  await page.getByRole('button', { name: 'See what your log says now' }).click();
  await expect(page.getByRole('heading', { name: 'What you really use' })).toBeInViewport();
  // Typed here, and not filled in from an earlier entry.
  await page.locator('[data-field="age"]').fill('41');
  await expect(page.getByText('Filled in from your earlier entries')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible();
  expect(await loggedDays(page)).toEqual([]);
});

test('an import leaves the units as they were chosen', async ({ page }) => {
  await openLogPart(page, IMPORT);
  await choice(page, 'Imperial').check();
  await chooseFile(page, LIBRA, 'Libra_2026.csv');
  await page.getByRole('button', { name: 'Import 2 days' }).click();
  await expect(page.getByText('2 days imported into your log.')).toBeVisible();
  await expect(choice(page, 'Imperial')).toBeChecked();
  await expect.poll(async () => (await firstPerson(page)).entries['units']).toBe('imperial');
});

test('somebody with a spreadsheet has their own number at once, in the file’s units', async ({ page }) => {
  const first = Date.now() - 70 * 86_400_000;
  const rows = Array.from({ length: 70 }, (_, index) => {
    const day = new Date(first + index * 86_400_000);
    return `${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()},${182 - (index % 3) / 5},2500`;
  });
  await page.goto('/tdee-calculator');
  await page.getByRole('link', { name: 'Bring your log' }).click();
  const file = page.getByLabel('Choose a file');
  await expect(file).toBeInViewport();
  await chooseFile(page, `Date,Weight (lb),Calories\n${rows.join('\n')}\n`, 'log.csv');
  await page.getByRole('button', { name: 'Import 70 days' }).click();
  await expect(page.getByText('All that’s missing is your sex, age and height.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter them and see your number' }).click();
  await expect(page.getByRole('heading', { name: 'Three details about you' })).toBeInViewport();
  await expect(choice(page, 'Imperial')).toBeChecked();
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.locator('[data-field="age"]').fill('35');
  await page.getByLabel('feet').fill('5');
  await page.getByLabel('inches').fill('11');
  await page.getByRole('button', { name: 'See your number', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What you really use' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Calculated for: Male, 35 years, 5 ft 11 in.')).toBeInViewport({ ratio: 1 });
  const said = page.getByText(/^From .*, you really used about/u);
  await expect(said).toContainText(/about 2,\d{3} kcal a day \(between 2,\d{3} and 2,\d{3}\)/u);
  // The number goes with the import.
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('the home page leads somebody with a spreadsheet to the import, and says nothing of it once it knows them', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'import a log' });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByLabel('Choose a file')).toBeInViewport();
  await seed(page, SIXTY_DAYS);
  await page.goto('/');
  await expect(page.getByText('Not you?')).toBeVisible();
  await expect(link).toBeHidden();
});

test('the home page says so again for somebody whose log is empty', async ({ page }) => {
  await seed(page, []);
  await page.goto('/');
  await expect(page.getByText('Not you?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'import a log' })).toBeVisible();
});

test('what an import did is at the head of the log, with the focus, until it’s closed', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await openLogPart(page, IMPORT);
  const rows = SIXTY_DAYS.map(({ day, weightKg }) => `${day.replace('2026', '2025')},${weightKg},2400`);
  await chooseFile(page, `Date,Weight (kg),Calories\n${rows.join('\n')}\n`);
  await page.getByRole('button', { name: 'Import 60 days' }).click();
  const outcome = page.locator('#log-outcome > div');
  await expect(outcome).toContainText('60 days imported into your log.');
  await expect(outcome).toContainText(/you really used about 2,\d{3} kcal a day/u);
  await expect(outcome).toBeFocused();
  await expect(outcome).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'weight')).toBeInViewport();
  await outcome.getByRole('button', { name: 'Undo the import' }).click();
  await expect(outcome).toContainText('The import was undone.');
  await expect(outcome).toBeFocused();
  await outcome.getByRole('button', { name: 'Close' }).click();
  await expect(outcome).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What you really use' })).toBeFocused();
  await expect(field(page, 'weight')).toBeInViewport();
  await expect(page.getByLabel('Choose a file')).toHaveCount(1);
});

test('an import can be undone after leaving the page, also in another tab, and only once', async ({
  page,
  context,
}) => {
  await seed(page, SIXTY_DAYS);
  await openLogPart(page, IMPORT);
  const { day } = SIXTY_DAYS.at(-1)!;
  await chooseFile(page, `Date,Weight (kg),Calories\n2025-01-05,90,2000\n${day},90,2000\n`);
  await page.getByRole('radio', { name: 'Use the file’s' }).check();
  await page.getByRole('button', { name: 'Import 2 days' }).click();
  await expect(page.getByText('2 days imported into your log.')).toBeVisible();
  await page.goto('/faq');
  await openLogPart(page, IMPORT);
  const line = page.getByText(/^Last import: 2 days, on .*You can undo it until /u);
  await expect(line).toBeVisible();
  const other = await context.newPage();
  await openLogPart(other, IMPORT);
  await other.getByRole('button', { name: 'Undo the import' }).click();
  await expect(other.getByText('Your sex, age and height stay.')).toBeVisible();
  expect(await loggedDays(page)).toEqual(SIXTY_DAYS);
  await expect(line).toHaveCount(0);
});

test('on a phone, the preview’s button is in view, and the next step after the import is the filled one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLogPart(page, IMPORT);
  const rows = SIXTY_DAYS.map(({ day, weightKg }) => `${day},${weightKg},2400`);
  await chooseFile(page, `Date,Weight (kg),Calories\n${rows.join('\n')}\n`);
  const press = page.getByRole('button', { name: 'Import 60 days' });
  await expect(press).toBeInViewport({ ratio: 1 });
  await press.click();
  const next = page.getByRole('button', { name: 'Enter them and see your number' });
  await expect(next).toBeInViewport({ ratio: 1 });
  const background = (name: string): Promise<string> =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await background('Undo the import')).not.toBe(await background('Enter them and see your number'));
  await next.click();
  await expect(page.getByRole('heading', { name: 'Three details about you' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Three details about you' })).toBeInViewport({ ratio: 1 });
});

test('an empty log shows the way to the import in the first view', async ({ page }) => {
  await page.goto('/log');
  const link = page.getByRole('link', { name: 'Import a file', exact: true });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByLabel('Choose a file')).toBeInViewport();
});

test('missing information in a table is asked for, with the keyboard alone', async ({ page }) => {
  await openLogPart(page, IMPORT);
  await chooseFile(page, TABLE);
  await page.getByLabel('Weights are in').selectOption({ label: 'Kilos (80.4)' });
  await page.getByLabel('Calories or kilojoules are in').selectOption({ label: 'Eaten (2150)' });
  await page.getByRole('radio', { name: 'Day first' }).press('Space');
  await page.getByRole('radio', { name: 'Calories (kcal)' }).press('Space');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByRole('button', { name: 'Import 2 days' }).press('Enter');
  await expect(page.getByText('2 days imported into your log.')).toBeVisible();
  expect(await loggedDays(page)).toEqual([
    { day: '2026-04-03', weightKg: 80.4, intakeKcal: 2150 },
    { day: '2026-04-04', weightKg: 80.1, intakeKcal: 1990 },
  ]);
});

test('a spreadsheet with plain names is read without a question, and can be changed', async ({ page }) => {
  await openLogPart(page, IMPORT);
  await chooseFile(
    page,
    'Datum;Gewicht (kg);Kalorien;Schritte\n03/04/2026;80,4;2.150;9000\n04/04/2026;80,1;1.990;8000\n',
  );
  await expect(
    page.getByText('Found dates in “Datum”, weights in “Gewicht (kg)”, and calories'),
  ).toBeVisible();
  await expect(page.getByText('Schritte (2 rows)')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Weights are in')).toHaveValue('1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Import 2 days' }).click();
  await expect(page.getByText('2 days imported into your log.')).toBeVisible();
  expect(await loggedDays(page)).toEqual([
    { day: '2026-04-03', weightKg: 80.4, intakeKcal: 2150 },
    { day: '2026-04-04', weightKg: 80.1, intakeKcal: 1990 },
  ]);
});

test('a family’s file asks whose weights to import', async ({ page }) => {
  await openLogPart(page, IMPORT);
  const rows = ['2026-01-05 12:00:00+0000,80.4,178.0,25,20', '2026-01-06 12:00:00+0000,61.2,165.0,22,null'];
  await chooseFile(page, ['time,weight,height,bmi,fatRate', ...rows, ''].join('\n'), 'BODY_1.csv');
  await page.getByRole('radio', { name: '178 cm: 1 weigh-in' }).check();
  await expectAccessible(page, 'people');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('1 weigh-in is of another person and is left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(page.getByText('1 day imported into your log.')).toBeVisible();
  expect(await loggedDays(page)).toEqual([{ day: '2026-01-05', weightKg: 80.4, bodyFat: 20 }]);
});

test('an export can be imported again, and the visitor decides on conflicts', async ({ page }) => {
  await openLogPart(page, IMPORT);
  await chooseFile(page, LIBRA);
  await page.getByRole('button', { name: 'Import 2 days' }).click();
  await expect(page.getByText('2 days imported')).toBeVisible();

  await openLogPart(page, EXPORT);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^evenscale-log-\d{4}-\d\d-\d\d\.csv$/u);
  const csv = await readFile(await download.path(), 'utf8');
  await expect(page.getByText('2 days exported to')).toBeVisible();

  await openLogPart(page, IMPORT);
  await chooseFile(page, csv);
  await expect(page.getByText('Your log already has everything in this file.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await chooseFile(page, csv.replace('80.4', '81.4'));
  await page.getByRole('radio', { name: 'Use the file’s' }).check();
  await page.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(page.getByText('1 day imported')).toBeVisible();
  expect(await loggedDays(page)).toContainEqual({ day: '2026-01-05', weightKg: 81.4 });
});

test('a file of ours asks whose it is in the log’s import, too, and one from another app is read there', async ({
  page,
}) => {
  await openLogPart(page, IMPORT);
  await chooseFile(page, LIBRA);
  await page.getByRole('button', { name: 'Import 2 days' }).click();
  await expect(page.getByText('2 days imported')).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
  const ana = {
    format: 'evenscale.person',
    version: 1,
    person: { id: 'ana', name: 'Ana' },
    days: [{ day: '2026-01-05', weightKg: 61 }],
  };
  await chooseFile(page, JSON.stringify(ana));
  await expect(page.getByText('This file is for Ana, but this page shows somebody else.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Ana as a new person' }).click();
  await expect(page.getByText('Imported: 1 day of the log.')).toBeVisible();
  expect(await loggedDays(page)).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible();
  expect(await loggedDays(page)).toHaveLength(2);

  await page.reload();
  await imported(page, 'libra.csv', LIBRA.replace('2026-01-05', '2026-01-07'));
  await page.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(page.getByText('1 day imported into your log.')).toBeVisible();
  expect(await loggedDays(page)).toHaveLength(3);
});

for (const width of [320, 1280]) {
  test(`every step is accessible and fits ${width} px`, slowUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLogPart(page, IMPORT);
    const check = async (step: string): Promise<void> => {
      await expectAccessible(page, step);
      await expectNoSidewaysScroll(page, step);
    };
    await check('choosing a file');
    await chooseFile(page, 'Name,Price\nSoup,3.50\n');
    await expect(page.getByText('No weights or calories with dates')).toBeVisible();
    await check('a file of no use');
    await chooseFile(page, TABLE);
    await page.getByLabel('Weights are in').selectOption('1');
    await page.getByRole('radio', { name: 'Day first' }).check();
    await check('questions');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await chooseFile(page, LIBRA);
    await page.getByRole('button', { name: 'Import 2 days' }).click();
    await expect(page.getByText('2 days imported')).toBeVisible();
    await check('done');
    await page.getByRole('button', { name: 'Import another file' }).click();
    await chooseFile(page, LIBRA.replace('80.4;80.4', '81.4;80.4'));
    await expect(page.getByRole('table', { name: 'Days that differ' })).toBeVisible();
    await check('preview');
  });
}
