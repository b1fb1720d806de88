import { useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { fragments, paths } from '#config/paths.ts';
import { onOwnChange } from '#person/database/store-channel.ts';
import { useStoreChanges } from '#person/database/use-stored.ts';
import { onPassedFile } from '#person/files/passed-file.ts';
import { formatDateEntry } from './format-saved.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import type { KeptInAll } from '#person/database/other-data.ts';
import type { ListPage, Turn } from '#person/database/list-page.ts';
import { Comparison } from './compare/Comparison.tsx';
import { createSavedActions } from './saved-actions.ts';
import { createSavedReader } from './saved-reader.ts';
import { initialSavedState, reduceSaved } from './saved-state.ts';
import { EarlierPlans } from './plans/EarlierPlans.tsx';
import { SavedErase } from './files/SavedErase.tsx';
import { PersonFile, SavedFiles } from './files/SavedFiles.tsx';
import { SavedEmpty, SavedList, type SavedListProps } from './list/SavedList.tsx';
import { SavedMessageBar, SavedProblem, SavedUnreadable } from './SavedNotices.tsx';
import { useSavedFocus } from './list/use-saved-focus.ts';
import { savedStyles as styles } from '#parts/saved-results/saved-styles.ts';
import { savedWords as words } from './saved-words.ts';
import { Disclosure, Disclosures } from '#ui/Disclosure.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** The instant for an entry in the date field; `null` if it is not a date. */
function instantOf(entry: string, result: ResultRow): string | null {
  // The field has no seconds: an unchanged date keeps them.
  if (entry === formatDateEntry(result.savedAt)) return result.savedAt;
  const date = new Date(entry);
  const year = date.getFullYear();
  return year >= 1900 && year < 2200 ? date.toISOString() : null;
}

const totalOf = (page: ListPage | null): number => page?.total ?? 0;

/** True if somebody is kept. */
const isKept = (page: ListPage | null): boolean => page !== null && page.person !== null;

const nameOf = (page: ListPage | null): string => page?.person?.name ?? '';

/** True if there is anything to erase. */
const isAnyKept = ({ results, isMore }: KeptInAll, total: number): boolean => isMore || results + total > 0;

/** Reads again after changes elsewhere, and takes the files that the log’s import passes on. */
function useSaved() {
  const [state, send] = useReducer(reduceSaved, initialSavedState);
  const reader = useMemo(() => createSavedReader(send), []);
  const actions = useMemo(() => createSavedActions(send, reader), [reader]);
  useEffect(() => void reader.refresh(), [reader]);
  useStoreChanges(() => void reader.refresh());
  // The log, and the choice of the person.
  useEffect(() => onOwnChange(() => void reader.list()), [reader]);
  useEffect(() => onPassedFile('kept', (file) => void actions.importFile(file, true)), [actions]);
  return { state, send, reader, actions };
}

export interface SavedResultsProps {
  /** Other files of the page: the log's. */
  readonly children?: ReactNode;
}

/** All saved results on this device: the list, their files beside the page's others, and the way to erase everything. */
export const SavedResults = withFailureMessage(function SavedResults({ children }: SavedResultsProps) {
  const { state, send, reader, actions } = useSaved();
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useSavedFocus(state);
  const { page, message, inAll } = state;

  // A form stays open during changes in other tabs, so that typed text is not lost.
  const total = totalOf(page);
  const hasResults = page !== null && (total > 0 || state.editing !== null);
  const isFree = message?.kind !== 'working';
  const act = (action: () => Promise<void>): void => void (isFree && action());
  const turn = (to: Turn): void => void reader.turn(to).then(() => heading.current?.focus());
  const change: SavedListProps['onChange'] = (result, { date, ...changes }) => {
    const savedAt = instantOf(date, result);
    if (savedAt === null) send({ type: 'editing', editing: { result, isDateWrong: true } });
    else act(() => actions.change(result, { ...changes, savedAt }));
  };
  const exportResults = (): void => act(() => actions.exportResults(page?.results ?? []));
  const exportPerson = (): void => act(actions.exportPerson);
  const importFile = (file: Blob): void => act(() => actions.importFile(file));

  return (
    <div className={styles('saved')}>
      <SavedProblem problem={state.problem} onTryAgain={() => act(reader.refresh)} />
      <Comparison state={state} onStop={() => send({ type: 'notCompared' })} />
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
          onCompare={(result) => send({ type: 'compared', result })}
        />
      ) : (
        <SavedEmpty page={page} problem={state.problem} />
      )}
      <SavedUnreadable
        unreadable={state.unreadable}
        onExport={() => act(actions.exportAside)}
        onErase={() => act(actions.eraseAside)}
      />
      <p className={styles('text')}>
        <a href={`${paths.childBmiCalculator}#${fragments.savedChildren}`}>{words.children}</a>
      </p>
      <Disclosures>
        <EarlierPlans
          onRemove={(plan) => act(() => actions.removePlan(plan))}
          onResume={(plan) => act(() => actions.resumePlan(plan))}
        />
        {children}
        <Disclosure title={words.personTitle} id={fragments.everything}>
          <PersonFile person={page?.person ?? null} onExport={exportPerson} onImport={importFile} />
        </Disclosure>
        <Disclosure title={words.filesTitle}>
          {page || state.problem ? (
            <SavedFiles total={total} name={nameOf(page)} onExport={exportResults} onImport={importFile} />
          ) : null}
        </Disclosure>
      </Disclosures>
      {isAnyKept(inAll, total) ? (
        <SavedErase
          total={Math.max(total, inAll.results)}
          isPersonKept={isKept(page)}
          onExport={exportPerson}
          onErase={() => act(actions.eraseAll)}
        />
      ) : null}
      <SavedMessageBar
        message={message}
        barRef={bar}
        onUndo={act}
        onChoose={(choice) => act(choice.act)}
        onRescue={actions.exportShown}
        onClose={() => send({ type: 'messageShown', message: null })}
      />
    </div>
  );
});
