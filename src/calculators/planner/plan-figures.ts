/** The single figures of a plan. */
import { ACTIVITY_FACTORS } from '#formulas/energy.ts';
import { risingRoot } from '#formulas/rising-root.ts';
import { kcal, kg, KG_PER_POUND } from '#formulas/units.ts';
import type { Kilograms } from '#formulas/units.ts';
import { palWithWalk } from '#formulas/walking.ts';
import { intakeForGoal } from '#formulas/weight-model-goal.ts';
import type { ActivityChange, WeightPhase } from '#formulas/weight-model-phases.ts';
import type { WeightModelPerson } from '#formulas/weight-model-start.ts';
import { projectWeight } from '#formulas/weight-model.ts';
import { judgedFigure } from '#calculators/shared/calorie-figure.ts';
import type { CalorieFigure } from '#calculators/shared/calorie-figure.ts';
import type { OutlookPerson } from '#calculators/shared/outlook-person.ts';
import { movementsAbove, WALKS } from './plan-input.ts';
import type { Movement, PlanInput } from './plan-input.ts';

/** The old rule of thumb: 3,500 kcal to a pound, for ever. */
const RULE_KCAL_PER_KG = 3500 / KG_PER_POUND;

const DAYS_PER_WEEK = 7;

/** Nobody is told to walk longer than this, in minutes a day. */
const LONGEST_WALK = 180;
/** The search for a walk ends this near the goal, in kg. */
const PRECISION = 0.001;

/** A person whom the model takes. */
export type Modelled = OutlookPerson & { readonly model: WeightModelPerson };

/** How the weight goes along a plan. */
export interface Course {
  /** Change over the first seven days, part of it water. */
  readonly firstWeek: Kilograms;
  /** Change over the last seven days before the goal. */
  readonly lastWeek: Kilograms;
  /** Weight at the beginning of each phase, in their order. */
  readonly phaseWeights: readonly Kilograms[];
}

/** Follows a plan to its last day. */
export function courseOf(model: WeightModelPerson, phases: readonly WeightPhase[], days: number): Course {
  const course = projectWeight(model, phases, days).days;
  const at = (day: number): number => course[day]?.weight ?? model.weight;
  return {
    firstWeek: kg(at(DAYS_PER_WEEK) - at(0)),
    lastWeek: kg(at(days) - at(days - DAYS_PER_WEEK)),
    phaseWeights: phases.map(({ fromDay }) => kg(at(fromDay))),
  };
}

/** What the old rule would have somebody eat, and where that leads by the same day. */
export interface OldRule {
  readonly intake: CalorieFigure;
  /** Weight on the goal's day by the model. */
  readonly weight: Kilograms;
}

/** The old rule's answer to the same question. */
export function oldRule({ person, goal, days }: PlanInput, { model, tdee, context }: Modelled): OldRule {
  const change = goal.kilograms - person.weight.kilograms;
  const intake = kcal(tdee + (change * RULE_KCAL_PER_KG) / days);
  const eaten = [{ fromDay: 0, intake: kcal(Math.max(0, intake)) }];
  const weight = projectWeight(model, eaten, days).days.at(-1)?.weight ?? model.weight;
  return { intake: judgedFigure(intake, context), weight };
}

/** The same goal on the same day with more movement. */
export interface MoveMore {
  readonly movement: Movement;
  readonly choices: readonly Movement[];
  /** What to eat until the goal; `null` where no intake leads there. */
  readonly intake: CalorieFigure | null;
  /** What then keeps the goal weight, moving as much. */
  readonly maintenance: CalorieFigure | null;
}

const isWalk = (movement: Movement): movement is keyof typeof WALKS => movement in WALKS;

function activityOf(movement: Movement, { model, bmr }: Modelled): ActivityChange {
  const pal = isWalk(movement)
    ? palWithWalk(model.pal, WALKS[movement], bmr, model.weight)
    : ACTIVITY_FACTORS[movement];
  return { kind: 'pal', pal };
}

/** Works the plan out once more, with the movement that was chosen to compare. */
export function moveMore(input: PlanInput, outlook: Modelled): MoveMore {
  const choices = movementsAbove(input.person.activityLevel);
  // A level that is no longer above one's own is nothing to compare with.
  const movement = choices.includes(input.movement) ? input.movement : 'walk30';
  const activity = activityOf(movement, outlook);
  const result = intakeForGoal(outlook.model, { weight: input.goal.kilograms, day: input.days, activity });
  if (result.kind === 'unattainable') return { movement, choices, intake: null, maintenance: null };
  const judged = (intake: typeof result.intake): CalorieFigure => judgedFigure(intake, outlook.context);
  return { movement, choices, intake: judged(result.intake), maintenance: judged(result.afterwards) };
}

/** Minutes of a brisk walk a day that lead to a lower weight without eating less; `null` if more than anybody should. */
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
