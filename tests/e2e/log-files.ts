import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { storeOf } from './database.ts';
import { openFiles } from './log-page.ts';

export const IMPORT = 'Bring your log from another app';
export const EXPORT = 'Export your log';

/** Opens the page of the log and a part of it. */
export async function openLogPart(page: Page, title: string): Promise<void> {
  await page.goto('/log');
  await openFiles(page);
  await page.getByText(title, { exact: true }).click();
  const part = page.locator('details', { has: page.getByText(title, { exact: true }) });
  await expect(part.last().locator('input[type=file], button').first()).toBeVisible();
}

/** Chooses a file with this text. */
export async function chooseFile(page: Page, text: string, name = 'file'): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

interface WithTasks {
  longTasks: number[];
}

/** Records the page's tasks that take longer than 50 ms. */
export function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tasks: number[] = [];
    (window as unknown as WithTasks).longTasks = tasks;
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
}

/** The longest task since then, in ms; 0 if none took longer than 50 ms. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window as unknown as WithTasks).longTasks));

/** Every day of the log, as stored, without its person; `null` if there is no database. */
export async function loggedDays(page: Page): Promise<readonly unknown[] | null> {
  const days = await storeOf(page, 'days');
  return days && days.map(({ person: _, ...day }) => day);
}
