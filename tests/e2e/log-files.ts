import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const IMPORT = 'Bring your log from another app';
export const EXPORT = 'Export your log';

/** Opens the page of the log and a part of it. */
export async function openLogPart(page: Page, title: string): Promise<void> {
  await page.goto('/log');
  const summary = page.getByText(title, { exact: true });
  // The week above it loads when it comes into view, and a press while the page grows can miss.
  await summary.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await summary.click();
  const part = page.locator('details', { has: page.getByText(title, { exact: true }) });
  await expect(part.locator('input[type=file], button').first()).toBeVisible();
}

/** Chooses a file with this text. */
export async function chooseFile(page: Page, text: string, name = 'file'): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Every day of the log, as stored, without its person; `null` if there is no database. */
export function loggedDays(page: Page): Promise<readonly unknown[] | null> {
  return page.evaluate(async () => {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === 'evenscale')) return null;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('evenscale');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const days = await new Promise<object[]>((resolve, reject) => {
      const request = db.transaction('days').objectStore('days').getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return days.map((day) => Object.fromEntries(Object.entries(day).filter(([name]) => name !== 'person')));
  });
}
