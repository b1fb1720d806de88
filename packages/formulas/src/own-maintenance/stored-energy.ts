/** The energy of a change in weight, and the effect of a change in intake on weight, by our own weight model. */
import type { Gender } from '../energy/energy.ts';
import { kcal, type Centimetres, type Kilograms, type Percent, type Years } from '../units.ts';
import { ENERGY_PER_KG, GLYCOGEN } from '../weight-model/constants.ts';
import type { WeightState } from '../weight-model/equations.ts';
import { fatShareOfChange, weightModelStart, WEIGHT_MODEL_RANGE } from '../weight-model/start.ts';
import type { WeightModelPerson } from '../weight-model/start.ts';
import { projectWeight } from '../weight-model/weight-model.ts';
import type { IntakeLevel } from './mean-intake.ts';

/** The person who keeps the log. */
export interface LogPerson {
  readonly gender: Gender;
  /** Completed years, from 18. */
  readonly age: Years;
  readonly height: Centimetres;
  /** Measured body fat; it's estimated if null. */
  readonly bodyFat: Percent | null;
}

/** How a body that was in balance responds to changes in intake. */
export interface IntakeResponse {
  /** Change in weight in kg by a day, including water and glycogen. */
  readonly weightOn: (day: number) => number;
  /** Change in the energy stored in fat, lean tissue and glycogen by the end of the last day, in kcal. */
  readonly stored: number;
}

/** An arbitrary activity level; neither energy per kilogram nor initial fat depends on it. */
const ANY_PAL = 1.5;
/** The smallest daily intake passed to the model, in kcal. */
const LEAST_INTAKE = 500;
/** The largest factor of a sudden change in intake passed to the model. */
const LARGEST_STEP = 2;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * The log's person as input for the weight model, at a given weight.
 *
 * @param person - age in years, height in cm, body fat in percent or null
 * @param weight - body mass in kg
 * @returns the person for the weight model, weight in kg exact; call `isModelled` to check the model's range
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example modelPerson({ gender: 'female', age: years(25), height: cm(165), bodyFat: null }, kg(60)).weight // 60
 */
export function modelPerson(person: LogPerson, weight: Kilograms): WeightModelPerson {
  return { ...person, weight, pal: ANY_PAL };
}

/**
 * Energy of a kilogram of slowly gained or lost weight: fat and lean tissue in proportions that depend on the body's fat.
 *
 * @param person - age in years, height in cm, weight in kg, body fat in percent or null, within `WEIGHT_MODEL_RANGE`
 * @returns kcal per kg, not rounded: about 6,000 in lean people, 8,000 in very fat ones
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall 2008, Int J Obes 32:573–576; Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example energyPerKilogram({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: percent(31.2) }) // 7534.655831739962
 */
export function energyPerKilogram(person: WeightModelPerson): number {
  const fatShare = fatShareOfChange(weightModelStart(person).fat);
  return fatShare * ENERGY_PER_KG.fat + (1 - fatShare) * ENERGY_PER_KG.lean;
}

function storedIn({ fat, lean, glycogen }: WeightState, startingFat: number): number {
  return (
    ENERGY_PER_KG.fat * (fat - startingFat) +
    ENERGY_PER_KG.lean * lean +
    ENERGY_PER_KG.glycogen * (glycogen - GLYCOGEN.start)
  );
}

/**
 * The effect of intake changes within a log on the weight, including water and glycogen, if the first level had maintained it.
 *
 * @param person - age in years, height in cm, weight in kg, body fat in percent or null, within `WEIGHT_MODEL_RANGE`
 * @param levels - intakes in kcal per day, 0 or more, one after the other, at least one
 * @returns weight change in kg for each day from the first, and stored energy in kcal, not rounded; nothing where the intake did not change
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example responseToIntake({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: null }, [{ from: 0, to: 41, intake: 2500 }]).stored // 0
 */
export function responseToIntake(person: WeightModelPerson, levels: readonly IntakeLevel[]): IntakeResponse {
  const [first, ...later] = levels;
  if (first === undefined || later.length === 0) return { weightOn: () => 0, stored: 0 };
  const { fat, restingEnergy } = weightModelStart(person);
  const usual = Math.max(LEAST_INTAKE, first.intake);
  const { min, max } = WEIGHT_MODEL_RANGE.pal;
  const inBalance = {
    ...person,
    pal: within(usual / restingEnergy, min, max),
    maintenanceIntake: kcal(usual),
  };
  const phases = later.map(({ from, intake }) => ({
    fromDay: from - first.from,
    intake: kcal(within(intake, usual / LARGEST_STEP, usual * LARGEST_STEP)),
  }));
  const length = Math.max(...levels.map(({ to }) => to)) - first.from + 1;
  const { days, end } = projectWeight(inBalance, phases, length);
  const changes = days.map(({ weight }) => weight - person.weight);
  // A projection ends early if the body would not survive.
  const weightOn = (day: number): number => changes[day - first.from] ?? Math.min(...changes);
  return { weightOn, stored: storedIn(end, fat) };
}
