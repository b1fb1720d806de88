/** The initial state of the dynamic model of body weight: a person with a stable weight, or one who has long eaten more or less. */
import type { Gender } from '../energy/energy.ts';
import { buildingCost, leanShare } from './building.ts';
import {
  ADAPTATION,
  FORBES,
  GLYCOGEN,
  RESTING_PER_KG,
  SODIUM,
  THERMIC_EFFECT,
  USUAL_DIET,
} from './constants.ts';
import { CM_PER_METRE, kcal, kg, percent } from '../units.ts';
import type { BodyMassIndex, Centimetres, Kcal, Kilograms, Percent, Years } from '../units.ts';
import { bodyMassIndex } from '../bmi/bmi.ts';

/** The person whose weight is projected: an adult, not pregnant and not breastfeeding. */
export interface WeightModelPerson {
  readonly gender: Gender;
  /** Completed years, from 18. */
  readonly age: Years;
  readonly height: Centimetres;
  readonly weight: Kilograms;
  /** Physical activity level: daily energy over resting energy. The site passes its activity factor. */
  readonly pal: number;
  /** Measured body fat, up to 60%; if null, it's estimated (by Jackson's equation, not Deurenberg's). */
  readonly bodyFat: Percent | null;
  /** Resting energy; Mifflin's unsimplified fit by default. The site passes its BMR, so that its TDEE keeps weight stable. */
  readonly restingEnergy?: Kcal;
  /** Maintenance intake; resting energy times the activity level by default. With `eaten`, what was spent while eating that. */
  readonly maintenanceIntake?: Kcal;
  /** What was eaten for weeks before the start, if it isn't maintenance. */
  readonly eaten?: EatenBefore;
}

/** What was eaten before the start, in the weeks in which the energy spent was measured. */
export interface EatenBefore {
  /** Mean intake of these weeks. */
  readonly mean: Kcal;
  /** Mean weight of these weeks. */
  readonly weight: Kilograms;
  /** Mean intake since it last changed: glycogen, fluid and adaptation have settled there. */
  readonly lately: Kcal;
}

/** The starting values of the model. */
export interface WeightModelStart {
  readonly weight: Kilograms;
  readonly fat: Kilograms;
  readonly restingEnergy: Kcal;
  /** The intake that keeps the weight, once the body has adapted to it. */
  readonly intake: Kcal;
  /** Glycogen in kg. */
  readonly glycogen: number;
  /** Fluid outside the cells in kg, compared with that on maintenance. */
  readonly fluid: number;
  /** Adaptive thermogenesis in kcal per day. */
  readonly adaptation: number;
  /** Carbohydrate on maintenance, in kcal per day. */
  readonly carbs: Kcal;
  /** Sodium on maintenance, in mg per day. */
  readonly sodium: number;
  /** Energy of moving about, in kcal per day for each kg of body weight. */
  readonly activity: number;
  /** The model ends at this weight, below which nobody survives. */
  readonly lowestWeight: Kilograms;
}

/** Mifflin's fit before its authors simplified it: kcal per kg, per cm, per year, and the constant. */
const MIFFLIN_FIT = {
  perKg: 9.99,
  perCm: 6.25,
  perYear: -4.92,
  constant: { male: 5, female: -161 },
} as const;

/** Jackson's estimate of body fat: points per year, per logarithm of BMI, and the constant. */
const JACKSON = {
  male: { perYear: 0.14, perLogBmi: 37.31, constant: -103.94 },
  female: { perYear: 0.14, perLogBmi: 39.96, constant: -102.01 },
} as const;

/** The model's limits for fat mass: the minimum in kg, and the maximum in percent of the weight. */
const LEAST_FAT = 1;
const MOST_FAT = 60;

/** Very few people survive a BMI below 12, and few lose more than half their weight. */
const LOWEST_BMI = 12;
const LOWEST_SHARE = 0.5;

/** The model's range: adults, from the smallest to the largest on record, inclusive. */
export const WEIGHT_MODEL_RANGE = {
  age: { min: 18, max: 120 },
  height: { min: 100, max: 275 },
  weight: { min: 25, max: 650 },
  pal: { min: 1, max: 3 },
} as const;

function estimatedFat(bmi: BodyMassIndex, age: Years, gender: Gender): Percent {
  const { perYear, perLogBmi, constant } = JACKSON[gender];
  return percent(perYear * age + perLogBmi * Math.log(bmi) + constant);
}

function mifflinFit({ weight, height, age, gender }: WeightModelPerson): Kcal {
  const { perKg, perCm, perYear, constant } = MIFFLIN_FIT;
  return kcal(perKg * weight + perCm * height + perYear * age + constant[gender]);
}

function fatOf({ weight, height, age, gender, bodyFat }: WeightModelPerson): Kilograms {
  const share = bodyFat ?? estimatedFat(bodyMassIndex(weight, height), age, gender);
  return kg(Math.max(LEAST_FAT, (weight * Math.min(MOST_FAT, share)) / 100));
}

/** Fraction of a change in intake by which expenditure follows it, once the body has adapted. */
const FOLLOWED = THERMIC_EFFECT + ADAPTATION.share;
/** No less than this fraction of what was spent keeps the weight, whatever is said to have been eaten. */
const LEAST_BALANCE = 0.5;

/** Energy that each kg of a change in weight takes, at rest and in moving about. */
function spentPerKilogram(fat: Kilograms, activity: number): number {
  const share = fatShareOfChange(fat);
  return share * RESTING_PER_KG.fat + (1 - share) * RESTING_PER_KG.lean + activity;
}

/**
 * The intake that keeps the weight. If what was spent was measured while something else was eaten, at another weight, it's
 * what the equations say of today's weight and a body that has adapted.
 */
function balancedIntake(person: WeightModelPerson): Kcal {
  const { pal, weight, restingEnergy = mifflinFit(person), eaten } = person;
  const spent = person.maintenanceIntake ?? kcal(pal * restingEnergy);
  if (!eaten) return spent;
  const fat = fatOf(person);
  const building = buildingCost(leanShare(fat)) * (spent - eaten.mean);
  const heavier = spentPerKilogram(fat, activityOfPal(pal, restingEnergy, weight)) * (eaten.weight - weight);
  const balanced = (spent + building - heavier - FOLLOWED * eaten.mean) / (1 - FOLLOWED);
  return kcal(Math.max(LEAST_BALANCE * spent, balanced));
}

type Settled = Pick<WeightModelStart, 'glycogen' | 'fluid' | 'adaptation'>;

/** The balance of the equations for glycogen, fluid and adaptation at an intake. */
function settledAt(intake: Kcal, maintenance: Kcal): Settled {
  const share = intake / maintenance;
  return {
    glycogen: GLYCOGEN.start * Math.sqrt(share),
    fluid: ((share - 1) * (USUAL_DIET.sodium + SODIUM.excretedByCarbs)) / SODIUM.excretedPerKg,
    adaptation: ADAPTATION.share * (intake - maintenance),
  };
}

/**
 * Whether the model can be used for a person.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day
 * @returns true (no unit, exact) if every value lies in `WEIGHT_MODEL_RANGE` and the energies are above 0
 * @throws never
 * @source the largest and smallest adults on record; product decision: no projection under 18
 * @example isModelled({ gender: 'male', age: years(17), height: cm(180), weight: kg(80), pal: 1.5, bodyFat: null }) // false
 */
export function isModelled(person: WeightModelPerson): boolean {
  const within = (key: keyof typeof WEIGHT_MODEL_RANGE): boolean =>
    person[key] >= WEIGHT_MODEL_RANGE[key].min && person[key] <= WEIGHT_MODEL_RANGE[key].max;
  if (!(within('age') && within('height') && within('weight') && within('pal'))) return false;
  const resting = person.restingEnergy ?? mifflinFit(person);
  return resting > 0 && (person.maintenanceIntake ?? resting) > 0;
}

/**
 * Energy of moving about, for a physical activity level.
 *
 * @param pal - energy of the day over energy at rest; below 1.111 digestion already takes more than there is
 * @param restingEnergy - energy at rest in kcal per day, above 0
 * @param weight - body mass in kg, above 0
 * @returns kcal per day for each kg of body weight, not rounded; never below 0
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example activityOfPal(1.5, kcal(1800), kg(90)) // 7
 */
export function activityOfPal(pal: number, restingEnergy: Kcal, weight: Kilograms): number {
  return Math.max(0, (((1 - THERMIC_EFFECT) * pal - 1) * restingEnergy) / weight);
}

/**
 * The starting values of the model for a person.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day, within `WEIGHT_MODEL_RANGE`
 * @returns masses in kg, energies in kcal per day, sodium in mg per day, activity in kcal per kg and day, none rounded
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix; body fat: Jackson et al. 2002, Int J Obes 26:789–796
 * @example weightModelStart({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: percent(30) }).fat // 30
 */
export function weightModelStart(person: WeightModelPerson): WeightModelStart {
  if (!isModelled(person))
    throw new RangeError('weightModelStart: got a person outside the model, ask isModelled first');
  const { weight, height, pal } = person;
  const restingEnergy = person.restingEnergy ?? mifflinFit(person);
  const intake = balancedIntake(person);
  const lowestByHeight = LOWEST_BMI * (height / CM_PER_METRE) ** 2;
  return {
    weight,
    fat: fatOf(person),
    restingEnergy,
    intake,
    ...settledAt(person.eaten?.lately ?? intake, intake),
    carbs: kcal(USUAL_DIET.carbFraction * intake),
    sodium: USUAL_DIET.sodium,
    activity: activityOfPal(pal, restingEnergy, weight),
    lowestWeight: kg(Math.min(lowestByHeight, LOWEST_SHARE * weight)),
  };
}

/**
 * The fraction of a small change in tissue that is fat, by Forbes's rule: lean people lose more lean mass.
 *
 * @param fat - fat mass in kg, 0 or more
 * @returns fraction of the change in mass that is fat, 0–1, not rounded
 * @throws never
 * @source Forbes 1987, Nutr Rev 45:225–231; Hall 2007, Br J Nutr 97:1059–1063
 * @example fatShareOfChange(kg(31.2)) // 0.75
 */
export function fatShareOfChange(fat: Kilograms): number {
  return fat / (fat + FORBES);
}
