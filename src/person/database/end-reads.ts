import { unwrap, wrap } from 'idb';
import type { SavedDatabase } from './store-schema.ts';

const reads = new Set<IDBTransaction>();

function endReads(): void {
  for (const read of reads) {
    try {
      read.abort();
    } catch {
      // It has just ended.
    }
  }
}

if (typeof window !== 'undefined') addEventListener('pagehide', endReads);

/**
 * Ends a connection's reads when the visitor leaves the page. The back/forward cache of WebKit keeps them open as long
 * as the page is away, and every later change waits for them: "Erasing…" would never end. A page that comes back reads
 * again.
 */
export function endReadsWithPage(db: SavedDatabase): void {
  const connection = unwrap(db);
  const begin = connection.transaction.bind(connection);
  connection.transaction = (...request) => {
    const transaction = begin(...request);
    if (transaction.mode !== 'readonly') return transaction;
    reads.add(transaction);
    const ended = (): void => void reads.delete(transaction);
    // Whoever reads learns it from the failed request.
    wrap(transaction).done.then(ended, ended);
    return transaction;
  };
}
