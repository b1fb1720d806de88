import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { privateText } from '#ui/fields/private-text.ts';
import { formatDateEntry } from '#parts/saved-results/format-saved.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import { NoteField } from './NoteField.tsx';
import { entryStyles as styles, savedStyles } from '#parts/saved-results/saved-styles.ts';

/** What the form submits: the text of the date, and the note. */
export interface EntryChanges {
  readonly date: string;
  readonly note: string;
}

export interface SavedEntryFormProps {
  readonly result: ResultRow;
  readonly isDateWrong: boolean;
  readonly onChange: (changes: EntryChanges) => void;
  readonly onCancel: () => void;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Edits a result's date and note. */
export function SavedEntryForm({ result, isDateWrong, onChange, onCancel }: SavedEntryFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      className={styles('form')}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        onChange({ date: textOf(form, 'date'), note: textOf(form, 'note') });
      }}
    >
      <div className={styles('field')}>
        <label htmlFor={id}>{savedWords.date}</label>
        <input
          id={id}
          ref={first}
          className={savedStyles('date')}
          type="datetime-local"
          {...privateText}
          name="date"
          max="2199-12-31T23:59"
          defaultValue={formatDateEntry(result.savedAt)}
          aria-invalid={isDateWrong ? true : undefined}
          aria-describedby={isDateWrong ? `${id}-problem` : undefined}
        />
        {isDateWrong ? (
          <p id={`${id}-problem`} className={styles('problem')}>
            {savedWords.dateProblem}
          </p>
        ) : null}
      </div>
      <NoteField label={savedWords.note} note={result.note} />
      <div className={styles('actions')}>
        <Button type="submit">{savedWords.save}</Button>
        <Button kind="secondary" onPress={onCancel}>
          {savedWords.cancel}
        </Button>
      </div>
    </form>
  );
}
