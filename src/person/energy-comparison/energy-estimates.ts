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
import type { Person } from '#person/form.ts';

/** The five methods that are compared, in the order in which they are shown. */
export const ENERGY_METHODS = ['mifflin', 'katchMcArdle', 'harrisBenedict', 'cunningham', 'eer'] as const;
export type EquationMethod = (typeof ENERGY_METHODS)[number];
/** One of them, or the person's own figure. */
export type EnergyMethod = EquationMethod | 'ownLog';

/** The reference intakes of 2023 have their adult equations from this age (National Academies 2023). */
export const EER_ADULT_AGE = 19;

/** Fraction within which the revised Harris–Benedict equation meets one person's value (Roza & Shizgal 1984). */
const HARRIS_BENEDICT_ERROR = 0.14;

/** How far a method may be off, as far as that has been published. */
export type MethodError =
  /** Within this fraction of the measured value for most adults. */
  | { readonly kind: 'mostAdults'; readonly fraction: number }
  /** Within this fraction for one person. */
  | { readonly kind: 'onePerson'; readonly fraction: number }
  /** No published error; the effect of a body fat reading that is off by this many points on the resting energy. */
  | { readonly kind: 'bodyFatReading'; readonly points: number; readonly energy: Kcal }
  /** The interval of the person's own figure. */
  | { readonly kind: 'ownLog' }
  | { readonly kind: 'none' };

/** An energy, and the range that its error leaves. */
export interface Estimate {
  readonly value: Kcal;
  readonly range: { readonly low: Kcal; readonly high: Kcal } | null;
}

/** Why a method has no figure for this person. */
export type AbsenceReason = 'needsBodyFat' | 'olderAdultsOnly' | 'outsideRange';

/** Whose energy is asked for; `bodyFat` only where it was entered, never the estimate. */
export interface EnergySubject {
  readonly person: Person;
  readonly bodyFat: Percent | null;
}

/** A method's figures for one person. */
export interface EnergyFigures {
  /** `null` where the method gives the whole day at once. */
  readonly resting: Estimate | null;
  readonly day: Estimate;
  readonly error: MethodError;
}

/** The figures, or why there are none. */
export type EnergyAnswer = EnergyFigures | AbsenceReason;

function around(value: Kcal, fraction: number): Estimate {
  return { value, range: energyRange(value, fraction) };
}

/** A resting energy with an error in percent; the day adds that of the activity level. */
function fromRest(
  resting: Kcal,
  error: Extract<MethodError, { fraction: number }>,
  { person }: EnergySubject,
): EnergyAnswer {
  if (resting <= 0) return 'outsideRange';
  const day = totalDailyEnergyExpenditure(resting, person.activityLevel);
  return {
    resting: around(resting, error.fraction),
    day: around(day, dayEnergyError(error.fraction)),
    error,
  };
}

/** A resting energy from lean mass: it is as good as the reading of body fat that goes in. */
function fromLeanMass(equation: typeof katchMcArdle, { person, bodyFat }: EnergySubject): EnergyAnswer {
  if (bodyFat === null) return 'needsBodyFat';
  const { weight, activityLevel } = person;
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

function referenceIntake({ person }: EnergySubject): EnergyAnswer {
  const { weight, height, age, gender, activityLevel } = person;
  if (age < EER_ADULT_AGE) return 'olderAdultsOnly';
  const category = CATEGORY_OF_LEVEL[activityLevel];
  const value = estimatedEnergyRequirement(weight.kilograms, height.centimetres, age, gender, category);
  return value > 0 ? { resting: null, day: { value, range: null }, error: { kind: 'none' } } : 'outsideRange';
}

/** A method's result for a person. Pure. */
export function answerOf(method: EquationMethod, subject: EnergySubject): EnergyAnswer {
  const { weight, height, age, gender } = subject.person;
  const body = [weight.kilograms, height.centimetres, age, gender] as const;
  switch (method) {
    case 'mifflin':
      return fromRest(
        mifflinStJeor(...body),
        { kind: 'mostAdults', fraction: RESTING_ENERGY_ERROR },
        subject,
      );
    case 'harrisBenedict':
      return fromRest(
        harrisBenedictRevised(...body),
        { kind: 'onePerson', fraction: HARRIS_BENEDICT_ERROR },
        subject,
      );
    case 'katchMcArdle':
      return fromLeanMass(katchMcArdle, subject);
    case 'cunningham':
      return fromLeanMass(cunningham1980, subject);
    case 'eer':
      return referenceIntake(subject);
  }
}
