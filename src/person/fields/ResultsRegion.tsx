import type { ReactNode, Ref } from 'react';
import { entryWords } from './entry-words.ts';
import styles from './Calculator.module.css';

/** Where a calculator's results are. It takes the focus after Calculate, so that the next Tab goes on from there. */
export function ResultsRegion({
  regionRef,
  children,
}: {
  readonly regionRef: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}) {
  return (
    <div
      ref={regionRef}
      className={styles['results']}
      role="group"
      aria-label={entryWords.results}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
