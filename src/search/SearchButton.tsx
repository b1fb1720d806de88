import { PANEL_ID, searchWords } from './search-words.ts';
import styles from './SearchButton.module.css';

/** Opens and closes the search, without a script. On small screens it is a magnifying glass. */
export function SearchButton() {
  return (
    <button type="button" className={styles['button']} popoverTarget={PANEL_ID}>
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
      <span>{searchWords.open}</span>
    </button>
  );
}
