import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useIsHydrated } from '#ui/optional-part.ts';
import { useSharedResult } from '#person/store.ts';
import type { SharedResult } from '#person/shared-result.ts';
import { announceChange, useStoreChanges } from '#person/database/store-channel.ts';
import { initialSaveState, reduceSave, stepOf } from './save-state.ts';
import type { SaveStep } from './save-state.ts';
import { putResult, removeResult } from '#person/database/saved-store.ts';
import { SavePanel } from './SavePanel.tsx';
import type { SavedResult } from '#person/database/saved-result.ts';
import { readPage } from '#person/database/list-page.ts';
import { newResult } from './new-result.ts';
import { shownResult } from './shown-result.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

type FailedStep = Omit<Extract<SaveStep, { status: 'saved' | 'failed' }>, 'problem'>;

/** Results shown below the button. */
const NEWEST = 3;

/** Asks the browser not to evict the store when space is short. The answer doesn't matter. */
function requestPersistence(): void {
  if ('storage' in navigator && 'persist' in navigator.storage) navigator.storage.persist().catch(() => {});
}

/** Saves the page's result on this device on request. Loads when its details are opened. */
export const SaveResult = withFailureMessage(function SaveResult() {
  const isHydrated = useIsHydrated();
  const shown = useSharedResult();
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
  async function save(of: SharedResult, note: string): Promise<void> {
    const result = newResult(shownResult(of), note, new Date());
    const done = await putResult(result);
    if (done.ok) requestPersistence();
    await settle(done, { status: 'saved', of, result }, { status: 'failed', of, result });
  }
  async function undo(of: SharedResult, result: SavedResult): Promise<void> {
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
