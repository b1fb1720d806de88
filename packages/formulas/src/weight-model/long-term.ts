/** The dynamic model in two figures: the long-run effect of a lasting change, and how long it takes. */
import { kg, type Kcal, type Kilograms } from '../units.ts';
import {
  ADAPTATION,
  BUILDING_PER_KG,
  ENERGY_PER_KG,
  FORBES,
  RESTING_PER_KG,
  THERMIC_EFFECT,
} from './constants.ts';
import { fatShareOfChange, weightModelStart, type WeightModelPerson } from './start.ts';

/** A permanent change. */
export interface LastingChange {
  /** Change of intake in kcal per day. */
  readonly intake: Kcal;
  /** Change of activity in kcal per day for each kg of body weight; `activityOfPal` gives it. */
  readonly activity: number;
}

/**
 * The long-run change of weight after a small permanent change of intake or activity.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day, within `WEIGHT_MODEL_RANGE`
 * @param change - intake in kcal per day, activity in kcal per kg and day
 * @returns change of weight in kg, not rounded; good for changes of a few kg
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix, equation 17
 * @example longTermChange({ gender: 'male', age: years(40), height: cm(176), weight: kg(90), pal: 1.5, bodyFat: null }, { intake: kcal(0), activity: 0 }) // 0
 */
export function longTermChange(person: WeightModelPerson, change: LastingChange): Kilograms {
  const start = weightModelStart(person);
  const fatShare = fatShareOfChange(start.fat);
  const surplus = (1 - THERMIC_EFFECT - ADAPTATION.share) * change.intake - start.weight * change.activity;
  const perKg =
    start.activity +
    change.activity +
    RESTING_PER_KG.lean -
    fatShare * (RESTING_PER_KG.lean - RESTING_PER_KG.fat);
  return kg(surplus / perKg);
}

/**
 * How long a small lasting change takes: after this time 63% of it is done, half of it after 0.69 times this.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day, within `WEIGHT_MODEL_RANGE`
 * @returns days, not rounded
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix, equation 15
 * @example timeConstant({ gender: 'male', age: years(40), height: cm(176), weight: kg(90), pal: 1.5, bodyFat: null }) // 468.26382457464626
 */
export function timeConstant(person: WeightModelPerson): number {
  const { fat, activity } = weightModelStart(person);
  const leanPerFat = FORBES / fat;
  const stored =
    BUILDING_PER_KG.fat + ENERGY_PER_KG.fat + leanPerFat * (BUILDING_PER_KG.lean + ENERGY_PER_KG.lean);
  return stored / (RESTING_PER_KG.fat + activity + leanPerFat * (RESTING_PER_KG.lean + activity));
}
