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

const isRising = (numbers: readonly unknown[]): boolean =>
  numbers.every(
    (value, place) =>
      typeof value === 'number' && (place === 0 || value >= (numbers[place - 1] as number)),
  );

/** True for a figure within the limits, with its interval around it and a weight. */
export function isOwnMaintenance(figure: unknown): figure is OwnMaintenance {
  const { value, low, high, weight } = (figure ?? {}) as Readonly<Record<string, unknown>>;
  return (
    isRising([0, low, value, high, LIMITS.highest]) &&
    isRising([LIMITS.least, value, LIMITS.most]) &&
    isRising([Number.MIN_VALUE, weight, HEAVIEST])
  );
}
