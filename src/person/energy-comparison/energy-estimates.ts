import {
  BODY_FAT_READING_ERROR,
  CATEGORY_OF_LEVEL,
  cunningham1980,
  dayEnergyError,
  energyRange,
  estimatedEnergyRequirement,
  harrisBenedictRevised,
  katchMcArdle,
  mifflinStJeor,
  readingsAround,
  RESTING_ENERGY_ERROR,
  totalDailyEnergyExpenditure,
} from '@evenscale/formulas/energy';
import { kcal, type Kcal, type Percent } from '@evenscale/formulas/units';
import type { Person } from '#person/person.ts';

/** The five methods that are compared, in display order. */
export const ENERGY_METHODS = ['mifflin', 'katchMcArdle', 'harrisBenedict', 'cunningham', 'eer'] as const;
export type EquationMethod = (typeof ENERGY_METHODS)[number];
/** One of them, or the visitor's own figure. */
export type EnergyMethod = EquationMethod | 'ownLog';

/** The age from which the adult equations of the 2023 reference intakes apply (National Academies 2023). */
export const EER_ADULT_AGE = 19;

/** Margin of error of the revised Harris–Benedict equation for one person, as a fraction (Roza & Shizgal 1984). */
const HARRIS_BENEDICT_ERROR = 0.14;

/** The published margin of error of a method. */
export type MethodError =
  /** Within this fraction of the measured value for most adults. */
  | { readonly kind: 'mostAdults'; readonly fraction: number }
  /** Within this fraction for one person. */
  | { readonly kind: 'onePerson'; readonly fraction: number }
  /** No published error; the effect on resting energy of a body fat measurement that is off by this many points. */
  | { readonly kind: 'bodyFatReading'; readonly points: number; readonly energy: Kcal }
  /** The interval of the person's own figure. */
  | { readonly kind: 'ownLog' }
  | { readonly kind: 'none' };

/** An energy, and the range given by its margin of error. */
export interface Estimate {
  readonly value: Kcal;
  readonly range: { readonly low: Kcal; readonly high: Kcal } | null;
}

/** Why a method has no figure for this person. */
export type MissingReason = 'needsBodyFat' | 'olderAdultsOnly' | 'outsideRange';

/** A method's figures for one person. */
export interface EnergyFigures {
  /** `null` if the method gives only the whole day. */
  readonly resting: Estimate | null;
  readonly day: Estimate;
  readonly error: MethodError;
}

/** The figures, or why there are none. */
export type EnergyAnswer = EnergyFigures | MissingReason;

function around(value: Kcal, fraction: number): Estimate {
  return { value, range: energyRange(value, fraction) };
}

/** A resting energy with an error in percent; the error of the activity level is added for the day. */
function fromRest(
  resting: Kcal,
  error: Extract<MethodError, { fraction: number }>,
  { activityLevel }: Person,
): EnergyAnswer {
  if (resting <= 0) return 'outsideRange';
  const day = totalDailyEnergyExpenditure(resting, activityLevel);
  return {
    resting: around(resting, error.fraction),
    day: around(day, dayEnergyError(error.fraction)),
    error,
  };
}

/** A resting energy from lean mass, which is as accurate as the body fat measurement. */
function fromLeanMass(
  equation: typeof katchMcArdle,
  { weight, activityLevel, bodyFat = null }: Person,
): EnergyAnswer {
  if (bodyFat === null) return 'needsBodyFat';
  const { higher, lower } = readingsAround(bodyFat);
  const restingAt = (reading: Percent): Kcal => equation(weight.kilograms, reading);
  const resting = restingAt(bodyFat);
  const energy = kcal(resting - restingAt(higher));
  const day = totalDailyEnergyExpenditure(resting, activityLevel);
  return {
    resting: { value: resting, range: { low: restingAt(higher), high: restingAt(lower) } },
    day: around(day, dayEnergyError(energy / resting)),
    error: { kind: 'bodyFatReading', points: BODY_FAT_READING_ERROR, energy },
  };
}

function referenceIntake({ weight, height, age, gender, activityLevel }: Person): EnergyAnswer {
  if (age < EER_ADULT_AGE) return 'olderAdultsOnly';
  const category = CATEGORY_OF_LEVEL[activityLevel];
  const value = estimatedEnergyRequirement(weight.kilograms, height.centimetres, age, gender, category);
  return value > 0 ? { resting: null, day: { value, range: null }, error: { kind: 'none' } } : 'outsideRange';
}

/** A method's result for a person. Pure. */
export function figuresOf(method: EquationMethod, person: Person): EnergyAnswer {
  const { weight, height, age, gender } = person;
  const body = [weight.kilograms, height.centimetres, age, gender] as const;
  switch (method) {
    case 'mifflin':
      return fromRest(mifflinStJeor(...body), { kind: 'mostAdults', fraction: RESTING_ENERGY_ERROR }, person);
    case 'harrisBenedict':
      return fromRest(
        harrisBenedictRevised(...body),
        { kind: 'onePerson', fraction: HARRIS_BENEDICT_ERROR },
        person,
      );
    case 'katchMcArdle':
      return fromLeanMass(katchMcArdle, person);
    case 'cunningham':
      return fromLeanMass(cunningham1980, person);
    case 'eer':
      return referenceIntake(person);
  }
}
