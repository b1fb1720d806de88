import { useEffect, useState } from 'react';
import { useStoreChanges } from '#person/database/store-channel.ts';
import { localDay } from '#person/log/local-day.ts';
import { loadSessionView } from '#person/entries/session-view.ts';
import { followLog, loadLog } from './log-state.ts';

/** How often the page checks whether the day has changed. */
const LOOK_EVERY_MS = 20_000;

/** The visitor's local day, updated at midnight and when traveling; empty on the server. */
export function useToday(): string {
  const [today, setToday] = useState('');
  useEffect(() => {
    const look = (): void => setToday(localDay(new Date()));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    const stop = new AbortController();
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    addEventListener('focus', look, { signal: stop.signal });
    addEventListener('pageshow', look, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
  return today;
}

/** Reads the log once, in the session's units, and again after changes by other tabs and parts. */
export function useLoadedLog(): void {
  useEffect(() => {
    void loadLog(loadSessionView() ?? undefined);
    return followLog();
  }, []);
  useStoreChanges(() => void loadLog());
}
