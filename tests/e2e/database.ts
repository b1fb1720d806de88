/** The page's database, past all checks of the site. */
import type { Page } from '@playwright/test';

/** The rows of a store; `null` if there is no database. */
export function storeOf(page: Page, name = 'results'): Promise<readonly Record<string, unknown>[] | null> {
  return page.evaluate(async (store) => {
    const found = await indexedDB.databases();
    if (!found.some((database) => database.name === 'evenscale')) return null;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('evenscale');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const values = await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const request = db.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return values;
  }, name);
}

/** Writes rows into stores of the existing database, as a tab does that no other hears. Empties those of `emptied` first. */
export async function plantRows(
  page: Page,
  rows: Readonly<Record<string, readonly unknown[]>>,
  emptied: readonly string[] = [],
): Promise<void> {
  await page.evaluate(
    async ([planted, cleared]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('evenscale');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const tx = db.transaction([...Object.keys(planted), ...cleared], 'readwrite');
      for (const store of cleared) tx.objectStore(store).clear();
      for (const [store, values] of Object.entries(planted))
        for (const value of values) tx.objectStore(store).put(value);
      await new Promise((resolve) => (tx.oncomplete = resolve));
      db.close();
    },
    [rows, emptied] as const,
  );
}

/** The first person kept; throws if there is nobody. */
export async function firstPerson(
  page: Page,
): Promise<{ readonly id: string; readonly entries: Readonly<Record<string, string>> }> {
  const [person] = (await storeOf(page, 'people')) ?? [];
  if (!person) throw new Error('nobody is kept');
  return person as unknown as Awaited<ReturnType<typeof firstPerson>>;
}
