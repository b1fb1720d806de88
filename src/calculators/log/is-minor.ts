import { years } from '@evenscale/formulas/units';
import { localDay } from '#person/log/local-day.ts';
import { ageOn, type LogPerson } from '#person/log/parse-log.ts';
import { isUnderAge } from '#person/policy.ts';

/** True if the log is known to be of somebody under 18 today. */
export const isMinor = (person: LogPerson | null): boolean =>
  person !== null && isUnderAge(years(ageOn(person, localDay(new Date()))));
