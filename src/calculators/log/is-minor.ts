import { knownAgeOn, type LogDetails } from '#person/log/parse-log.ts';
import { isUnderAge } from '#person/policy/limits.ts';

/** True if the log is known to be of somebody under 18 on that day; before there is a day, nobody is. */
export function isMinor(details: LogDetails | null, today: string): boolean {
  const age = today === '' ? null : knownAgeOn(details, today);
  return age !== null && isUnderAge(age);
}
