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
  readonly rescue?: readonly ResultRow[];
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
  /** The results chosen to be compared, at most two. */
  readonly compared: readonly ResultRow[];
}

export type SavedEvent =
  | { readonly type: 'listed'; readonly page: ListPage }
  | { readonly type: 'surveyed'; readonly unreadable: Unreadable }
  | { readonly type: 'looked'; readonly inAll: KeptInAll }
  | { readonly type: 'failed'; readonly problem: StoreProblem }
  | { readonly type: 'messageShown'; readonly message: SavedMessage | null }
  | { readonly type: 'editing'; readonly editing: SavedState['editing'] }
  /** A result is chosen to be compared, or no longer. */
  | { readonly type: 'compared'; readonly result: ResultRow }
  /** A result is gone from the comparison; without one, all are. */
  | { readonly type: 'notCompared'; readonly id?: string };

/** The initial state. */
export const initialSavedState: SavedState = {
  page: null,
  unreadable: { aside: 0, damaged: 0 },
  inAll: { results: 0, isMore: false },
  problem: null,
  message: null,
  editing: null,
  compared: [],
};

/** True if a list is another person's. If nobody is left, what is half typed can still be saved. */
function isAnother(before: ListPage | null, { person }: ListPage): boolean {
  const id = before?.person?.id;
  return id !== undefined && person !== null && person.id !== id;
}

/** A list was read. If it is another person's, what could still be done to the one before is over. */
function listed(state: SavedState, page: ListPage): SavedState {
  // As they are now; with an empty list, they are gone.
  const known = page.total === 0 ? [] : state.compared;
  const compared = known.map((old) => page.results.find(({ id }) => id === old.id) ?? old);
  const next = { ...state, page, problem: null, compared };
  if (!isAnother(state.page, page)) return next;
  const { message } = state;
  return {
    ...next,
    editing: null,
    compared: [],
    message: message?.undo || message?.rescue || message?.choices ? null : message,
  };
}

const without = (results: readonly ResultRow[], id: string): readonly ResultRow[] =>
  results.filter((result) => result.id !== id);

/** A third result takes the place of the one chosen last. */
function comparedWith(compared: readonly ResultRow[], result: ResultRow): readonly ResultRow[] {
  const others = without(compared, result.id);
  return others.length < compared.length ? others : [...others.slice(0, 1), result];
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
    case 'compared':
      return { ...state, compared: comparedWith(state.compared, event.result) };
    case 'notCompared':
      return { ...state, compared: event.id === undefined ? [] : without(state.compared, event.id) };
  }
}
