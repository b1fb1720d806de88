import { formatEntry } from '#ui/text/format.ts';
import { formatPlural } from '#ui/text/format-plural.ts';
import type { Person } from './person.ts';
import { entryWords, levelName } from './fields/entry-words.ts';
import { formatHeight } from './format-height.ts';
import { formatGivenWeight } from './format-weight.ts';
import { isUnderAge } from './policy.ts';
import { weightUnitOf } from './units.ts';

/** An age in whole or typed years: "30 years". */
export const formatAge = (age: number): string => formatPlural(age, ['# year', '# years']);

/** Weight and height in the units of the form: "92 kg, 178 cm". */
export const measuresLine = (person: Pick<Person, 'units' | 'weight' | 'height'>): string =>
  [
    formatGivenWeight(person.weight.kilograms, weightUnitOf(person)),
    formatHeight(person.height.centimetres, person.units),
  ].join(', ');

/** The person of a result: "92 kg, 178 cm, 30 years". */
export const personLine = (person: Person): string => `${measuresLine(person)}, ${formatAge(person.age)}`;

/** The body fat of a result, where one was entered: "22% body fat". */
export const bodyFatLine = ({ bodyFat = null }: Person): readonly string[] =>
  bodyFat === null ? [] : [`${formatEntry(bodyFat)}% body fat`];

/** Everything that was entered: "Female, 68 years, 160 lb, 5 ft 4 in, lightly active", without a level that isn't asked. */
export const entriesLine = (person: Person, isLevelAsked = true): string =>
  [
    entryWords[person.gender],
    formatAge(person.age),
    measuresLine(person),
    ...(isLevelAsked ? [levelName(person.activityLevel).toLowerCase()] : []),
    ...bodyFatLine(person),
    ...(person.familyBackground && !isUnderAge(person.age) ? [entryWords.lowerLimits] : []),
  ].join(', ');
