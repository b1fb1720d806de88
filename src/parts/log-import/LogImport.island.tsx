import { useEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '#config/paths.ts';
import type { PersonRow } from '#person/database/person-row.ts';
import { useCurrentPerson } from '#person/database/use-current-person.ts';
import { knownDetails } from '#person/log/known-details.ts';
import { localDay } from '#person/log/local-day.ts';
import { knownAgeOn } from '#person/log/parse-log.ts';
import { isUnderAge } from '#person/policy/limits.ts';
import { onPassedFile } from '#person/files/passed-file.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHydrated } from '#ui/optional-part.ts';
import { Text } from '#ui/text/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { ImportStep } from './ImportStep.tsx';
import { initialImport, reduceImport, type ImportState } from './import-state.ts';
import { LOG_OUTCOME } from './outcome/outcome-place.ts';
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

/** True if nothing is imported: the log isn't for anybody under 18. */
function isYoung(person: PersonRow | null | undefined): boolean {
  const today = localDay(new Date());
  const age = person === undefined ? null : knownAgeOn(knownDetails(person, today), today);
  return age !== null && isUnderAge(age);
}

function NotUnder18() {
  return (
    <>
      <p className={styles['text']}>{importWords.underAge}</p>
      <p className={styles['text']}>
        <a href={paths.childBmiCalculator}>{importWords.toChildren}</a>
      </p>
    </>
  );
}

/** The steps that are shown at the head of the log, beside what it says now. */
const AT_HEAD: readonly ImportState['status'][] = ['written', 'undoing', 'undone'];

/** The head of the log in these steps; `null` in all others, and on a page without one. */
const headFor = (status: ImportState['status']): HTMLElement | null =>
  AT_HEAD.includes(status) ? document.getElementById(LOG_OUTCOME) : null;

/** Moves the focus to a step: each one removes the element that had it. */
function useStepFocus(status: ImportState['status'], isAtHead: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  /** Set if what comes next isn't shown: the head's message was closed. */
  const isClosedRef = useRef(false);
  // Focus needs the page's layout, so it has a task of its own.
  useEffect(() => {
    if (before.current === status) return undefined;
    before.current = status;
    const later = setTimeout(() => {
      const to = isClosedRef.current ? document.getElementById('log-result') : box.current;
      // What there is to decide is at a step's start.
      if (!isClosedRef.current) to?.scrollIntoView({ block: isAtHead ? 'start' : 'nearest' });
      to?.focus({ preventScroll: true });
      isClosedRef.current = false;
    });
    return () => clearTimeout(later);
  }, [status, isAtHead]);
  return { box, isClosedRef };
}

/** An import, step by step. */
function Import() {
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
  // Other questions need another form.
  const step = status === 'asking' ? state.questions.map(({ kind }) => kind).join(' ') : status;
  const head = headFor(status);
  const { box, isClosedRef } = useStepFocus(status, head !== null);
  const close = (): void => {
    isClosedRef.current = true;
    actions.cancel();
  };
  const shown = (
    <div ref={box} className={`${styles[head ? 'outcome' : 'import']} no-print`} tabIndex={-1}>
      {status === 'waiting' ? <p className={styles['text']}>{importWords.intro}</p> : null}
      {name === '' ? null : (
        <Text as="p" className={styles['text']}>
          {importWords.of(name)}
        </Text>
      )}
      {isHydrated ? (
        <ImportStep key={step} {...{ state, actions, send, person }} onClose={head ? close : undefined} />
      ) : null}
    </div>
  );
  if (!head) return shown;
  return (
    <>
      <Button kind="text" onPress={actions.cancel}>
        {importWords.another}
      </Button>
      {createPortal(shown, head)}
    </>
  );
}

/** Imports weights and intakes from other programs into the log. */
export const LogImport = withFailureMessage(function LogImport() {
  return isYoung(useCurrentPerson()) ? <NotUnder18 /> : <Import />;
});
