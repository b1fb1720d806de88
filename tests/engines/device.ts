/** What the site keeps in the browser, past all its checks. */
import type { Visit } from './visit.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A number of days ago, as the visitor's calendar has it. */
export function dayBefore(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The rows of a store; none without a database, which isn't made by looking. */
export function rowsOf({ page }: Visit, store: string): Promise<readonly Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<readonly Row[]>((resolve, reject) => {
        const opening = indexedDB.open('evenscale');
        opening.onupgradeneeded = () => {
          resolve([]);
          opening.transaction?.abort();
        };
        opening.onerror = () => reject(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as readonly Row[]);
          };
        };
      }),
    store,
  );
}

/** Replaces the rows of a store: each by what `change` makes of it, `null` for nothing, and `more` after them. */
export async function changeRows(
  visit: Visit,
  store: string,
  change: (row: Row) => Row | null,
  more: readonly Row[] = [],
): Promise<void> {
  const rows = [...(await rowsOf(visit, store)).flatMap((row) => change(row) ?? []), ...more];
  await visit.page.evaluate(
    (name, written) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('evenscale');
        opening.onerror = () => reject(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          writing.objectStore(name).clear();
          for (const row of written) writing.objectStore(name).put(row);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    store,
    rows,
  );
}
