import type { KeptResult } from './keep-result.ts';
import type { KeptEntries } from '#person/entries/kept.ts';
import type { StoreProblem } from '#person/database/store-failure.ts';
import type { ResultRow } from '#person/database/result-row.ts';

/** The progress of saving a result; `of` is the result. */
export type SaveStep =
  | { readonly status: 'unsaved' }
  | {
      readonly status: 'saved';
      readonly of: KeptEntries;
      readonly result: ResultRow;
      readonly kept: KeptResult;
      /** Why it couldn't be undone. */
      readonly problem?: StoreProblem;
    }
  | { readonly status: 'undone'; readonly of: KeptEntries }
  | {
      readonly status: 'failed';
      readonly of: KeptEntries;
      readonly result: ResultRow;
      readonly problem: StoreProblem;
    };

/** The step with the way back. */
export type SavedStep = Extract<SaveStep, { readonly status: 'saved' }>;

/**
 * The step for the shown result. A different result isn't saved yet; recalculating the same entries isn't a different
 * one.
 */
export function stepOf(step: SaveStep, shown: KeptEntries): SaveStep {
  const isOther = step.status !== 'unsaved' && JSON.stringify(step.of) !== JSON.stringify(shown);
  return isOther ? { status: 'unsaved' } : step;
}
