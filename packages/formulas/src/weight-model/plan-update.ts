/**
 * Updates a plan that is under way: from what was eaten and weighed so far, what to eat from today on. The body keeps its
 * state, so water that was lost stays lost and the energy of adaptation isn't counted twice.
 */
import { kcal, kg, type Kcal, type Kilograms } from '../units.ts';
import { maintenanceIntake, type WeightGoal } from './goal.ts';
import type { WeightPhase } from './phases.ts';
import { risingRoot } from './rising-root.ts';
import { WEIGHT_MODEL_RANGE, weightModelStart, type WeightModelPerson } from './start.ts';
import { projectWeight, type WeightDay } from './weight-model.ts';

/** A plan until today. Days are counted from the plan's start, which is day 0. */
export interface PlanSoFar {
  /** The person at the start, with the maintenance that the plan assumed. */
  readonly person: WeightModelPerson;
  /** Mean intakes since the start, from the log; the first from day 0 on. */
  readonly eaten: readonly WeightPhase[];
  /** Today, 0 or more. */
  readonly day: number;
  /** The trend of the weight today, not the last weigh-in. */
  readonly weight: Kilograms;
  /** The person's own maintenance, if the log gives one: the mean of some days, with its interval. */
  readonly own: OwnEstimate | null;
}

/** A person's own maintenance on the days of a plan. */
export interface OwnEstimate {
  readonly value: Kcal;
  readonly low: Kcal;
  readonly high: Kcal;
  /** Its first and last day, counted from the plan's start; the first may be before it. */
  readonly from: number;
  readonly to: number;
}

/** The weight model, fitted to a plan until today. */
export interface FittedPlan {
  readonly kind: 'fitted';
  /**
   * Where the energy comes from: `trend` if the course that meets today's trend agrees with the own maintenance, or there
   * is none; `ownMaintenance` if it doesn't, so that the start is moved instead.
   */
  readonly by: 'trend' | 'ownMaintenance';
  /** The person at the start, with the maintenance that explains the log. */
  readonly person: WeightModelPerson;
  /** What was added to the maintenance that the plan assumed, in kcal per day. */
  readonly offset: Kcal;
  /** The energy that the person uses today. */
  readonly expenditure: Kcal;
  readonly eaten: readonly WeightPhase[];
  readonly day: number;
}

/** The fit, or why there is none: no usual amount of energy explains the log. */
export type PlanFit = FittedPlan | { readonly kind: 'implausible' };

/** The intake from today on, or the closest weight that any intake reaches. */
export type UpdatedIntake =
  | {
      readonly kind: 'found';
      readonly intake: Kcal;
      /** Maintenance intake afterward. */
      readonly afterwards: Kcal;
      /** What was eaten, and the intake from today on. */
      readonly phases: readonly WeightPhase[];
    }
  | { readonly kind: 'unattainable'; readonly nearest: Kilograms };

/** Energies are searched between these multiples of the assumed maintenance, and weights within these kg of the start. */
const SEARCHED = { least: 0.5, most: 2, kilograms: 10 } as const;
/** The searches stop this close, in kg and in kcal. */
const PRECISION = { kilograms: 0.0001, energy: 0.01 } as const;
/** The highest intake tried, in kcal per day above maintenance at the start. */
const LARGEST_SURPLUS = 5000;

/** The person with another maintenance. The activity level follows from it, as everywhere on the site. */
function withMaintenance(person: WeightModelPerson, maintenance: number): WeightModelPerson {
  const { restingEnergy } = weightModelStart(person);
  const { min, max } = WEIGHT_MODEL_RANGE.pal;
  const pal = Math.min(max, Math.max(min, maintenance / restingEnergy));
  return { ...person, pal, restingEnergy, maintenanceIntake: kcal(maintenance) };
}

const courseOf = (person: WeightModelPerson, { eaten, day }: PlanSoFar): readonly WeightDay[] =>
  projectWeight(person, eaten, day).days;

const lastOf = (course: readonly WeightDay[], key: 'weight' | 'expenditure'): number =>
  course.reduce((_before, day) => day[key], 0);

/**
 * The mean energy use of a projection on some of its days.
 *
 * @param course - the days of a projection, at least one
 * @param from - the first day that counts, in days from the start
 * @param to - the last day that counts
 * @returns energy in kcal per day, not rounded; of the whole projection if it has none of the days
 * @throws never
 * @source arithmetic mean
 * @example meanExpenditure([{ day: 0, weight: kg(80), fat: kg(20), bodyFat: percent(25), expenditure: kcal(2500) }, { day: 1, weight: kg(80), fat: kg(20), bodyFat: percent(25), expenditure: kcal(2400) }], 0, 7) // 2450
 */
export function meanExpenditure(course: readonly WeightDay[], from: number, to: number): Kcal {
  const days = course.filter(({ day }) => day >= from && day <= to);
  const counted = days.length > 0 ? days : course;
  return kcal(counted.reduce((total, { expenditure }) => total + expenditure, 0) / counted.length);
}

/** The root between two ends, or null if the function doesn't cross 0 there. */
function rootWithin(
  valueAt: (place: number) => number,
  [least, most]: readonly [number, number],
  precision: number,
): number | null {
  const [low, high] = [
    { at: least, value: valueAt(least) },
    { at: most, value: valueAt(most) },
  ];
  return low.value > 0 || high.value < 0 ? null : risingRoot(valueAt, low, high, precision);
}

/** The person whose course meets today's trend. */
function fittedToTrend(soFar: PlanSoFar): WeightModelPerson | null {
  const { person, weight } = soFar;
  const { intake } = weightModelStart(person);
  // The more energy a body uses, the less it weighs.
  const below = (maintenance: number): number =>
    weight - lastOf(courseOf(withMaintenance(person, maintenance), soFar), 'weight');
  const ends = [SEARCHED.least * intake, SEARCHED.most * intake] as const;
  const maintenance = rootWithin(below, ends, PRECISION.kilograms);
  return maintenance === null ? null : withMaintenance(person, maintenance);
}

/** The person who uses the own maintenance, and whose start is moved so that the course still meets today's trend. */
function fittedToOwn(soFar: PlanSoFar, own: OwnEstimate): WeightModelPerson | null {
  const { intake } = weightModelStart(soFar.person);
  const above = (maintenance: number): number =>
    meanExpenditure(courseOf(withMaintenance(soFar.person, maintenance), soFar), own.from, own.to) -
    own.value;
  const ends = [SEARCHED.least * intake, SEARCHED.most * intake] as const;
  const maintenance = rootWithin(above, ends, PRECISION.energy);
  if (maintenance === null) return null;
  const person = withMaintenance(soFar.person, maintenance);
  const startingAt = (weight: number): WeightModelPerson => ({ ...person, weight: kg(weight) });
  const heavier = (weight: number): number =>
    lastOf(courseOf(startingAt(weight), soFar), 'weight') - soFar.weight;
  const { min, max } = WEIGHT_MODEL_RANGE.weight;
  const least = Math.max(min, person.weight - SEARCHED.kilograms);
  const most = Math.min(max, person.weight + SEARCHED.kilograms);
  const weight = rootWithin(heavier, [least, most], PRECISION.kilograms);
  return weight === null ? null : startingAt(weight);
}

const agrees = (person: WeightModelPerson, soFar: PlanSoFar, own: OwnEstimate): boolean => {
  const mean = meanExpenditure(courseOf(person, soFar), own.from, own.to);
  return mean >= own.low && mean <= own.high;
};

function fitted(by: FittedPlan['by'], person: WeightModelPerson, soFar: PlanSoFar): FittedPlan {
  const { eaten, day } = soFar;
  const offset = kcal(weightModelStart(person).intake - weightModelStart(soFar.person).intake);
  const expenditure = kcal(lastOf(courseOf(person, soFar), 'expenditure'));
  return { kind: 'fitted', by, person, offset, expenditure, eaten, day };
}

/**
 * Fits the weight model to a plan until today: with the logged intakes and one constant offset of energy, so that its course
 * meets today's trend. The offset must agree with the own maintenance within its interval; otherwise the own maintenance
 * wins, and the weight at the start is moved instead. So it does on the day of the start.
 *
 * @param soFar - the person at the start within `WEIGHT_MODEL_RANGE`; intakes in kcal per day, today's trend in kg, a whole number of days, 0 on the day of the start, and the own maintenance in kcal per day or null
 * @returns the person with the maintenance that explains the log, the offset and today's energy use in kcal per day, not rounded, precise enough to meet the trend within 0.0001 kg; or that no amount between half and twice the assumed one does
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, and its web appendix; Sanghvi et al. 2015, Am J Clin Nutr 102:353–358 (energy from weights and intake); the rule about two estimates is ours
 * @example fitPlan({ person: { gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: null, restingEnergy: kcal(1800) }, eaten: [{ fromDay: 0, intake: kcal(2700) }], day: 28, weight: kg(100), own: null }).kind // 'fitted'
 */
export function fitPlan(soFar: PlanSoFar): PlanFit {
  const { own, day } = soFar;
  // Today's trend says nothing on the day that the plan starts.
  const byTrend = day > 0 ? fittedToTrend(soFar) : null;
  if (byTrend && (own === null || agrees(byTrend, soFar, own))) return fitted('trend', byTrend, soFar);
  const byOwn = own && fittedToOwn(soFar, own);
  return byOwn ? fitted('ownMaintenance', byOwn, soFar) : { kind: 'implausible' };
}

const phasesWith = ({ eaten, day }: FittedPlan, intake: Kcal): readonly WeightPhase[] => [
  ...eaten.filter(({ fromDay }) => fromDay < day),
  { fromDay: day, intake },
];

/**
 * The constant intake from today on that leads to the goal on its day, starting from the body as it is today.
 *
 * @param fit - the model, fitted to the plan until today
 * @param goal - weight in kg, above 0; its day as a whole number counted from the plan's start, after today
 * @returns energies in kcal per day, not rounded, precise enough to meet the weight within 0.0001 kg; or the nearest weight in kg, if the goal is out of reach
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, and its web appendix
 * @example updatedIntake(fitPlan({ person: { gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: null, restingEnergy: kcal(1800) }, eaten: [{ fromDay: 0, intake: kcal(2700) }], day: 28, weight: kg(100), own: null }), { weight: kg(50), day: 40 }).kind // 'unattainable'
 */
export function updatedIntake(fit: FittedPlan, goal: Pick<WeightGoal, 'weight' | 'day'>): UpdatedIntake {
  const { person } = fit;
  const aboveGoal = (intake: number): number =>
    lastOf(projectWeight(person, phasesWith(fit, kcal(intake)), goal.day).days, 'weight') - goal.weight;
  const highest = weightModelStart(person).intake + LARGEST_SURPLUS;
  const [low, high] = [
    { at: 0, value: aboveGoal(0) },
    { at: highest, value: aboveGoal(highest) },
  ];
  if (low.value > 0) return { kind: 'unattainable', nearest: kg(goal.weight + low.value) };
  if (high.value < 0) return { kind: 'unattainable', nearest: kg(goal.weight + high.value) };
  const intake = kcal(risingRoot(aboveGoal, low, high, PRECISION.kilograms));
  const phases = phasesWith(fit, intake);
  const { end } = projectWeight(person, phases, goal.day);
  return { kind: 'found', intake, afterwards: maintenanceIntake(person, end), phases };
}

/**
 * The day on which an intake from today on reaches a weight.
 *
 * @param fit - the model, fitted to the plan until today
 * @param intake - in kcal per day, 0 or more
 * @param goal - weight in kg, above or below today's
 * @param most - the last day of the search, counted from the plan's start
 * @returns the first whole day, counted from the plan's start, on which the weight is reached or passed, exact; null if it is not by then
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, and its web appendix
 * @example dayReached(fitPlan({ person: { gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: null, restingEnergy: kcal(1800) }, eaten: [{ fromDay: 0, intake: kcal(2700) }], day: 28, weight: kg(100), own: null }), kcal(2700), kg(90), 300) // null
 */
export function dayReached(fit: FittedPlan, intake: Kcal, goal: Kilograms, most: number): number | null {
  const { days } = projectWeight(fit.person, phasesWith(fit, intake), most);
  const now = lastOf(days.slice(0, fit.day + 1), 'weight');
  const direction = Math.sign(goal - now);
  return days.find(({ day, weight }) => day >= fit.day && (goal - weight) * direction <= 0)?.day ?? null;
}
