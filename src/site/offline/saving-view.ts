import type { SavingState } from './offline-messages.ts';
import { offlineWords } from './offline-words.ts';

/** The contents of the panel “Save for offline”. */
export interface SavingView {
  /** Label of the button that starts or continues; `null` if there is none. */
  readonly save: string | null;
  readonly hasStop: boolean;
  readonly hasRemove: boolean;
  /** In a polite live region, so it should rarely change. */
  readonly status: string;
  /** The bar and the line below it, while pages are being fetched. */
  readonly progress: { readonly value: number; readonly max: number; readonly count: string } | null;
}

const STILL = { save: offlineWords.save, hasStop: false, hasRemove: false, status: '', progress: null };

/** Before the worker has answered. */
export const startingView: SavingView = { ...STILL, save: null, status: offlineWords.starting };

/** After everything has been removed. */
export const removedView: SavingView = { ...STILL, status: offlineWords.removed };

/** Shown if the browser can't store anything for this site. */
export const impossibleView: SavingView = { ...STILL, status: offlineWords.impossible };

function wordsFor(state: SavingState): string {
  if (state.phase === 'offline')
    return state.total === 0 ? offlineWords.noList : offlineWords.brokenOff(state);
  if (state.phase === 'full') return offlineWords.full(state);
  return state.kept === 0 ? '' : offlineWords.savedInPart(state);
}

function unfinishedView(state: SavingState): SavingView {
  const isBegun = state.kept > 0;
  return {
    ...STILL,
    save: isBegun ? offlineWords.saveRest : offlineWords.save,
    hasRemove: isBegun,
    status: wordsFor(state),
  };
}

/** Turns the worker's message into the visitor's view. */
export function savingView(state: SavingState): SavingView {
  const { phase, kept, total } = state;
  if (phase === 'saving')
    return {
      ...STILL,
      save: null,
      hasStop: true,
      status: offlineWords.saving,
      progress: { value: kept, max: total, count: offlineWords.savedSoFar(state) },
    };
  if (total > 0 && kept === total)
    return { ...STILL, save: null, hasRemove: true, status: offlineWords.saved(state) };
  return unfinishedView(state);
}
