/** Plans whose intake varies over time, and how long an intake takes to reach a weight. */
import { risingRoot, type Trial } from './rising-root.ts';
import { kcal, kg, type Kcal, type Kilograms } from '../units.ts';
import { bodyWeight, type WeightState } from './equations.ts';
import { maintenanceIntake, type WeightGoal } from './goal.ts';
import type { WeightPhase } from './phases.ts';
import { weightModelStart, type WeightModelPerson } from './start.ts';
import { projectWeight } from './weight-model.ts';

/** The shape of a plan: the same every day, with a pause halfway, or with half the gap in its second half. */
export type PlanShape = 'steady' | 'pause' | 'slowerEnd';

/** Length of the pause in the middle, in days. */
export const PAUSE_DAYS = 14;

/** The intake of each phase and afterward, or the closest weight that any intake reaches. */
export type PhasedPlan =
  | {
      readonly kind: 'found';
      /** The search finds the first one; the others follow from it. */
      readonly phases: readonly [WeightPhase, ...WeightPhase[]];
      /** Maintenance intake afterward, with the same activity. */
      readonly afterwards: Kcal;
      /** The body on the goal's day. */
      readonly end: WeightState;
    }
  | { readonly kind: 'unattainable'; readonly nearest: Kilograms };

/** The highest intake tried, in kcal per day above maintenance at the starting weight. */
const LARGEST_SURPLUS = 5000;
/** The search stops this close to the goal, in kg. */
const PRECISION = 0.0001;

type Phases = readonly [WeightPhase, ...WeightPhase[]];

/** Maintenance at the weight that an intake leads to by a day. */
function keeping(person: WeightModelPerson, first: WeightPhase, day: number): Kcal {
  return kcal(
    Math.max(0, maintenanceIntake(person, projectWeight(person, [first], day).end, first.activity)),
  );
}

function phasesOf(person: WeightModelPerson, shape: PlanShape, day: number, first: WeightPhase): Phases {
  if (shape === 'steady') return [first];
  const from = Math.max(0, Math.floor(shape === 'pause' ? (day - PAUSE_DAYS) / 2 : day / 2));
  const middle = keeping(person, first, from);
  if (shape === 'pause')
    return [first, { ...first, fromDay: from, intake: middle }, { ...first, fromDay: from + PAUSE_DAYS }];
  return [first, { ...first, fromDay: from, intake: kcal((first.intake + middle) / 2) }];
}

/**
 * A plan of the given shape that leads to a weight on a day, and maintenance afterward.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day, within `WEIGHT_MODEL_RANGE`
 * @param goal - weight in kg, above 0; whole days, above 0
 * @param shape - `steady`; `pause`, two weeks of maintenance in the middle; or `slowerEnd`, the second half midway to that
 * @returns phases in kcal per day from their days on, not rounded, precise enough to meet the weight within 0.0001 kg; or the nearest weight in kg, if the goal is out of reach
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, and its web appendix; the shapes are ours
 * @example phasedPlan({ gender: 'female', age: years(25), height: cm(165), weight: kg(60), pal: 1.55, bodyFat: null }, { weight: kg(40), day: 20 }, 'pause').kind // 'unattainable'
 */
export function phasedPlan(person: WeightModelPerson, goal: WeightGoal, shape: PlanShape): PhasedPlan {
  const start = weightModelStart(person);
  const { weight, day, ...way } = goal;
  const phasesFor = (intake: number): Phases =>
    phasesOf(person, shape, day, { fromDay: 0, intake: kcal(intake), ...way });
  const endFor = (phases: Phases): WeightState => projectWeight(person, phases, day).end;
  const aboveGoal = (intake: number): number => bodyWeight(endFor(phasesFor(intake)), start) - weight;
  const trial = (intake: number): Trial => ({ at: intake, value: aboveGoal(intake) });
  const [lowest, highest] = [trial(0), trial(start.intake + LARGEST_SURPLUS)];
  if (lowest.value > 0) return { kind: 'unattainable', nearest: kg(weight + lowest.value) };
  if (highest.value < 0) return { kind: 'unattainable', nearest: kg(weight + highest.value) };
  // More food never means less weight, whatever the phases are.
  const phases = phasesFor(risingRoot(aboveGoal, lowest, highest, PRECISION));
  const end = endFor(phases);
  return { kind: 'found', phases, afterwards: maintenanceIntake(person, end, goal.activity), end };
}

/**
 * How long a person must continue an intake until a weight is reached.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day, within `WEIGHT_MODEL_RANGE`
 * @param phase - intake in kcal per day, from day 0 on
 * @param goal - weight in kg, above or below the present one
 * @param most - the number of days after which the search ends, 0 or more
 * @returns the first whole day on which the weight is reached or passed, exact; null if it is not within `most` days
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, and its web appendix
 * @example daysUntil({ gender: 'female', age: years(25), height: cm(165), weight: kg(60), pal: 1.55, bodyFat: null }, { fromDay: 0, intake: kcal(1800) }, kg(40), 100) // null
 */
export function daysUntil(
  person: WeightModelPerson,
  phase: WeightPhase,
  goal: Kilograms,
  most: number,
): number | null {
  const direction = Math.sign(goal - person.weight);
  const { days } = projectWeight(person, [phase], most);
  return days.find(({ weight }) => (goal - weight) * direction <= 0)?.day ?? null;
}
