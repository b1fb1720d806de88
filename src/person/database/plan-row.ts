import { HEAVIEST } from '#person/limits.ts';
import { isLogDay } from '#person/log/local-day.ts';
import { isRecord } from '#ui/untrusted.ts';
import { idIn, numberIn, numberUpTo, oneOf, textsIn, type KeptTexts } from './read-fields.ts';

/** What a plan was calculated with, to compare it with the log. */
export interface PlanBasis {
  /** Calories a day on the first day, in kcal, not rounded. */
  readonly intakeKcal?: number;
  /** The maintenance calories that it starts from, in kcal, not rounded. */
  readonly maintenanceKcal?: number;
  /** The weight on the first day. */
  readonly startKg?: number;
}

/** A plan that somebody follows or followed. A person has at most one current plan. */
export interface PlanRow {
  readonly id: string;
  /** Id of the person. */
  readonly person: string;
  readonly state: 'current' | 'earlier';
  /** The planner's entries, as `keepEntries` writes them. */
  readonly entries: KeptTexts;
  /** The first day, as a local day. */
  readonly start: string;
  readonly basis: PlanBasis;
}

const MOST_KCAL = 20_000;

const given = (name: keyof PlanBasis, value: number | undefined): PlanBasis =>
  value === undefined ? {} : { [name]: value };

function basisIn(value: unknown): PlanBasis {
  if (!isRecord(value)) return {};
  return {
    ...given('intakeKcal', numberIn(0, MOST_KCAL, value['intakeKcal'])),
    ...given('maintenanceKcal', numberIn(0, MOST_KCAL, value['maintenanceKcal'])),
    ...given('startKg', numberUpTo(HEAVIEST, value['startKg'])),
  };
}

/**
 * Reads a stored plan as untrusted input; `null` unless it is one. Whether the planner can calculate its entries, and
 * what may be shown of them, is for the planner to say.
 */
export function planRow(value: unknown): PlanRow | null {
  if (!isRecord(value)) return null;
  const [id, person] = [idIn(value['id']), idIn(value['person'])];
  const state = oneOf(['current', 'earlier'] as const, value['state']);
  const entries = textsIn(value['entries']);
  const { start } = value;
  if (id === undefined || person === undefined || state === undefined || entries === undefined) return null;
  if (typeof start !== 'string' || !isLogDay(start)) return null;
  return { id, person, state, entries, start, basis: basisIn(value['basis']) };
}
