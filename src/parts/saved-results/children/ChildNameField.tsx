import { useId } from 'react';
import { LONGEST_NAME } from '#person/database/saved-child.ts';
import { privateText } from '#ui/fields/private-text.ts';
import { Text } from '#ui/text/Text.tsx';
import { savedChildStyles as styles } from './child-styles.ts';
import { savedChildWords as words } from './child-words.ts';

interface ChildNameFieldProps {
  readonly name: string;
  readonly names: readonly string[];
  readonly problem: string | null;
  readonly onEdit: (name: string) => void;
}

/** Whose measurements: a name that is stored with them and goes nowhere else. */
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
          list={`${id}-names`}
          value={name}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onEdit(event.target.value)}
        />
      </label>
      <datalist id={`${id}-names`}>
        {names.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <Text as="p" id={`${id}-hint`} className={styles(problem === null ? 'hint' : 'problem')}>
        {problem ?? words.nameHint}
      </Text>
    </div>
  );
}
