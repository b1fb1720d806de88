import { announceChange } from './store-channel.ts';
import { isRecord } from '#ui/untrusted.ts';
import { keysOf } from './store-schema.ts';
import { changeStore, type Outcome } from './with-store.ts';

/** Erases a person and everything that is kept for them, in one transaction. */
export async function erasePerson(id: string): Promise<Outcome<null>> {
  const done = await changeStore(async (db) => {
    const tx = db.transaction(['people', 'plans', 'days', 'results'], 'readwrite');
    tx.done.catch(() => {});
    for (const store of [tx.objectStore('plans'), tx.objectStore('results')]) {
      let cursor = await store.openCursor();
      while (cursor) {
        const row: unknown = cursor.value;
        if (isRecord(row) && row['person'] === id) await cursor.delete();
        cursor = await cursor.continue();
      }
    }
    await Promise.all([
      tx.objectStore('people').delete(id),
      tx.objectStore('days').delete(keysOf(id)),
      tx.done,
    ]);
  });
  if (done.ok) announceChange();
  return done;
}
