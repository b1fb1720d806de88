import { openDB, type OpenDBCallbacks } from 'idb';
import { STORE_DATABASE, VERSIONS, type SavedDatabase, type StoreSchema } from './store-schema.ts';
import { repairStructure, hasValidStructure, type AnyDatabase, type AnyUpgrade } from './store-upgrade.ts';
import { StoreFailure } from './store-failure.ts';

/** How long another tab may keep an old version open before this tab reports it. */
const BLOCKED_TIMEOUT_MS = 4000;

type Upgrade = NonNullable<OpenDBCallbacks<StoreSchema>['upgrade']>;

/**
 * Opens the database, closes it for tabs that have to upgrade it, and doesn't wait forever for a tab that blocks it.
 */
async function open(version: number | undefined, upgrade: Upgrade): Promise<SavedDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (failure: StoreFailure) => void = () => {};
  const blocked = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const opening = openDB<StoreSchema>(STORE_DATABASE, version, {
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
    // If it opens after all, it is no longer needed.
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
  return open(version, (db, _old, _next, tx) => {
    tx.done.catch(() => {});
    // The existing database may have any structure, so its stores are untyped.
    const plain = { db: db as unknown as AnyDatabase, tx: tx as unknown as AnyUpgrade };
    repairStructure(plain.db, plain.tx).catch(() => tx.abort());
  });
}

/**
 * Opens the database in the current structure, upgrading or repairing it if needed. Returns `null` if nothing was ever
 * saved and nothing is to be saved now: reading doesn't create the database.
 *
 * @throws StoreFailure if a later release created it, or another tab keeps it open
 */
export async function openStore(isCreating: boolean): Promise<SavedDatabase | null> {
  const found = await openExisting();
  if (found === null) return isCreating ? openCurrent(VERSIONS.current) : null;
  const { version } = found;
  if (
    version >= VERSIONS.current &&
    version <= VERSIONS.last &&
    hasValidStructure(found as unknown as AnyDatabase)
  )
    return found;
  found.close();
  if (version >= VERSIONS.last) throw new StoreFailure('newer');
  return openCurrent(Math.max(VERSIONS.current, version + 1));
}
