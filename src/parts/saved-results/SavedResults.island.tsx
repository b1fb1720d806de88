import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useStoreChanges } from '#person/database/store-channel.ts';
import { formatDateEntry } from './format-saved.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import type { Turn } from '#person/database/list-page.ts';
import { createSavedActions } from './saved-actions.ts';
import { createSavedReader } from './saved-reader.ts';
import { initialSavedState, reduceSaved } from './saved-state.ts';
import { SavedElsewhere } from './list/SavedElsewhere.tsx';
import { SavedEmpty } from './list/SavedEmpty.tsx';
import { SavedErase, SavedFiles } from './files/SavedFiles.tsx';
import { SavedList, type SavedListProps } from './list/SavedList.tsx';
import { SavedMessageBar, SavedProblem, SavedUnreadable } from './SavedNotices.tsx';
import { useSavedFocus } from './list/use-saved-focus.ts';
import styles from './SavedResults.module.css';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** The instant for an entry in the date field; `null` if it is not a date. */
function instantOf(entry: string, result: ResultRow): string | null {
  // The field has no seconds: an unchanged date keeps them.
  if (entry === formatDateEntry(result.savedAt)) return result.savedAt;
  const date = new Date(entry);
  const year = date.getFullYear();
  return year >= 1900 && year < 2200 ? date.toISOString() : null;
}

/** All saved results on this device: the list, and import and export. */
export const SavedResults = withFailureMessage(function SavedResults() {
  const [state, send] = useReducer(reduceSaved, initialSavedState);
  const reader = useMemo(() => createSavedReader(send), []);
  const actions = useMemo(() => createSavedActions(send, reader), [reader]);
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useSavedFocus(state);
  const { page, message, others } = state;

  useEffect(() => void reader.refresh(), [reader]);
  useStoreChanges(() => void reader.refresh());

  // A form stays open during changes in other tabs, so that typed text is not lost.
  const hasResults = page !== null && (page.total > 0 || state.editing !== null);
  const isFree = message?.kind !== 'working';
  const act = (action: () => Promise<void>): void => void (isFree && action());
  const turn = (to: Turn): void => void reader.turn(to).then(() => heading.current?.focus());
  const change: SavedListProps['onChange'] = (result, { date, ...changes }) => {
    const savedAt = instantOf(date, result);
    if (savedAt === null) send({ type: 'editing', editing: { result, isDateWrong: true } });
    else act(() => actions.change(result, { ...changes, savedAt }));
  };
  const importFile = (file: Blob): void => act(() => actions.importFile(file));

  return (
    <div className={styles['saved']}>
      <SavedProblem problem={state.problem} onTryAgain={() => act(reader.refresh)} />
      <SavedElsewhere state={state} />
      {hasResults ? (
        <SavedList
          page={page}
          state={state}
          headingRef={heading}
          onTurn={turn}
          onEdit={(result) => send({ type: 'editing', editing: { result, isDateWrong: false } })}
          onCancel={() => send({ type: 'editing', editing: null })}
          onChange={change}
          onRemove={(result) => act(() => actions.remove(result))}
        />
      ) : (
        // Re-created once the answer is known, so that content appearing above it isn't a layout shift.
        <SavedEmpty key={page === null ? 'looking' : 'empty'} state={state} onImport={importFile} />
      )}
      <SavedUnreadable
        unreadable={state.unreadable}
        onExport={() => act(actions.exportAside)}
        onErase={() => act(actions.eraseAside)}
      />
      {hasResults ? (
        <SavedFiles
          total={page.total}
          onImport={importFile}
          onExport={(format) => act(() => actions.exportAs(format, page.results))}
          onErase={() => act(actions.eraseAll)}
        />
      ) : null}
      {!hasResults && page !== null && others.isThere ? (
        <SavedErase
          onExport={(format) => act(() => actions.exportAs(format, []))}
          onErase={() => act(actions.eraseAll)}
        />
      ) : null}
      <SavedMessageBar
        message={message}
        barRef={bar}
        onUndo={act}
        onRescue={actions.exportShown}
        onClose={() => send({ type: 'messageShown', message: null })}
      />
    </div>
  );
});
