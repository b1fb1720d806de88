import { choose, fill, press } from './visit.ts';
import type { Visit } from './visit.ts';

/** The person of the specification's example: BMI 22.857, and 2,556 kcal a day. */
export const EXAMPLE = {
  weight: '70',
  height: '175',
  age: '30',
  gender: 'Male',
  activityLevel: 'moderatelyActive',
} as const;

/** The man of the reference programs: 2,817 kcal maintain his 90 kg. */
export const MAN = {
  weight: '90',
  height: '178',
  age: '40',
  gender: 'Male',
  activityLevel: 'moderatelyActive',
} as const;

interface Person {
  readonly weight: string;
  readonly height: string;
  readonly age: string;
  readonly gender: 'Male' | 'Female';
  readonly activityLevel: string;
}

/** Types and chooses the entries that every calculator needs. */
export async function enter(visit: Visit, person: Person): Promise<void> {
  for (const name of ['weight', 'height', 'age'] as const) await fill(visit, name, person[name]);
  await press(visit, 'radio', person.gender);
  await choose(visit, 'activityLevel', person.activityLevel);
}

export async function calculate(visit: Visit): Promise<void> {
  await press(visit, 'button', 'Calculate');
}
