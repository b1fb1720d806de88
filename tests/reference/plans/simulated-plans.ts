/**
 * People who follow a plan and whose bodies are known: their energy use differs from what the plan assumed, they leave food
 * out of the log, eat a little more or less than planned, and weigh themselves on scales that vary.
 */
import { ownMaintenance, weighingsIn, weightTrend, type LogDay } from '@evenscale/formulas/own-maintenance';
import { cm, kcal, type Kcal, kg, type Kilograms, percent, years } from '@evenscale/formulas/units';
import {
  fitPlan,
  intakeForGoal,
  projectWeight,
  updatedIntake,
  type WeightModelPerson,
  weightModelStart,
  type WeightPhase,
} from '@evenscale/formulas/weight-model';
import { chanceFrom, type Chance } from '../logs/simulated-logs.ts';

/** What is simulated. */
export interface PlanSimulation {
  /** Seed of the random numbers; each person has their own. */
  readonly seed: number;
  /** Length of the plan in days. */
  readonly days: number;
  /** The days on which the plan is updated. */
  readonly updates: readonly number[];
  /** Standard deviation of the true energy use around the plan's, as a fraction. */
  readonly energyError: number;
  /** The largest fraction of the food that is left out of the log. */
  readonly leftOut: number;
}

/** How a plan ended. */
export interface PlanEnd {
  readonly goal: Kilograms;
  readonly weight: Kilograms;
  /** Days from the last update to the goal, or from the start without one. */
  readonly daysSince: number;
  /** How often the own maintenance won over the trend. */
  readonly byOwn: number;
}

function planned(chance: Chance): WeightModelPerson {
  const gender = chance.uniform() < 0.5 ? 'male' : 'female';
  const height = cm((gender === 'male' ? 177 : 164) + 7 * chance.normal());
  const weight = kg(chance.between(25, 38) * (height / 100) ** 2);
  return {
    gender,
    age: years(Math.round(chance.between(18, 72))),
    height,
    weight,
    pal: chance.between(1.4, 1.8),
    bodyFat: null,
  };
}

/** The body behind the entries: another energy use, another body fat, and a start that the scale didn't show exactly. */
function truth(person: WeightModelPerson, energyError: number, chance: Chance): WeightModelPerson {
  const start = weightModelStart(person);
  const fat = (100 * start.fat) / start.weight + 4 * chance.normal();
  const factor = Math.max(0.7, 1 + energyError * chance.normal());
  return {
    ...person,
    weight: kg(person.weight + 0.6 * chance.normal()),
    bodyFat: percent(Math.min(55, Math.max(8, fat))),
    restingEnergy: start.restingEnergy,
    pal: Math.max(1, person.pal * factor),
    maintenanceIntake: kcal(start.intake * factor),
  };
}

/** Meals that vary by 15% around a level; the log lacks a fraction of each. */
function meal(level: number, leftOut: number, habit: number, chance: Chance): { eaten: Kcal; logged: Kcal } {
  const logged = Math.max(300, level * habit * (1 + 0.15 * chance.normal()));
  return { eaten: kcal(logged / (1 - leftOut)), logged: kcal(Math.round(logged)) };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The mean of what was logged from each change of the plan on. */
function eatenSo(log: readonly LogDay[], changes: readonly number[]): readonly WeightPhase[] {
  return changes.map((fromDay, place) => {
    const to = changes[place + 1] ?? Infinity;
    const logged = log.flatMap(({ day, intake }) => (day >= fromDay && day < to ? (intake ?? []) : []));
    return { fromDay, intake: kcal(mean(logged)) };
  });
}

/** The new intake on the day of an update; `null` if the log doesn't give one. */
function update(
  person: WeightModelPerson,
  log: readonly LogDay[],
  changes: readonly number[],
  goal: PlanGoal,
) {
  const found = ownMaintenance({ ...person, bodyFat: null }, log);
  const trend = weightTrend(weighingsIn(log)).at(-1);
  if (!trend) return null;
  const fit = fitPlan({
    person,
    eaten: eatenSo(log, changes),
    day: log.length,
    weight: trend.weight,
    own:
      found.kind === 'estimated'
        ? { ...found.maintenance, from: found.window.from, to: found.window.to }
        : null,
  });
  if (fit.kind !== 'fitted') return null;
  const answer = updatedIntake(fit, goal);
  return answer.kind === 'found' ? { intake: answer.intake, by: fit.by } : null;
}

interface PlanGoal {
  readonly weight: Kilograms;
  readonly day: number;
}

/** A person on the way: what is known of them, and what only the simulation knows. */
interface Life {
  readonly body: WeightModelPerson;
  /** The fraction of the food that the log lacks, and how much more or less than planned they eat. */
  readonly missed: number;
  readonly habit: number;
  readonly meals: WeightPhase[];
  readonly log: LogDay[];
}

/** Lives through the days of one intake. */
function live({ body, missed, habit, meals, log }: Life, level: number, until: number, chance: Chance): void {
  const from = log.length;
  const days = Array.from({ length: until - from }, (_, at) => ({
    day: from + at,
    ...meal(level, missed, habit, chance),
  }));
  meals.push(...days.map(({ day, eaten }) => ({ fromDay: day, intake: eaten })));
  const course = projectWeight(body, meals, until).days;
  let error = chance.normal();
  for (const { day, logged } of days) {
    error = 0.5 * error + Math.sqrt(1 - 0.5 ** 2) * chance.normal();
    const shown = (course[day]?.weight ?? 0) + 0.6 * error;
    const weight = chance.uniform() < 0.15 ? null : kg(Math.round(shown * 10) / 10);
    log.push({ day, weight, intake: chance.uniform() < 0.1 ? null : logged });
  }
}

/** Lives through a plan; `null` for a goal that no plan would have. */
export function simulatedPlan({ seed, days, updates, energyError, leftOut }: PlanSimulation): PlanEnd | null {
  const chance = chanceFrom(seed);
  const person = planned(chance);
  const body = truth(person, energyError, chance);
  const goal = { weight: kg(person.weight * chance.between(0.88, 0.96)), day: days };
  const plan = intakeForGoal(person, goal);
  if (plan.kind !== 'found' || plan.intake < 1200) return null;
  const [missed, habit] = [leftOut * chance.uniform(), 1 + 0.04 * chance.normal()];
  const life: Life = { body, missed, habit, meals: [], log: [] };
  let [level, byOwn]: [number, number] = [plan.intake, 0];
  const changes = [0];
  for (const day of updates) {
    live(life, level, day, chance);
    const found = update(person, life.log, changes, goal);
    if (!found) continue;
    level = found.intake;
    changes.push(day);
    if (found.by === 'ownMaintenance') byOwn += 1;
  }
  live(life, level, days, chance);
  const weight = projectWeight(body, life.meals, days).days.at(-1)?.weight ?? kg(0);
  return { goal: goal.weight, weight, daysSince: days - (changes.at(-1) ?? 0), byOwn };
}
