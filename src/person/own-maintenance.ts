import type { Kcal, Kilograms } from '@evenscale/formulas/units';
import { HEAVIEST, OWN_MAINTENANCE_LIMITS as LIMITS } from './limits.ts';

/** A person's own maintenance calories from a log, as the tools use them: numbers, never the log itself. */
export interface OwnMaintenance {
  /** In kcal per day, with the ends of its interval; none is rounded. */
  readonly value: Kcal;
  readonly low: Kcal;
  readonly high: Kcal;
  /** The weight at the end of the log. It isn't passed on: a link's and a saved result's own weight takes its place. */
  readonly weight: Kilograms;
}

/** True where numbers, and nothing but numbers, rise from one to the next. */
const isRising = (...numbers: readonly number[]): boolean =>
  numbers.every((value, place) => Number.isFinite(value) && value >= (numbers[place - 1] ?? value));

/** Reads a figure as hostile input: within the limits, its interval around it; `undefined` for anything else. */
export function readOwnMaintenance(figure: unknown): OwnMaintenance | undefined {
  const { value, low, high, weight } = (figure ?? {}) as OwnMaintenance;
  const isFigure =
    isRising(0, low, value, high, LIMITS.highest) &&
    isRising(LIMITS.least, value, LIMITS.most) &&
    isRising(Number.MIN_VALUE, weight, HEAVIEST);
  return isFigure ? { value, low, high, weight } : undefined;
}

/** What a form has of it, for the calculators that calculate with it (`PersonRules.ownEntries`). */
export const ownEntries = (draft: {
  readonly ownMaintenance?: unknown;
}): { readonly ownMaintenance: OwnMaintenance | undefined } => ({
  ownMaintenance: readOwnMaintenance(draft.ownMaintenance),
});
