import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { announceChange, STORE_CHANNEL } from './store-channel.ts';
import { useStoreChanges } from './use-stored.ts';

test('receives messages from other tabs, but not its own', async () => {
  const refresh = vi.fn<() => void>();
  const { unmount } = renderHook(() => useStoreChanges(refresh));
  const other = new BroadcastChannel(STORE_CHANNEL);
  const heard = vi.fn<(event: MessageEvent) => void>();
  other.addEventListener('message', heard);
  announceChange();
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(heard.mock.calls[0]?.[0].data).toBe('changed');
  expect(refresh).not.toHaveBeenCalled();
  other.postMessage('changed');
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  unmount();
  other.postMessage('changed');
  other.close();
});

test('refreshes when the page is restored from the back/forward cache', () => {
  const refresh = vi.fn<() => void>();
  renderHook(() => useStoreChanges(refresh));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(refresh).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(refresh).toHaveBeenCalledOnce();
});
