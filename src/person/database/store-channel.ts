import { useEffect, useRef } from 'react';

/** Over this channel the tabs of this browser tell each other that something changed; nothing else is said. */
export const KEEP_CHANNEL = 'evenscale.results';

let channel: BroadcastChannel | null = null;

// One for the whole page: a channel does not hear itself.
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(KEEP_CHANNEL);
  return channel;
}

/** Tells the other tabs that saved results have changed. */
export function announceChange(): void {
  openChannel()?.postMessage('changed');
}

function onNews(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  openChannel()?.addEventListener('message', listener, { signal });
  // A page that the browser brings back may have slept through the news.
  const awake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  addEventListener('pageshow', awake, { signal });
  return () => stop.abort();
}

/** Calls `refresh` when another tab has changed saved results. */
export function useStoreChanges(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => onNews(() => latest.current()), []);
}
