/** The goal's handle in the chart: what it says, and what a move of it enters. Pure. */
import type { EnergyUnit } from '@evenscale/formulas/units';
import { dateLabel, isLongTime } from '#charts/curve/curve-label-words.ts';
import { chartWords } from '#charts/curve/curve-words.ts';
import type { Goal, GoalTexts } from '#charts/curve/goal/goal-moves.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
import { readWeight } from '#person/entries/measure.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { amountIn, formatGivenWeight } from '#person/format-weight.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { shownValue } from '#person/policy.ts';
import type { PlannerEntries } from '#tools/planner/entries.ts';
import type { PlanReport } from '#tools/planner/report.ts';
import { reasonText } from '#tools/planner/refusal-words.ts';
import { noPlanTitleOf } from '#tools/planner/words.ts';
import { dayAfter, daysBetween } from './plan-dates.ts';
import type { PlanInput } from './plan-input.ts';

export const goalHandleWords = {
  /** The slider's name. */
  name: 'Goal: up and down for the weight, left and right for the date',
  /** In place of the calories. */
  none: 'no plan',
  slider: chartWords.slider,
  hint: 'Drag the goal to change it, or slide along the curve to read any week. Arrow keys work, too.',
} as const;

type Entered = Readonly<Record<string, string>>;

/** What a moved goal enters in the form, in the order in which it would be typed. */
export const goalEntries = (
  { days, weight }: Goal,
  { start, unit }: Pick<PlanInput, 'start' | 'unit'>,
): Partial<PlannerEntries> => ({
  by: 'date',
  goalDate: dayAfter(start, days),
  goalWeight: roundedWeight(amountIn(weight, unit), unit, 'nearest'),
});

/** The form's goal as it is, to go back to; a proposed date stays a proposal, and a suggested goal a suggestion. */
export function goalAsEntered({
  by,
  goalDate,
  goalWeight,
  isDateChosen,
  isGoalSuggested,
}: Entered): Partial<PlannerEntries> {
  return { goalDate, goalWeight, by, isDateChosen, isGoalSuggested } as Partial<PlannerEntries>;
}

/** The goal in the form; `null` if it can't be read. */
export function enteredGoal({ goalWeight = '', goalDate = '' }: Entered, start: string): Goal | null {
  const weight = readWeight(goalWeight);
  const days = daysBetween(start, goalDate);
  return weight.ok && days !== null ? { days, weight: weight.value.kilograms } : null;
}

/** The calories of a report that has some to eat: on the way, or to stay. */
function intakeOf(report: PlanReport): number | null {
  return report.kind === 'planned' || report.kind === 'maintain' ? shownValue(report.intake) : null;
}

/** What the handle says about a goal. */
export function goalTexts(
  { days, weight }: Goal,
  report: PlanReport,
  { start, unit }: Pick<PlanInput, 'start' | 'unit'>,
  energy: EnergyUnit,
): GoalTexts {
  const date = dateLabel(dayNumber(start) + days, isLongTime(days));
  const text = formatGivenWeight(weight, unit);
  const intake = intakeOf(report);
  const shown = { name: goalHandleWords.name, weight: text, date };
  if (intake !== null) {
    const eaten = formatEnergy(intake, energy);
    return { ...shown, meaning: `${eaten} a day`, spoken: `${text} on ${date}, ${eaten}` };
  }
  const reason =
    report.kind === 'planned' || report.kind === 'maintain' ? '' : ` ${reasonText(report, energy)}`;
  return {
    ...shown,
    meaning: goalHandleWords.none,
    spoken: `${text} on ${date}. ${noPlanTitleOf(report)}.${reason}`,
  };
}
