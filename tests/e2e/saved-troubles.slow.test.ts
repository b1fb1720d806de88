import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { calculate, enter, EXAMPLE, open, result } from './calculator.ts';
import { plantRows, storeOf } from './database.ts';
import {
  exported,
  gotoSaved,
  imported,
  nothingSaved,
  savedSection,
  SAVE_BUTTON,
  saveOne,
  openStore,
  openSaved,
  textOf,
} from './saved-visit.ts';

async function tryToSave(page: Page): Promise<void> {
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, weight: '72.5' });
  await calculate(page);
  await openStore(page);
  await page.getByLabel('A note for yourself').fill('dear to me');
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
}

/** The result is still shown, and can be downloaded. */
async function expectNothingLost(page: Page): Promise<void> {
  await expect(result(page, 'bmi')).toBeVisible();
  await expect(page.getByLabel('A note for yourself')).toHaveValue('dear to me');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it as CSV' }).click();
  expect(await textOf(await arriving)).toContain(',dear to me,');
}

const DENIALS: Readonly<Record<string, () => void>> = {
  'is not there': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'may not be touched': () =>
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'refuses to open': () => {
    IDBFactory.prototype.open = () => {
      throw new Error('denied');
    };
  },
};

for (const [name, deny] of Object.entries(DENIALS)) {
  test(`where the storage ${name}, the visitor is told, and the result can be downloaded`, async ({
    page,
  }) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await page.addInitScript(deny);
    await tryToSave(page);
    await expect(page.getByText('This browser doesn’t let the site store anything')).toBeVisible();
    await expectNothingLost(page);
    await gotoSaved(page);
    await expect(
      savedSection(page).getByText('This browser doesn’t let the site store anything'),
    ).toBeVisible();
    expect(troubles).toEqual([]);
  });
}

/** Sets the storage quota of the site; must run before its first write, because the browser remembers it. */
async function giveRoom(page: Page, origin: string, quotaSize: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

test('if the device is full, the visitor is told, and nothing is lost', async ({ page, baseURL }) => {
  await giveRoom(page, String(baseURL), 1);
  await tryToSave(page);
  await expect(page.getByText('There isn’t enough space left on this device.')).toBeVisible();
  await expectNothingLost(page);
  expect(await storeOf(page)).toEqual([]);
  // It can be retried, with the same message.
  await page.getByRole('button', { name: SAVE_BUTTON }).click();
  await expect(page.getByText('There isn’t enough space left on this device.')).toBeVisible();
});

test('if a file is too large for the device, saved results stay, and the page says how much was imported', async ({
  page,
  baseURL,
}) => {
  await giveRoom(page, String(baseURL), 600_000);
  await saveOne(page, EXAMPLE, 'kept before');
  const [before] = (await storeOf(page)) ?? [];
  await openSaved(page);
  // Notes that don't compress.
  const noise = (): string =>
    Array.from({ length: 40 }, () => Math.random().toString(36).slice(2, 12)).join('');
  const results = Array.from({ length: 4000 }, (_, index) => ({
    ...before,
    id: `more${index}`,
    note: noise(),
  }));
  await imported(page, 'many.json', JSON.stringify({ format: 'evenscale.person', version: 1, results }));
  await expect(page.getByText(/[\d,]+ results were imported before this stopped/u)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText('There isn’t enough space left on this device.')).toBeVisible();
  const stored = await storeOf(page);
  expect(stored).toContainEqual(before);
  // Each batch is written completely or not at all.
  expect(((stored?.length ?? 0) - 1) % 500).toBe(0);
  expect((await exported(page)).text).toContain('kept before');
});

test('damaged entries are set aside and reported, and do not affect others', async ({ page }) => {
  await saveOne(page, EXAMPLE, 'sound');
  const garbage = [
    { id: 'one', savedAt: '2026-03-01T00:00:00.000Z', figures: 'none' },
    { id: 'two' },
    { id: 'three', savedAt: 5, note: ['x'] },
  ];
  await plantRows(page, { results: garbage });
  await openSaved(page);
  await expect(page.getByText('3 entries couldn’t be read. All others are here.')).toBeVisible();
  await expect(page.getByText('sound')).toBeVisible();
  expect(await storeOf(page)).toHaveLength(1);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what couldn’t be read' }).click();
  const values = JSON.parse(await textOf(await arriving)) as unknown[];
  expect(values).toHaveLength(3);
  expect(values).toEqual(expect.arrayContaining(garbage));
  await page.getByRole('button', { name: 'Erase what couldn’t be read' }).click();
  await expect(page.getByText('What couldn’t be read was erased.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('sound')).toBeVisible();
  await expect(page.getByText('couldn’t be read')).toHaveCount(0);
});

test('a store without its structure is repaired', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('evenscale', 1);
        request.onupgradeneeded = () => void request.result.createObjectStore('other').put('x', 1);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await saveOne(page, EXAMPLE, 'after mending');
  await openSaved(page);
  await expect(page.getByText('after mending')).toBeVisible();
  await expect(page.getByText('1 entry couldn’t be read.')).toBeVisible();
});

test('a store of a later release is not changed, and the visitor is told', async ({ page }) => {
  await page.goto('/about');
  const openLater = (version: number): Promise<number> =>
    page.evaluate(
      (number) =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('evenscale', number);
          request.onupgradeneeded = () => void request.result.createObjectStore('later').put('x', 1);
          request.onsuccess = () => {
            const { version: found } = request.result;
            request.result.close();
            resolve(found);
          };
        }),
      version,
    );
  await openLater(100);
  await openSaved(page);
  await expect(
    savedSection(page).getByText('What’s saved here was written by a newer version of this site'),
  ).toBeVisible();
  await tryToSave(page);
  await expect(page.getByText('What’s saved here was written by a newer version of this site')).toBeVisible();
  await expectNothingLost(page);
  expect(await openLater(100)).toBe(100);
  expect(await storeOf(page, 'later')).toEqual(['x']);
});

test('a tab can upgrade the store, and the visitor is told if another tab blocks it', async ({
  page,
  context,
}) => {
  await saveOne(page, EXAMPLE, 'before the other tab');
  // A tab with a later release opens; ours doesn't block it.
  const later = await context.newPage();
  await later.goto('/about');
  const isOpen = await later.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('evenscale', 50);
        request.onblocked = () => resolve('blocked');
        request.onsuccess = () => {
          request.result.close();
          resolve('open');
        };
      }),
  );
  expect(isOpen).toBe('open');
  await openSaved(page);
  await expect(page.getByText('before the other tab')).toBeVisible();

  // A tab has a store with another structure open and doesn't close it.
  const old = await context.newPage();
  await old.goto('/about');
  await old.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const erasing = indexedDB.deleteDatabase('evenscale');
        erasing.onsuccess = () => {
          const request = indexedDB.open('evenscale', 1);
          request.onupgradeneeded = () => void request.result.createObjectStore('results', { keyPath: 'id' });
          request.onsuccess = () => {
            Object.assign(globalThis, { held: request.result });
            resolve();
          };
        };
      }),
  );
  await gotoSaved(page);
  await expect(
    savedSection(page).getByText('Another tab has an older version of this site open'),
  ).toBeVisible({ timeout: 10_000 });
  await old.close();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(nothingSaved(page)).toBeVisible();
  await expect(page.getByText('Another tab of this site is using')).toHaveCount(0);
});

test('malicious files are rejected or filtered, line by line', async ({ page }) => {
  await saveOne(page, EXAMPLE, 'mine');
  await openSaved(page);
  const before = await storeOf(page);
  const { text } = await exported(page);
  const [header = '', row = ''] = text.split('\r\n');
  const attacks = [
    ['nothing.csv', '', 'This file is empty.'],
    ['other.csv', 'date,weight\n2026-01-01,70', 'This looks like a spreadsheet or another app’s file'],
    ['broken.json', '{"format":"evenscale.person"', 'starts like JSON but is damaged'],
    ['other.json', '{"name":"x"}', 'This looks like a spreadsheet or another app’s file'],
    ['later.json', '{"format":"evenscale.person","version":9,"results":[]}', 'written by a newer version'],
    ['empty.json', '{"format":"evenscale.person","version":1,"results":[]}', 'The file has no results.'],
    [
      'rows.csv',
      [header, row, row.replace('age=30', 'age=300'), '=cmd,x', `${row},${row}`, '"never closed'].join(
        '\r\n',
      ),
      '0 results added. 1 result already here. 4 entries left out:',
    ],
  ] as const;
  for (const [name, content, words] of attacks) {
    await imported(page, name, content);
    await expect(page.getByText(words), name).toBeVisible();
  }
  const alert = page.getByRole('alert');
  await expect(
    alert.getByText('Row 3: The entries are missing, or the calculator has no result for them.'),
  ).toBeVisible();
  await expect(alert.getByText('Line 6: A quotation mark is opened and not closed')).toBeVisible();
  expect(await storeOf(page)).toEqual(before);
});
