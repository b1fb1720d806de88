import { useId } from 'react';
import { LONGEST_NAME } from '#person/database/person-row.ts';
import { Button } from '#ui/Button.tsx';
import { privateText } from '#ui/fields/private-text.ts';
import { Text } from '#ui/text/Text.tsx';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';

interface ChildNameFieldProps {
  readonly name: string;
  /** Names that can be chosen instead of being typed. */
  readonly names: readonly string[];
  readonly problem: string | null;
  readonly onEdit: (name: string) => void;
}

/** The child's name, which is stored with the measurements. */
export function ChildNameField({ name, names, problem, onEdit }: ChildNameFieldProps) {
  const id = useId();
  return (
    <div className="no-print">
      <label className={styles('label')}>
        <span>{words.name}</span>
        <input
          {...privateText}
          type="text"
          className={styles('input')}
          data-field="childName"
          data-unkept=""
          maxLength={LONGEST_NAME}
          value={name}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onEdit(event.target.value)}
        />
      </label>
      <Text as="p" id={`${id}-hint`} className={styles(problem === null ? 'hint' : 'problem')}>
        {problem ?? words.nameHint}
      </Text>
      {names.length > 0 ? (
        <div className={styles('buttons')} role="group" aria-labelledby={`${id}-known`}>
          <span id={`${id}-known`}>{words.known}</span>
          {names.map((known) => (
            <Button key={known} kind="text" onPress={() => onEdit(known)}>
              <Text as="span">{known}</Text>
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
