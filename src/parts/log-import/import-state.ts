import type { StoreProblem } from '#person/database/store-failure.ts';
import type { Undo } from '#person/database/with-store.ts';
import type { Comparison, Preference } from './merge-days.ts';
import type { FileProblem, Question, ReadDays } from './log-file-reading.ts';

/** The current step of an import. */
export type ImportState =
  | { readonly status: 'waiting'; readonly problem: FileProblem | null }
  | { readonly status: 'reading'; readonly share: number }
  | { readonly status: 'asking'; readonly questions: readonly Question[] }
  | {
      readonly status: 'preview';
      readonly reading: ReadDays;
      readonly comparison: Comparison;
      readonly preference: Preference;
    }
  | { readonly status: 'writing' }
  | {
      readonly status: 'written';
      readonly days: number;
      /** Days that were changed elsewhere after the preview, and stay as they are. */
      readonly stayed: number;
      readonly undo: Undo;
    }
  | { readonly status: 'undone' }
  | { readonly status: 'failed'; readonly problem: StoreProblem };

export type ImportEvent =
  | { readonly type: 'moved'; readonly to: ImportState }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'preferred'; readonly preference: Preference };

/** Before a file is chosen. */
export const initialImport: ImportState = { status: 'waiting', problem: null };

/** Next state of an import. Pure. */
export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'moved':
      return event.to;
    case 'progressed':
      return state.status === 'reading' ? { ...state, share: event.share } : state;
    case 'preferred':
      return state.status === 'preview' ? { ...state, preference: event.preference } : state;
  }
}
