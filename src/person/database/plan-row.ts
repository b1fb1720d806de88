import { isLogDay } from '#person/log/local-day.ts';
import { planUpdateIn, type KeptPlan } from '#person/plan/kept-plan.ts';
import { isRecord } from '#ui/untrusted.ts';
import { idIn, oneOf, textsIn } from './read-fields.ts';

/** A plan that somebody follows or followed. A person has at most one current plan. */
export interface PlanRow extends KeptPlan {
  readonly id: string;
  /** Id of the person. */
  readonly person: string;
  readonly state: 'current' | 'earlier';
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
  return { id, person, state, entries, start, update: planUpdateIn(value['update'], start) };
}
