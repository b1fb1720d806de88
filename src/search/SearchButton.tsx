import { Text } from '#ui/text/Text.tsx';
import { PANEL_ID, searchWords } from './search-words.ts';
import styles from './SearchButton.module.css';

export interface SearchButtonProps {
  /** Words that small screens show, too. */
  readonly label?: string;
}

/** Opens and closes the search, without a script. In the header of a small screen it is a magnifying glass. */
export function SearchButton({ label }: SearchButtonProps) {
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
      {label === undefined ? <span>{searchWords.open}</span> : <Text as="strong">{label}</Text>}
    </button>
  );
}
