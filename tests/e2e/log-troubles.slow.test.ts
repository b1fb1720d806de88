import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectReadable, failure, watchTroubles } from './broken-parts.ts';
import { choice, field, result } from './calculator.ts';
import { chooseFile, EXPORT, IMPORT, loggedDays, openLogPart } from './log-files.ts';
import { logArrived, openWeek, seed, SIXTY_DAYS } from './log-page.ts';

const DENIED = 'This browser doesn’t let the site store anything';
const FULL = 'There isn’t enough space left on this device.';
const log = { name: 'Log', exact: true } as const;

const DENIALS: Readonly<Record<string, () => void>> = {
  'is not there': () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  'may not be touched': () =>
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'refuses to open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No', 'SecurityError');
    };
  },
};

/** Denies the storage to the page and to the worker that imports a file. */
async function denyStorage(page: Page, deny: () => void): Promise<void> {
  await page.addInitScript(deny);
  await page.route(/import-worker[^/]*\.js$/u, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${String(deny)})();${await response.text()}` });
  });
}

async function typeToday(page: Page): Promise<void> {
  await field(page, 'weight').fill('79,9');
  await field(page, 'intake').fill('2150');
  await page.getByRole('button', log).click();
}

async function expectTypedToday(page: Page): Promise<void> {
  await expect(field(page, 'weight')).toHaveValue('79,9');
  await expect(field(page, 'intake')).toHaveValue('2150');
}

for (const [name, deny] of Object.entries(DENIALS))
  test(`where the storage ${name}, the log says so and keeps what was typed`, async ({ page }) => {
    const troubles = watchTroubles(page);
    await denyStorage(page, deny);
    await page.goto('/log');
    await expect(page.getByText(DENIED)).toBeVisible();
    await typeToday(page);
    await expect(page.getByRole('alert').getByText(DENIED)).toBeVisible();
    await expectTypedToday(page);
    // It can be retried, and the units can still be changed.
    await choice(page, 'Imperial').check();
    await expect(field(page, 'weight')).toHaveValue('176.1');
    await choice(page, 'Metric').check();
    await expectTypedToday(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expectReadable(page);

    await openLogPart(page, IMPORT);
    await chooseFile(page, 'date,weight_kg\n2026-01-05,80.4\n');
    await expect(page.getByText(`Nothing was changed. ${DENIED}`)).toBeVisible();
    await openLogPart(page, EXPORT);
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    await expect(page.getByText('The browser couldn’t read its storage.')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(troubles).toEqual([]);
  });

/** Makes writes to the database fail from now on, or work again. */
const setRoom = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((full) => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { free?: IDBObjectStore['put'] };
    store.free ??= store.put;
    store.put = full
      ? () => {
          throw new DOMException('No room', 'QuotaExceededError');
        }
      : store.free;
  }, isFull);

test('if the device is full, the log stays unchanged, and everything can be retried', async ({ page }) => {
  const troubles = watchTroubles(page);
  await seed(page, SIXTY_DAYS);
  await openWeek(page);
  const before = await loggedDays(page);

  await test.step('today’s entry stays in its fields', async () => {
    await setRoom(page, true);
    await typeToday(page);
    await expect(page.getByRole('alert').getByText(FULL)).toBeVisible();
    await expectTypedToday(page);
    expect(await loggedDays(page)).toEqual(before);
  });

  await test.step('what was typed into the week’s table stays in its cell', async () => {
    const cell = page.getByLabel('Weight, Nov 20, 2026');
    await cell.fill('78.8');
    await cell.press('Enter');
    await expect(page.getByRole('alert').getByText(FULL)).toBeVisible();
    await expect(cell).toHaveValue('78.8');
    expect(await loggedDays(page)).toEqual(before);
    await setRoom(page, false);
    await cell.press('Enter');
    await expect(page.getByText('Changed Nov 20, 2026.')).toBeVisible();
    await expect(cell).toHaveValue('78.8');
  });

  await test.step('an undo that fails can be repeated', async () => {
    await setRoom(page, true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('alert').getByText(FULL)).toBeVisible();
    await setRoom(page, false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your last change was undone.')).toBeVisible();
    expect(await loggedDays(page)).toEqual(before);
  });

  await test.step('and today’s entry is logged once there is room', async () => {
    await expectTypedToday(page);
    await page.getByRole('button', log).click();
    await expect(page.getByText('Logged for Nov 22, 2026.')).toBeVisible();
    expect(await loggedDays(page)).toHaveLength(61);
  });
  expect(troubles).toEqual([]);
});

test('an import that is too large for the device writes nothing, and the log stays unchanged', async ({
  page,
  baseURL,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), quotaSize: 400_000 });
  await seed(page, SIXTY_DAYS);
  const before = await loggedDays(page);
  await openLogPart(page, IMPORT);
  const noise = (): string =>
    Array.from({ length: 40 }, () => Math.random().toString(36).slice(2, 12)).join('');
  const lines = Array.from({ length: 4000 }, (_, index) => {
    const day = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
    return `${day},80.4,,,${noise()}`;
  });
  await chooseFile(page, `date,weight_kg,intake_kcal,intake_kj,note\n${lines.join('\n')}\n`);
  await page.getByRole('button', { name: 'Import 4,000 days' }).click();
  await expect(
    page.getByText('Nothing was changed. There isn’t enough space left on this device.'),
  ).toBeVisible();
  expect(await loggedDays(page)).toEqual(before);
  await page.reload();
  await logArrived(page);
  await expect(result(page, 'maintenance')).toHaveAttribute('value', /\d/u);
});

test('a later release’s log isn’t changed, and the visitor is told', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('evenscale', 100);
        request.onupgradeneeded = () => void request.result.createObjectStore('later').put('x', 1);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await openLogOfLater(page);
  await typeToday(page);
  await expect(page.getByRole('alert').getByText('a newer version of this site')).toBeVisible();
  await expectTypedToday(page);
});

async function openLogOfLater(page: Page): Promise<void> {
  await page.goto('/log');
  await expect(page.getByText('What’s saved here was written by a newer version of this site')).toBeVisible();
}
