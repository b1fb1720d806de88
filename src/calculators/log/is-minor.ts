import { years } from '@evenscale/formulas/units';
import { ageOn, type LogPerson } from '#person/log/parse-log.ts';
import { isUnderAge } from '#person/policy/limits.ts';

/** True if the log is known to be of somebody under 18 on that day; before there is a day, nobody is. */
export const isMinor = (person: LogPerson | null, today: string): boolean =>
  person !== null && today !== '' && isUnderAge(years(ageOn(person, today)));
