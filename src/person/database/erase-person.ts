import { announceChange } from './store-channel.ts';
import { isRecord } from '#ui/untrusted.ts';
import { keysOf } from './store-schema.ts';
import { changeStore, type Outcome } from './with-store.ts';

/** Erases a person and everything that is kept for them, in one transaction. */
export async function erasePerson(id: string): Promise<Outcome<null>> {
  const done = await changeStore(async (db) => {
    const tx = db.transaction(['people', 'plans', 'days'], 'readwrite');
    tx.done.catch(() => {});
    const plans = tx.objectStore('plans');
    for (const key of await plans.getAllKeys()) {
      const plan: unknown = await plans.get(key);
      if (isRecord(plan) && plan['person'] === id) await plans.delete(key);
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
