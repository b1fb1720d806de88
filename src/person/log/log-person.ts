import type { LogPerson } from './parse-log.ts';

/** A person's age on a day, from the age that they entered earlier. */
export function ageOn({ age, saidOn }: LogPerson, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(saidOn.slice(0, 4));
  const isBefore = today.slice(4) < saidOn.slice(4);
  return age + Math.max(0, years - (isBefore ? 1 : 0));
}
