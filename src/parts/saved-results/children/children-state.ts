/** The saved children as the parts of a page share them, and which of them is chosen. */
import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { publishEarlier } from '#person/child/child-store.ts';
import { readChildren } from '#person/database/child-store.ts';
import type { SavedChild } from '#person/database/saved-child.ts';
import { announceChange, useStoreChanges } from '#person/database/store-channel.ts';
import { storeProblems } from '#person/database/store-problem-words.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { groupChildren, groupNamed, type ChildGroup } from './child-groups.ts';

const $entries = atom<readonly SavedChild[]>([]);
const $name = atom('');
const $said = atom('');

/** What was done, or why not. */
export const say = (text: string): void => $said.set(text);

/** Chooses a child by name; none with an empty one. */
export const chooseChild = (name: string): void => $name.set(name);

async function loadChildren(): Promise<void> {
  const done = await readChildren();
  if (done.ok) $entries.set(done.value);
  else say(storeProblems[done.problem]);
}

/** Reads the list again after a change of the store, and says what was done. */
export async function changeChildren(act: Promise<Outcome<null>>, then: string): Promise<void> {
  const done = await act;
  say(done.ok ? then : storeProblems[done.problem]);
  if (!done.ok) return;
  announceChange();
  await loadChildren();
}

/** The name to save under. Another spelling of a name is the same child. */
export const nameOf = ({ own, name }: { readonly own: ChildGroup | null; readonly name: string }): string =>
  own?.name ?? name.trim();

/** The saved children, live in all parts and tabs. The chosen child's measurements go onto the chart. */
export function useSavedChildren() {
  useEffect(() => void loadChildren(), []);
  useStoreChanges(() => void loadChildren());
  const entries = useStore($entries, { ssr: 'initial' });
  const name = useStore($name, { ssr: 'initial' });
  const groups = useMemo(() => groupChildren(entries), [entries]);
  const own = useMemo(() => groupNamed(groups, name) ?? null, [groups, name]);
  useEffect(
    () =>
      publishEarlier(
        (own?.entries ?? []).map(({ gender, age, completed, kilograms, centimetres }) => ({
          gender,
          age,
          completed,
          bmi: bodyMassIndex(kilograms, centimetres),
        })),
      ),
    [own],
  );
  return {
    entries,
    groups,
    /** As it is typed. */
    name,
    /** The chosen child; `null` while nothing is saved under the name. */
    own,
    said: useStore($said, { ssr: 'initial' }),
  };
}
