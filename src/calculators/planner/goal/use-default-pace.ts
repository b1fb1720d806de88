/** Until the visitor chooses a pace, the form has one that ends without a caution, if there is one. */
import { useCallback, useEffect, useRef } from 'react';
import type { FormEvent } from '#person/entries/machine.ts';
import { defaultPace } from '#tools/planner/default-pace.ts';
import type { PlannerEntries } from '#tools/planner/entries.ts';

type Send = (event: FormEvent<PlannerEntries>) => void;

/** Follows the entries from the moment that a pace is asked for. Returns how the goal's fields send what was typed. */
export function useDefaultPace(entries: PlannerEntries, send: Send): Send {
  const state = useRef<'unasked' | 'proposed' | 'chosen'>('unasked');
  useEffect(() => {
    if (state.current !== 'proposed' || entries.by !== 'pace') return;
    const pace = defaultPace(entries);
    if (pace !== entries.pace) send({ type: 'filled', entries: { pace } });
  }, [entries, send]);
  return useCallback(
    (event) => {
      if (event.type === 'edited' && event.field === 'pace') state.current = 'chosen';
      if (event.type === 'edited' && event.text === 'pace' && state.current === 'unasked')
        state.current = 'proposed';
      send(event);
    },
    [send],
  );
}
