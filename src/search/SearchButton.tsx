import { PANEL_ID, searchWords } from './search-words.ts';
import styles from './SearchButton.module.css';

export interface SearchButtonProps {
  /** With the look of a field where there is room for one, else a lens. */
  readonly look: 'field' | 'lens';
}

/** Opens and closes the search, without a script. */
export function SearchButton({ look }: SearchButtonProps) {
  const isField = look === 'field';
  return (
    <button
      type="button"
      className={isField ? `${styles['button']} ${styles['field']}` : styles['button']}
      popoverTarget={PANEL_ID}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="8.75" cy="8.75" r="6" strokeWidth="1.8" />
        <path d="m13.2 13.2 4.3 4.3" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      <span className={isField ? undefined : 'visually-hidden'}>{searchWords.open}</span>
    </button>
  );
}
