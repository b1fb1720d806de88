import { fragments, paths } from '#config/paths.ts';
import { useChild } from '#person/child/child-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { MeasurementTable } from '#person/child/MeasurementTable.tsx';
import { MessageBar } from '#ui/message-bar/MessageBar.tsx';
import { ageText } from '#ui/text/format-age.ts';
import { useIsHydrated } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { putChildren, removeChildren } from '#person/database/child-store.ts';
import type { SavedChild } from '#person/database/saved-child.ts';
import { missingFrom } from './child-file.ts';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';
import {
  changeChildren,
  nameOf,
  showMessage,
  useSavedChildren,
  type ChildMessage,
} from './children-state.ts';
import { ChildFiles } from './ChildFiles.tsx';
import { measurementOf } from './new-child.ts';
import { SaveMeasurement } from './SaveMeasurement.tsx';

interface ChildListProps {
  readonly name: string;
  readonly entries: readonly SavedChild[];
  readonly onRemove: (entry: SavedChild) => void;
}

/** The saved measurements of one child. */
function ChildList({ name, entries, onRemove }: ChildListProps) {
  const actionOf = (place: number) => {
    const entry = entries[place];
    return entry ? (
      <Button kind="text" onPress={() => onRemove(entry)}>
        <Text as="span">
          {[
            words.remove,
            { as: 'span', className: 'visually-hidden', text: `: ${ageText(entry.completed)}` },
          ]}
        </Text>
      </Button>
    ) : null;
  };
  return (
    <MeasurementTable
      name={words.listOf(name)}
      measurements={entries.map(measurementOf)}
      actionOf={actionOf}
    />
  );
}

/** Opens this part if a link led to it. */
function openIfLinked(panel: HTMLElement | null): void {
  const details = panel?.closest('details');
  if (details && location.hash.startsWith(`#${fragments.savedChildren}`)) details.open = true;
}

/** Measurements of children over time, saved on this device on request; loads when its details are opened. */
export const SavedChildren = withFailureMessage(function SavedChildren() {
  const isHydrated = useIsHydrated();
  const child = useChild();
  const children = useSavedChildren();
  const { entries, own, message } = children;
  const name = nameOf(children);
  const saved = own?.entries ?? [];
  if (!isHydrated) return null;
  const put = (added: readonly SavedChild[], text: string): void =>
    void changeChildren(putChildren(added), { text });
  const remove = (removed: readonly SavedChild[], way: Pick<ChildMessage, 'undo'>): void =>
    void changeChildren(removeChildren(removed.map(({ id }) => id)), { text: words.removed, ...way });
  const isOnChart = saved.some(({ gender }) => gender === child?.gender);
  return (
    <div ref={openIfLinked} className={styles('panel')}>
      <SaveMeasurement />
      {saved.length > 0 ? (
        <ChildList
          name={name}
          entries={saved}
          onRemove={(entry) => remove([entry], { undo: () => put([entry], words.restored) })}
        />
      ) : null}
      {isOnChart ? (
        <Text as="p" className={styles('hint')}>
          {words.onChart(name)}
        </Text>
      ) : null}
      <ChildFiles
        name={name}
        own={saved}
        onMessage={(text) => showMessage({ text })}
        onRemoveAll={() => remove(saved, {})}
        onImported={(read) => {
          const added = missingFrom(entries, read);
          if (name === '') showMessage({ text: words.nameMissing, isError: true });
          else if (read.length === 0) showMessage({ text: words.importProblem, isError: true });
          else put(added, words.imported(added.length));
        }}
      />
      <p className={styles('hint')}>{words.snapshot}</p>
      <p className={styles('hint')}>
        <a href={`${paths.log}#${fragments.savedResults}`}>{words.adults}</a>
      </p>
      <MessageBar message={message} onUndo={message?.undo} onClose={() => showMessage(null)} />
    </div>
  );
});
