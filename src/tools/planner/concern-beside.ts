/** What the log says before any figure, for somebody who makes a plan. */
import { years } from '@evenscale/formulas/units';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import { ageOn } from '#person/log/parse-log.ts';
import type { Person } from '#person/person.ts';
import type { LogConcern } from '#person/policy/concerns.ts';
import { isOwner } from '#person/policy/owner.ts';
import type { Kept } from './kept-log.ts';

/** False for a log that is surely somebody else's. */
function mayBeLogOf({ whose, trend, today }: Kept, person: Person): boolean {
  const { gender, age, height, weight } = person;
  return isOwner(
    {
      weight: trend?.weight ?? weight.kilograms,
      person: whose ? { ...whose, age: years(ageOn(whose, today)) } : undefined,
    },
    { gender, age, height: height.centimetres, weight: weight.kilograms },
  );
}

/** The log's first concern; `null` without one, for anybody else, and during a pregnancy. */
export function concernBeside(kept: Kept | null, person: Person): LogConcern | null {
  const [concern] = kept?.concerns ?? [];
  if (!kept || concern === undefined || person.pregnancy || mayBeOthers()) return null;
  return mayBeLogOf(kept, person) ? concern : null;
}
