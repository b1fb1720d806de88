import { execFile } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { promisify } from 'node:util';
import { IMPORT, loggedDays, longestTask, openLogPart, watchTasks } from './log-files.ts';

const MEGABYTE = 1_000_000;
const SIZE = 500 * MEGABYTE;
/** Days with a weight and two meals; the rest of the file is data from a watch. */
const DAYS = 3000;

const START = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record)*)>
]>
<HealthData locale="en_US">
`;

const dayAt = (index: number): string => new Date(Date.UTC(2017, 0, 1 + index)).toISOString().slice(0, 10);

const record = (type: string, unit: string, value: number, time: string): string =>
  ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="Anna’s Watch" sourceVersion="10.3.1" device="&lt;&lt;HKDevice: 0x2811&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch&gt;" unit="${unit}" creationDate="${time} +0100" startDate="${time} +0100" endDate="${time} +0100" value="${value}"/>\n`;

function dayText(index: number): string {
  const day = dayAt(index);
  return [
    record('BodyMass', 'kg', 80 - index / 1000, `${day} 07:12:00`),
    record('DietaryEnergyConsumed', 'kcal', 900, `${day} 12:00:00`),
    record('DietaryEnergyConsumed', 'kcal', 1100, `${day} 19:00:00`),
  ].join('');
}

/** Writes an export of Apple Health of half a gigabyte. */
async function writeExport(path: string): Promise<void> {
  const file = createWriteStream(path);
  const beat = record('HeartRate', 'count/min', 62, '2020-01-01 10:00:00').repeat(500);
  const perDay = Math.ceil(SIZE / DAYS / beat.length);
  file.write(START);
  for (let index = 0; index < DAYS; index += 1) {
    if (!file.write(dayText(index) + beat.repeat(perDay))) await once(file, 'drain');
  }
  file.end('</HealthData>\n');
  await once(file, 'close');
}

/** An idle machine takes less than 0.1 s, a busy one several times as long; in the page itself, the file would take many seconds. */
const LONGEST_TASK_MS = 1_000;

/** In kB. Not every Linux has `ps`. */
async function residentMemory(id: string): Promise<number> {
  const status = `/proc/${id}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s*(\d+)/mu.exec(await readFile(status, 'utf8'))?.[1] ?? 0);
  return Number((await promisify(execFile)('ps', ['-o', 'rss=', '-p', id])).stdout);
}

/** Resident memory of the page's process with its workers, in bytes: the renderers that this browser has. */
async function rendererMemory(page: Page): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => String(id));
  await session.detach();
  const sizes = await Promise.all(ids.map(residentMemory));
  return Math.max(...sizes) * 1024;
}

/**
 * Pieces that have been read wait for the garbage collector, which is late on a busy machine: 100 to 260 MB, the same
 * for a file twice as large, while 1 or 2 MB of the worker's heap are in use after each collection.
 */
const MOST_MEMORY = 350 * MEGABYTE;
/** A reader that keeps every piece takes 665 MB, with 157 MB more in the second half; ours has up to 35 MB more. */
const MOST_GROWTH = 100 * MEGABYTE;

const note = (type: string, description: string): void =>
  void test.info().annotations.push({ type, description });

test.describe.configure({ timeout: 600_000 });

test('half a gigabyte of Apple Health data is read without blocking the page', async ({ page }) => {
  const path = join(tmpdir(), `apple-${process.pid}.xml`);
  await writeExport(path);
  try {
    await openLogPart(page, IMPORT);
    await watchTasks(page);
    const before = await rendererMemory(page);
    const taken: number[] = [];
    const start = Date.now();
    await page.getByLabel('Choose a file').setInputFiles(path);
    const done = page.getByText(
      /^Read as Apple Health, .* 3,000 days have a weight\. 3,000 days have calories\./u,
    );
    while (!(await done.isVisible())) taken.push((await rendererMemory(page)) - before);
    const middle = Math.ceil(taken.length / 2);
    const growth = Math.max(...taken.slice(middle)) - Math.max(...taken.slice(0, middle));
    const most = Math.max(...taken);
    note('time', `${Math.round((Date.now() - start) / 1000)} s`);
    note('memory', `${Math.round(most / MEGABYTE)} MB above the page's own`);
    note('more in the second half', `${Math.round(growth / MEGABYTE)} MB`);
    const reading = await longestTask(page);
    note('longest task while reading', `${Math.round(reading)} ms`);
    expect(reading).toBeLessThan(LONGEST_TASK_MS);
    expect(most).toBeLessThan(MOST_MEMORY);
    expect(growth).toBeLessThan(MOST_GROWTH);

    await page.getByRole('button', { name: 'Import 3,000 days' }).click();
    await expect(page.getByText('3,000 days imported into your log.')).toBeVisible();
    const writing = await longestTask(page);
    note('longest task while writing', `${Math.round(writing)} ms`);
    expect(writing).toBeLessThan(LONGEST_TASK_MS);
    const days = await loggedDays(page);
    expect(days).toHaveLength(DAYS);
    expect(days?.at(-1)).toEqual({
      day: dayAt(DAYS - 1),
      weightKg: 80 - (DAYS - 1) / 1000,
      intakeKcal: 2000,
    });

    await page.getByRole('button', { name: 'Import another file' }).click();
    await expect(page.getByText(/^Last import: 3,000 days/u)).toBeVisible();
    await page.getByLabel('Choose a file').setInputFiles(path);
    await expect(page.getByText(/^Reading the file: [1-9]/u)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Choose a file')).toBeVisible();
    expect(await loggedDays(page)).toEqual(days);
  } finally {
    await rm(path);
  }
});

const LONG = 46_000;

/** Days that the page may read in one task: on a slow phone, 1,000 take longer than 50 ms, and 250 do while memory is freed. */
const MOST_DAYS_AT_ONCE = 100;

/** Counts what the page itself asks of the database. Its worker has a database of its own. */
const watchRequests = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counts = { put: 0, delete: 0, mostDays: 0 };
    Object.assign(globalThis, { counts });
    const getAll = IDBObjectStore.prototype.getAll as (...given: unknown[]) => IDBRequest;
    Object.assign(IDBObjectStore.prototype, {
      getAll(this: IDBObjectStore, ...given: unknown[]) {
        if (this.name === 'days') counts.mostDays = Math.max(counts.mostDays, Number(given[1] ?? 0));
        return getAll.apply(this, given);
      },
    });
    for (const name of ['put', 'delete'] as const) {
      const own = IDBObjectStore.prototype[name] as (...given: unknown[]) => IDBRequest;
      Object.assign(IDBObjectStore.prototype, {
        [name](this: IDBObjectStore, ...given: unknown[]) {
          counts[name] += 1;
          return own.apply(this, given);
        },
      });
    }
  });

test('126 years are compared, written and undone by the worker, and the writing can be canceled', async ({
  page,
}) => {
  const path = join(tmpdir(), `long-${process.pid}.csv`);
  const first = Date.UTC(1900, 0, 1);
  const rows = Array.from({ length: LONG }, (_, index) => {
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10);
    return `${day},${(80 + Math.sin(index / 300)).toFixed(1)},${2000 + (index % 600)}`;
  });
  await writeFile(path, ['Date,Weight (kg),Calories (kcal)', ...rows, ''].join('\n'));
  try {
    await watchRequests(page);
    await openLogPart(page, IMPORT);
    await watchTasks(page);
    await page.getByLabel('Choose a file').setInputFiles(path);
    await page.getByRole('button', { name: 'Import 46,000 days' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The import was canceled. Nothing was saved')).toBeVisible();
    expect(await loggedDays(page)).toEqual([]);

    await page.getByRole('button', { name: 'Import another file' }).click();
    const start = Date.now();
    await page.getByLabel('Choose a file').setInputFiles(path);
    await page.getByRole('button', { name: 'Import 46,000 days' }).click();
    await expect(page.getByText(/^Saving: [1-9]/u)).toBeVisible();
    await expect(page.getByText('46,000 days imported into your log.')).toBeVisible();
    note('time', `${((Date.now() - start) / 1000).toFixed(1)} s`);
    note('longest task', `${Math.round(await longestTask(page))} ms`);
    const days = await loggedDays(page);
    expect(days).toHaveLength(LONG);
    expect(days?.at(-1)).toMatchObject({ day: rows.at(-1)?.slice(0, 10) });

    await page.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('The import was undone.')).toBeVisible();
    expect(await loggedDays(page)).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { counts: object }).counts)).toEqual({
      // The units, which were chosen before anybody was kept.
      put: 1,
      delete: 0,
      mostDays: MOST_DAYS_AT_ONCE,
    });
  } finally {
    await rm(path);
  }
});
