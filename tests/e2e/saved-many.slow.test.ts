import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { EXAMPLE } from './calculator.ts';
import { exported, saveOne } from './saved-visit.ts';

const MANY = 100_000;

/** Copies the one saved result hourly over eleven years, with a random walk of the weight. */
function multiply(page: Page, count: number): Promise<void> {
  return page.evaluate(async (total) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('evenscale');
      request.onsuccess = () => resolve(request.result);
    });
    const store = () => db.transaction('results', 'readwrite').objectStore('results');
    interface SavedEntry {
      readonly id: string;
      readonly person: object;
      readonly figures: object;
    }
    const [one] = await new Promise<SavedEntry[]>((resolve) => {
      const request = store().getAll();
      request.onsuccess = () => resolve(request.result);
    });
    const results = store();
    const start = Date.UTC(2015, 0, 1);
    for (let index = 0; index < total - 1; index += 1) {
      const savedAt = new Date(start + index * 3_600_000).toISOString();
      const kilograms = Math.round((75 + 8 * Math.sin(index / 9000) + Math.sin(index * 1.7)) * 10) / 10;
      const bmi = kilograms / 1.75 ** 2;
      results.put({
        ...one,
        id: `copy${index}`,
        savedAt,
        changedAt: savedAt,
        note: `hour ${index}`,
        person: { ...one?.person, kilograms },
        figures: { ...one?.figures, bmi },
      });
    }
    await new Promise((resolve) => (results.transaction.oncomplete = resolve));
    db.close();
  }, count);
}

async function timed(label: string, act: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await act();
  const took = Math.round(performance.now() - start);
  test.info().annotations.push({ type: label, description: `${took} ms` });
}

// A busy machine takes many times as long, so this only checks that nothing hangs.
test.describe.configure({ timeout: 300_000 });

test('a hundred thousand results stay usable', async ({ page }) => {
  await saveOne(page, EXAMPLE, 'the newest');
  await multiply(page, MANY);

  await timed('first page', async () => {
    await page.goto('/saved');
    await expect(page.getByText('1–10 of 100,000')).toBeVisible();
  });
  await expect(page.getByText('the newest')).toBeVisible();

  await timed('line of all', async () => {
    await expect(page.getByRole('img', { name: /^Weight, 100,000 results/u })).toBeVisible({
      timeout: 60_000,
    });
  });
  const path = await page.locator('svg[role=img] path').getAttribute('d');
  // A few points for each column of pixels, not a hundred thousand.
  expect(path?.split('L').length).toBeLessThan(5000);

  await timed('next page', async () => {
    await page.getByRole('button', { name: 'Older' }).click();
    await expect(page.getByText('11–20 of 100,000')).toBeVisible();
  });

  await timed('a day in the middle', async () => {
    await page.getByLabel('Results up to').fill('2020-06-15');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { name: 'Jun 15, 2020, 11:00 PM' })).toBeVisible();
  });
  await timed('the oldest', async () => {
    await page.getByRole('button', { name: 'Oldest' }).click();
    await expect(page.getByText('99,991–100,000 of 100,000')).toBeVisible();
  });
  await timed('another figure', async () => {
    await page.getByRole('radio', { name: 'BMI' }).check();
    await expect(page.getByRole('img', { name: /^BMI, 100,000 results/u })).toBeVisible();
  });

  await timed('export', async () => {
    const { text } = await exported(page, 'CSV');
    expect(text.split('\r\n')).toHaveLength(MANY + 2);
  });
});
