import type { BodyMassIndex, Kcal, Percent } from '@evenscale/formulas/units';
import { isModelled, type WeightModelPerson } from '@evenscale/formulas/weight-model';
import type { CalorieContext } from './safety.ts';
import { bodyMassIndexOf } from './assessment.ts';
import { dayEnergyOf } from './energy/day-energy.ts';
import type { Person } from './form.ts';
import type { OwnMaintenance } from './own-maintenance.ts';

/** A person as the model of body weight and the judgement of a target need them, with the site's own energies. */
export interface ProjectionPerson {
  readonly bmr: Kcal;
  readonly tdee: Kcal;
  /** Where `tdee` comes from, if it isn't the equation's. */
  readonly own: OwnMaintenance | null;
  readonly bmi: BodyMassIndex;
  readonly context: CalorieContext;
  /** `null` where the model does not reach: under 18, or far outside the people it was made for. */
  readonly model: WeightModelPerson | null;
}

/**
 * The person behind a picture of the coming weight: activity level, resting energy and the day's energy are the
 * site's, so that eating the shown TDEE keeps the weight level. One's own maintenance calories give the activity level.
 */
export function projectionPersonOf(person: Person, bodyFat: Percent | null): ProjectionPerson {
  const { weight, height, age, gender } = person;
  const { bmr, tdee, pal, own } = dayEnergyOf(person, bodyFat);
  const bmi = bodyMassIndexOf(person);
  const model: WeightModelPerson = {
    gender,
    age,
    height: height.centimetres,
    weight: weight.kilograms,
    pal,
    bodyFat,
    restingEnergy: bmr,
    maintenanceIntake: tdee,
  };
  return { bmr, tdee, own, bmi, context: { bmr, bmi, age, gender }, model: isModelled(model) ? model : null };
}
