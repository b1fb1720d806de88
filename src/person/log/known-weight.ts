/** The weight that a calculator has of somebody whose log may have none. */
import type { PersonRow } from '#person/database/person-row.ts';
import { readWeight } from '#person/entries/measure.ts';
import { storedRecord } from '#person/entries/session.ts';

/** In kg: of the person kept, or of this visit if nobody is; `null` without one. */
export function knownWeight(row: PersonRow | null): number | null {
  const text = row ? row.entries['weight'] : storedRecord()?.['weight'];
  const reading = readWeight(typeof text === 'string' ? text : '');
  return reading.ok ? reading.value.kilograms : null;
}
