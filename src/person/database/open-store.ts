import { openDB, type OpenDBCallbacks } from 'idb';
import { STORE_DATABASE, VERSIONS, type SavedDatabase, type StoreSchema } from './store-schema.ts';
import { repairStructure, hasValidStructure, type AnyDatabase, type AnyUpgrade } from './store-upgrade.ts';
import { StoreFailure } from './store-failure.ts';

/** How long another tab may keep an old version open before this tab reports it. */
const BLOCKED_TIMEOUT_MS = 4000;

/** Requests that this tab gave up, and that still wait: a browser lets those behind them wait as well, and doesn't say so. */
let stuck = 0;
/** Ends the wait of each request that isn't answered yet. */
const waiting = new Set<(failure: StoreFailure) => void>();

function giveUpAll(): void {
  for (const giveUp of waiting) giveUp(new StoreFailure('blocked'));
}

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
  waiting.add(giveUp);
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUpAll, BLOCKED_TIMEOUT_MS);
  };
  if (stuck > 0) wait();
  let opening: Promise<SavedDatabase> | undefined;
  try {
    // Throws at once where storage is denied.
    opening = openDB<StoreSchema>(STORE_DATABASE, version, {
      upgrade,
      blocked: wait,
      blocking: (_current, _next, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    return await Promise.race([opening, blocked]);
  } catch (error) {
    if (!opening) throw error;
    // If it opens after all, it is no longer needed.
    stuck += 1;
    void opening
      .then(
        (late) => late.close(),
        () => {},
      )
      .finally(() => (stuck -= 1));
    throw error;
  } finally {
    waiting.delete(giveUp);
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
