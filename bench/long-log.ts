/**
 * `npm run bench -- long-log [--against FOLDER]`: how fast the log responds beside 100,000 days, 10,000 saved results and
 * 101 plans, and how long the import of 46,000 days takes.
 */
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { savedOn } from '../tests/saved-results.ts';
import { firstPerson, plantRows } from '../tests/e2e/database.ts';
import { IMPORT, longestTask, openLogPart, watchTasks } from '../tests/e2e/log-files.ts';
import { cells, openWeek, PLAN, plantPlan, seed, showTrend } from '../tests/e2e/log-page.ts';
import {
  CPU_SLOWDOWN,
  headingRow,
  interleave,
  medianRow,
  readOptions,
  slowCpu,
  withBrowser,
  withSites,
} from './sites.ts';
import { box, button, click, pressIn, takeLongest, watchUses } from './uses.ts';

const dayAt = (first: number, index: number): string =>
  new Date(first + index * 86_400_000).toISOString().slice(0, 10);

/** A weight, an intake, a waist and a body fat for each of so many days, ending on Nov 21, 2026. */
const logOf = (length: number) =>
  Array.from({ length }, (_, index) => ({
    day: dayAt(Date.UTC(2026, 10, 22 - length), index),
    weightKg: Math.round((80 + 2 * Math.sin(index / 300) + 0.3 * Math.sin(index * 2.1)) * 10) / 10,
    intakeKcal: 2000 + ((index * 37) % 600),
    waistCm: Math.round((90 + 3 * Math.sin(index / 300)) * 2) / 2,
    bodyFat: Math.round((25 + 2 * Math.sin(index / 300)) * 10) / 10,
  }));

async function openLong(page: Page): Promise<void> {
  await seed(page, logOf(100_000));
  const { id } = await firstPerson(page);
  const results = Array.from({ length: 10_000 }, (_, index) => ({
    ...savedOn(new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()),
    id: `r${index}`,
    person: id,
  }));
  const plans = Array.from({ length: 100 }, (_, index) => ({
    ...PLAN,
    id: `earlier${index}`,
    state: 'earlier',
    person: id,
  }));
  await plantRows(page, { results, plans });
  await plantPlan(page);
}

const trend = (page: Page) => page.locator('astro-island[component-url*="LogTrend"]');

const USES: readonly (readonly [name: string, use: (page: Page) => Promise<void>])[] = [
  ['a digit in Weight', (page) => pressIn(box(page, 'weight'), '9')],
  ['Log', (page) => click(button(page, 'Log'))],
  ['a digit in a cell', (page) => pressIn(cells(page, 'weekIntake').last(), '9')],
  ['Enter in a cell', (page) => pressIn(cells(page, 'weekIntake').last(), 'Enter')],
  ['All days in the trend', (page) => click(trend(page).locator('label').filter({ hasText: /^All$/u }))],
  ['Hide my weight', (page) => click(trend(page).getByLabel('Hide my weight'))],
];

const DAYS_IN_FILE = 46_000;

/** Seconds from a chosen file until its days are in an empty log, and the page's longest task meanwhile, in ms. */
async function importLong(page: Page): Promise<readonly [seconds: number, longest: number]> {
  const rows = logOf(DAYS_IN_FILE).map(({ day, weightKg, intakeKcal }) => `${day},${weightKg},${intakeKcal}`);
  // On the disk: to hand over a file of this size would be a task of its own.
  const path = join(tmpdir(), `long-log-${process.pid}.csv`);
  await writeFile(path, `Date,Weight (kg),Calories (kcal)\n${rows.join('\n')}\n`);
  await openLogPart(page, IMPORT);
  await slowCpu(await page.context().newCDPSession(page));
  await watchTasks(page);
  const start = performance.now();
  await page.getByLabel('Choose a file').setInputFiles(path);
  await page.getByRole('button', { name: 'Import 46,000 days' }).click({ timeout: 120_000 });
  await page.getByText('46,000 days imported into your log.').waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  await rm(path);
  return [seconds, await longestTask(page)];
}

/** The time of each use, and of the import. */
async function visitNew(browser: Browser, baseURL: string): Promise<readonly number[]> {
  const visit = { baseURL, viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;
  const page = await browser.newPage(visit);
  await openLong(page);
  await openWeek(page);
  await showTrend(page);
  await page.waitForLoadState('networkidle');
  await slowCpu(await page.context().newCDPSession(page));
  await page.evaluate(watchUses);
  const times: number[] = [];
  for (const [, use] of USES) {
    await use(page);
    times.push(await takeLongest(page));
  }
  await page.context().close();
  const other = await browser.newPage(visit);
  times.push(...(await importLong(other)));
  await other.context().close();
  return times;
}

const options = readOptions(3);
await withSites(options.folders, (sites) =>
  withBrowser(async (browser) => {
    const samples = await interleave(options.rounds, sites, ({ address }) => visitNew(browser, address));
    const row = (name: string, place: number, digits?: number): string =>
      medianRow(
        `  ${name}`,
        samples.map((visits) => visits.map((times) => times[place] ?? NaN)),
        digits,
      );
    console.log(headingRow(`ms to the next paint, CPU ${CPU_SLOWDOWN}x slower`, options));
    for (const [place, [name]] of USES.entries()) console.log(row(name, place));
    console.log(row('import of 46,000 days, in s', USES.length, 1));
    console.log(row('its longest task, in ms', USES.length + 1));
  }),
);
