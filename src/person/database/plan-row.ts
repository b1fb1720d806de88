import { keptPlanIn, type KeptPlan } from '#person/plan/kept-plan.ts';
import { isLogDay } from '#person/log/local-day.ts';
import { isRecord } from '#ui/untrusted.ts';
import { idIn, oneOf } from './read-fields.ts';

/** A plan that somebody follows or followed. A person has at most one current plan. */
export interface PlanRow extends KeptPlan {
  readonly id: string;
  /** Id of the person. */
  readonly person: string;
  readonly state: 'current' | 'earlier';
  /** The local day on which the person stopped following it on their own; its goal stays the planner's. */
  readonly stoppedOn?: string;
}

/** A plan that is followed again is no longer stopped. */
const stoppedIn = (day: unknown, state: PlanRow['state']): Pick<PlanRow, 'stoppedOn'> =>
  state === 'earlier' && typeof day === 'string' && isLogDay(day) ? { stoppedOn: day } : {};

/** Reads a stored plan as untrusted input; `null` unless it is one. */
export function planRow(value: unknown): PlanRow | null {
  if (!isRecord(value)) return null;
  const [id, person] = [idIn(value['id']), idIn(value['person'])];
  const state = oneOf(['current', 'earlier'] as const, value['state']);
  const plan = keptPlanIn(value);
  return id === undefined || person === undefined || state === undefined || plan === null
    ? null
    : { id, person, state, ...plan, ...stoppedIn(value['stoppedOn'], state) };
}
