import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '#ui/optional-part.ts';
import { keepEntries, type KeptEntries } from '#person/entries/kept.ts';
import { useFormContent } from '#person/store.ts';
import { announceChange } from '#person/database/store-channel.ts';
import { useStoreChanges } from '#person/database/use-stored.ts';
import { entriesFor } from '#person/entries/known-entries.ts';
import { stepOf, type SavedStep, type SaveStep } from './save-state.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { keepResult } from './keep-result.ts';
import { SavePanel } from './SavePanel.tsx';
import { EMPTY, readPage } from '#person/database/list-page.ts';
import { newResult } from './new-result.ts';
import { hasFigures } from './summary.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** Results shown below the button. */
const NEWEST = 3;

/** Asks the browser not to evict the store when space is short. The answer doesn't matter. */
function requestPersistence(): void {
  if ('storage' in navigator && 'persist' in navigator.storage) navigator.storage.persist().catch(() => {});
}

/** The entries of a result, and those among them that all tools share. */
interface ShownEntries {
  readonly of: KeptEntries;
  readonly person: KeptTexts;
}

/** The entries of the page's result; `null` while there is none that can be saved. */
function useShownEntries(): ShownEntries | null {
  const form = useFormContent();
  return useMemo(() => {
    if (!form?.calculated) return null;
    const of = keepEntries(form.tool, form.calculated);
    const result = newResult(of, '', new Date());
    if (!result || !hasFigures(result)) return null;
    return { of, person: entriesFor(form.tool, form.calculated, 'device') as KeptTexts };
  }, [form]);
}

/** Saves the page's result on this device on request. Loads when its details are opened. */
export const SaveResult = withFailureMessage(function SaveResult() {
  const isHydrated = useIsHydrated();
  const shown = useShownEntries();
  const [step, setStep] = useState<SaveStep>({ status: 'unsaved' });
  const [page, setPage] = useState(EMPTY);
  const panel = useRef<HTMLDivElement>(null);

  const list = useCallback(async (): Promise<void> => {
    const read = await readPage({ to: 'newest' }, NEWEST);
    if (read.ok) setPage(read.value);
  }, []);
  useEffect(() => void list(), [list]);
  useStoreChanges(() => void list());
  // The pressed button is gone: the focus moves to the element that replaces it.
  useEffect(() => {
    if (step.status !== 'unsaved' && document.activeElement === document.body) panel.current?.focus();
  }, [step]);

  async function settle(done: SaveStep): Promise<void> {
    setStep(done);
    announceChange();
    await list();
  }
  async function save({ of, person }: ShownEntries, note: string): Promise<void> {
    const result = newResult(of, note, new Date());
    if (!result) return;
    const done = await keepResult(result, person);
    if (done.ok) {
      requestPersistence();
      await settle({ status: 'saved', of, result, kept: done.value });
    } else setStep({ status: 'failed', of, result, problem: done.problem });
  }
  async function undo(saved: SavedStep): Promise<void> {
    const done = await saved.kept.undo();
    if (done.ok) await settle({ status: 'undone', of: saved.of });
    else setStep({ ...saved, problem: done.problem });
  }

  if (!isHydrated || !shown) return null;
  return (
    <SavePanel
      panelRef={panel}
      tool={shown.of.tool}
      step={stepOf(step, shown.of)}
      page={page}
      onSave={(note) => void save(shown, note)}
      onUndo={(saved) => void undo(saved)}
    />
  );
});
