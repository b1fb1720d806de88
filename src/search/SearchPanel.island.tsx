import { useEffect, useLayoutEffect, useReducer, useRef, type KeyboardEvent } from 'react';
import { askedFigure } from './answer/asked-figure.ts';
import { useAnswer } from './answer/use-answer.ts';
import { PANEL_ID, searchWords } from './search-words.ts';
import { parseKey } from './search-keys.ts';
import { initialSearchState, reduceSearch, viewOf } from './search-state.ts';
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

/** The search. The browser can open it even before this script has loaded. Typed text never leaves the page. */
export const SearchPanel = withFailureMessage(function SearchPanel({ entriesPath }: SearchPanelProps) {
  const [state, send] = useReducer(reduceSearch, initialSearchState);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const view = viewOf(state);
  const unsaved = useUnsaved(state.results);
  const asked = view.kind === 'found' ? askedFigure(state.query) : null;
  const OwnAnswer = useAnswer(asked !== null);
  useEntries(entriesPath, state, send);

  // Picks up text typed before this script loaded.
  useLayoutEffect(() => {
    if (input.current?.value) send({ type: 'typed', query: input.current.value });
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
    <search
      ref={panel}
      id={PANEL_ID}
      className={`${styles['panel']} no-print`}
      popover="auto"
      onToggle={() => send({ type: 'toggled' })}
    >
      <SearchBar
        inputRef={input}
        count={state.results.length}
        active={state.active}
        onTyped={(query) => send({ type: 'typed', query })}
        onPress={press}
      />
      <SearchMessages view={view} onRetry={() => send({ type: 'retried' })}>
        {asked && OwnAnswer ? <OwnAnswer asked={asked} onChosen={close} /> : null}
      </SearchMessages>
      {view.kind === 'found' ? (
        <SearchResults
          results={view.results}
          query={state.query}
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
