import type { FileFormat } from './files/export-file.ts';
import type { Skipped } from './files/import-file.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import type { Unreadable } from '#person/database/saved-store.ts';
import type { ResultRow } from '#person/database/result-row.ts';
import type { ListPage } from '#person/database/list-page.ts';
import type { KeptInAll } from '#person/database/other-data.ts';

/** An answer, and what it does. */
export interface Choice {
  readonly text: string;
  readonly act: () => Promise<void>;
}

/** The page's message about the last action. */
export interface SavedMessage {
  readonly text: string;
  /** `working` while something is in progress and blocks other actions; `error` if something went wrong. */
  readonly kind?: 'working' | 'error';
  /** The answers to a question. */
  readonly choices?: readonly Choice[];
  /** Undoes the action. */
  readonly undo?: () => Promise<void>;
  /** Results that exist only on the screen now, and can still be saved to a file. */
  readonly rescue?: { readonly format: FileFormat; readonly results: readonly ResultRow[] };
  /** The skipped parts of a file. */
  readonly skipped?: readonly Skipped[];
}

export interface SavedState {
  /** `null` while the list is being read for the first time. */
  readonly page: ListPage | null;
  readonly unreadable: Unreadable;
  /** What is kept on this device, of everybody. */
  readonly inAll: KeptInAll;
  readonly problem: StoreProblem | null;
  readonly message: SavedMessage | null;
  /** The result being edited, and whether its date was invalid. */
  readonly editing: { readonly result: ResultRow; readonly isDateWrong: boolean } | null;
}

export type SavedEvent =
  | { readonly type: 'listed'; readonly page: ListPage }
  | { readonly type: 'surveyed'; readonly unreadable: Unreadable }
  | { readonly type: 'looked'; readonly inAll: KeptInAll }
  | { readonly type: 'failed'; readonly problem: StoreProblem }
  | { readonly type: 'messageShown'; readonly message: SavedMessage | null }
  | { readonly type: 'editing'; readonly editing: SavedState['editing'] };

/** The initial state. */
export const initialSavedState: SavedState = {
  page: null,
  unreadable: { aside: 0, damaged: 0 },
  inAll: { results: 0, isMore: false },
  problem: null,
  message: null,
  editing: null,
};

/** True if a list is another person's. If nobody is left, what is half typed can still be saved. */
function isAnother(before: ListPage | null, { person }: ListPage): boolean {
  const id = before?.person?.id;
  return id !== undefined && person !== null && person.id !== id;
}

/** A list was read. If it is another person's, what could still be done to the one before is over. */
function listed(state: SavedState, page: ListPage): SavedState {
  const next = { ...state, page, problem: null };
  if (!isAnother(state.page, page)) return next;
  const { message } = state;
  return {
    ...next,
    editing: null,
    message: message?.undo || message?.rescue || message?.choices ? null : message,
  };
}

/** Next state of the saved results. Pure. */
export function reduceSaved(state: SavedState, event: SavedEvent): SavedState {
  switch (event.type) {
    case 'listed':
      return listed(state, event.page);
    case 'surveyed':
      return { ...state, unreadable: event.unreadable };
    case 'looked':
      return { ...state, inAll: event.inAll };
    case 'failed':
      return { ...state, problem: event.problem, message: null };
    case 'messageShown':
      return { ...state, message: event.message };
    case 'editing':
      return { ...state, editing: event.editing };
  }
}
