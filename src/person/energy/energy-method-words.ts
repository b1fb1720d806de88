import { ACTIVITY_FACTORS } from '@evenscale/formulas/energy';
import { levelName } from '#person/fields/entry-words.ts';
import type { Person } from '#person/person.ts';

/** "Mifflin–St Jeor (1990) × 1.55, moderately active": what a person's maintenance by the equation follows from. */
export function energyMethodText({ bodyFat = null, activityLevel }: Person): string {
  const equation = bodyFat === null ? 'Mifflin–St Jeor (1990)' : 'Katch–McArdle (1991)';
  return `${equation} × ${ACTIVITY_FACTORS[activityLevel]}, ${levelName(activityLevel).toLowerCase()}`;
}
