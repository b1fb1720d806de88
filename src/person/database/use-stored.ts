import { useCallback, useEffect, useRef, useState } from 'react';
import { onNews, onOwnChange } from './store-channel.ts';

/** Calls `refresh` when another tab has changed something kept. */
export function useStoreChanges(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => onNews(() => latest.current()), []);
}

/**
 * What is read on this device, again after every change here and in other tabs; `undefined` until it was read.
 *
 * @param read - doesn't throw; another function is read at once
 * @returns the value, and a function that reads it again for another reason
 */
export function useStored<Value>(read: () => Promise<Value>): readonly [Value | undefined, () => void] {
  const [value, setValue] = useState<Value>();
  const looks = useRef(0);
  const look = useCallback(() => {
    const mine = (looks.current += 1);
    // An earlier look may end later, with what was kept of the person before.
    void read().then((found) => (mine === looks.current ? setValue(found) : undefined));
  }, [read]);
  useEffect(() => {
    look();
    return onOwnChange(look);
  }, [look]);
  useStoreChanges(look);
  return [value, look];
}
