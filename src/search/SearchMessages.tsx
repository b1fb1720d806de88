import type { ReactNode } from 'react';
import type { SearchView } from './search-state.ts';
import { searchWords } from './search-words.ts';
import styles from './SearchPanel.module.css';
import { Text } from '#ui/text/Text.tsx';

interface MessageProps {
  readonly view: SearchView;
}

function Message({ view }: MessageProps) {
  switch (view.kind) {
    case 'loading':
      return (
        <>
          <p className={styles['waiting']}>{searchWords.loading}</p>
          <p className={styles['trouble']}>{searchWords.failed}</p>
        </>
      );
    case 'failed':
      return <p>{searchWords.failed}</p>;
    case 'blank':
      return <p>{searchWords.hint}</p>;
    case 'none':
      return (
        <>
          <Text as="p">{searchWords.noResults(view.query)}</Text>
          {view.hasWords ? null : <p>{searchWords.shortWords}</p>}
        </>
      );
    case 'found':
      return <Text as="p">{searchWords.found(view.results.length)}</Text>;
  }
}

export interface SearchMessagesProps extends MessageProps {
  readonly onRetry: () => void;
  /** What is announced before the number of results. */
  readonly children?: ReactNode;
}

/**
 * The search's status messages, announced politely. While the script is loading, the page also contains the error
 * message, since a script that fails to load can't show one.
 */
export function SearchMessages({ view, onRetry, children }: SearchMessagesProps) {
  const isLoading = view.kind === 'loading';
  return (
    <div className={styles['messages']}>
      <div role="status">
        {children}
        <Message view={view} />
      </div>
      {isLoading || view.kind === 'failed' ? (
        <p className={isLoading ? styles['trouble'] : undefined}>
          <button type="button" className={styles['retry']} onClick={onRetry}>
            {searchWords.retry}
          </button>
        </p>
      ) : null}
    </div>
  );
}
