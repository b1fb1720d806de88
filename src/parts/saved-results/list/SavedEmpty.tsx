import { paths } from '#config/paths.ts';
import { savedWords } from '#parts/saved-results/saved-words.ts';
import { ImportField, type ImportFieldProps } from '#parts/saved-results/files/SavedFiles.tsx';
import type { SavedState } from '#parts/saved-results/saved-state.ts';
import styles from '#parts/saved-results/SavedResults.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface SavedEmptyProps extends ImportFieldProps {
  readonly state: Pick<SavedState, 'page' | 'problem' | 'others'>;
}

/** Shown while nothing is saved or the list is still loading: how to start, and file import. */
export function SavedEmpty({ state: { page, problem, others }, onImport }: SavedEmptyProps) {
  const isLooking = page === null && problem === null;
  return (
    <section className={styles['card']} aria-labelledby="saved-empty" aria-busy={isLooking}>
      <Text as="h2" id="saved-empty">
        {isLooking ? savedWords.looking : savedWords[others.isThere ? 'emptyBesides' : 'emptyTitle']}
      </Text>
      <p className={styles['text']}>{savedWords.empty}</p>
      <Text as="p" className={styles['text']}>
        {[
          `${savedWords.emptyLinks} `,
          { as: 'a', href: paths.home, text: savedWords.badge.home },
          ' · ',
          { as: 'a', href: paths.tdeeCalculator, text: savedWords.badge.tdee },
        ]}
      </Text>
      <div className="no-print">
        <ImportField onImport={onImport} />
      </div>
    </section>
  );
}
