import { emptyPersonForm, parsePerson, type Person, type PersonRules } from './form.ts';
import type { PersonDraft, Units } from './draft.ts';

const WEIGHT: PersonDraft['weight'] = { unit: 'kg', kilograms: '70' };
const HEIGHT: PersonDraft['height'] = { unit: 'cm', centimetres: '175' };

/** The person of the example shown before the first calculation, in the visitor's units. */
export function examplePerson(rules: PersonRules, units: Units): Person {
  const { draft } = emptyPersonForm(rules);
  const parsed = parsePerson({ ...draft, units, weight: WEIGHT, height: HEIGHT }, rules);
  if (!parsed.ok)
    throw new RangeError(`examplePerson: got age ${rules.defaultAge}, expected one that the form takes`);
  return parsed.person;
}
