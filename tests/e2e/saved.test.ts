import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, choice, enter, EXAMPLE, field, open, result, values } from './calculator.ts';
import { storeOf } from './database.ts';
import {
  eraseAll,
  exported,
  imported,
  nothingSaved,
  SAVE_BUTTON,
  saveOne,
  openStore,
  openSaved,
  savedSection,
} from './saved-visit.ts';

const byId = (one: Record<string, unknown>, other: Record<string, unknown>): number =>
  String(one['id']).localeCompare(String(other['id']));

const stored = async (page: Page) => (await storeOf(page))?.toSorted(byId) ?? null;

test('nothing is stored before the visitor asks for it, on any page', async ({ page }) => {
  for (const path of ['/', '/tdee-calculator'] as const) {
    await open(page, path);
    await enter(page, EXAMPLE);
    await calculate(page);
    await openStore(page);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  }
  await openSaved(page);
  await expect(nothingSaved(page)).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('on a phone, the ways from a saved result have one size, and the link has a line of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await saveOne(page, EXAMPLE);
  await openSaved(page);
  const link = savedSection(page).getByRole('link', { name: 'Open in TDEE calculator' });
  const buttons = ['Edit', 'Delete'].map((name) => savedSection(page).getByRole('button', { name }));
  const tops: number[] = [];
  for (const way of [link, ...buttons]) {
    await expect(way).toHaveCSS('font-size', '15px');
    tops.push((await way.boundingBox())?.y ?? NaN);
  }
  const [open = NaN, edit, remove] = tops;
  expect(edit).toBeGreaterThan(open);
  expect(remove).toBe(edit);
});

test('saved results survive a reload, going offline, and export, erasing and import', async ({
  page,
  context,
}) => {
  await saveOne(page, { ...EXAMPLE, weight: '82,4 kg', goal: 'lose' }, 'first day\n=1+1, "so to say" 😀');
  await saveOne(page, { ...EXAMPLE, weight: '81.9', gender: 'female', goal: 'gain' }, '@home');
  await page.reload();
  await openSaved(page);
  const list = page.getByRole('listitem');
  await expect(list.filter({ hasText: '82.4 kg' })).toContainText('first day');
  const before = await stored(page);
  expect(before).toHaveLength(2);
  expect(before?.map(({ entries }) => JSON.stringify(entries)).join()).toContain('82,4 kg');

  await context.setOffline(true);
  const { name, text } = await exported(page);
  expect(name).toMatch(/^evenscale-results-\d{4}-\d\d-\d\d\.csv$/u);
  expect(text).not.toMatch(/,"?[=@+-]/u);
  await eraseAll(page);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await expect(nothingSaved(page)).toBeVisible();
  await imported(page, name, text);
  await expect(page.getByText('2 results added.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Saved results 1–2 of 2/u })).toBeVisible();
  expect(await stored(page)).toEqual(before);
  await imported(page, name, text);
  await expect(page.getByText('0 results added. 2 results already here.')).toBeVisible();
  expect(await stored(page)).toEqual(before);
  await context.setOffline(false);
  await openSaved(page);
  expect(await stored(page)).toEqual(before);
});

test('a saved result opens in its calculator with everything that was entered and chosen', async ({
  page,
}) => {
  await open(page, '/');
  await enter(page, { ...EXAMPLE, weight: '82,4 kg', age: '52', activityLevel: 'veryActive' });
  await calculate(page);
  const maintenance = (await result(page, 'calories.maintenance').getAttribute('value')) ?? '';
  await openStore(page);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();

  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '92', goal: 'lose' });
  await page.getByRole('checkbox', { name: 'body fat', exact: false }).check();
  await field(page, 'bodyFat').fill('15,5');
  await calculate(page);
  await page.getByRole('radio', { name: /^Mild loss/u }).check();
  await page.getByRole('tab', { name: 'High protein' }).click();
  const protein = (await result(page, 'macros.highProtein.protein').getAttribute('value')) ?? '';
  await openStore(page);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await openSaved(page);
  await page.getByRole('link', { name: 'Open in TDEE calculator' }).click();
  await expect(result(page, 'macros.highProtein.protein')).toHaveAttribute('value', protein);
  await expect(page.getByRole('tab', { name: 'High protein' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: /^Mild loss/u })).toBeChecked();
  await expect(field(page, 'bodyFat')).toHaveValue('15,5');
  await expect(page.getByText('These entries come from a result that you saved.')).toBeVisible();
  expect(page.url()).not.toContain('#');

  await openSaved(page);
  await page.getByRole('link', { name: 'Open in BMI calculator' }).click();
  await expect(result(page, 'calories.maintenance')).toHaveAttribute('value', maintenance);
  await expect(field(page, 'weight')).toHaveValue('82,4 kg');
});

test('the panel opens over the results without moving them, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const panel = page.getByRole('region', { name: 'Save this result' });
  await openStore(page);
  const places = () => Promise.all([save.boundingBox(), result(page, 'bmi').boundingBox()]);
  const before = await places();
  await expect(panel.getByText('Nothing is saved unless you press the button.')).toBeVisible();
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(panel.getByText('Saved on this device:')).toBeVisible();
  await expect(panel.getByText('It stays in this browser')).toBeVisible();
  await expect(panel.getByText('Nothing is saved')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Undo' }).press('Escape');
  await expect(panel).toBeHidden();
  await expect(save).toBeFocused();
  expect(await places()).toEqual(before);
  await save.press('Enter');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await save.press('Enter');
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
});

test('the saved figures are the shown ones, not rounded', async ({ page }) => {
  await saveOne(page, { ...EXAMPLE, weight: '83.7', goal: 'lose' });
  const onTdee = await values(page);
  await open(page, '/');
  await choice(page, 'Imperial').check();
  await enter(page, {
    weight: '171.3',
    feet: '5',
    inches: '7',
    gender: 'female',
    activityLevel: 'sedentary',
  });
  await calculate(page);
  await openStore(page);
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('Saved on this device:')).toBeVisible();
  const onHome = await values(page);
  await openSaved(page);
  const { text } = await exported(page);
  const copies = (...values: readonly unknown[]): string => `,${values.join(',')},`;
  expect(text).toContain(copies(onTdee['bmi'], onTdee['bmr'], onTdee['tdee'], onTdee['targetCalories.loss']));
  expect(text).toContain(copies(onHome['bmi'], onHome['calories.bmr'], onHome['calories.maintenance'], ''));
  // Nothing that could be another figure is kept.
  for (const result of (await storeOf(page)) ?? [])
    expect(Object.keys(result).toSorted()).toEqual([
      'changedAt',
      'entries',
      'id',
      'note',
      'person',
      'savedAt',
      'tool',
    ]);
});

test('files can be downloaded under the site’s own content policy', { tag: '@slow' }, async ({ page }) => {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await saveOne(page, EXAMPLE, 'kept');
  const answer = await page.goto('/log');
  await openSaved(page);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  const { text } = await exported(page);
  expect(text).toContain(',kept,');
  await expect(page.getByText('1 result exported to evenscale-results-')).toBeVisible();
  expect(troubles).toEqual([]);
});

test(
  'a result can be saved from the home page too, undone, and saved again',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '/');
    await enter(page, EXAMPLE);
    await calculate(page);
    await openStore(page);
    await page.getByRole('button', { name: SAVE_BUTTON }).click();
    await expect(page.getByRole('link', { name: 'All saved results (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('It’s no longer saved.')).toBeVisible();
    expect(await storeOf(page)).toEqual([]);
    // The next result can be saved again.
    await enter(page, { weight: '71' });
    await calculate(page);
    await openStore(page);
    await page.getByRole('button', { name: SAVE_BUTTON }).click();
    await page.getByRole('link', { name: 'All saved results (1)' }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'BMI calculator' }),
    ).toContainText('71.0 kg');
  },
);

test('notes and dates can be changed, and results deleted and restored', async ({ page }) => {
  await saveOne(page, EXAMPLE, 'plain');
  await openSaved(page);
  await page.getByRole('button', { name: /^Edit/u }).click();
  await expect(page.getByLabel('Date and time')).toBeFocused();
  await page.getByLabel('Date and time').fill('2026-01-31T08:15');
  await page.getByLabel('Note', { exact: true }).fill('changed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Jan 31, 2026, 8:15 AM' })).toContainText(
    'changed',
  );
  await expect(page.getByRole('button', { name: /^Edit/u })).toBeFocused();
  const changed = await storeOf(page);
  expect(changed).toMatchObject([{ savedAt: '2026-01-31T08:15:00.000Z', note: 'changed' }]);

  await page.getByRole('button', { name: /^Delete/u }).click();
  await expect(nothingSaved(page)).toBeVisible();
  expect(await storeOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('changed', { exact: true })).toBeVisible();
  expect(await storeOf(page)).toEqual(changed);
});

test('two tabs stay in sync', async ({ page, context }) => {
  await saveOne(page, EXAMPLE, 'from the first tab');
  await openSaved(page);
  const other = await context.newPage();
  await openSaved(other);
  await expect(other.getByText('from the first tab')).toBeVisible();
  await saveOne(other, { ...EXAMPLE, weight: '69' }, 'from the second tab');
  await expect(page.getByText('from the second tab')).toBeVisible();
  await openSaved(other);
  await page
    .getByRole('button', { name: /^Delete/u })
    .first()
    .click();
  await expect(other.getByText('from the second tab')).toHaveCount(0);
  await eraseAll(page);
  await expect(nothingSaved(other)).toBeVisible();
  expect(await other.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('no figure of a saved result ends up in an address or a request', { tag: '@slow' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await saveOne(page, { ...EXAMPLE, weight: '73.19' }, 'confidential');
  await openSaved(page);
  await exported(page);
  await eraseAll(page);
  expect(page.url()).toMatch(/\/log#saved-results$/u);
  const own = asked.filter((request) => !request.includes('blob:'));
  expect(own.filter((request) => /\?|73[.,]19|confidential|^POST/u.test(request))).toEqual([]);
});

test('the log prints without the saved results', { tag: '@slow' }, async ({ page }) => {
  await saveOne(page, EXAMPLE, 'first');
  await openSaved(page);
  await expect(page.getByText('first', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(savedSection(page)).toBeHidden();
});

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a CSV file has the visitor’s days, and is understood after a spreadsheet has saved it', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-22T05:00:00.000Z');
    await saveOne(page, EXAMPLE, 'in the evening');
    await openSaved(page);
    await expect(page.getByRole('heading', { name: 'Nov 21, 2026, 9:00 PM' })).toBeVisible();
    const { name, text } = await exported(page);
    expect(name).toBe('evenscale-results-2026-11-21.csv');
    expect(text).toContain(',2026-11-21T21:00:00.000-08:00,');
    const before = await stored(page);
    await eraseAll(page);
    await imported(page, name, text.replace('\r\nr', '\r\n"r'));
    await expect(page.getByRole('alert').getByText('Line 2: A quotation mark is opened')).toBeVisible();
    await imported(page, name, text);
    await expect(page.getByText('1 result added.')).toBeVisible();
    expect(await stored(page)).toEqual(before);
    const id = String(before?.[0]?.['id']);
    await imported(
      page,
      name,
      text.replace(id, 'rewritten').replaceAll('2026-11-21T21:00:00.000-08:00', '11/23/2026'),
    );
    await expect(page.getByRole('heading', { name: 'Nov 23, 2026, 12:00 AM' })).toBeVisible();
  });
});
