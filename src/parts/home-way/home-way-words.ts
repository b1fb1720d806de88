import { OBESITY_FROM } from '@evenscale/formulas/bmi';
import { dateLabel, isLongTime } from '#charts/curve/curve-label-words.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import type { WeightUnit } from '@evenscale/formulas/units';
import { dayNumber } from '#person/log/local-day.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import type { Planned } from '#tools/planner/report.ts';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { isFirstStep } from '#tools/planner/requested-plan.ts';

export const homeWayWords = {
  open: 'Plan it',
  /** Where the planner has no plan without a caution. */
  none: 'Plan for a goal weight',
  noneMore: 'How much to eat on the way, and what keeps your weight steady afterward.',
  aDay: (unit: string) => `${unit} a day`,
} as const;

const BEFORE = {
  whole: 'To reach',
  step: 'First step:',
  optional: 'If you want to lose weight:',
  optionalStep: 'If you want to lose weight, a first step:',
} as const;

/** True for a loss that the BMI alone gives no reason for: below 30, it takes a large waist or another risk as well. */
const isOptional = ({ direction, bmi }: Pick<Planned, 'direction' | 'bmi'>): boolean =>
  direction === 'lose' && bmi < OBESITY_FROM;

/** "To reach 98.9 kg by May 25", "First step: 95.6 kg by May 25", "If you want to lose weight: 78.9 kg by May 25" */
export function wayTitle(plan: Pick<Planned, 'input' | 'direction' | 'bmi'>): string {
  const { goal, unit, start, days } = plan.input;
  const date = dateLabel(dayNumber(start) + days, isLongTime(days));
  const [whole, step] = isOptional(plan)
    ? [BEFORE.optional, BEFORE.optionalStep]
    : [BEFORE.whole, BEFORE.step];
  return withUnbrokenUnits(
    `${isFirstStep(plan) ? step : whole} ${formatGivenWeight(goal.kilograms, unit)} by ${date}`,
  );
}

/** The drawing, for people who can’t see it. */
export function wayName({ input: { person, goal, unit } }: Pick<Planned, 'input'>): string {
  const [from, to] = [person.weight, goal].map(({ kilograms }) => formatGivenWeight(kilograms, unit));
  return `A curve from ${from} today to ${to}.`;
}

/** The same of a plan that is followed. */
export function followedName({ assumed, goal }: FollowedPlan, unit: WeightUnit): string {
  const [from, to] = [assumed.weight, goal].map((weight) => formatGivenWeight(weight, unit));
  return `The curve of your plan, from ${from} to ${to}.`;
}
