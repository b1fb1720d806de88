import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { importWords } from '#parts/log-import/words/log-import-words.ts';
import { logPage } from '#tools/log/page-words.ts';
import { expectedOf, rounded } from '../log-exports/expected-days.ts';
import { choicesFor } from '../log-exports/import-choices.ts';
import { LAYOUTS, type Layout } from '../log-exports/layouts.ts';
import { seventyDays } from '../log-exports/seventy-days.ts';
import { open, openPart, press, see, test, upload, type Visit } from './visit.ts';

/** Every day of the log, as stored. */
const storedDays = ({ page }: Visit): Promise<readonly object[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('evenscale');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const days = await new Promise<object[]>((resolve, reject) => {
      const request = db.transaction('days').objectStore('days').getAll();
      request.onsuccess = () => resolve(request.result as object[]);
      request.onerror = () => reject(request.error);
    });
    db.close();
    return days;
  });

/** Imports a file and undoes it, so that the next one finds an empty log. */
async function importAndUndo(visit: Visit, layout: Layout, path: string): Promise<void> {
  const list = seventyDays(layout);
  const bytes = layout.write(list);
  await writeFile(path, bytes);
  await upload(visit, importWords.file, path);
  const choices = await choicesFor(layout, bytes);
  for (const choice of choices) await press(visit, 'radio', choice);
  if (choices.length > 0) await press(visit, 'button', importWords.continue);
  await press(visit, 'button', importWords.import(list.length));
  await see(visit, importWords.written(list.length));
  expect((await storedDays(visit)).map(rounded)).toEqual(list.map((day) => rounded(expectedOf(day, layout))));
  await press(visit, 'button', importWords.undo);
  await see(visit, importWords.undone);
  expect(await storedDays(visit)).toEqual([]);
  await press(visit, 'button', importWords.another);
}

test('every layout is imported and undone', { timeout: 300_000 }, async ({ visit }) => {
  const folder = await mkdtemp(join(tmpdir(), 'exports-'));
  await open(visit, '/log');
  await openPart(visit, logPage.importTitle);
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    const path = join(folder, `${name.replaceAll(/\W+/gu, '-')}.bin`);
    await importAndUndo(visit, layout, path).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
  }
});
