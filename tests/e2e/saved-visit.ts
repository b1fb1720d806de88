import { expect } from '@playwright/test';
import type { Download, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { calculate, enter, open, openAction, scriptsArrived } from './calculator.ts';
import type { Entries } from './calculator.ts';
import { openFiles } from './log-page.ts';

export const SAVE_BUTTON = 'Save this result on this device';

/** Opens the part under the results. */
export async function openStore(page: Page): Promise<void> {
  await openAction(page, 'Save');
  await expect(page.getByRole('button', { name: SAVE_BUTTON })).toBeVisible();
}

/** Calculates a result on the TDEE calculator and saves it. */
export async function saveOne(page: Page, entries: Entries, note = ''): Promise<void> {
  await open(page, '/tdee-calculator');
  await enter(page, entries);
  await calculate(page);
  await openStore(page);
  await page.getByLabel('A note for yourself').fill(note);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
}

/** The log's section of saved results. */
export const savedSection = (page: Page): Locator => page.locator('#saved-results');

/** Goes to the saved results; loads the page again if it is the current one. */
export async function gotoSaved(page: Page): Promise<void> {
  if (new URL(page.url(), 'http://none').pathname === '/log') await page.goto('about:blank');
  await page.goto('/log#saved-results');
}

/** Opens the saved results, and waits until they have loaded. */
export async function openSaved(page: Page): Promise<void> {
  await gotoSaved(page);
  await expect(savedSection(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await scriptsArrived(page);
}

/** Opens the files of saved results. */
async function openSavedFiles(page: Page): Promise<void> {
  await openFiles(page);
  const files = page.locator('details', { has: page.getByText('Export and import saved results') }).last();
  if (!(await files.evaluate((details: HTMLDetailsElement) => details.open)))
    await files.locator('> summary').click();
}

/** Says that no result is saved. */
export const nothingSaved = (page: Page): Locator => page.getByText('No results are saved on this device.');

/** The text of a file that the page downloads. */
export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** Exports the saved results, and returns the file. */
export async function exported(page: Page): Promise<{ name: string; text: string }> {
  await openSavedFiles(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export results as CSV' }).click();
  const download = await arriving;
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

/** Imports a file. */
export async function imported(page: Page, name: string, text: string): Promise<void> {
  await openSavedFiles(page);
  await page
    .getByLabel('Import a file of saved results')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Erases everything, confirming the question. */
export async function eraseAll(page: Page): Promise<void> {
  await openFiles(page);
  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByText('Everything was erased from this device.')).toBeVisible();
  await expect(nothingSaved(page)).toBeVisible();
}
