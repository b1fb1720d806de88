import { openDB, type OpenDBCallbacks } from 'idb';
import { KEEP_DATABASE, VERSIONS, type SavedDatabase, type StoreSchema } from './store-schema.ts';
import { bringIntoShape, isInShape, type AnyDatabase, type AnyUpgrade } from './store-upgrade.ts';
import { StoreFailure } from './store-failure.ts';

/** How long another tab may keep an old version open before the visitor is told. */
const BLOCKED_TIMEOUT_MS = 4000;

type Upgrade = NonNullable<OpenDBCallbacks<StoreSchema>['upgrade']>;

/** Opens the database, closes it for tabs that must upgrade it, and does not wait indefinitely for one that blocks. */
async function open(version: number | undefined, upgrade: Upgrade): Promise<SavedDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (failure: StoreFailure) => void = () => {};
  const blocked = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const opening = openDB<StoreSchema>(KEEP_DATABASE, version, {
    upgrade,
    blocked: () => {
      timer = setTimeout(() => giveUp(new StoreFailure('blocked')), BLOCKED_TIMEOUT_MS);
    },
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  try {
    return await Promise.race([opening, blocked]);
  } catch (error) {
    // If it opens later after all, it is no longer needed.
    void opening.then(
      (late) => late.close(),
      () => {},
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the existing version; `null` if there is none, without creating one. */
async function openExisting(): Promise<SavedDatabase | null> {
  const found = { isMissing: false };
  try {
    return await open(undefined, (_db, _old, _next, tx) => {
      found.isMissing = true;
      tx.done.catch(() => {});
      tx.abort();
    });
  } catch (error) {
    if (found.isMissing) return null;
    throw error;
  }
}

function openCurrent(version: number): Promise<SavedDatabase> {
  return open(version, (db, oldVersion, _next, tx) => {
    tx.done.catch(() => {});
    // The existing database may have any structure, so its stores are untyped.
    const plain = { db: db as unknown as AnyDatabase, tx: tx as unknown as AnyUpgrade };
    bringIntoShape(plain.db, plain.tx, oldVersion).catch(() => tx.abort());
  });
}

/**
 * Opens the database in the shape of version 4, migrating or mending it if need be. `null` where nothing was ever
 * kept and nothing is to be kept now: reading makes no database.
 *
 * @throws StoreFailure where a later release made it, or where another tab does not let go of it
 */
export async function openStore(isCreating: boolean): Promise<SavedDatabase | null> {
  const found = await openExisting();
  if (found === null) return isCreating ? openCurrent(VERSIONS.current) : null;
  const { version } = found;
  if (version >= VERSIONS.current && version <= VERSIONS.last && isInShape(found as unknown as AnyDatabase))
    return found;
  found.close();
  if (version >= VERSIONS.last) throw new StoreFailure('newer');
  return openCurrent(Math.max(VERSIONS.current, version + 1));
}
