/** What somebody eats in a day, and an amount that is asked about before it's logged: a digit too many, or kJ as kcal. Pure. */
import { kcal } from '@evenscale/formulas/units';
import { kilocaloriesFrom } from '#person/energy/format-energy.ts';
import { energyMeasure } from '#person/entries/energy.ts';
import { likelyUnit, type LikelyEntry } from '#person/entries/likely.ts';
import { measureEntry, readMeasure } from '#person/entries/measure.ts';
import { LOG_LIMITS } from '#person/log/parse-log.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';

/** What somebody eats in a day. */
export const INTAKE = energyMeasure(LOG_LIMITS.kilocalories);

/** Few people ever eat so much in a day, in kcal. */
const UNLIKELY = 7000;
/** A tenth of what was typed is a day's meals from here on; less is rather kJ, typed as kcal. */
const LEAST_MEANT = 1300;

/** True for what somebody is asked about. */
export const isUnlikelyIntake = (kilocalories: number): boolean => kilocalories >= UNLIKELY;

/** What was probably meant; `null` for a usual amount, and if no slip explains it. */
export function likelyIntake(text: string): LikelyEntry | null {
  const reading = readMeasure(INTAKE, text);
  if (!reading.ok || !isUnlikelyIntake(reading.value)) return null;
  const { unit, amount, value } = reading;
  const tenth = kcal(value / 10);
  if (tenth >= LEAST_MEANT)
    return { label: formatEnergy(tenth, unit), text: measureEntry(INTAKE, tenth, unit) };
  if (unit === 'kJ') return null;
  return likelyUnit(INTAKE, unit, { amount, unit: 'kJ' }, kcal(kilocaloriesFrom(amount, 'kJ')));
}
