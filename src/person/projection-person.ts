import type { BodyMassIndex, Kcal } from '@evenscale/formulas/units';
import { isModelled, type WeightModelPerson } from '@evenscale/formulas/weight-model';
import type { PolicyPerson } from './policy.ts';
import { policyPersonOf } from './assessment.ts';
import { dayEnergyOf } from './energy/day-energy.ts';
import type { Person } from './person.ts';
import type { OwnMaintenance } from './own-maintenance.ts';

/** A person as the weight model and the target assessment need them, with the site's own energies. */
export interface ProjectionPerson {
  readonly bmr: Kcal;
  readonly tdee: Kcal;
  /** Where `tdee` comes from, if it isn't the equation's. */
  readonly own: OwnMaintenance | null;
  readonly bmi: BodyMassIndex;
  /** What the policy judges intakes by. */
  readonly facts: PolicyPerson;
  /** `null` if the model doesn't apply: under 18, or far outside the people it was made for. */
  readonly model: WeightModelPerson | null;
}

/** The same body at rest on its number: it's called maintenance, so eating it keeps the weight, whatever was eaten before. */
export function onMaintenance({ eaten: _, ...model }: WeightModelPerson): WeightModelPerson {
  return model;
}

/**
 * The person for a weight projection. Activity level, resting energy and daily energy are the site's, so that eating
 * the displayed TDEE keeps the weight level. If the person has maintenance calories from a log, the activity level
 * comes from them, and the body goes on from what the log says was eaten: the water of a diet's first week is gone by then.
 */
export function projectionPersonOf(person: Person): ProjectionPerson {
  const { weight, height, age, gender, bodyFat = null } = person;
  const { bmr, tdee, pal, own } = dayEnergyOf(person);
  const facts = policyPersonOf(person, { bmr, tdee });
  const model: WeightModelPerson = {
    gender,
    age,
    height: height.centimetres,
    weight: weight.kilograms,
    pal,
    bodyFat,
    restingEnergy: bmr,
    maintenanceIntake: tdee,
    ...(own?.eaten ? { eaten: own.eaten } : {}),
  };
  return { bmr, tdee, own, bmi: facts.bmi, facts, model: isModelled(model) ? model : null };
}
