import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useIsHydrated } from '#ui/optional-part.ts';
import { keepEntries, type KeptEntries } from '#person/entries/kept.ts';
import { useFormContent } from '#person/store.ts';
import { announceChange, useStoreChanges } from '#person/database/store-channel.ts';
import { initialSaveState, reduceSave, stepOf } from './save-state.ts';
import type { SaveStep } from './save-state.ts';
import { putResult, removeResult } from '#person/database/saved-store.ts';
import { SavePanel } from './SavePanel.tsx';
import type { ResultRow } from '#person/database/result-row.ts';
import { readPage } from '#person/database/list-page.ts';
import { newResult } from './new-result.ts';
import { summaryOf } from './summary.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

type FailedStep = Omit<Extract<SaveStep, { status: 'saved' | 'failed' }>, 'problem'>;

/** Results shown below the button. */
const NEWEST = 3;

/** Asks the browser not to evict the store when space is short. The answer doesn't matter. */
function requestPersistence(): void {
  if ('storage' in navigator && 'persist' in navigator.storage) navigator.storage.persist().catch(() => {});
}

/** The entries of the page's result; `null` while there is none that can be saved. */
function useShownEntries(): KeptEntries | null {
  const form = useFormContent();
  return useMemo(() => {
    const kept = form?.calculated ? keepEntries(form.tool, form.calculated) : null;
    const result = kept && newResult(kept, '', new Date());
    return result && summaryOf(result) ? kept : null;
  }, [form]);
}

/** Saves the page's result on this device on request. Loads when its details are opened. */
export const SaveResult = withFailureMessage(function SaveResult() {
  const isHydrated = useIsHydrated();
  const shown = useShownEntries();
  const [state, send] = useReducer(reduceSave, initialSaveState);
  const panel = useRef<HTMLDivElement>(null);

  const list = useCallback(async (): Promise<void> => {
    const page = await readPage({ to: 'newest' }, NEWEST);
    if (page.ok) send({ type: 'listed', page: page.value });
  }, []);
  useEffect(() => void list(), [list]);
  useStoreChanges(() => void list());
  // The pressed button is gone: the focus moves to the element that replaces it.
  useEffect(() => {
    if (state.step.status !== 'unsaved' && document.activeElement === document.body) panel.current?.focus();
  }, [state.step]);

  async function settle(done: Outcome<null>, step: SaveStep, failed: FailedStep): Promise<void> {
    send({ type: 'stepped', step: done.ok ? step : { ...failed, problem: done.problem } });
    if (!done.ok) return;
    announceChange();
    await list();
  }
  async function save(of: KeptEntries, note: string): Promise<void> {
    const result = newResult(of, note, new Date());
    if (!result) return;
    const done = await putResult(result);
    if (done.ok) requestPersistence();
    await settle(done, { status: 'saved', of, result }, { status: 'failed', of, result });
  }
  async function undo(of: KeptEntries, result: ResultRow): Promise<void> {
    await settle(await removeResult(result.id), { status: 'undone', of }, { status: 'saved', of, result });
  }

  if (!isHydrated || !shown) return null;
  return (
    <SavePanel
      panelRef={panel}
      step={stepOf(state.step, shown)}
      page={state.page}
      onSave={(note) => void save(shown, note)}
      onUndo={(result) => void undo(shown, result)}
    />
  );
});
