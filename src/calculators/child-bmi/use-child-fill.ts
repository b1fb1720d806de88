import { useEffect, useRef, useState } from 'react';
import { onChildFill, publishLinkUndo } from '#person/child/child-store.ts';
import { changedEntries, initialEntries } from '#person/entries/field.ts';
import { entriesFor, knownEntries } from '#person/entries/known-entries.ts';
import type { FormEvent, FormState } from '#person/entries/machine.ts';
import { child, type ChildEntries, type ChildInput } from '#tools/child-bmi/entries.ts';

type Send = (event: FormEvent<ChildEntries>) => void;

/** The form before a link filled it. Only in memory, since it may contain a date of birth. */
interface Own {
  readonly entries: ChildEntries;
  readonly isCalculated: boolean;
}

/** True if more was entered than the units and the day of measurement, which every form has. */
const hasEntries = ({ gender, birth, years, months, weight, height }: ChildEntries): boolean =>
  [gender, birth, years, months, weight, height].some((text) => text !== '');

/** True if a link has the same measurement as the form. */
const isSame = (before: ChildEntries, after: ChildEntries): boolean =>
  JSON.stringify(entriesFor(child, before, 'passedOn')) ===
  JSON.stringify(entriesFor(child, after, 'passedOn'));

/** Takes over what a link or a saved child fills in, and lets a link's notice restore the visitor's own entries. */
export function useChildFill(state: FormState<ChildEntries, ChildInput>, send: Send): void {
  const [own, setOwn] = useState<Own | null>(null);
  const latest = useRef(state);
  latest.current = state;
  useEffect(
    () =>
      onChildFill(({ type, entries }) => {
        const { entries: before, result } = latest.current;
        const known = knownEntries(child, entries, 'page');
        if (type === 'nextBegun' && result) send({ type: 'reset', isQuiet: true });
        send({ type: 'filled', entries: known });
        if (type !== 'linked') return;
        const isLost = hasEntries(before) && !isSame(before, changedEntries(child, before, known));
        if (isLost) setOwn((earlier) => earlier ?? { entries: before, isCalculated: result !== null });
        send({ type: 'submitted' });
      }),
    [send],
  );
  const isEmpty = !hasEntries(state.entries);
  // After Reset there is nothing to go back to.
  if (isEmpty && own) setOwn(null);
  useEffect(() => {
    const undo = (): void => {
      if (!own) return;
      send({ type: 'reset', isQuiet: true });
      send({ type: 'filled', entries: { ...initialEntries(child), ...own.entries } });
      if (own.isCalculated) send({ type: 'recalled' });
      setOwn(null);
    };
    publishLinkUndo(own && undo);
  }, [own, send]);
}
