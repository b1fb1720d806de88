import { emptyTab, erasedAt } from '#person/entries/erased.ts';
import { isRecord, quietly } from '#ui/untrusted.ts';

/** Tabs use this channel to tell each other that something changed; no other data is sent. */
export const STORE_CHANNEL = 'evenscale.results';

let channel: BroadcastChannel | null = null;

// One channel for the whole page, since a channel doesn't receive its own messages.
function openChannel(): BroadcastChannel | null {
  channel ??= quietly(() => new BroadcastChannel(STORE_CHANNEL));
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

/**
 * Empties this tab after everything was erased or another person was chosen, and tells the other tabs: what was typed is
 * no longer about anybody here.
 */
export function announceErased(): void {
  const erased = new Date().toISOString();
  emptyTab(erased);
  openChannel()?.postMessage({ erased });
}

/**
 * Empties the tab when another one says so, and reloads a page from before then that the browser shows
 * again. Returns a function that stops it.
 */
export function followErasing(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const first = erasedAt();
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isRecord(data) && typeof data['erased'] === 'string') emptyTab(data['erased']);
  };
  openChannel()?.addEventListener('message', hear, { signal });
  const awake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && erasedAt() !== first) location.reload();
  };
  addEventListener('pageshow', awake, { signal });
  return () => stop.abort();
}

/** Calls `listener` when another tab has changed something kept. Returns a function that stops it. */
export function onNews(listener: () => void): () => void {
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
