/** Several people on one device: each has their own log, plan, results and forms, and nobody sees another's. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { calculate, field, open, result, scriptsArrived } from './calculator.ts';
import { logArrived, openFiles, openLog, plantPlan, seed, SIXTY_DAYS } from './log-page.ts';
import { storeOf } from './database.ts';
import { eraseAll, openSaved, savedSection, saveOne, textOf } from './saved-visit.ts';

const NOON = new Date(2026, 10, 22, 12);

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** The button in the page's head. */
const head = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const press = (page: Page, name: string | RegExp): Promise<void> =>
  dialog(page).getByRole('button', { name }).click();

async function logWeight(page: Page, weight: string): Promise<void> {
  await field(page, 'weight').fill(weight);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByText('Logged for')).toBeVisible();
}

/** Adds Ana beside the person who is here, who is called Me from then on. */
async function addAna(page: Page): Promise<void> {
  await head(page, 'Add a person').click();
  await dialog(page).getByLabel('Name of the new person').fill('Ana');
  await press(page, 'Add');
  await expect(head(page, 'For Ana')).toBeVisible();
  await expect(page.getByText('This page is for Ana now, and their log is empty.')).toBeVisible();
  // The forms were emptied without taking the focus.
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await head(page, `For ${from}`).click();
  await press(page, `Switch to ${to}`);
  await expect(head(page, `For ${to}`)).toBeVisible();
}

/** Opens the part of the page with the file of everything. */
async function openEverything(page: Page): Promise<void> {
  await openFiles(page);
  const title = page.getByText('Take everything with you', { exact: true });
  const part = page.locator('details', { has: title }).last();
  if (!(await part.evaluate((details: HTMLDetailsElement) => details.open)))
    await part.locator('> summary').click();
}

async function tabOf(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.clock.setFixedTime(NOON);
  return tab;
}

test('nothing of it shows on a first visit, and one quiet button afterwards', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openLog(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('LogPeople'))).toEqual([]);
  await logWeight(page, '80');
  await page.reload();
  await expect(head(page, 'Add a person')).toBeVisible();
  await expect(page.getByText('This page is for')).toHaveCount(0);
});

test('two people log for themselves, and one of them is erased', async ({ page }) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  const mine = (await result(page, 'maintenance').first().getAttribute('value')) ?? '';
  expect(Number(mine)).toBeGreaterThan(1500);
  await addAna(page);
  await expect(result(page, 'maintenance').first()).not.toHaveAttribute('value', /\d/u);
  await expect(result(page, 'plan.intake')).toHaveCount(0);
  await logWeight(page, '61');
  await page.reload();
  await logArrived(page);
  await expect(field(page, 'weight')).toHaveValue('61');

  await switchTo(page, 'Ana', 'Me');
  await expect(result(page, 'maintenance').first()).toHaveAttribute('value', mine);
  await expect(result(page, 'plan.intake')).toBeVisible();
  await expect(field(page, 'weight')).toHaveValue('');

  await head(page, 'For Me').click();
  await press(page, 'Rename Me');
  await dialog(page).getByLabel('Name').fill('Ben');
  await press(page, 'Save');
  await head(page, 'For Ben').click();
  await expectAccessible(page, 'people');
  await press(page, 'Erase… Ana');
  await expect(dialog(page).getByRole('heading', { name: 'Erase Ana?' })).toBeVisible();
  await expect(dialog(page).getByText('1 day of the log, and the name')).toBeVisible();
  await press(page, 'Erase Ana');
  await expect(page.getByText('Erased Ana and everything kept for them')).toBeVisible();
  expect(await storeOf(page, 'days')).toHaveLength(SIXTY_DAYS.length);
  expect(await storeOf(page, 'people')).toHaveLength(1);
  await expect(result(page, 'maintenance').first()).toHaveAttribute('value', mine);

  await head(page, 'For Ben').click();
  await press(page, 'Erase… Ben');
  await press(page, 'Erase Ben');
  await expect(page.getByText('Erased Ben and everything kept for them')).toBeVisible();
  for (const store of ['people', 'plans', 'days', 'results']) expect(await storeOf(page, store)).toEqual([]);
  await expect(result(page, 'maintenance').first()).not.toHaveAttribute('value', /\d/u);
});

test('the forms, the card and other tabs follow the person, and nothing typed stays', async ({ page }) => {
  await seed(page, [{ day: '2026-11-21', weightKg: 80 }]);
  const home = await tabOf(page);
  await open(home, '/');
  await expect(field(home, 'weight')).toHaveValue('80');
  await calculate(home);
  await expect(result(home, 'bmi')).toBeVisible();
  const articles = await tabOf(page);
  await open(articles, '/tdee-calculator');
  await field(articles, 'weight').fill('83');
  await calculate(articles);
  await articles.goto('/faq');

  await addAna(page);
  // The other tab is emptied at once: there is nothing of Ana yet.
  await expect(field(home, 'weight')).toHaveValue('');
  await expect(result(home, 'bmi')).toHaveCount(0);
  await expect(home.getByRole('region', { name: 'Your plan and your log' })).toHaveCount(0);
  await logWeight(page, '61');
  await expect(field(home, 'weight')).toHaveValue('61');
  await expect(home.getByText('Ana', { exact: true })).toBeVisible();
  await expect(home.getByText('Started with the entries of Ana, saved on this device.')).toBeVisible();
  // A tab that heard nothing, on a page without a form, has nothing of the person before either.
  await articles.goBack();
  await scriptsArrived(articles);
  await expect(field(articles, 'weight')).toHaveValue('61');
  await expect(result(articles, 'tdee')).toHaveCount(0);

  // Back on the first tab, a page from before shows nothing of the person before.
  await open(page, '/');
  await expect(field(page, 'weight')).toHaveValue('61');
  await calculate(page);
  // A tab is emptied once for each instant, and the clock stands still.
  await openLog(page, new Date(2026, 10, 22, 13));
  await switchTo(page, 'Ana', 'Me');
  await page.goBack();
  await scriptsArrived(page);
  await expect(field(page, 'weight')).toHaveValue('80');
  // The answer for what is kept of them comes by itself.
  await expect(result(page, 'bmi')).toHaveAttribute('value', /^24\.69/u);
});

test('saved results are the person’s own, and say so', async ({ page }) => {
  await saveOne(page, { weight: '82', height: '180', age: '40', gender: 'male' }, 'of mine');
  await openLog(page);
  await addAna(page);
  await openSaved(page);
  await expect(savedSection(page).getByText('No results are saved on this device.')).toBeVisible();
  await expect(savedSection(page).getByText('of mine')).toHaveCount(0);
  await saveOne(page, { weight: '61', height: '168', age: '34', gender: 'female' }, 'of Ana');
  await expect(page.getByRole('heading', { name: 'Last saved for Ana' })).toBeVisible();
  await openSaved(page);
  await expect(page.getByRole('heading', { name: 'Saved results for Ana 1–1 of 1' })).toBeVisible();
  await expect(savedSection(page).getByText('of mine')).toHaveCount(0);
  await switchTo(page, 'Ana', 'Me');
  await expect(page.getByRole('heading', { name: 'Saved results for Me 1–1 of 1' })).toBeVisible();
  await expect(savedSection(page).getByText('of mine')).toBeVisible();
  await expect(savedSection(page).getByText('of Ana')).toHaveCount(0);
});

test('a file carries one person with everything, and goes to nobody else without asking', async ({
  page,
}) => {
  await seed(page, SIXTY_DAYS);
  await plantPlan(page);
  const mine = (await result(page, 'maintenance').first().getAttribute('value')) ?? '';
  await addAna(page);
  await logWeight(page, '61');
  await switchTo(page, 'Ana', 'Me');
  await openEverything(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything as JSON' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('evenscale-everything-2026-11-22.json');
  const text = await textOf(download);
  expect(text).toContain('"name":"Me"');
  expect(text).not.toContain('Ana');
  const file = { name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await expect(page.getByText('Everything was exported to')).toBeVisible();

  await eraseAll(page);
  await seed(page, [{ day: '2026-11-21', weightKg: 90 }]);
  await openEverything(page);
  await page.getByLabel('Import a file of everything').setInputFiles(file);
  await expect(
    page.getByText('This file is for Me, but this page shows somebody else. Who should get it?'),
  ).toBeVisible();
  await expectAccessible(page, 'file of a person');
  expect(await storeOf(page, 'days')).toHaveLength(1);
  await page.getByRole('button', { name: 'Add Me as a new person' }).click();
  await expect(page.getByText('Imported: 60 days of the log, 1 plan.')).toBeVisible();
  await expect(page.getByText('Me is on this device now: switch to them')).toBeVisible();
  await expect(result(page, 'maintenance').first()).not.toHaveAttribute('value', /\d/u);
  await head(page, 'For the person without a name').click();
  await press(page, 'Switch to Me');
  await expect(result(page, 'maintenance').first()).toHaveAttribute('value', mine);
  await expect(result(page, 'plan.intake')).toBeVisible();

  await openEverything(page);
  await page.getByLabel('Import a file of everything').setInputFiles(file);
  await expect(page.getByText('Everything in this file is here already.')).toBeVisible();
  await head(page, 'For Me').click();
  await press(page, 'Switch to the person without a name');
  await expect(head(page, 'For the person without a name')).toBeVisible();
  await page.getByLabel('Import a file of everything').setInputFiles(file);
  await page.getByRole('button', { name: 'For the person shown now' }).click();
  await expect(page.getByText('1 day has other values here, which stay.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible();
  expect(await storeOf(page, 'days')).toHaveLength(61);
});
