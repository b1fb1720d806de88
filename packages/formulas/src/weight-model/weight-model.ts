/**
 * Projects body weight day by day with the dynamic model behind the NIH Body Weight Planner, in Runge–Kutta steps of a
 * quarter of a day.
 */
import { kg, percent, type Kcal, type Kilograms, type Percent } from '../units.ts';
import { ENERGY_PER_KG, GLYCOGEN } from './constants.ts';
import { bodyWeight, energyExpenditure, ratesOfChange } from './equations.ts';
import type { WeightState, WritableState } from './equations.ts';
import { regimesOf, type WeightPhase, type WeightRegime } from './phases.ts';
import { weightModelStart, type WeightModelPerson, type WeightModelStart } from './start.ts';

/** The start of one day of a projection. */
export interface WeightDay {
  /** Days since the start. */
  readonly day: number;
  readonly weight: Kilograms;
  readonly fat: Kilograms;
  readonly bodyFat: Percent;
  /** Energy expenditure on that day, in the phase that applies. */
  readonly expenditure: Kcal;
}

/** A projection from day 0 to the last day, both included. */
export interface WeightProjection {
  readonly days: readonly WeightDay[];
  /** The state on the last day; `maintenanceIntake` takes it. */
  readonly end: WeightState;
  /** If the weight falls to the lowest that anyone survives, the day on which the projection ends; otherwise null. */
  readonly depletedOn: number | null;
}

/** Steps per day; more are used only if glycogen turns over unusually fast. */
const USUAL_STEPS = 4;

/** A projection in progress; `state` is updated in place. */
interface Course {
  readonly start: WeightModelStart;
  readonly state: WritableState;
  readonly scratch: readonly [WritableState, WritableState, WritableState, WritableState, WritableState];
}

const zero = (): WritableState => ({ fat: 0, lean: 0, glycogen: 0, fluid: 0, adaptation: 0 });

function createCourse(start: WeightModelStart): Course {
  return {
    start,
    state: {
      fat: start.fat,
      lean: 0,
      glycogen: start.glycogen,
      fluid: start.fluid,
      adaptation: start.adaptation,
    },
    scratch: [zero(), zero(), zero(), zero(), zero()],
  };
}

/** Writes `from + rates * step` into `target`. */
function shift(target: WritableState, from: WeightState, rates: WeightState, step: number): void {
  target.fat = from.fat + rates.fat * step;
  target.lean = from.lean + rates.lean * step;
  target.glycogen = from.glycogen + rates.glycogen * step;
  target.fluid = from.fluid + rates.fluid * step;
  target.adaptation = from.adaptation + rates.adaptation * step;
}

/** One classical fourth-order Runge–Kutta step of `step` days. */
function advanceStep({ start, state, scratch }: Course, regime: WeightRegime, step: number): void {
  const [first, second, third, fourth, probe] = scratch;
  ratesOfChange(state, regime, start, first);
  shift(probe, state, first, step / 2);
  ratesOfChange(probe, regime, start, second);
  shift(probe, state, second, step / 2);
  ratesOfChange(probe, regime, start, third);
  shift(probe, state, third, step);
  ratesOfChange(probe, regime, start, fourth);
  shift(state, state, first, step / 6);
  shift(state, state, second, step / 3);
  shift(state, state, third, step / 3);
  shift(state, state, fourth, step / 6);
}

/** Steps short enough for glycogen, which returns to balance faster the larger the store is. */
function stepsPerDay({ start, state }: Course, regime: WeightRegime): number {
  const balanced = GLYCOGEN.start * Math.sqrt(regime.carbs / start.carbs);
  const largest = Math.max(state.glycogen, balanced);
  const rate = (2 * start.carbs * largest) / (GLYCOGEN.start ** 2 * ENERGY_PER_KG.glycogen);
  return Math.max(USUAL_STEPS, Math.ceil(rate));
}

function advanceDay(course: Course, regime: WeightRegime): void {
  const steps = stepsPerDay(course, regime);
  for (let done = 0; done < steps; done++) advanceStep(course, regime, 1 / steps);
}

function isDepleted({ start, state }: Course): boolean {
  return bodyWeight(state, start) <= start.lowestWeight;
}

function record({ start, state }: Course, day: number, regime: WeightRegime): WeightDay {
  const weight = bodyWeight(state, start);
  return {
    day,
    weight,
    fat: kg(state.fat),
    bodyFat: percent((100 * state.fat) / weight),
    expenditure: energyExpenditure(state, regime, start),
  };
}

/**
 * The state of a body after some days in one phase.
 *
 * @param start - starting values of the person: kg, kcal per day, mg of sodium per day
 * @param regime - intake and carbohydrate in kcal per day, sodium in mg per day, activity in kcal per kg and day
 * @param days - whole days, 0 or more
 * @returns the state: kg, and kcal per day for the adaptation, not rounded; the last one before the body is spent, if it comes to that
 * @throws never
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix
 * @example stateAfter(weightModelStart({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: percent(30) }), { intake: kcal(2814.525), carbs: kcal(1407.2625), sodium: 4000, activity: 6.567225 }, 30).fat // 30
 */
export function stateAfter(start: WeightModelStart, regime: WeightRegime, days: number): WeightState {
  const course = createCourse(start);
  for (let day = 0; day < days && !isDepleted(course); day++) advanceDay(course, regime);
  return course.state;
}

/**
 * Projects a person's weight through phases of intake and activity.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day, within `WEIGHT_MODEL_RANGE`
 * @param phases - intakes in kcal per day, 0 or more; before the first phase the person lives as usual
 * @param days - length of the projection in days, 0 or more; a part of a day is left out
 * @returns weight and fat in kg, body fat in percent, expenditure in kcal per day, for each day, not rounded; within 0.1% of the authors' program
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, and its web appendix
 * @example projectWeight({ gender: 'female', age: years(25), height: cm(165), weight: kg(60), pal: 1.55, bodyFat: null }, [], 365).days.at(-1).weight // 60
 */
export function projectWeight(
  person: WeightModelPerson,
  phases: readonly WeightPhase[],
  days: number,
): WeightProjection {
  const course = createCourse(weightModelStart(person));
  const regimeOn = regimesOf(course.start, phases);
  const recorded = [record(course, 0, regimeOn(0))];
  for (let day = 1; day <= days && !isDepleted(course); day++) {
    advanceDay(course, regimeOn(day - 1));
    recorded.push(record(course, day, regimeOn(day)));
  }
  const depletedOn = isDepleted(course) ? recorded.length - 1 : null;
  return { days: recorded, end: course.state, depletedOn };
}
