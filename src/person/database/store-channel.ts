import { useEffect, useRef } from 'react';

/** Tabs use this channel to tell each other that something changed; no other data is sent. */
export const STORE_CHANNEL = 'evenscale.results';

let channel: BroadcastChannel | null = null;

// One channel for the whole page, since a channel doesn't receive its own messages.
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(STORE_CHANNEL);
  return channel;
}

const listeners = new Set<() => void>();

/** Calls `listen` after every change that this page makes. Returns a function that stops it. */
export function onOwnChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Tells the other tabs, and the other parts of this page, that something kept has changed. */
export function announceChange(): void {
  openChannel()?.postMessage('changed');
  for (const listen of listeners) listen();
}

function onNews(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  openChannel()?.addEventListener('message', listener, { signal });
  // A page restored from the back/forward cache may have missed messages.
  const awake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  addEventListener('pageshow', awake, { signal });
  return () => stop.abort();
}

/** Calls `refresh` when another tab has changed something kept. */
export function useStoreChanges(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => onNews(() => latest.current()), []);
}
