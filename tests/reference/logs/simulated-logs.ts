/**
 * Logs of simulated people in addition to the reference logs: different bodies, different scale errors, meals that vary and
 * are logged inaccurately, and diets that start before, with or within the log. Weight and true energy use come from our
 * own weight model.
 */
import type { LogDay } from '@evenscale/formulas/own-maintenance';
import { cm, kcal, kg, years } from '@evenscale/formulas/units';
import { projectWeight, type WeightModelPerson } from '@evenscale/formulas/weight-model';
import type { ReferenceLog } from '@evenscale/reference/log-file';

/** What is simulated. */
export interface Simulation {
  /** Seed of the random numbers; each log has its own. */
  readonly seed: number;
  readonly days: number;
  /** When intake changes: long before the log, on its first day, within it, or never. */
  readonly change: 'before' | 'atStart' | 'within' | 'never';
  /** The fraction of a weigh-in's error that remains on the next day. */
  readonly persistence: number;
  /** Standard deviation of the weigh-ins' errors in kg. */
  readonly deviation: number;
  /** Amplitude of the weight over a 28-day cycle, in kg. */
  readonly cycle?: number;
  /** The fraction of the entries' daily variation that was really eaten, 0–1. */
  readonly eaten: number;
  /** Fraction of days without a weigh-in, and without an intake. */
  readonly missing: number;
}

export interface Chance {
  readonly uniform: () => number;
  readonly between: (least: number, most: number) => number;
  readonly normal: () => number;
}

/** The mulberry32 generator: the same numbers for the same seed. */
export function chanceFrom(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    uniform,
    between: (least, most) => least + (most - least) * uniform(),
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}

function personFrom(chance: Chance): WeightModelPerson {
  const gender = chance.uniform() < 0.5 ? 'male' : 'female';
  const height = cm((gender === 'male' ? 177 : 164) + 7 * chance.normal());
  const index = chance.between(20, 38);
  return {
    gender,
    age: years(Math.round(chance.between(18, 72))),
    height,
    weight: kg(index * (height / 100) ** 2),
    pal: chance.between(1.4, 2.1),
    bodyFat: null,
  };
}

/** The days of the simulation on which intake changes and on which the log begins. */
function timing({ change, days }: Simulation, chance: Chance): { changedOn: number; begins: number } {
  switch (change) {
    case 'before':
      return { changedOn: 0, begins: Math.round(chance.between(14, 200)) };
    case 'atStart':
      return { changedOn: 0, begins: 0 };
    case 'within':
      return { changedOn: Math.round(chance.between(0.3, 0.7) * days), begins: 0 };
    case 'never':
      return { changedOn: Infinity, begins: 0 };
  }
}

export function simulatedLog(simulation: Simulation): ReferenceLog {
  const chance = chanceFrom(simulation.seed);
  const person = personFrom(chance);
  const [before] = projectWeight(person, [], 0).days;
  const usual = before?.expenditure ?? 0;
  const factor = 1 + (chance.uniform() < 0.7 ? -1 : 1) * chance.between(0.1, 0.35);
  const { changedOn, begins } = timing(simulation, chance);
  const variation = chance.between(0.08, 0.22);
  const meals = Array.from({ length: begins + simulation.days }, (_, day) => {
    const level = usual * (day >= changedOn ? factor : 1);
    const eaten = level * (1 + variation * Math.sqrt(simulation.eaten) * chance.normal());
    const mistake = level * variation * Math.sqrt(1 - simulation.eaten) * chance.normal();
    return { fromDay: day, intake: kcal(Math.max(400, eaten)), entered: Math.max(0, eaten + mistake) };
  });
  const course = projectWeight(person, meals, begins + simulation.days - 1).days.slice(begins);
  const phase = chance.between(0, 28);
  let error = chance.normal();
  const days = course.map(({ weight }, day): LogDay => {
    const { persistence, deviation, cycle = 0, missing } = simulation;
    error = persistence * error + Math.sqrt(1 - persistence ** 2) * chance.normal();
    const wave = (cycle / 2) * Math.sin((2 * Math.PI * (day + phase)) / 28);
    const entered = meals[begins + day]?.entered ?? 0;
    return {
      day,
      weight:
        chance.uniform() < missing ? null : kg(Math.round((weight + deviation * error + wave) * 10) / 10),
      intake: chance.uniform() < missing / 2 ? null : kcal(Math.round(entered / 10) * 10),
    };
  });
  return {
    id: `simulated ${String(simulation.seed)}`,
    person,
    days,
    expenditure: course.reduce((total, { expenditure }) => total + expenditure, 0) / course.length,
    isStartOfChange: simulation.change === 'atStart',
  };
}
