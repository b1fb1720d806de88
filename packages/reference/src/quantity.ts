import { objectIn, type JsonObject, type ReferenceCase } from './case-file.ts';
import type { Tolerance } from './comparison.ts';

/** How to compute one expected field, and its tolerance. */
export interface Quantity {
  readonly tolerance: Tolerance;
  readonly actual: (reference: ReferenceCase) => unknown;
}

/** The fields that files of one kind may expect; a dot means a nested object: `bw.weightKg`. */
export type Kind = Readonly<Record<string, Quantity>>;

/** A quantity that is computed from the `input` of a case. */
export const from = (tolerance: Tolerance, of: (given: JsonObject) => unknown): Quantity => ({
  tolerance,
  actual: (reference) => of(objectIn(reference.fields, 'input')),
});
