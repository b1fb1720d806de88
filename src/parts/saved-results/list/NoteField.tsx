import { useId } from 'react';
import { lateStyles } from '#ui/late-styles.ts';
import { privateText } from '#ui/fields/private-text.ts';
import { saveWords } from '#parts/saved-results/saved-words.ts';
import { LONGEST_NOTE } from '#person/database/result-row.ts';
import css from './NoteField.module.css?inline';
import { Text } from '#ui/text/Text.tsx';

const styles = lateStyles('NoteField', css);

/** A few lines of text; its form reads it by the name `note`. */
export function NoteField({ label, note }: { readonly label: string; readonly note: string }) {
  const id = useId();
  return (
    <div className={styles('field')}>
      <Text as="label" className={styles('label')} htmlFor={id}>
        {label}
      </Text>
      <textarea
        id={id}
        className={styles('text')}
        name="note"
        rows={2}
        maxLength={LONGEST_NOTE}
        {...privateText}
        defaultValue={note}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles('hint')}>
        {saveWords.noteHint}
      </p>
    </div>
  );
}
