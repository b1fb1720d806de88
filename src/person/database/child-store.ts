import { parseSavedChild, type SavedChild } from './saved-child.ts';
import { changeRows, withStore, type Outcome } from './with-store.ts';

/** The measurements among stored values, youngest age first. */
const childrenIn = (values: readonly unknown[]): readonly SavedChild[] =>
  values.flatMap((value) => parseSavedChild(value) ?? []).toSorted((one, other) => one.age - other.age);

/** Saves measurements; all of them or none. Creates the database if needed. */
export const putChildren = (entries: readonly SavedChild[]): Promise<Outcome<null>> =>
  changeRows(
    ['children'],
    (tx) => Promise.all(entries.map((entry) => tx.objectStore('children').put(entry))),
    { isCreating: true },
  );

/** All saved measurements, youngest age first. */
export const readChildren = (): Promise<Outcome<readonly SavedChild[]>> =>
  withStore<readonly SavedChild[]>([], async (db) => childrenIn(await db.getAll('children')));

/** Deletes measurements. */
export const removeChildren = (ids: readonly string[]): Promise<Outcome<null>> =>
  changeRows(['children'], (tx) => Promise.all(ids.map((id) => tx.objectStore('children').delete(id))));
