/** What the device has of somebody, for their log. */
import type { PersonRow } from '#person/database/person-row.ts';
import { currentPlan } from '#person/database/plans.ts';
import type { Outcome } from '#person/database/with-store.ts';
import { knownWeight } from '#person/log/known-weight.ts';
import { readLog } from '#person/log/log-store.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { KnownWeight } from '#person/log/usual-weight.ts';

export interface StoredLog {
  /** `null` if nobody is kept. */
  readonly row: PersonRow | null;
  readonly days: readonly StoredLogDay[];
  readonly known: KnownWeight;
}

/** Reads it; a plan that can't be read is none. */
export async function readStored(row: PersonRow | null): Promise<Outcome<StoredLog>> {
  const [days, plan] = await Promise.all([readLog(row?.id), currentPlan(row?.id)]);
  if (!days.ok) return days;
  return { ok: true, value: { row, days: days.value, known: knownWeight(row, plan.ok ? plan.value : null) } };
}
