import { useId } from 'react';
import { lateStyles } from '#ui/late-styles.ts';
import { keepWords } from './keep-words.ts';
import { LONGEST_NOTE } from './kept-result.ts';
import css from './NoteField.module.css?inline';

const styles = lateStyles('NoteField', css);

/** A few lines of text; its form reads it under the name `note`. */
export function NoteField({ label, note }: { readonly label: string; readonly note: string }) {
  const id = useId();
  return (
    <div className={styles('field')}>
      <label className={styles('label')} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles('text')}
        name="note"
        rows={2}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        defaultValue={note}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles('hint')}>
        {keepWords.noteHint}
      </p>
    </div>
  );
}
