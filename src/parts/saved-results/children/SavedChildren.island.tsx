import { useCallback, useEffect, useMemo, useState } from 'react';
import { fragments, paths } from '#config/paths.ts';
import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { publishEarlier, useChild } from '#person/child/child-store.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHere } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { storeProblems } from '#person/database/store-problem-words.ts';
import { putChildren, readChildren, removeChildren } from '#person/database/child-store.ts';
import type { SavedChild } from '#person/database/saved-child.ts';
import { announceChange, useStoreChanges } from '#person/database/store-channel.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { missingFrom } from './child-file.ts';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';
import { ChildFiles } from './ChildFiles.tsx';
import { ChildList } from './ChildList.tsx';
import { ChildNameField } from './ChildNameField.tsx';
import { newSavedChild } from './new-child.ts';

/** The list on the device, read again after every change, also by another tab. */
function useSavedChildren() {
  const [entries, setEntries] = useState<readonly SavedChild[]>([]);
  const [said, say] = useState('');
  const read = useCallback(
    () =>
      readChildren().then((done) => {
        if (done.ok) setEntries(done.value);
        else say(storeProblems[done.problem]);
      }),
    [],
  );
  useEffect(() => void read(), [read]);
  useStoreChanges(() => void read());
  const change = async (act: Promise<Outcome<null>>, then: string): Promise<void> => {
    const done = await act;
    say(done.ok ? then : storeProblems[done.problem]);
    if (!done.ok) return;
    announceChange();
    await read();
  };
  return { entries, said, say, change };
}

/** Puts the saved measurements of the child on the chart. */
function useOnChart(own: readonly SavedChild[]): void {
  useEffect(
    () =>
      publishEarlier(
        own.map(({ gender, age, completed, kilograms, centimetres }) => ({
          gender,
          age,
          completed,
          bmi: bodyMassIndex(kilograms, centimetres),
        })),
      ),
    [own],
  );
}

/** Opens the part where a link led to it. */
function openIfLinked(panel: HTMLElement | null): void {
  const details = panel?.closest('details');
  if (details && location.hash === `#${fragments.savedChildren}`) details.open = true;
}

/** Measurements of children over time, saved on this device on request; loads when its details are opened. */
export const SavedChildren = withFailureMessage(function SavedChildren() {
  const isHere = useIsHere();
  const child = useChild();
  const { entries, said, say, change } = useSavedChildren();
  const [typed, setTyped] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const name = typed.trim();
  const names = [...new Set(entries.map((entry) => entry.name))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const own = useMemo(() => entries.filter((entry) => entry.name === name), [entries, name]);
  useOnChart(own);
  if (!isHere) return null;
  const named = (act: () => void): void => {
    setIsNameMissing(name === '');
    if (name !== '') act();
  };
  const add = (added: readonly SavedChild[], then: string): void =>
    void change(putChildren(missingFrom(entries, added)), then);
  const others = names.filter((known) => known !== name).join(', ');
  return (
    <div ref={openIfLinked} className={styles('panel')}>
      <p className={`${styles('text')} no-print`}>{words.intro}</p>
      <ChildNameField
        name={typed}
        names={names}
        problem={isNameMissing && name === '' ? words.nameMissing : null}
        onEdit={setTyped}
      />
      <div className="no-print">
        {child ? (
          <Button onPress={() => named(() => add([newSavedChild(child, name)], words.saved))}>
            {words.save}
          </Button>
        ) : (
          <p className={styles('text')}>{words.waiting}</p>
        )}
      </div>
      <div role="status" className="no-print">
        {said === '' ? null : <Text as="p">{said}</Text>}
      </div>
      {own.length > 0 ? (
        <ChildList
          name={name}
          entries={own}
          onRemove={(ids) => void change(removeChildren(ids), words.removed)}
        />
      ) : null}
      {own.length > 0 ? (
        <Text as="p" className={`${styles('hint')} no-print`}>
          {words.onChart(name)}
        </Text>
      ) : null}
      {others === '' ? null : (
        <Text as="p" className={`${styles('hint')} no-print`}>
          {words.others(others)}
        </Text>
      )}
      <ChildFiles
        name={name}
        own={own}
        onSaid={say}
        onRemove={(ids) => void change(removeChildren(ids), words.removed)}
        onImported={(added) =>
          named(() => {
            if (added.length === 0) say(words.importProblem);
            else add(added, words.imported(missingFrom(entries, added).length));
          })
        }
      />
      <p className={`${styles('hint')} no-print`}>{words.snapshot}</p>
      <p className={`${styles('hint')} no-print`}>
        <a href={paths.saved}>{words.adults}</a>
      </p>
    </div>
  );
});
