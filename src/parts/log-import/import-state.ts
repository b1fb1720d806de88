import type { StoreProblem } from '#person/database/store-failure.ts';
import type { Outcome } from '#person/database/with-store.ts';
import type { FarChoice } from './far-weights.ts';
import type { FileSummary, ImportChoice } from './file-summary.ts';
import type { Found, Written } from './importer.ts';
import type { FileProblem, Question } from './log-file-reading.ts';
import type { Preference } from './merge-days.ts';

/** The current step of an import. */
export type ImportState =
  | { readonly status: 'waiting'; readonly problem: FileProblem | null }
  | { readonly status: 'reading' | 'writing'; readonly share: number }
  | {
      readonly status: 'asking';
      readonly questions: readonly Question[];
      /** What is known of the visitor, in kg. */
      readonly weightKg: number | null;
    }
  | ({ readonly status: 'preview'; readonly summary: FileSummary } & ImportChoice)
  | ({ readonly status: 'written' } & Omit<Extract<Written, { readonly kind: 'written' }>, 'kind'>)
  | { readonly status: 'stopped' | 'undoing' | 'undone' }
  | { readonly status: 'failed'; readonly problem: StoreProblem };

export type ImportEvent =
  | { readonly type: 'moved'; readonly to: ImportState }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'preferred'; readonly preference: Preference }
  | { readonly type: 'judged'; readonly farChoice: FarChoice };

/** Before a file is chosen. */
export const initialImport: ImportState = { status: 'waiting', problem: null };

export type Preview = Extract<ImportState, { readonly status: 'preview' }>;

/** The state after a file was read, unless it is for another reader. */
export function afterReading(found: Exclude<Found, { readonly kind: 'own' }>): ImportState {
  switch (found.kind) {
    case 'failed':
      return { status: 'waiting', problem: found.problem };
    case 'questions':
      return { status: 'asking', questions: found.questions, weightKg: found.weightKg };
    case 'noLog':
      return { status: 'failed', problem: found.problem };
    case 'read':
      return { status: 'preview', summary: found.summary, preference: 'log', farChoice: null };
  }
}

/** The state after writing. */
export function afterWriting(written: Written): ImportState {
  if (written.kind === 'written') {
    const { kind: status, ...others } = written;
    return { status, ...others };
  }
  return written.kind === 'failed' ? { status: 'failed', problem: written.problem } : { status: 'stopped' };
}

/** The state after an undo. */
export const afterUndo = (done: Outcome<null>): ImportState =>
  done.ok ? { status: 'undone' } : { status: 'failed', problem: done.problem };

/** How many days would be written. */
export const countChanges = ({ summary, preference, farChoice }: Preview): number =>
  summary.changes.find((choice) => choice.preference === preference && choice.farChoice === farChoice)
    ?.days ?? 0;

/** Next state of an import. Pure. */
export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'moved':
      return event.to;
    case 'progressed':
      return 'share' in state ? { ...state, share: event.share } : state;
    case 'preferred':
      return state.status === 'preview' ? { ...state, preference: event.preference } : state;
    case 'judged':
      return state.status === 'preview' ? { ...state, farChoice: event.farChoice } : state;
  }
}
