import { useEffect, useRef } from 'react';
import type { SavedState } from '#parts/saved-results/saved-state.ts';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus when the focused element is removed: from a closed form to the button that opened it, from a deleted
 * result to the message with Undo. Returns the ref for that message.
 */
export function useSavedFocus({ editing, message, page, inAll }: SavedState) {
  const bar = useRef<HTMLDivElement>(null);
  const edited = useRef<string | null>(null);
  useEffect(() => {
    const closed = editing === null ? edited.current : null;
    edited.current = editing?.result.id ?? null;
    if (closed === null || !isLost()) return;
    document.querySelector<HTMLElement>(`[data-result-id="${closed}"] button`)?.focus();
  }, [editing]);
  useEffect(() => {
    if (message && isLost()) bar.current?.focus({ preventScroll: true });
  }, [message, page, inAll]);
  return bar;
}
