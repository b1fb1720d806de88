/** Solves the model for intake: how much to eat to reach a weight by a day and to stay there. */
import { risingRoot, type Trial } from './rising-root.ts';
import { kcal, kg, type Kcal, type Kilograms } from '../units.ts';
import { ADAPTATION, RESTING_PER_KG, THERMIC_EFFECT } from './constants.ts';
import { bodyWeight, type WeightState } from './equations.ts';
import { regimeOf, type ActivityChange, type WeightPhase } from './phases.ts';
import { weightModelStart, type WeightModelPerson, type WeightModelStart } from './start.ts';
import { stateAfter } from './weight-model.ts';

/** A weight to reach by a day, and what else changes until then. */
export interface WeightGoal {
  readonly weight: Kilograms;
  /** Whole days from the start, above 0. */
  readonly day: number;
  readonly activity?: ActivityChange;
  /** Share of energy from carbohydrate, 0–1; usually a half. */
  readonly carbFraction?: number;
}

/** What to eat until the day and afterward, or the closest weight that any intake reaches. */
export type GoalIntake =
  | {
      readonly kind: 'found';
      /** Intake until the goal's day. */
      readonly intake: Kcal;
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

function balancedIntake(start: WeightModelStart, state: WeightState, activity: number): Kcal {
  const tissue = RESTING_PER_KG.fat * (state.fat - start.fat) + RESTING_PER_KG.lean * state.lean;
  const movement = activity * bodyWeight(state, start) - start.activity * start.weight;
  return kcal(start.intake + (tissue + movement) / (1 - THERMIC_EFFECT - ADAPTATION.share));
}

/**
 * Maintenance at a weight reached on the way, once the body has adapted.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day, within `WEIGHT_MODEL_RANGE`
 * @param state - the body that was reached, as a projection or a goal gives it: kg
 * @param activity - how the person moves from then on; as at the start if left out
 * @returns energy in kcal per day, not rounded; glycogen and water still move the weight by half a kg in the first two weeks
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, web appendix (balance of the equations)
 * @example maintenanceIntake({ gender: 'male', age: years(45), height: cm(175), weight: kg(100), pal: 1.5, bodyFat: percent(30) }, { fat: 30, lean: 0, glycogen: 0.5, fluid: 0, adaptation: 0 }) // 2814.525
 */
export function maintenanceIntake(
  person: WeightModelPerson,
  state: WeightState,
  activity?: ActivityChange,
): Kcal {
  const start = weightModelStart(person);
  const phase: WeightPhase = { fromDay: 0, intake: start.intake, ...(activity && { activity }) };
  return balancedIntake(start, state, regimeOf(start, phase).activity);
}

/**
 * The constant intake that leads to a weight on a day, and maintenance afterward.
 *
 * @param person - ages in years, lengths in cm, masses in kg, energies in kcal per day, within `WEIGHT_MODEL_RANGE`
 * @param goal - weight in kg, above 0; whole days, above 0
 * @returns energies in kcal per day, not rounded, precise enough to meet the weight within 0.0001 kg; or the nearest weight in kg, if the goal is out of reach
 * @throws RangeError if the person is not one the model accepts; ask `isModelled` first
 * @source Hall et al. 2011, Lancet 378:826–837, and its web appendix
 * @example intakeForGoal({ gender: 'female', age: years(25), height: cm(165), weight: kg(60), pal: 1.55, bodyFat: null }, { weight: kg(40), day: 20 }).kind // 'unattainable'
 */
export function intakeForGoal(person: WeightModelPerson, goal: WeightGoal): GoalIntake {
  const start = weightModelStart(person);
  const { weight, day, ...unchanged } = goal;
  const regimeFor = (intake: Kcal) => regimeOf(start, { fromDay: 0, intake, ...unchanged });
  const endFor = (intake: Kcal) => stateAfter(start, regimeFor(intake), day);
  const aboveGoal = (intake: number) => bodyWeight(endFor(kcal(intake)), start) - weight;
  const trial = (intake: number): Trial => ({ at: intake, value: aboveGoal(intake) });
  const [lowest, highest] = [trial(0), trial(start.intake + LARGEST_SURPLUS)];
  if (lowest.value > 0) return { kind: 'unattainable', nearest: kg(weight + lowest.value) };
  if (highest.value < 0) return { kind: 'unattainable', nearest: kg(weight + highest.value) };
  // More food never means less weight, so the weight above the goal rises with the intake.
  const intake = kcal(risingRoot(aboveGoal, lowest, highest, PRECISION));
  const end = endFor(intake);
  return { kind: 'found', intake, afterwards: balancedIntake(start, end, regimeFor(intake).activity), end };
}
