/** The words of a projection that follows a plan. */
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { MILESTONE_GAP } from '#charts/curve/curve-milestones.ts';
import { marksOf, type ChartMark, type CurveView } from '#charts/curve/curve-words.ts';
import { formatDay } from '#charts/curve/format-day.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatGivenWeight, formatWeight, formatWholeWeight } from '#person/format-weight.ts';
import { fillSentence } from '#ui/text/fill-sentence.ts';
import { reachesGoal, type PlanAhead } from './plan-ahead.ts';
import type { ShownProjection } from './projection-report.ts';

/** A piece of a sentence: words, or a figure with its unrounded value (weights in kg). */
export type Piece = string | { readonly name: string; readonly value: number; readonly text: string };

const REACHED = {
  eating:
    'Your plan, {intake} a day now, takes you to {goal} on {date}, then keeps you there on about {afterwards} a day.',
  /** For somebody whose maintenance isn't for planning. */
  silent:
    'Your plan, {intake} a day now, takes you to {goal} on {date}, then keeps you there at maintenance.',
  onTheWay:
    'Your plan, {intake} a day now, takes you to about {reached} {when}, on the way to {goal} on {date}.',
} as const;

type PlanProjection = Pick<ShownProjection, 'curve' | 'intake' | 'weight'> & { readonly plan: PlanAhead };

/** Where a followed plan leads: "160 lb on May 29, 2027, then keeps you there on about 2,010 kcal a day." */
export function planSentence(
  { curve, intake, plan }: PlanProjection,
  when: string,
  { startDate, unit }: CurveView,
  energyUnit: EnergyUnit,
): readonly Piece[] {
  const { goal, goalDay, afterwards } = plan;
  const { weight: reached = goal } = curve.days.at(-1) ?? {};
  const common = {
    intake: { name: 'outlook.intake', value: intake, text: formatEnergy(intake, energyUnit) },
    goal: { name: 'outlook.goal', value: goal, text: formatGivenWeight(goal, unit) },
    date: formatDay(startDate, goalDay),
  };
  if (!reachesGoal(plan, curve))
    return fillSentence<Piece>(REACHED.onTheWay, {
      ...common,
      reached: { name: 'outlook.weight', value: reached, text: formatWholeWeight(reached, unit) },
      when,
    });
  if (afterwards.status !== 'fine') return fillSentence<Piece>(REACHED.silent, common);
  const { value } = afterwards;
  return fillSentence<Piece>(REACHED.eating, {
    ...common,
    afterwards: { name: 'outlook.afterwards', value, text: formatEnergy(value, energyUnit) },
  });
}

/** The days to mark on the way to the goal, and the goal. */
export function planMarks(
  { curve, plan }: Pick<PlanProjection, 'curve' | 'plan'>,
  unit: WeightUnit,
): readonly ChartMark[] {
  const onTheWay = curve.milestones.filter(
    ({ kind, day }) => kind !== 'half' && kind !== 'plateau' && day <= plan.goalDay - MILESTONE_GAP,
  );
  const goal = { day: plan.goalDay, weight: plan.goal, text: 'Your goal' };
  return [...marksOf(onTheWay, unit), ...(reachesGoal(plan, curve) ? [goal] : [])];
}

/** The chart's accessible name. */
export function planPictureName(
  { curve, weight, plan }: PlanProjection,
  { startDate, unit }: CurveView,
): string {
  const now = `Chart of your plan’s weight: ${formatWeight(weight, unit)} today`;
  const goal = `${formatGivenWeight(plan.goal, unit)} on ${formatDay(startDate, plan.goalDay)}`;
  return reachesGoal(plan, curve) ? `${now}, ${goal}, then steady.` : `${now}, on the way to ${goal}.`;
}
