import { useEffect, useState } from 'react';
import { useChild } from '#person/child/child-store.ts';
import { putChildren } from '#person/database/child-store.ts';
import { Button } from '#ui/Button.tsx';
import type { ChildGroup } from './child-groups.ts';
import { missingFrom } from './child-file.ts';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';
import { changeChildren, chooseChild, nameOf, showMessage, useSavedChildren } from './children-state.ts';
import { ChildNameField } from './ChildNameField.tsx';
import { newSavedChild } from './new-child.ts';

/** The child's name, and the button that saves the page's measurement under it. */
export function SaveMeasurement() {
  const child = useChild();
  const saved = useSavedChildren();
  const { entries, groups, own } = saved;
  const name = nameOf(saved);
  const [isSubmitted, setIsSubmitted] = useState(false);
  // The previous message was about another measurement.
  useEffect(() => showMessage(null), [child]);
  const isOfSex = (group: ChildGroup): boolean => !child || group.entries.at(-1)?.gender === child.gender;
  const isOther = own !== null && !isOfSex(own);
  const problem = isOther ? words.otherSex(name) : words.nameMissing;
  const isWrong = isOther || name === '';
  const save = (): void => {
    setIsSubmitted(true);
    if (child && !isWrong)
      void changeChildren(putChildren(missingFrom(entries, [newSavedChild(child, name)])), {
        text: words.saved,
      });
  };
  return (
    <>
      <p className={`${styles('text')} no-print`}>{words.intro}</p>
      <ChildNameField
        name={saved.name}
        names={groups.filter((group) => group !== own && isOfSex(group)).map((group) => group.name)}
        problem={isSubmitted && isWrong ? problem : null}
        onEdit={chooseChild}
      />
      <div className="no-print">
        {child ? (
          <Button onPress={save}>{words.save}</Button>
        ) : (
          <p className={styles('text')}>{words.waiting}</p>
        )}
      </div>
    </>
  );
}
