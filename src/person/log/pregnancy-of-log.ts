/** Whether a pregnancy that was said in this visit is of the person whose log it is. */
import { cm, kg, years } from '@evenscale/formulas/units';
import { isPregnancySaid } from '#person/entries/session-view.ts';
import { isOwner } from '#person/policy/owner.ts';
import { chosenDetails } from './chosen-details.ts';
import { ageOn, type LogPerson } from './parse-log.ts';

/**
 * True if the log's person may be the one who is pregnant or breastfeeding. Weight doesn't tell them apart, because it
 * changes in a pregnancy, and sex may be a form's preset; what isn't known doesn't either.
 *
 * @param person - whose log it is; `null` while it doesn't know
 */
export function isPregnancyOf(person: LogPerson | null, today: string): boolean {
  if (!isPregnancySaid()) return false;
  if (!person) return true;
  if (person.gender === 'male') return false;
  const own = { gender: person.gender, age: ageOn(person, today), centimetres: person.centimetres };
  const { age, centimetres } = chosenDetails();
  const weight = kg(1);
  return isOwner(
    { weight, person: own },
    {
      gender: own.gender,
      age: years(age ?? own.age),
      height: cm(centimetres ?? own.centimetres),
      weight,
    },
  );
}
