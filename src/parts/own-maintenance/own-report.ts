/** What to say about the visitor's own maintenance calories next to a result. Pure. */
import { ownRefusalOf, type OwnRefusal } from '#person/energy/day-energy.ts';
import { OTHER_WEIGHT_SHARE } from '#person/limits.ts';
import type { Person } from '#person/person.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';

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

/** The form's person and the figure from this device's log → report. Pure. */
export function buildOwnReport(person: Person, fromLog: OwnMaintenance | null): OwnReport {
  const own = person.ownMaintenance ?? null;
  const isOffered = fromLog && !isSame(own, fromLog) && ownRefusalOf(fromLog, person) === null;
  const offer = isOffered ? fromLog : null;
  const weight = (own ?? offer)?.weight ?? person.weight.kilograms;
  return {
    own,
    refusal: own && ownRefusalOf(own, person),
    offer,
    isOtherWeight: Math.abs(person.weight.kilograms / weight - 1) > OTHER_WEIGHT_SHARE,
  };
}
