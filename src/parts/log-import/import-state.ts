import type { StoreProblem } from '#person/database/store-failure.ts';
import type { Undo } from '#person/database/with-store.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { DayChange } from '#person/log/day-change.ts';
import { judgedDays, type FarChoice } from './far-weights.ts';
import { changesFrom, compareDays, type Comparison, type Preference } from './merge-days.ts';
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
      /** The days with a weight far from the others that the log doesn't have yet, and what to do with them. */
      readonly far: readonly StoredLogDay[];
      readonly farChoice: FarChoice | null;
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
  | { readonly type: 'preferred'; readonly preference: Preference }
  | { readonly type: 'judged'; readonly farChoice: FarChoice };

/** Before a file is chosen. */
export const initialImport: ImportState = { status: 'waiting', problem: null };

export type Preview = Extract<ImportState, { readonly status: 'preview' }>;

/** What is shown of a file before anything is written. */
export function previewOf(reading: ReadDays, log: readonly StoredLogDay[]): Preview {
  const isNew = new Set(changesFrom(reading.far, log, 'file').map(({ day }) => day));
  return {
    status: 'preview',
    reading,
    comparison: compareDays(reading.days, log),
    preference: 'log',
    far: reading.far.filter(({ day }) => isNew.has(day)),
    farChoice: null,
  };
}

/** The changes to the log, as the visitor decided. */
export const changesIn = (
  { reading, far, farChoice, preference }: Preview,
  log: readonly StoredLogDay[],
): readonly DayChange[] => changesFrom(judgedDays(reading.days, far, farChoice), log, preference);

/** Next state of an import. Pure. */
export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'moved':
      return event.to;
    case 'progressed':
      return state.status === 'reading' ? { ...state, share: event.share } : state;
    case 'preferred':
      return state.status === 'preview' ? { ...state, preference: event.preference } : state;
    case 'judged':
      return state.status === 'preview' ? { ...state, farChoice: event.farChoice } : state;
  }
}
