import { fragments, paths } from '#config/paths.ts';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { useChild } from '#person/child/child-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHere } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { putChildren, removeChildren } from '#person/database/child-store.ts';
import type { SavedChild } from '#person/database/saved-child.ts';
import { missingFrom } from './child-file.ts';
import type { ChildGroup } from './child-groups.ts';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';
import { changeChildren, nameOf, say, useSavedChildren } from './children-state.ts';
import { ChildFiles } from './ChildFiles.tsx';
import { ChildList } from './ChildList.tsx';
import { SaveMeasurement } from './SaveMeasurement.tsx';

/** Opens the part where a link led to it. */
function openIfLinked(panel: HTMLElement | null): void {
  const details = panel?.closest('details');
  if (details && location.hash.startsWith(`#${fragments.savedChildren}`)) details.open = true;
}

interface ListedProps {
  readonly name: string;
  readonly saved: readonly SavedChild[];
  readonly groups: readonly ChildGroup[];
  readonly child: ChildMeasurement | null;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** The measurements of the named child, and the names of the others. */
function Listed({ name, saved, groups, child, onRemove }: ListedProps) {
  const others = groups.map((group) => group.name).filter((known) => known !== name);
  const isOnChart = saved.some(({ gender }) => gender === child?.gender);
  return (
    <>
      {saved.length > 0 ? <ChildList name={name} entries={saved} onRemove={onRemove} /> : null}
      {isOnChart ? (
        <Text as="p" className={`${styles('hint')} no-print`}>
          {words.onChart(name)}
        </Text>
      ) : null}
      {others.length > 0 ? (
        <Text as="p" className={`${styles('hint')} no-print`}>
          {words.others(others.join(', '))}
        </Text>
      ) : null}
    </>
  );
}

/** Measurements of children over time, saved on this device on request; loads when its details are opened. */
export const SavedChildren = withFailureMessage(function SavedChildren() {
  const isHere = useIsHere();
  const child = useChild();
  const children = useSavedChildren();
  const { entries, groups, own } = children;
  const name = nameOf(children);
  const saved = own?.entries ?? [];
  if (!isHere) return null;
  const add = (added: readonly SavedChild[], then: string): void =>
    void changeChildren(putChildren(missingFrom(entries, added)), then);
  const remove = (ids: readonly string[]): void => void changeChildren(removeChildren(ids), words.removed);
  return (
    <div ref={openIfLinked} className={styles('panel')}>
      <SaveMeasurement />
      <Listed name={name} saved={saved} groups={groups} child={child} onRemove={remove} />
      <ChildFiles
        name={name}
        own={saved}
        onSaid={say}
        onRemove={remove}
        onImported={(added) => {
          if (name === '') say(words.nameMissing);
          else if (added.length === 0) say(words.importProblem);
          else add(added, words.imported(missingFrom(entries, added).length));
        }}
      />
      <p className={`${styles('hint')} no-print`}>{words.snapshot}</p>
      <p className={`${styles('hint')} no-print`}>
        <a href={paths.saved}>{words.adults}</a>
      </p>
    </div>
  );
});
