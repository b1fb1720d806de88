/** The saved children, shared by the parts of a page, and which one is chosen. */
import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { publishChosenChild } from '#person/child/child-store.ts';
import { readChildren } from '#person/database/child-store.ts';
import type { SavedChild } from '#person/database/saved-child.ts';
import { announceChange } from '#person/database/store-channel.ts';
import { useStoreChanges } from '#person/database/use-stored.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { Outcome } from '#person/database/with-store.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import type { Message } from '#ui/message-bar/MessageBar.tsx';
import { groupChildren, groupNamed, type ChildGroup } from './child-groups.ts';
import { measurementOf } from './new-child.ts';

const $entries = atom<readonly SavedChild[]>([]);
const $name = atom('');
const $message = atom<ChildMessage | null>(null);

/** What was done, or why not. */
export interface ChildMessage extends Message {
  /** Undoes the action. */
  readonly undo?: () => void;
}

/** Shows what was done; `null` clears the message. */
export const showMessage = (message: ChildMessage | null): void => $message.set(message);

const fail = (problem: StoreProblem): void => showMessage({ text: storeProblems[problem], isError: true });

/** Chooses a child by name; an empty name clears the choice. */
export const chooseChild = (name: string): void => $name.set(name);

async function loadChildren(): Promise<void> {
  const done = await readChildren();
  if (done.ok) $entries.set(done.value);
  else fail(done.problem);
}

/** Reloads the list after a change to the store, and shows the message. */
export async function changeChildren(act: Promise<Outcome<null>>, message: ChildMessage): Promise<void> {
  const done = await act;
  if (!done.ok) {
    fail(done.problem);
    return;
  }
  announceChange();
  await loadChildren();
  showMessage(message);
}

/** The name to save under. Another spelling of a name is the same child. */
export const nameOf = ({ own, name }: { readonly own: ChildGroup | null; readonly name: string }): string =>
  own?.name ?? name.trim();

/** The saved children, live in all parts and tabs. The chosen child's measurements are added to the chart. */
export function useSavedChildren() {
  useEffect(() => void loadChildren(), []);
  useStoreChanges(() => void loadChildren());
  const entries = useStore($entries, { ssr: 'initial' });
  const name = useStore($name, { ssr: 'initial' });
  const groups = useMemo(() => groupChildren(entries), [entries]);
  const own = useMemo(() => groupNamed(groups, name) ?? null, [groups, name]);
  useEffect(
    () => publishChosenChild({ name: own?.name ?? '', measurements: own?.entries.map(measurementOf) ?? [] }),
    [own],
  );
  return {
    entries,
    groups,
    /** As typed. */
    name,
    /** The chosen child; `null` while nothing is saved under the name. */
    own,
    message: useStore($message, { ssr: 'initial' }),
  };
}
