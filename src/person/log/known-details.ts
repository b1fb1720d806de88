/** What is known of whom the log is about: what is kept, or else what was entered in this visit. Reading keeps nothing. */
import { entriesOn, type PersonRow } from '#person/database/person-row.ts';
import type { KeptTexts } from '#person/database/read-fields.ts';
import { tabPerson } from '#person/entries/tab-person.ts';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import { isSamePerson } from '#person/known/newer-weight.ts';
import { formatEntry } from '#ui/text/format.ts';
import { chosenTexts, detailsIn } from './chosen-details.ts';
import type { LogDetails, LogPerson } from './parse-log.ts';

/** What was chosen in this visit, unless it may be about somebody else than the person kept. */
function ownTexts(person: string | null, kept: KeptTexts): KeptTexts {
  const tab = tabPerson();
  const isOthers = mayBeOthers() || (tab !== null && tab !== person);
  const chosen = isOthers ? {} : chosenTexts();
  return isSamePerson(chosen, kept) ? chosen : {};
}

/**
 * The details on a day. They decide what is safe to show, before the visitor has saved them.
 *
 * @param row - the person kept; `null` if nobody is
 */
export function knownDetails(row: PersonRow | null, today: string): LogDetails {
  const kept = row ? entriesOn(row, today) : {};
  const own = detailsIn(ownTexts(row?.id ?? null, kept));
  const { gender, age, centimetres } = detailsIn(kept);
  return {
    gender: gender ?? own.gender,
    age: age ?? own.age,
    centimetres: centimetres ?? own.centimetres,
    saidOn: today,
  };
}

/** The details as entries, to keep them. */
export const entriesOf = ({ gender, age, centimetres }: LogPerson): KeptTexts => ({
  gender,
  age: String(age),
  height: `cm~${formatEntry(centimetres)}`,
});
