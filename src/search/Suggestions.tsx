import { Text } from '#ui/text/Text.tsx';
import type { IndexedEntry } from './search-index.ts';
import { resultStyles as styles } from './SearchResults.tsx';

export interface SuggestionsProps {
  readonly title: string;
  readonly entries: readonly IndexedEntry[];
}

/** The tools, shown while nothing is typed or if nothing was found. */
export function Suggestions({ title, entries }: SuggestionsProps) {
  return (
    <nav aria-label={title}>
      <Text as="p" className={styles('suggestions')}>
        {title}
      </Text>
      <ul className={`${styles('list')} plain`}>
        {entries
          .filter(({ entry }) => entry.isTool)
          .map(({ entry }) => (
            <li key={entry.url}>
              <a className={styles('option')} href={entry.url}>
                <Text as="span">{entry.title}</Text>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
