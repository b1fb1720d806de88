import type { Kcal, Kilograms } from '@evenscale/formulas/units';
import type { EatenBefore } from '@evenscale/formulas/weight-model';
import { GENDERS } from '@evenscale/formulas/energy';
import type { FigureOwner } from './policy/owner.ts';
import { HEAVIEST, EATEN_SHARES, OWN_MAINTENANCE_LIMITS as LIMITS } from './limits.ts';

/** A person's own maintenance calories from a log, as the tools use them: numbers, never the log itself. */
export interface OwnMaintenance {
  /** In kcal per day, with the ends of its interval, not rounded. */
  readonly value: Kcal;
  readonly low: Kcal;
  readonly high: Kcal;
  /** The weight at the end of the log. It isn't passed on: links and saved results use their own weight. */
  readonly weight: Kilograms;
  /** What was eaten in these weeks, so that a plan goes on from there; unknown for a figure that was typed. */
  readonly eaten?: EatenBefore;
  /** Whose log it is; unknown for a figure from a link or a saved result. */
  readonly person?: FigureOwner['person'];
}

/** True if all arguments are numbers and each is larger than the one before. */
const isRising = (...numbers: readonly number[]): boolean =>
  numbers.every((value, place) => Number.isFinite(value) && value >= (numbers[place - 1] ?? value));

/** True for a person as `ownMaintenanceIn` describes one. */
function isPerson(person: OwnMaintenance['person']): boolean {
  const { gender, age, centimetres } = (person ?? {}) as NonNullable<OwnMaintenance['person']>;
  return GENDERS.includes(gender) && Number.isFinite(age) && Number.isFinite(centimetres);
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

const isWithin = (number: number, { least, most }: Limits, of: number): boolean =>
  isRising(least * of, number, most * of);

/** True for meals that a body can have lived on while it used that, at about that weight. */
const isEaten = (eaten: Partial<EatenBefore> | undefined, { value, weight }: OwnMaintenance): boolean =>
  isWithin(eaten?.mean ?? NaN, EATEN_SHARES.meals, value) &&
  isWithin(eaten?.lately ?? NaN, EATEN_SHARES.meals, value) &&
  isWithin(eaten?.weight ?? NaN, EATEN_SHARES.weight, weight);

/** Reads a figure as untrusted input: within the limits and inside its interval; `undefined` otherwise. */
export function readOwnMaintenance(figure: unknown): OwnMaintenance | undefined {
  const { value, low, high, weight, eaten, person } = (figure ?? {}) as OwnMaintenance;
  const isFigure =
    isRising(0, low, value, high, LIMITS.highest) &&
    isRising(LIMITS.least, value, LIMITS.most) &&
    isRising(Number.MIN_VALUE, weight, HEAVIEST);
  if (!isFigure) return undefined;
  return {
    value,
    low,
    high,
    weight,
    ...(eaten && isEaten(eaten, figure as OwnMaintenance) ? { eaten } : {}),
    ...(isPerson(person) ? { person } : {}),
  };
}
