import { parseSavedChild, type SavedChild } from './saved-child.ts';
import { changeStore, withStore, type Outcome } from './with-store.ts';

/** The measurements among stored values, youngest age first. */
const childrenIn = (values: readonly unknown[]): readonly SavedChild[] =>
  values.flatMap((value) => parseSavedChild(value) ?? []).toSorted((one, other) => one.age - other.age);

/** Saves measurements; all of them or none. Creates the database if needed. */
export function putChildren(entries: readonly SavedChild[]): Promise<Outcome<null>> {
  return changeStore(
    (db) => {
      const tx = db.transaction('children', 'readwrite');
      return Promise.all([...entries.map((entry) => tx.store.put(entry)), tx.done]);
    },
    { isCreating: true },
  );
}

/** All saved measurements, youngest age first. */
export function readChildren(): Promise<Outcome<readonly SavedChild[]>> {
  return withStore<readonly SavedChild[]>([], async (db) => childrenIn(await db.getAll('children')));
}

/** Deletes measurements. */
export function removeChildren(ids: readonly string[]): Promise<Outcome<null>> {
  return changeStore((db) => {
    const tx = db.transaction('children', 'readwrite');
    return Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
  });
}
