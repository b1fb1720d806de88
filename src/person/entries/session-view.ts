import { storedRecord } from './session.ts';

/** True if the visitor said on a calculator, in this visit, that they're pregnant or breastfeeding. */
export const isPregnancySaid = (): boolean => storedRecord()?.['pregnancy'] === 'yes';

/** The units of this visit; `null` if nothing has been entered. */
export function loadSessionView(): {
  readonly units: 'metric' | 'imperial';
  readonly inStone: boolean;
} | null {
  const stored = storedRecord();
  return (
    stored && {
      units: stored['units'] === 'imperial' ? 'imperial' : 'metric',
      inStone: stored['inStone'] === 'yes',
    }
  );
}
