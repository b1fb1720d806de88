import { useState } from 'react';
import { fragments } from '#config/paths.ts';
import { beginNext, useChild } from '#person/child/child-store.ts';
import type { ChildMeasurement } from '#person/child/child-measurement.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useReset } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import type { ChildGroup } from './child-groups.ts';
import styles from './ChildChoice.module.css';
import { isAgeInMonths, missingFrom } from './child-file.ts';
import { savedChildWords as words } from './child-words.ts';
import { chooseChild, useSavedChildren } from './children-state.ts';
import { newSavedChild } from './new-child.ts';

/** True for a result that may be the chosen child's next measurement: not saved yet, and of the same sex. */
function isNextOf(child: ChildMeasurement, group: ChildGroup, groups: readonly ChildGroup[]): boolean {
  const isSaved = groups.some(
    ({ name, entries }) => missingFrom(entries, [newSavedChild(child, name)]).length === 0,
  );
  return !isSaved && group.entries.at(-1)?.gender === child.gender;
}

/** Opens the list of the chosen child, which is below the tool. */
function openList(): void {
  const details = document.getElementById(fragments.savedChildren)?.closest('details');
  if (details) details.open = true;
}

/**
 * The children with measurements saved on this device. Choosing one shows that child's list and chart, and fills the
 * form for the next measurement. As tall with children as without, so that nothing shifts when they load.
 */
export const ChildChoice = withFailureMessage(function ChildChoice() {
  const { groups, own } = useSavedChildren();
  const child = useChild();
  const [message, setMessage] = useState('');
  useReset(() => chooseChild(''));
  const choose = (group: ChildGroup): void => {
    chooseChild(group.name);
    openList();
    const last = group.entries.at(-1);
    if (!last || (child && isNextOf(child, group, groups))) {
      setMessage(words.onChart(group.name));
      return;
    }
    const { gender, units } = last;
    beginNext({
      gender,
      units,
      ageBy: isAgeInMonths(last) ? 'years' : 'dates',
    });
    setMessage(words.next(group.name));
  };
  const hasChildren = groups.length > 0;
  return (
    <div className={`${styles['choice']} no-print`}>
      <p className={`${styles['hint']} ${hasChildren ? styles['away'] : ''}`}>{words.choiceHint}</p>
      {hasChildren ? (
        <div className={styles['children']} role="group" aria-label={words.choice}>
          <span className={styles['label']} aria-hidden="true">
            {words.choice}
          </span>
          {groups.map((group) => (
            <button
              key={group.name}
              type="button"
              className={styles['child']}
              aria-pressed={group === own}
              onClick={() => (group === own ? chooseChild('') : choose(group))}
            >
              <Text as="span">
                {[{ as: 'strong', text: group.name }, ` ${words.count(group.entries.length)}`]}
              </Text>
            </button>
          ))}
        </div>
      ) : null}
      <div role="status" className="visually-hidden">
        {own ? <Text as="p">{message}</Text> : null}
      </div>
    </div>
  );
});
