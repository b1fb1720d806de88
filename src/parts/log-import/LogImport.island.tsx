import { useEffect, useReducer, useRef } from 'react';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHydrated } from '#ui/optional-part.ts';
import { ImportStep } from './ImportStep.tsx';
import { initialImport, reduceImport } from './import-state.ts';
import { importWords } from './log-import-words.ts';
import styles from './LogImport.module.css';
import { useImport } from './use-import.ts';

/** Imports weights and intakes from other programs into the log. */
export const LogImport = withFailureMessage(function LogImport() {
  const [state, send] = useReducer(reduceImport, initialImport);
  const actions = useImport(send);
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLDivElement>(null);
  const { status } = state;
  // Other questions need another form.
  const step = status === 'asking' ? state.questions.map(({ kind }) => kind).join(' ') : status;
  const before = useRef(status);
  // Each step removes the focused element.
  useEffect(() => {
    if (before.current !== status) box.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <div ref={box} className={`${styles['import']} no-print`} tabIndex={-1}>
      <p className={styles['text']}>{importWords.intro}</p>
      {isHydrated ? (
        <ImportStep
          key={step}
          state={state}
          actions={actions}
          onPrefer={(preference) => send({ type: 'preferred', preference })}
        />
      ) : null}
    </div>
  );
});
