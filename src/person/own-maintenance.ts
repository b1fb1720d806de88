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

/** Reads a figure as hostile input: within the limits, its interval around it; `undefined` for anything else. */
export function readOwnMaintenance(figure: unknown): OwnMaintenance | undefined {
  const { value, low, high, weight } = (figure ?? {}) as OwnMaintenance;
  const isFigure =
    [value, low, high, weight].every(Number.isFinite) &&
    value >= LIMITS.least &&
    value <= LIMITS.most &&
    low >= 0 &&
    low <= value &&
    high >= value &&
    high <= LIMITS.highest &&
    weight > 0 &&
    weight <= HEAVIEST;
  return isFigure ? { value, low, high, weight } : undefined;
}
