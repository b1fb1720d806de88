import { OBESITY_FROM } from '@evenscale/formulas/bmi';
import { type EnergyUnit, kg, type WeightUnit } from '@evenscale/formulas/units';
import { dateLabel, isLongTime } from '#charts/curve/curve-label-words.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { amountIn, formatGivenWeight } from '#person/format-weight.ts';
import { dayNumber } from '#person/log/local-day.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { beforePlanText, leanMassText, planRemark } from '#tools/planner/note-words.ts';
import { formatChange, formatRoughChange } from '#tools/planner/plan/format-plan.ts';
import { noNeedText, reasonText } from '#tools/planner/refusal-words.ts';
import type { Planned, PlanReport } from '#tools/planner/report.ts';
import { isFirstStep } from '#tools/planner/requested-plan.ts';
import { announcement, plannerWords } from '#tools/planner/words.ts';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import type { RowPace } from './row-pace.ts';

export const homeWayWords = {
  goalWeight: plannerWords.goalWeight,
  open: 'Plan it',
  /** For a goal without a plan. */
  toPlanner: 'Open the planner',
  /** Where the planner has no plan without a caution. */
  none: 'Plan for a goal weight',
  noneMore: 'How much to eat on the way, and what keeps your weight steady afterward.',
  problem: 'To reach your goal',
  aDay: (unit: string) => `${unit} a day`,
} as const;

/** Above a goal without a plan, or with one that something is said against. */
const NO_PLAN: Readonly<Partial<Record<PlanReport['kind'], string>>> = {
  planned: 'Before you plan for this goal',
  maintain: 'This is your weight today',
};

export const noPlanTitle = ({ kind }: Pick<PlanReport, 'kind'>): string =>
  NO_PLAN[kind] ?? plannerWords.noPlanTitle;

/** Why a goal has no plan here, in the planner's own words. */
export function noPlanText(report: PlanReport, unit: EnergyUnit): string {
  const texts = (): readonly (string | null)[] => {
    switch (report.kind) {
      case 'planned':
        return [beforePlanText(report), leanMassText(report), planRemark(report)];
      case 'maintain':
        return [announcement(report, unit)];
      default:
        return [noNeedText(report), reasonText(report, unit)];
    }
  };
  return withUnbrokenUnits(texts().filter(Boolean).join(' '));
}

/** True for a loss that the BMI alone gives no reason for: below 30, it takes a large waist or another risk as well. */
const isOptional = ({ direction, bmi }: Pick<Planned, 'direction' | 'bmi'>): boolean =>
  direction === 'lose' && bmi < OBESITY_FROM;

/** Above the goal's field: what a plan is for. */
export function wayTitle(plan: Pick<Planned, 'input' | 'direction' | 'bmi'>, isOwn: boolean): string {
  const isStep = !isOwn && isFirstStep(plan);
  if (isOptional(plan))
    return isStep ? 'If you want to lose weight, a first step' : 'If you want to lose weight';
  if (isOwn) return 'To reach your goal';
  return isStep ? 'A first step' : 'To reach a healthy weight';
}

const dateText = (start: string, days: number): string =>
  withUnbrokenUnits(dateLabel(dayNumber(start) + days, isLongTime(days)));

/** "by May 31" */
export const byText = ({ input: { start, days } }: Pick<Planned, 'input'>): string =>
  `by ${dateText(start, days)}`;

/** The new calories, for people who can't see them. */
export const spokenPlan = (plan: Pick<Planned, 'input' | 'intake'>, unit: EnergyUnit): string =>
  `${formatEnergy(plan.intake.value, unit)} a day ${byText(plan)}.`;

/** The same for a goal without a plan. */
export const spokenNoPlan = (report: PlanReport, unit: EnergyUnit): string =>
  `${noPlanTitle(report)}. ${noPlanText(report, unit)}`;

/** Less than this, in the unit, needs a second decimal. */
const LEAST_ROUGH = 0.1;

/** "0.3 kg a week on average, more at first.": the row above names another pace, at first. */
function averageText({ person, goal, days, unit }: Planned['input']): string {
  const change = kg(((goal.kilograms - person.weight.kilograms) * 7) / days);
  const amount = amountIn(change, unit);
  const text = Math.abs(amount) < LEAST_ROUGH ? formatChange(change, unit) : formatRoughChange(amount, unit);
  return `${text} a week on average, more at first.`;
}

/** The plan's pace, and when the row's calories would lead to the goal: "0.3 kg a week on average, more at first. At 2,333 kcal, you’d be there about Jan 28." */
export function paceText({ input }: Pick<Planned, 'input'>, row: RowPace | null, unit: EnergyUnit): string {
  const average = averageText(input);
  const text = row
    ? `${average} At ${formatEnergy(row.intake, unit)}, you’d be there about ${dateText(input.start, row.days)}.`
    : average;
  return withUnbrokenUnits(text);
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
