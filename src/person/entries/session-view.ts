import { type Units, unitsIn } from '#person/units.ts';
import { storedRecord } from './session.ts';

/** True if the visitor said on a calculator, in this visit, that they're pregnant or breastfeeding. */
export const isPregnancySaid = (): boolean => storedRecord()?.['pregnancy'] === 'yes';

/** The units of this visit; `null` if nothing has been entered. */
export function loadSessionView(): { readonly units: Units } | null {
  const stored = storedRecord();
  return stored && { units: unitsIn(stored['units']) };
}
