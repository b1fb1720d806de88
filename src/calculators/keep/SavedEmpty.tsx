import { paths } from '#config/paths.ts';
import { EmptyRule } from './EmptyRule.tsx';
import { savedWords } from './keep-words.ts';
import { ImportField } from './SavedFiles.tsx';
import type { ImportFieldProps } from './SavedFiles.tsx';
import styles from './SavedResults.module.css';

export interface SavedEmptyProps extends ImportFieldProps {
  /** True until it is known whether there is anything. */
  readonly isLooking: boolean;
}

/** Nothing is kept yet, or it is not known yet: how to begin, and the way in for a file. */
export function SavedEmpty({ isLooking, onImport }: SavedEmptyProps) {
  return (
    <section className={styles['card']} aria-labelledby="saved-empty" aria-busy={isLooking}>
      <h2 id="saved-empty">{isLooking ? savedWords.looking : savedWords.emptyTitle}</h2>
      <p className={styles['text']}>{savedWords.empty}</p>
      <p className={styles['text']}>
        {savedWords.emptyLinks} <a href={paths.home}>{savedWords.badge.home}</a> ·{' '}
        <a href={paths.tdeeCalculator}>{savedWords.badge.tdee}</a>
      </p>
      <EmptyRule />
      <ImportField onImport={onImport} />
    </section>
  );
}
