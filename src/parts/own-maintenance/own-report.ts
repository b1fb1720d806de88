/** What to say about the visitor's own maintenance calories next to a result. Pure. */
import type { Percent } from '@evenscale/formulas/units';
import { dayEnergyOf, isOwn } from '#person/energy/day-energy.ts';
import { OTHER_WEIGHT_SHARE } from '#person/limits.ts';
import type { Person } from '#person/person.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { isUnderAge } from '#person/policy.ts';

/** Why the figure isn't used although the form has it. */
export type OwnRefusal = 'underAge' | 'otherPerson' | 'belowRest' | 'aboveReach';

export interface OwnReport {
  /** The figure in the form. */
  readonly own: OwnMaintenance | null;
  /** Why it isn't used although the form has it. */
  readonly refusal: OwnRefusal | null;
  /** The log's figure, where it could replace the one in use. */
  readonly offer: OwnMaintenance | null;
  /** True if the figure, in use or offered, is for another weight than the one entered. */
  readonly isOtherWeight: boolean;
}

const isSame = (one: OwnMaintenance | null, other: OwnMaintenance): boolean =>
  one?.value === other.value && one.low === other.low && one.high === other.high;

/** Why the person's figure isn't used; `null` where it is. */
function refusalOf(own: OwnMaintenance, person: Person, bodyFat: Percent | null): OwnRefusal | null {
  const day = dayEnergyOf({ ...person, ownMaintenance: own }, bodyFat);
  if (day.own) return null;
  if (isUnderAge(person.age)) return 'underAge';
  if (!isOwn(own, person)) return 'otherPerson';
  return own.value < day.bmr ? 'belowRest' : 'aboveReach';
}

/** The form's person and the figure from this device's log → report. Pure. */
export function buildOwnReport(
  person: Person,
  bodyFat: Percent | null,
  fromLog: OwnMaintenance | null,
): OwnReport {
  const own = person.ownMaintenance ?? null;
  const isOffered = fromLog && !isSame(own, fromLog) && refusalOf(fromLog, person, bodyFat) === null;
  const offer = isOffered ? fromLog : null;
  const weight = (own ?? offer)?.weight ?? person.weight.kilograms;
  return {
    own,
    refusal: own && refusalOf(own, person, bodyFat),
    offer,
    isOtherWeight: Math.abs(person.weight.kilograms / weight - 1) > OTHER_WEIGHT_SHARE,
  };
}
