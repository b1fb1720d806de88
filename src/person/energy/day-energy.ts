import {
  ACTIVITY_FACTORS,
  katchMcArdle,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import type { Kcal } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { OWN_PAL_LIMITS } from '#person/limits.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { policyPersonOf } from '#person/assessment.ts';
import { figureFor, type WithheldReason } from '#person/policy.ts';
import { isOwner } from '#person/policy/owner.ts';

/** A person's resting and daily energy, in kcal, not rounded. */
export interface DayEnergy {
  readonly bmr: Kcal;
  readonly tdee: Kcal;
  /** Daily energy divided by resting energy. */
  readonly pal: number;
  /** Where `tdee` comes from, if it isn't the equation's. */
  readonly own: OwnMaintenance | null;
}

/** Resting energy: from lean mass if body fat was entered, otherwise by Mifflin–St Jeor. */
function restingEnergyOf({ weight, height, age, gender, bodyFat = null }: Person): Kcal {
  return bodyFat === null
    ? mifflinStJeor(weight.kilograms, height.centimetres, age, gender)
    : katchMcArdle(weight.kilograms, bodyFat);
}

/** Why a log's figure isn't used: the policy withholds it, it's somebody else's, or no body uses that. */
export type OwnRefusal = WithheldReason | 'otherPerson' | 'belowRest' | 'aboveReach';

/** Whether a log's figure is about this person. */
const isOwn = (own: OwnMaintenance, { gender, age, height, weight }: Person): boolean =>
  isOwner(own, { gender, age, height: height.centimetres, weight: weight.kilograms });

/** Why a log's figure isn't used for a person; `null` where it is. */
export function ownRefusalOf(own: OwnMaintenance, person: Person): OwnRefusal | null {
  const bmr = restingEnergyOf(person);
  const figure = figureFor('logFigure', own.value, policyPersonOf(person, { bmr, tdee: own.value }));
  if (figure.status === 'withheld' && figure.reason !== 'unsafe') return figure.reason;
  if (!isOwn(own, person)) return 'otherPerson';
  const pal = own.value / bmr;
  if (pal < OWN_PAL_LIMITS.least || figure.status === 'withheld') return 'belowRest';
  return pal > OWN_PAL_LIMITS.most ? 'aboveReach' : null;
}

/** A person's resting and daily energy. The daily energy is the person's own figure if it's plausible. */
export function dayEnergyOf(person: Person): DayEnergy {
  const { activityLevel, ownMaintenance } = person;
  const bmr = restingEnergyOf(person);
  const isUsed = ownMaintenance && ownRefusalOf(ownMaintenance, person) === null;
  const own = isUsed ? ownMaintenance : null;
  if (own) return { bmr, tdee: own.value, pal: own.value / bmr, own };
  return {
    bmr,
    tdee: totalDailyEnergyExpenditure(bmr, activityLevel),
    pal: ACTIVITY_FACTORS[activityLevel],
    own,
  };
}
