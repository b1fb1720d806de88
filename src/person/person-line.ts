import { formatEntry } from '#ui/format.ts';
import { weightUnitOf } from './draft.ts';
import type { Person } from './form.ts';
import { formatHeight } from './format-height.ts';
import { formatGivenWeight } from './format-weight.ts';

/** An age in whole or typed years: "30 years". */
export const formatAge = (age: number): string => (age === 1 ? '1 year' : `${formatEntry(age)} years`);

/** Whose result it is: "92 kg, 178 cm, 30 years". */
export function personLine(person: Person): string {
  return [
    formatGivenWeight(person.weight.kilograms, weightUnitOf(person)),
    formatHeight(person.height.centimetres, person.units),
    formatAge(person.age),
  ].join(', ');
}
