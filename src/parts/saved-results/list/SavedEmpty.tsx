import { savedWords as words } from '#parts/saved-results/saved-words.ts';
import { savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import type { SavedState } from '#parts/saved-results/saved-state.ts';
import { Text } from '#ui/text/Text.tsx';

/** Shown while nothing is saved, or the list is still loading: how to save a result. */
export function SavedEmpty({ page, problem }: Pick<SavedState, 'page' | 'problem'>) {
  const isLooking = page === null && problem === null;
  return (
    <section className={styles('card')} aria-labelledby="saved-empty" aria-busy={isLooking}>
      <h2 id="saved-empty">{words.listTitle}</h2>
      {isLooking || page ? (
        <Text as="p" className={styles('text')}>
          {isLooking ? words.looking : words.empty}
        </Text>
      ) : null}
    </section>
  );
}
