import { useEffect } from 'react';
import { useStoreChanges } from '#person/database/use-stored.ts';
import { loadSessionView } from '#person/entries/session-view.ts';
import { followLog, loadLog } from './log-state.ts';

/** Reads the log once, in the session's units, and again after changes by other tabs and parts. */
export function useLoadedLog(): void {
  useEffect(() => {
    void loadLog(loadSessionView() ?? undefined);
    return followLog();
  }, []);
  useStoreChanges(() => void loadLog());
}
