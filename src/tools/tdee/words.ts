import { type Gender, type Goal, MINIMUM_INTAKE, targetForGoal } from '@evenscale/formulas/energy';
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { targetNames } from '#config/energy-names.ts';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import { HEALTHY_RANGE_TEXT, noLossText, withheldExplanation } from '#person/policy-words.ts';
import { LOWEST_BMI_FOR_DEFICIT, OLDER, shownValue, STEP_LIMITS, type Caution } from '#person/policy.ts';
import { type TargetReport } from '#person/target-report.ts';
import { stepOf } from '#person/targets.ts';
import type { TdeeReport } from './report.ts';

/** The words of the TDEE calculator. */
export const tdeeWords = {
  formTitle: 'TDEE Calculator',
  formLine: 'Calculate your Total Daily Energy Expenditure (TDEE) and macronutrient needs',
  goal: 'Goal',
  resultsTitle: 'Your TDEE Results',
  tdeeLine: (unit: EnergyUnit) => `${unit} a day`,
  uses: 'You use about',
  likely: 'Likely',
  likelyRange: (range: string) => `likely ${range}`,
  outsideRange:
    'These entries are far outside the range the equation was made for, so no number is shown. Please check them.',
  noFigure: 'Outside the range',
  closeNotice: 'Close this notice',
} as const;

export const goalNames: Readonly<Record<Goal, string>> = {
  lose: 'Lose weight',
  maintain: 'Maintain weight',
  gain: 'Gain weight',
};

/** Says what a caution is about, to follow the name of a figure. */
function cautionClause(caution: Caution, gender: Gender, unit: EnergyUnit): string {
  switch (caution) {
    case 'belowMinimum':
      return `is below ${formatEnergy(MINIMUM_INTAKE[gender], unit)}, the usual minimum for ${gender === 'male' ? 'men' : 'women'} without professional support`;
    case 'leavesHealthyRange':
      return `would take you below a BMI of ${LOWEST_BMI_FOR_DEFICIT} within four weeks`;
    case 'leavesOlderRange':
      return `would take you below the range for ${OLDER.age} and over within four weeks`;
    case 'largeStep':
      return 'is a larger step than a healthy weight calls for';
    case 'largeSurplus':
      return `is more than ${formatEnergy(STEP_LIMITS.large, unit)} above what you use`;
  }
}

/** Why the goal's own target isn't the one to plan with; `null` if it is. */
export function insteadText(
  { asked, chosen, facts }: Pick<TargetReport, 'asked' | 'chosen' | 'facts'>,
  unit: EnergyUnit,
): string | null {
  const { key, figure } = asked;
  if (figure.status === 'fine') return null;
  // The notice before the figures says so.
  if (figure.status === 'withheld' && figure.reason === 'pregnancy') return null;
  const instead = chosen ? ` We use “${targetNames[chosen.key].toLowerCase()}” instead.` : '';
  if (figure.status === 'withheld') return `${withheldExplanation(figure.reason, unit)}${instead}`;
  const target = `${targetNames[key]}, ${formatEnergy(figure.value, unit)},`;
  const reason = `${target} ${cautionClause(figure.caution, facts.gender, unit)}.`;
  return chosen ? `${reason}${instead}` : `${reason} A doctor or dietitian can help you plan.`;
}

/** Says of someone who needn't lose weight that this is so; `null` for anyone else. */
export function noNeedText({
  age,
  isLossUnneeded,
  needsNoLoss,
  isUnderweight,
  asked,
}: TdeeReport): string | null {
  if (isLossUnneeded) return noLossText(age);
  return needsNoLoss && !isUnderweight && stepOf(asked) < 0 ? HEALTHY_RANGE_TEXT : null;
}

/** What to eat, for a target other than maintenance; `null` otherwise. */
function eatText({ goal, chosen }: TdeeReport, unit: EnergyUnit): string | null {
  const step = stepOf(chosen);
  if (!chosen || step === 0) return null;
  const isGoals = chosen.key === targetForGoal[goal];
  const name = isGoals ? '' : ` (${targetNames[chosen.key].toLowerCase()})`;
  const target = `${formatEnergy(chosen.figure.value, unit)} a day${name}`;
  return step < 0 ? `To lose weight, eat ${target}.` : `To gain weight, eat ${target}.`;
}

/** How much to eat for the chosen target, or what a day uses if there is none; `null` if no figure is shown. */
export function targetSentence(report: TdeeReport, unit: EnergyUnit): string | null {
  const { tdee, isUnderAge } = report;
  if (tdee.status === 'withheld') return null;
  const day = `You use about ${formatEnergy(tdee.value, unit)} a day.`;
  if (isUnderAge) return day;
  return [insteadText(report, unit), noNeedText(report), eatText(report, unit) ?? day]
    .filter(Boolean)
    .join(' ');
}

/** The number to act on: the chosen target's calories, or the daily energy without one. */
export const heroValue = ({ tdee, chosen }: TdeeReport): Kcal | null =>
  stepOf(chosen) === 0 ? shownValue(tdee) : (chosen?.figure.value ?? null);

/** The ends of the range, in short. */
export const likelyText = ({ range }: Pick<TdeeReport, 'range'>, unit: EnergyUnit): string =>
  `${energyFigure(range.low, unit)} to ${energyFigure(range.high, unit)}`;

/** The notice after a calculation; `null` if there is no figure. */
export function successText({ tdee }: Pick<TdeeReport, 'tdee'>, unit: EnergyUnit): string | null {
  return tdee.status === 'withheld' ? null : `Your TDEE is ${formatEnergy(tdee.value, unit)} a day.`;
}

/** The main figures in a few words. */
export function briefText({ tdee, chosen }: TdeeReport, unit: EnergyUnit): string | null {
  if (tdee.status === 'withheld') return null;
  const uses = `${formatEnergy(tdee.value, unit)} a day`;
  return !chosen || chosen.key === 'maintain'
    ? uses
    : `${uses} · ${targetNames[chosen.key].toLowerCase()} ${energyFigure(chosen.figure.value, unit)}`;
}
