import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, field, openAction, result, scriptsArrived } from './calculator.ts';
import { chooseFile, EXPORT, IMPORT, openLogPart } from './log-files.ts';
import { cells, openLog, openWeek, seed, showTrend, SIXTY_DAYS } from './log-page.ts';
import { storedNames, test } from './privacy-visit.ts';
import { eraseAll } from './saved-visit.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Text that a visitor might type into the log, by mistake or deliberately. */
const ODD = ['81,37 kg', '?kcal=2417#note', 'https://example.org/?kg=81.37', '-70', 'x'.repeat(3000)];

/** Anything typed, imported or stored in these tests, wherever it might turn up. */
const TYPED = /81[.,]37|2417|2,417|walkies|example\.org|diary-of-anna/u;

async function copiedLink(page: Page): Promise<string> {
  await openAction(page, 'Share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The log's figure in a link: its value and the ends of its range. */
function ownMaintenanceIn({ hash }: URL): readonly string[] {
  const entries = new URLSearchParams(hash.slice(hash.indexOf('?') + 1));
  return (entries.get('ownMaintenance') ?? '').split('~').slice(0, 3);
}

test('the log: odd entries, the week, files in and out, and erasing', async ({
  page,
  wire,
  expectPrivate,
}) => {
  await openLog(page);
  expect((await storedNames(page))['IndexedDB']).toEqual([]);
  for (const odd of ODD) {
    await field(page, 'weight').fill(odd);
    await field(page, 'intake').fill(odd);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
  }
  await seed(page, SIXTY_DAYS);
  await field(page, 'weight').fill('81.37');
  await field(page, 'intake').fill('2417');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
  await showTrend(page);
  await openWeek(page);
  await cells(page, 'weekNote').first().fill('walkies https://example.org/?kg=81.37');
  await cells(page, 'weekNote').first().press('Enter');
  await expect(page.getByText(/^Changed /u)).toBeVisible();
  await choice(page, 'Imperial').check();
  await page.getByLabel('Hide my weight and show only the trend').check();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.getByLabel('Hide my weight and show only the trend').uncheck();
  await expectPrivate(page);

  await openLogPart(page, IMPORT);
  await chooseFile(
    page,
    'date,weight_kg,intake_kcal,note\n2026-01-05,81.37,2417,walkies\n',
    'diary-of-anna.csv',
  );
  await page.getByRole('button', { name: 'Import 1 day' }).click();
  await expect(page.getByText('1 day imported into your log.')).toBeVisible();
  await openLogPart(page, EXPORT);
  for (const name of ['Export as CSV', 'Export for a clinic (FHIR)']) {
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await arriving).suggestedFilename()).not.toMatch(TYPED);
  }
  expect((await storedNames(page))['IndexedDB']).toEqual(['evenscale']);
  await eraseAll(page);
  await expectPrivate(page);
  expect(wire.asked.join('\n')).not.toMatch(TYPED);
});

test('one’s own maintenance: used, saved, and linked as numbers and nothing else of the log', async ({
  page,
  context,
  wire,
  expectPrivate,
}) => {
  const days = SIXTY_DAYS.map((day, index) => ({
    ...day,
    intakeKcal: index % 2 === 0 ? 2417 : 2383,
    note: 'walkies',
  }));
  await seed(page, days);
  const numbers = await Promise.all(
    ['maintenance', 'maintenance.low', 'maintenance.high'].map((name) =>
      result(page, name).first().getAttribute('value'),
    ),
  );
  await page.getByRole('link', { name: 'Use it in the TDEE calculator' }).click();
  await expect(result(page, 'tdee')).toHaveAttribute('value', String(numbers[0]));
  expect((await storedNames(page))['Session storage']?.toSorted()).toEqual([
    'evenscale.for',
    'evenscale.person',
  ]);
  // The session has the figure, its range and averages, and no day of the log: only the day on which its own weight was entered.
  const session = await page.evaluate(() => sessionStorage.getItem('evenscale.person') ?? '');
  expect(session).toContain(`"ownMaintenance":"${numbers.join('~')}~`);
  expect(session.replace(/"weighedOn":"[\d-]{10}"/u, '')).not.toMatch(/2417|walkies|2026-/u);
  const link = new URL(await copiedLink(page));
  expect(link.search).toBe('');
  expect(ownMaintenanceIn(link)).toEqual(numbers);
  expect(link.hash.split(String(numbers[0]))).toHaveLength(2);
  await expectPrivate(page);

  await page.goto('/weight-planner');
  await scriptsArrived(page);
  await field(page, 'goalWeight').fill('75');
  await calculate(page);
  await expect(result(page, 'plan.tdee')).toHaveAttribute('value', String(numbers[0]));
  expect(ownMaintenanceIn(new URL(await copiedLink(page)))).toEqual(numbers);
  await expectPrivate(page);

  const other = await context.newPage();
  await other.goto(link.href);
  await expect(result(other, 'tdee')).toHaveAttribute('value', String(numbers[0]));
  // The link's contents are removed from the address before anything can read them.
  expect(other.url()).toBe(`${wire.origin}/tdee-calculator`);
  await expectPrivate(other);
  for (const number of numbers) expect(wire.asked.join('\n')).not.toContain(String(number));
  expect(wire.asked.join('\n')).not.toMatch(/ownMaintenance|2417|walkies/u);
});
