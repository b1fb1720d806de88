import {
  ACTIVITY_FACTORS,
  katchMcArdle,
  mifflinStJeor,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import type { Kcal, Percent } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';
import { OWN_PAL_LIMITS } from '#person/limits.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { isUnderAge } from '#person/policy.ts';
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
function restingEnergyOf({ weight, height, age, gender }: Person, bodyFat: Percent | null): Kcal {
  return bodyFat === null
    ? mifflinStJeor(weight.kilograms, height.centimetres, age, gender)
    : katchMcArdle(weight.kilograms, bodyFat);
}

/** Whether a log's figure is about this person. */
export const isOwn = (own: OwnMaintenance, { gender, age, height, weight }: Person): boolean =>
  isOwner(own, { gender, age, height: height.centimetres, weight: weight.kilograms });

/** True for a plausible figure for an adult, from that adult's own log. */
function isUsable(own: OwnMaintenance, person: Person, bmr: Kcal): boolean {
  const pal = own.value / bmr;
  const isPlausible = pal >= OWN_PAL_LIMITS.least && pal <= OWN_PAL_LIMITS.most;
  return !isUnderAge(person.age) && isPlausible && isOwn(own, person);
}

/** A person's resting and daily energy. The daily energy is the person's own figure if it's plausible. */
export function dayEnergyOf(person: Person, bodyFat: Percent | null): DayEnergy {
  const { activityLevel, ownMaintenance } = person;
  const bmr = restingEnergyOf(person, bodyFat);
  const own = ownMaintenance && isUsable(ownMaintenance, person, bmr) ? ownMaintenance : null;
  if (own) return { bmr, tdee: own.value, pal: own.value / bmr, own };
  return {
    bmr,
    tdee: totalDailyEnergyExpenditure(bmr, activityLevel),
    pal: ACTIVITY_FACTORS[activityLevel],
    own,
  };
}
