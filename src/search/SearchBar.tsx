import type { KeyboardEvent, Ref } from 'react';
import { privateText } from '#ui/fields/private-text.ts';
import { PANEL_ID, searchWords } from './search-words.ts';
import styles from './SearchPanel.module.css';
import { LIST_ID, optionId } from './SearchResults.tsx';

const LONGEST_QUERY = 200;

export interface SearchBarProps {
  readonly inputRef: Ref<HTMLInputElement>;
  /** The number of results. */
  readonly count: number;
  /** Index of the result that Enter chooses, or -1. */
  readonly active: number;
  readonly onTyped: (query: string) => void;
  readonly onPress: (event: KeyboardEvent) => void;
}

/** Input and close button. The input is uncontrolled, so that text typed before the script loads isn't lost. */
export function SearchBar({ inputRef, count, active, onTyped, onPress }: SearchBarProps) {
  return (
    <div className={styles['entry']}>
      <input
        ref={inputRef}
        className={styles['input']}
        type="text"
        role="combobox"
        aria-label={searchWords.input}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={LIST_ID}
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        placeholder={searchWords.placeholder}
        {...privateText}
        enterKeyHint="go"
        maxLength={LONGEST_QUERY}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={onPress}
      />
      <button
        type="button"
        className={styles['close']}
        popoverTarget={PANEL_ID}
        popoverTargetAction="hide"
        aria-label={searchWords.close}
      >
        <svg width="1.25em" height="1.25em" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
