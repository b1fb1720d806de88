import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { EXAMPLE } from './calculator.ts';
import { exported, gotoSaved, saveOne } from './saved-visit.ts';

const MANY = 100_000;

/** Copies the one saved result hourly over eleven years, with a random walk of the weight. */
function multiply(page: Page, count: number): Promise<void> {
  return page.evaluate(async (total) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('evenscale');
      request.onsuccess = () => resolve(request.result);
    });
    const store = () => db.transaction('results', 'readwrite').objectStore('results');
    const [one] = await new Promise<{ entries: object }[]>((resolve) => {
      const request = store().getAll();
      request.onsuccess = () => resolve(request.result);
    });
    const results = store();
    const start = Date.UTC(2015, 0, 1);
    for (let index = 0; index < total - 1; index += 1) {
      const savedAt = new Date(start + index * 3_600_000).toISOString();
      const kilograms = Math.round((75 + 8 * Math.sin(index / 9000) + Math.sin(index * 1.7)) * 10) / 10;
      results.put({
        ...one,
        id: `copy${index}`,
        savedAt,
        changedAt: savedAt,
        note: `hour ${index}`,
        entries: { ...one?.entries, weight: `kg~${kilograms}` },
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
    await gotoSaved(page);
    await expect(page.getByText('1–10 of 100,000')).toBeVisible();
  });
  await expect(page.getByText('the newest')).toBeVisible();

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
  await timed('export', async () => {
    const { text } = await exported(page);
    expect(text.split('\r\n')).toHaveLength(MANY + 2);
  });
});
