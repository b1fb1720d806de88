import { libraryWords } from '../library-words.ts';
import type { ContentsItem } from './table-of-contents.ts';
import styles from './Contents.module.css';

export interface ContentsProps {
  readonly items: readonly ContentsItem[];
}

function Links({ items }: ContentsProps) {
  return (
    <ol className={styles['links']}>
      {items.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>{label}</a>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents on a wide page, which stays next to the text. */
export function ContentsAside({ items }: ContentsProps) {
  return (
    <nav className={`${styles['aside']} no-print`} aria-label={libraryWords.onThisPage}>
      <p>{libraryWords.onThisPage}</p>
      <Links items={items} />
    </nav>
  );
}

/** The table of contents on a narrow page, expanded on request. */
export function ContentsFold({ items }: ContentsProps) {
  return (
    <details className={`${styles['fold']} no-print`}>
      <summary>{libraryWords.onThisPage}</summary>
      <Links items={items} />
    </details>
  );
}
