/** Whether a pregnancy that was said in this visit is of the person whose log it is. */
import { cm, kg, years } from '@evenscale/formulas/units';
import { readHeight } from '#person/entries/measure.ts';
import { ageField } from '#person/entries/person-fields.ts';
import { sessionPresets, storedRecord } from '#person/entries/session.ts';
import { isPregnancySaid } from '#person/entries/session-view.ts';
import { AGE_LIMITS } from '#person/limits.ts';
import { isOwner } from '#person/policy/owner.ts';
import { ageOn, type LogPerson } from './parse-log.ts';

const AGE = ageField({ preset: '', ...AGE_LIMITS.home });

/** Height and age that were chosen in this visit; `null` for what wasn't. */
export function chosenHeightAndAge(): { readonly age: number | null; readonly centimetres: number | null } {
  const stored = storedRecord() ?? {};
  const textOf = (name: string): string => {
    const text = stored[name];
    return typeof text === 'string' && !sessionPresets().includes(name) ? text : '';
  };
  const [age, height] = [AGE.read(textOf('age')), readHeight(textOf('height'))];
  return { age: age.ok ? age.value : null, centimetres: height.ok ? height.value.centimetres : null };
}

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
  const { age, centimetres } = chosenHeightAndAge();
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
