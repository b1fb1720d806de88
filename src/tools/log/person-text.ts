import { entryWords } from '#person/fields/entry-words.ts';
import { formatHeight } from '#person/format-height.ts';
import { knownAgeOn, type LogDetails } from '#person/log/parse-log.ts';
import { formatAge } from '#person/person-line.ts';
import type { Units } from '#person/units.ts';

/** "Male, 40 years, 180 cm", as far as it is known. */
export function personText(details: LogDetails, today: string, units: Units): string {
  const { gender, centimetres } = details;
  const age = knownAgeOn(details, today);
  return [
    gender && entryWords[gender],
    age && formatAge(age),
    centimetres && formatHeight(centimetres, units),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
