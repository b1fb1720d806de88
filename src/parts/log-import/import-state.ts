import type { StoreProblem } from '#person/database/store-failure.ts';
import type { Undo } from '#person/database/with-store.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { DayChange } from '#person/log/day-change.ts';
import { judgedDays, type FarChoice } from './far-weights.ts';
import {
  changeFrom,
  changesFrom,
  compareDays,
  type Comparison,
  type LogDays,
  type Preference,
} from './merge-days.ts';
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
export async function previewOf(reading: ReadDays, log: LogDays): Promise<Preview> {
  return {
    status: 'preview',
    reading,
    comparison: await compareDays(reading.days, log),
    preference: 'log',
    far: reading.far.filter((day) => day.weightKg !== log.get(day.day)?.weightKg),
    farChoice: null,
  };
}

/** The changes to the log, as the visitor decided. */
export const changesIn = (
  { reading, far, farChoice, preference }: Preview,
  log: LogDays,
): Promise<readonly DayChange[]> => changesFrom(judgedDays(reading.days, far, farChoice), log, preference);

/** How many days would be written. */
export function countChanges({ comparison, far, farChoice, preference }: Preview, log: LogDays): number {
  const count = (days: readonly StoredLogDay[]): number =>
    days.filter((day) => changeFrom(day, log, preference)).length;
  return comparison.changed[preference] - count(far) + count(judgedDays(far, far, farChoice));
}

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
