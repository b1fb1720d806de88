import type { SharedResult } from '#calculators/shared/result-channel.ts';
import type { StoreProblem } from './keep-failure.ts';
import type { KeptResult } from './kept-result.ts';
import type { ListPage } from './list-page.ts';

/** How far the keeping of a result is; `of` is the result it belongs to. */
export type KeepStep =
  | { readonly status: 'asked' }
  | {
      readonly status: 'kept';
      readonly of: SharedResult;
      readonly result: KeptResult;
      /** Why it could not be taken back. */
      readonly problem?: StoreProblem;
    }
  | { readonly status: 'undone'; readonly of: SharedResult }
  | {
      readonly status: 'failed';
      readonly of: SharedResult;
      readonly result: KeptResult;
      readonly problem: StoreProblem;
    };

export interface KeepState {
  readonly step: KeepStep;
  /** The newest results of the store. */
  readonly page: ListPage;
}

export type KeepEvent =
  | { readonly type: 'listed'; readonly page: ListPage }
  | { readonly type: 'stepped'; readonly step: KeepStep };

/** The part as it is opened. */
export const initialKeepState: KeepState = {
  step: { status: 'asked' },
  page: { results: [], before: 0, total: 0 },
};

/** Next state of the part under a result. Pure. */
export function reduceKeep(state: KeepState, event: KeepEvent): KeepState {
  return event.type === 'listed' ? { ...state, page: event.page } : { ...state, step: event.step };
}

/** Where the shown result stands: a new one has not been asked about yet. */
export function stepOf(step: KeepStep, shown: SharedResult): KeepStep {
  return step.status !== 'asked' && step.of !== shown ? { status: 'asked' } : step;
}
