/** The weights that are known of somebody whose log may have none. */
import type { PersonRow } from '#person/database/person-row.ts';
import { readWeight } from '#person/entries/measure.ts';
import { storedRecord } from '#person/entries/session.ts';
import type { KeptPlan } from '#person/plan/kept-plan.ts';
import type { KnownWeight } from './usual-weight.ts';

/** In kg; `null` for a text that isn't a weight. */
function kilogramsIn(text: unknown): number | null {
  const reading = readWeight(typeof text === 'string' ? text : '');
  return reading.ok ? reading.value.kilograms : null;
}

/** The weight that a plan starts with, or its last update; `null` if it can't be read. */
function weightOfPlan({ entries, start, update }: KeptPlan): KnownWeight['ofPlan'] {
  if (update) return { day: update.on, value: update.weightKg };
  const value = kilogramsIn(entries['weight']);
  return value === null ? null : { day: start, value };
}

/** Of the plan that is followed, and of the person kept, or of this visit if nobody is. */
export const knownWeight = (row: PersonRow | null, plan: KeptPlan | null): KnownWeight => ({
  ofPlan: plan && weightOfPlan(plan),
  own: kilogramsIn(row ? row.entries['weight'] : storedRecord()?.['weight']),
});
