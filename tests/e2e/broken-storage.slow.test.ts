import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectReadable, failure, watchTroubles } from './broken-parts.ts';
import { calculate, enter, EXAMPLE, expectSaneResults, field, open, result } from './calculator.ts';
import { SAVE_BUTTON, openStore, openSaved } from './saved-visit.ts';
import { box, opener, options } from './search-page.ts';

/** Ways in which a browser can deny storage to a site; each runs in the page before our code. */
const DENIALS: Readonly<Record<string, () => void>> = {
  'is denied at every touch': () => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('No', 'SecurityError');
        },
      });
  },
  'is denied at every use': () => {
    const deny = (): never => {
      throw new DOMException('No', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: deny, setItem: deny, removeItem: deny });
    Object.assign(IDBFactory.prototype, { open: deny, deleteDatabase: deny, databases: deny });
    const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'));
    Object.assign(CacheStorage.prototype, { open: refuse, match: refuse, keys: refuse, delete: refuse });
    navigator.serviceWorker.register = refuse;
    Object.assign(StorageManager.prototype, { persist: refuse });
  },
  'is not there': () => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(globalThis, name, { value: undefined });
    for (const name of ['serviceWorker', 'storage']) Reflect.deleteProperty(Navigator.prototype, name);
  },
  'is full': () => {
    const fill = (): never => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    Storage.prototype.setItem = fill;
    IDBObjectStore.prototype.put = fill;
    Cache.prototype.put = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  },
};

async function useCalculators(page: Page): Promise<void> {
  await open(page, '/');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'bmi')).toHaveText('22.9');
  await open(page, '/tdee-calculator');
  await enter(page, { ...EXAMPLE, goal: 'lose' });
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  await expectSaneResults(page);
}

async function usePlanner(page: Page): Promise<void> {
  await page.goto('/weight-planner');
  await enter(page, { ...EXAMPLE, weight: '90' });
  await field(page, 'goalWeight').fill('84');
  await calculate(page);
  await expect(result(page, 'plan.intake').first()).toBeVisible();
}

for (const [name, deny] of Object.entries(DENIALS))
  test(`where storage ${name}, everything works that does not need it, and the rest says so`, async ({
    page,
  }) => {
    await page.addInitScript(deny);
    const troubles = watchTroubles(page);
    await useCalculators(page);
    await openStore(page);
    await page.getByRole('button', { name: SAVE_BUTTON }).click();
    await expect(page.getByText('This result isn’t saved.')).toBeVisible();
    await usePlanner(page);
    await openSaved(page);
    await expectReadable(page);
    await page.goto('/offline');
    await expectReadable(page);
    await page.goto('/articles');
    await expectReadable(page);
    await opener(page).click();
    await box(page).fill('protein');
    await expect(options(page).first()).toContainText('rotein');
    await expect(failure(page)).toHaveCount(0);
    expect(troubles).toEqual([]);
  });

test('a tab with full storage loses nothing that was typed', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
      try {
        for (;;) sessionStorage.setItem(String(Math.random()), 'x'.repeat(size));
      } catch {
        // Smaller pieces fill the rest.
      }
  });
  const troubles = watchTroubles(page);
  await useCalculators(page);
  expect(troubles).toEqual([]);
});

/** Invalid data in the places where we store ours. */
const GARBAGE: readonly unknown[] = [
  5,
  'text',
  [1, 2],
  { evenscaleTyped: null },
  { evenscaleTyped: 7 },
  {
    evenscaleTyped: {
      weight: { kilograms: 70 },
      height: ['175'],
      age: true,
      female: 'yes',
      goal: '__proto__',
    },
  },
];

test('garbage in the tab, in its history and in the caches is not used, and breaks nothing', async ({
  page,
}) => {
  const troubles = watchTroubles(page);
  await page.goto('/tdee-calculator');
  for (const [index, garbage] of GARBAGE.entries()) {
    await page.evaluate(
      async ([state, text]) => {
        history.replaceState(state, '');
        for (const key of ['evenscale.person', 'evenscale.later', 'evenscale']) {
          sessionStorage.setItem(key, text);
          localStorage.setItem(key, text);
        }
        const cache = await caches.open('evenscale-pages');
        await cache.put('/faq', new Response(text, { headers: { 'content-type': 'text/html' } }));
        await cache.put('/offline-pages.json', new Response(text));
      },
      [garbage, ['{', 'null', '"', '[[]]', '{"units":{}}', '\u0000'][index] ?? ''] as const,
    );
    await page.goto('/faq');
    await page.goBack();
    await page.reload();
    await expect(field(page, 'weight')).toHaveValue('');
    await expect(field(page, 'age')).toHaveValue('25');
    await expect(field(page, 'goal')).toHaveValue('maintain');
  }
  await page.goto('/offline');
  await expectReadable(page);
  await page.goto('/articles');
  await expectReadable(page);
  await page.goto('/tdee-calculator');
  await enter(page, EXAMPLE);
  await calculate(page);
  await expect(result(page, 'tdee')).toBeVisible();
  expect(troubles).toEqual([]);
});
