/** The units of a visitor, and their weight, to read what a file doesn't say. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import { currentPerson } from '#person/database/people.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { readWeight } from '#person/entries/measure.ts';
import { startEntries } from '#person/known/start-entries.ts';
import { readLog } from '#person/log/log-store.ts';
import type { OwnUnits } from './own-units.ts';
import { unitsIn, waistUnitOf, weightUnitOf } from '#person/units.ts';

/** What the page knows of a visitor of whom nothing is kept. */
export interface Visit {
  /** What was entered in this visit; `null` if nothing was, or if it's about somebody else. */
  readonly entries: KeptTexts | null;
  readonly energyUnit: EnergyUnit;
}

/** The entries of the log's person, or else those of the visit. */
async function entriesFor({ entries }: Visit, today: string): Promise<KeptTexts | null> {
  const current = await currentPerson();
  if (!current.ok || !current.value) return entries;
  const log = await readLog(current.value.id);
  return startEntries(current.value, log.ok ? log.value : [], today);
}

/** The units of the visitor; `null` if nothing is known of them. */
export async function visitorsUnits(visit: Visit, today: string): Promise<OwnUnits | null> {
  const entries = await entriesFor(visit, today);
  if (!entries) return null;
  const units = unitsIn(entries['units']);
  const weight = readWeight(entries['weight'] ?? '');
  return {
    weightUnit: weightUnitOf({ units }),
    energyUnit: visit.energyUnit,
    waistUnit: waistUnitOf(units),
    weightKg: weight.ok ? weight.value.kilograms : null,
  };
}
