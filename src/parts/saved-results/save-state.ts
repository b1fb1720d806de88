import type { SharedResult } from '#person/store.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import type { SavedResult } from '#person/database/saved-result.ts';
import type { ListPage } from '#person/database/list-page.ts';

/** How far the keeping of a result is; `of` is the result it belongs to. */
export type UpgradeStep =
  | { readonly status: 'asked' }
  | {
      readonly status: 'kept';
      readonly of: SharedResult;
      readonly result: SavedResult;
      /** Why it could not be taken back. */
      readonly problem?: StoreProblem;
    }
  | { readonly status: 'undone'; readonly of: SharedResult }
  | {
      readonly status: 'failed';
      readonly of: SharedResult;
      readonly result: SavedResult;
      readonly problem: StoreProblem;
    };

export interface SaveState {
  readonly step: UpgradeStep;
  /** The newest results of the store. */
  readonly page: ListPage;
}

export type SaveEvent =
  | { readonly type: 'listed'; readonly page: ListPage }
  | { readonly type: 'stepped'; readonly step: UpgradeStep };

/** The part as it is opened. */
export const initialSaveState: SaveState = {
  step: { status: 'asked' },
  page: { results: [], before: 0, total: 0 },
};

/** Next state of the part under a result. Pure. */
export function reduceSave(state: SaveState, event: SaveEvent): SaveState {
  return event.type === 'listed' ? { ...state, page: event.page } : { ...state, step: event.step };
}

/** Where the shown result stands: a new one has not been asked about yet. */
export function stepOf(step: UpgradeStep, shown: SharedResult): UpgradeStep {
  return step.status !== 'asked' && step.of !== shown ? { status: 'asked' } : step;
}
