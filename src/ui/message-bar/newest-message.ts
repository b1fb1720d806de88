import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';

const $newest = atom<object | null>(null);

/**
 * A message about an action, until a newer one is shown elsewhere on the page: only the last action can be undone, so there
 * is one Undo at a time.
 *
 * @param message - the same object as long as it's about the same action
 */
export function useNewest<Message extends object>(message: Message | null): Message | null {
  const newest = useStore($newest);
  useEffect(() => {
    if (message) $newest.set(message);
  }, [message]);
  return message === newest ? message : null;
}
