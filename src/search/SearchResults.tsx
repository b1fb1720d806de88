import type { Ref } from 'react';
import { markWords, type SearchResult } from './match.ts';
import { searchWords } from './search-words.ts';
import css from './SearchResults.module.css?inline';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';

export const resultStyles = lateStyles('SearchResults', css);

/** Connects the input to the list. */
export const LIST_ID = 'search-results';

export const optionId = (place: number): string => `search-result-${place}`;

export interface SearchResultsProps {
  readonly results: readonly SearchResult[];
  readonly query: string;
  /** URLs that can't be opened while offline. */
  readonly unsaved: ReadonlySet<string>;
  /** Index of the result that Enter chooses, or -1. */
  readonly active: number;
  readonly onChosen: () => void;
  readonly listRef: Ref<HTMLDivElement>;
}

/** A title with the matched words highlighted; re-created for each query, since its markup changes. */
function Title({ title, query }: { readonly title: string; readonly query: string }) {
  return (
    <Text as="span" className={resultStyles('title')}>
      {markWords(title, query).map(({ text, isMarked }) => (isMarked ? { as: 'mark', text } : text))}
    </Text>
  );
}

/** Title, category and description of each result. They are links, so that Ctrl-click opens a tab as usual. */
export function SearchResults({ results, query, unsaved, active, onChosen, listRef }: SearchResultsProps) {
  return (
    <div
      ref={listRef}
      id={LIST_ID}
      className={resultStyles('list')}
      role="listbox"
      aria-label={searchWords.results}
    >
      {results.map(({ title, category, description, url }, place) => (
        <a
          key={url}
          id={optionId(place)}
          className={resultStyles('option')}
          href={url}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          onClick={onChosen}
        >
          <Title key={query} title={title} query={query} />
          <Text as="span" className={resultStyles('quiet')}>
            {` ${unsaved.has(url) ? searchWords.notSaved(category) : category}`}
          </Text>
          {description ? (
            <Text as="span" className={resultStyles('quiet')}>
              {` · ${description}`}
            </Text>
          ) : null}
        </a>
      ))}
    </div>
  );
}
