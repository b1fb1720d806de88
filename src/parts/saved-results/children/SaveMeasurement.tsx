import { useState } from 'react';
import { useChild } from '#person/child/child-store.ts';
import { putChildren } from '#person/database/child-store.ts';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/text/Text.tsx';
import { missingFrom } from './child-file.ts';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';
import { changeChildren, chooseChild, nameOf, useSavedChildren } from './children-state.ts';
import { ChildNameField } from './ChildNameField.tsx';
import { newSavedChild } from './new-child.ts';

/** The child's name, and the button that saves the page's measurement under it. */
export function SaveMeasurement() {
  const child = useChild();
  const saved = useSavedChildren();
  const { entries, groups, said } = saved;
  const name = nameOf(saved);
  const [isAsked, setIsAsked] = useState(false);
  const isOther = child !== null && saved.own !== null && saved.own.entries.at(-1)?.gender !== child.gender;
  const problem = isOther ? words.otherSex(name) : words.nameMissing;
  const isWrong = isOther || name === '';
  const save = (): void => {
    setIsAsked(true);
    if (child && !isWrong)
      void changeChildren(putChildren(missingFrom(entries, [newSavedChild(child, name)])), words.saved);
  };
  return (
    <>
      <p className={`${styles('text')} no-print`}>{words.intro}</p>
      <ChildNameField
        name={saved.name}
        names={groups.map((group) => group.name)}
        problem={isAsked && isWrong ? problem : null}
        onEdit={chooseChild}
      />
      <div className="no-print">
        {child ? (
          <Button onPress={save}>{words.save}</Button>
        ) : (
          <p className={styles('text')}>{words.waiting}</p>
        )}
      </div>
      <div role="status" className="no-print">
        {said === '' ? null : <Text as="p">{said}</Text>}
      </div>
    </>
  );
}
