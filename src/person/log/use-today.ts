/** The visitor's local day, for everything that is shown for today. */
import { useEffect, useState } from 'react';
import { localDay } from './local-day.ts';

/** How often a page that stays open looks whether the day has changed. */
const LOOK_EVERY_MS = 20_000;

/** Passes on the day, now and whenever it has changed: at midnight, when traveling, and when the page is shown again. */
export function followDay(take: (today: string) => void): () => void {
  let known = '';
  const look = (): void => {
    const today = localDay(new Date());
    if (today === known) return;
    known = today;
    take(today);
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = new AbortController();
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  addEventListener('pageshow', look, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** The visitor's local day, kept up to date; empty on the server. */
export function useToday(): string {
  const [today, setToday] = useState('');
  useEffect(() => followDay(setToday), []);
  return today;
}
