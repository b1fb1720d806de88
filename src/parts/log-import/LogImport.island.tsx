import { useEffect, useReducer, useRef } from 'react';
import type { PersonRow } from '#person/database/person-row.ts';
import { useCurrentPerson } from '#person/database/use-current-person.ts';
import { onPassedFile } from '#person/files/passed-file.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHydrated } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { ImportStep } from './ImportStep.tsx';
import { initialImport, reduceImport } from './import-state.ts';
import { importWords } from './words/log-import-words.ts';
import styles from './LogImport.module.css';
import { useImport } from './use-import.ts';

/** The current person. An import that was begun for another one is over. */
function useOwner(cancel: () => void): PersonRow | null | undefined {
  const person = useCurrentPerson();
  const latest = useRef(cancel);
  latest.current = cancel;
  const id = person?.id;
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== undefined && before.current !== id) latest.current();
    before.current = id;
  }, [id]);
  return person;
}

/** Imports weights and intakes from other programs into the log. */
export const LogImport = withFailureMessage(function LogImport() {
  const [state, send] = useReducer(reduceImport, initialImport);
  const actions = useImport(send);
  const isHydrated = useIsHydrated();
  useEffect(() => onPassedFile('log', actions.start));
  const { status } = state;
  function leave(): void {
    // What is being saved is the other person's: the outcome still says what became of it.
    if (status === 'writing') actions.stop();
    // An undone import may have left nobody, and still says that it was undone.
    else if (status !== 'undoing' && status !== 'undone') actions.cancel();
  }
  const person = useOwner(leave);
  const name = person?.name ?? '';
  const box = useRef<HTMLDivElement>(null);
  // Other questions need another form.
  const step = status === 'asking' ? state.questions.map(({ kind }) => kind).join(' ') : status;
  const before = useRef(status);
  // Each step removes the focused element. Focus needs the page's layout, so it has a task of its own.
  useEffect(() => {
    if (before.current === status) return undefined;
    before.current = status;
    const later = setTimeout(() => box.current?.focus());
    return () => clearTimeout(later);
  }, [status]);
  return (
    <div ref={box} className={`${styles['import']} no-print`} tabIndex={-1}>
      {status === 'waiting' ? <p className={styles['text']}>{importWords.intro}</p> : null}
      {name === '' ? null : (
        <Text as="p" className={styles['text']}>
          {importWords.of(name)}
        </Text>
      )}
      {isHydrated ? <ImportStep key={step} {...{ state, actions, send, person }} /> : null}
    </div>
  );
});
