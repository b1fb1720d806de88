import { PANEL_ID, searchWords } from './search-words.ts';
import styles from './SearchButton.module.css';

export interface SearchButtonProps {
  /** True for a button that looks like the field that it opens. */
  readonly isField?: boolean;
}

/** Opens and closes the search, without a script. In the header of a small screen it is a magnifying glass. */
export function SearchButton({ isField = false }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={`${styles['button']} ${isField ? styles['field'] : ''}`}
      popoverTarget={PANEL_ID}
    >
      <svg
        width="1.4em"
        height="1.4em"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="8.75" cy="8.75" r="6" strokeWidth="1.8" />
        <path d="m13.2 13.2 4.3 4.3" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {isField ? <span>{searchWords.placeholder}</span> : <span>{searchWords.open}</span>}
    </button>
  );
}
