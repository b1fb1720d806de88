import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, type KeyboardEvent } from 'react';
import { askedFigure } from './answer/asked-figure.ts';
import { loadAnswer, loadHelp, useLate } from './answer/use-late.ts';
import { isDistressed } from './hard-queries.ts';
import { PANEL_ID, searchWords } from './search-words.ts';
import { parseKey } from './search-keys.ts';
import { spelledQuery } from './rank.ts';
import { initialSearchState, reduceSearch, viewOf, type SearchState } from './search-state.ts';
import { SearchBar } from './SearchBar.tsx';
import { Suggestions } from './Suggestions.tsx';
import { SearchMessages } from './SearchMessages.tsx';
import styles from './SearchPanel.module.css';
import { optionId, SearchResults } from './SearchResults.tsx';
import { useEntries } from './use-entries.ts';
import { useUnsaved } from './use-unsaved.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

export interface SearchPanelProps {
  /** URL of the script with the entries. */
  readonly entriesPath: string;
}

/** The query as the index has its words, however it's spelled; empty while nothing is found. */
const spelledIn = ({ index, query, results }: SearchState): string =>
  index.status === 'ready' && results.length > 0 ? spelledQuery(query, index.entries) : '';

/** The search. The browser can open it even before this script has loaded. Typed text never leaves the page. */
export const SearchPanel = withFailureMessage(function SearchPanel({ entriesPath }: SearchPanelProps) {
  const [state, send] = useReducer(reduceSearch, initialSearchState);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const view = viewOf(state);
  const unsaved = useUnsaved(state.results);
  const spelled = useMemo(() => spelledIn(state), [state]);
  const asked = askedFigure(spelled);
  const OwnAnswer = useLate(asked !== null, loadAnswer);
  const HelpRow = useLate(isDistressed(state.query), loadHelp);
  useEntries(entriesPath, state, send);

  // Picks up text typed before this script loaded.
  useLayoutEffect(() => {
    if (input.current?.value) send({ type: 'typed', query: input.current.value });
  }, []);

  // React 18 knows this event only on `details`.
  useEffect(() => {
    const element = panel.current;
    const onToggle = (): void => send({ type: 'toggled' });
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);

  useEffect(() => {
    list.current?.children[state.active]?.scrollIntoView({ block: 'nearest' });
  }, [state.active]);

  const close = (): void => panel.current?.hidePopover();

  function press(event: KeyboardEvent): void {
    const wish = parseKey(event, state.active >= 0);
    if (wish === null || state.results.length === 0) return;
    event.preventDefault();
    if (wish === 'choose') document.getElementById(optionId(Math.max(state.active, 0)))?.click();
    else send({ type: 'moved', move: wish });
  }

  return (
    <search ref={panel} id={PANEL_ID} className={`${styles['panel']} no-print`} popover="auto">
      <SearchBar
        inputRef={input}
        count={state.results.length}
        active={state.active}
        onTyped={(query) => send({ type: 'typed', query })}
        onPress={press}
      />
      <SearchMessages view={view} onRetry={() => send({ type: 'retried' })}>
        {HelpRow ? <HelpRow /> : null}
        {asked && OwnAnswer ? <OwnAnswer asked={asked} onChosen={close} /> : null}
      </SearchMessages>
      {view.kind === 'found' ? (
        <SearchResults
          results={view.results}
          query={`${state.query} ${spelled}`}
          unsaved={unsaved}
          active={state.active}
          onChosen={close}
          listRef={list}
        />
      ) : null}
      {state.index.status === 'ready' && view.kind !== 'found' ? (
        <Suggestions
          title={view.kind === 'none' ? searchWords.tryThese : searchWords.tools}
          entries={state.index.entries}
        />
      ) : null}
    </search>
  );
});
