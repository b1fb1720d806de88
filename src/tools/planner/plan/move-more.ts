/** The same goal with more movement: how much could be eaten, and how far walking alone would lead. */
import {
  ACTIVITY_FACTORS,
  ACTIVITY_LEVELS,
  type ActivityLevel,
  palWithWalk,
} from '@evenscale/formulas/energy';
import { kcal } from '@evenscale/formulas/units';
import {
  type ActivityChange,
  intakeForGoal,
  maintenanceIntake,
  projectWeight,
  risingRoot,
  type WeightPhase,
} from '@evenscale/formulas/weight-model';
import { planFigures } from '#tools/planner/report.ts';
import type { PolicyFigure } from '#person/policy.ts';
import type { Modelled } from './plan-course.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import type { PlanInput } from './plan-input.ts';

/** A daily brisk walk, in minutes, or a new activity level. */
export type Movement = 'walk15' | 'walk30' | 'walk45' | 'walk60' | 'walk90' | ActivityLevel;

/** Minutes of each walk. */
export const WALKS: Readonly<Record<Exclude<Movement, ActivityLevel>, number>> = {
  walk15: 15,
  walk30: 30,
  walk45: 45,
  walk60: 60,
  walk90: 90,
};

/** The movements to compare with today's activity: the walks, and the levels above it. */
function movementsAbove(pal: number): readonly Movement[] {
  const walks: readonly Movement[] = ['walk15', 'walk30', 'walk45', 'walk60', 'walk90'];
  return [...walks, ...ACTIVITY_LEVELS.filter((level) => ACTIVITY_FACTORS[level] > pal)];
}

/** The longest suggested walk, in minutes a day. */
const LONGEST_WALK = 180;
/** The search for a walk stops this close to the goal, in kg. */
const PRECISION = 0.001;

/** The same goal on the same day with more movement. */
export interface MoveMore {
  readonly movement: Movement;
  readonly choices: readonly Movement[];
  /** The intake until the goal; `null` if no intake leads there. */
  readonly intake: PolicyFigure | null;
  /** Maintenance at the goal weight with the same activity; `null` only if no time would be enough to reach it. */
  readonly maintenance: PolicyFigure | null;
}

/** True for a walk, false for a level. */
export const isWalk = (movement: Movement): movement is keyof typeof WALKS => movement in WALKS;

const palOf = (movement: Movement, { model, bmr }: Modelled): number =>
  isWalk(movement) ? palWithWalk(model.pal, WALKS[movement], bmr, model.weight) : ACTIVITY_FACTORS[movement];

/** Recalculates the plan with the movement that was chosen for comparison. */
export function moveMore(input: PlanInput, projection: Modelled, chosen: Movement): MoveMore {
  const choices = movementsAbove(projection.model.pal);
  // A level that isn't above the current one can't be compared.
  const movement = choices.includes(chosen) ? chosen : 'walk30';
  const pal = palOf(movement, projection);
  const activity: ActivityChange = { kind: 'pal', pal };
  const figures = planFigures({ ...projection.facts, tdee: kcal(projection.bmr * pal) });
  const result = intakeForGoal(projection.model, { weight: input.goal.kilograms, day: input.days, activity });
  if (result.kind === 'found')
    return {
      movement,
      choices,
      intake: figures.intake(result.intake),
      maintenance: figures.maintenance(result.afterwards),
    };
  // No intake reaches the goal by that day, but maintenance doesn't depend on the day.
  const slow = intakeForGoal(projection.model, { weight: input.goal.kilograms, day: PLAN_DAYS.most });
  const maintenance =
    slow.kind === 'found'
      ? figures.maintenance(maintenanceIntake(projection.model, slow.end, activity))
      : null;
  return { movement, choices, intake: null, maintenance };
}

/** Minutes of a brisk walk a day that lead to a lower weight without eating less; `null` above the longest suggested walk. */
export function walkingAlone({ goal, days }: PlanInput, { model, bmr, tdee }: Modelled): number | null {
  const belowGoal = (minutes: number): number => {
    const pal = palWithWalk(model.pal, minutes, bmr, model.weight);
    const phase: WeightPhase = { fromDay: 0, intake: tdee, activity: { kind: 'pal', pal } };
    return goal.kilograms - (projectWeight(model, [phase], days).days.at(-1)?.weight ?? model.weight);
  };
  const [none, longest] = [0, LONGEST_WALK].map((at) => ({ at, value: belowGoal(at) }));
  if (!none || !longest || longest.value < 0) return null;
  return risingRoot(belowGoal, none, longest, PRECISION);
}
