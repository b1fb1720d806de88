import { type Gender, type Goal, MINIMUM_INTAKE, targetForGoal } from '@evenscale/formulas/energy';
import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { targetNames } from '#config/energy-names.ts';
import { energyFigure, formatEnergy } from '#person/energy/format-energy.ts';
import { healthyRangeText, noLossText, olderLossText, withheldExplanation } from '#person/policy-words.ts';
import { isNearEssentialFat } from '#person/leanness.ts';
import { LOWEST_BMI_FOR_DEFICIT, OLDER, shownValue, STEP_LIMITS, type Caution } from '#person/policy.ts';
import { type TargetReport } from '#person/target-report.ts';
import { isMaintained, targetAt } from '#person/targets.ts';
import type { TdeeReport } from './report.ts';

/** The words of the TDEE calculator. */
export const tdeeWords = {
  formTitle: 'TDEE Calculator',
  formLine: 'Calculate your Total Daily Energy Expenditure (TDEE) and macronutrient needs',
  goal: 'Goal',
  resultsTitle: 'Your TDEE Results',
  tdeeLine: (unit: EnergyUnit) => `${unit} a day`,
  uses: 'You use about',
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

/** Says what a caution is about, to follow a loss or a gain. */
function cautionClause(caution: Caution, gender: Gender, unit: EnergyUnit): string {
  switch (caution) {
    case 'belowMinimum':
      return `would go below ${formatEnergy(MINIMUM_INTAKE[gender], unit)} a day, the usual minimum for ${gender === 'male' ? 'men' : 'women'} without professional support`;
    case 'leavesHealthyRange':
      return `would take you below a BMI of ${LOWEST_BMI_FOR_DEFICIT} within four weeks`;
    case 'leavesOlderRange':
      return `would take you below the range for ${OLDER.age} and over within four weeks`;
    case 'belowOlderRange':
      return `isn’t advised below the range for ${OLDER.age} and over`;
    case 'largeStep':
      return 'is a larger step than a healthy weight calls for';
    case 'largeSurplus':
      return `is more than ${formatEnergy(STEP_LIMITS.large, unit)} above what you use`;
  }
}

type Choice = Pick<TargetReport, 'asked' | 'chosen' | 'facts'>;

const NAMED = {
  lose: { other: 'A faster loss', only: 'Losing weight' },
  gain: { other: 'A faster gain', only: 'Gaining weight' },
  maintain: { other: 'Eating this', only: 'Eating this' },
} as const;

/** A target that isn't planned with, without its number: a faster loss than the chosen one, or losing at all. */
function refusedName({ asked, chosen }: Choice): string {
  const names = NAMED[asked.goal];
  return isMaintained({ chosen }) ? names.only : names.other;
}

/** Why the goal's own target isn't the one to plan with; `null` if it is. */
export function insteadText(choice: Choice, unit: EnergyUnit): string | null {
  const { asked, chosen, facts } = choice;
  const { figure } = asked;
  if (figure.status === 'fine') return null;
  // The notice before the figures says so.
  if (figure.status === 'withheld' && figure.reason === 'pregnancy') return null;
  const instead = chosen ? ` We use “${targetNames[chosen.key].toLowerCase()}” instead.` : '';
  if (figure.status === 'withheld') return `${withheldExplanation(figure.reason, unit)}${instead}`;
  const reason = `${refusedName(choice)} ${cautionClause(figure.caution, facts.gender, unit)}.`;
  return chosen ? `${reason}${instead}` : `${reason} A doctor or dietitian can help you plan.`;
}

/** For someone who wants to lose weight with little more than essential fat. */
const LEAN_TEXT =
  'The body fat you entered is close to the least that a body needs to work. Ask a doctor before you lose weight.';

function isNearEssential({ bodyFat: { isEstimated, figure }, gender }: TdeeReport): boolean {
  const value = shownValue(figure);
  return !isEstimated && value !== null && isNearEssentialFat(value, gender);
}

/** Says of someone who needn't lose weight, or from 65 on shouldn't without a doctor, that this is so; `null` for anyone else. */
export function noNeedText(report: TdeeReport): string | null {
  const { age, bmi, isLossUnneeded, isUnderweight, needsNoLoss, olderRange, pregnancy, asked } = report;
  if (isLossUnneeded) return noLossText(age);
  if (asked.goal !== 'lose' || isUnderweight) return null;
  if (isNearEssential(report)) return LEAN_TEXT;
  if (needsNoLoss) return healthyRangeText(bmi);
  return olderRange && !pregnancy ? olderLossText(age, bmi) : null;
}

/** True for a loss in the healthy range that nothing else is said against: its calories come before that it isn't needed. */
const isOnlyUnneeded = (report: TdeeReport): boolean =>
  report.needsNoLoss &&
  !report.isLossUnneeded &&
  !report.isUnderweight &&
  report.asked.goal === 'lose' &&
  !isNearEssential(report);

const AIMS: Readonly<Record<Goal, string>> = {
  lose: 'lose weight',
  maintain: 'keep your weight',
  gain: 'gain weight',
};

/** From 65 on, the smaller loss to begin with; empty where the chosen one is as small or a plan’s, or where none is called for. */
function mildFirst({ olderRange, isLossUnneeded, chosen, targets }: TdeeReport, unit: EnergyUnit): string {
  const { figure } = targetAt(targets, 'mildLoss');
  if (!olderRange || isLossUnneeded || chosen?.goal !== 'lose' || figure.status !== 'fine') return '';
  if (figure.value <= chosen.figure.value || chosen.key === 'plan') return '';
  return `; ${energyFigure(figure.value, unit)} (${targetNames.mildLoss.toLowerCase()}) spares more muscle, so begin there`;
}

/** What to eat for the chosen target, without the period; `null` without one. */
function eatText(report: TdeeReport, unit: EnergyUnit): string | null {
  const { goal, chosen } = report;
  if (!chosen) return null;
  const isGoals = isMaintained({ chosen }) || chosen.key === targetForGoal[goal];
  const name = isGoals ? '' : ` (${targetNames[chosen.key].toLowerCase()})`;
  const milder = mildFirst(report, unit);
  const least = milder === '' ? '' : 'at least ';
  return `To ${AIMS[chosen.goal]}, eat ${least}${formatEnergy(chosen.figure.value, unit)} a day${name}${milder}`;
}

/** The same with why it isn't the goal's own target, in one sentence; `null` if it is, or if nothing is chosen. */
function insteadSentence(report: TdeeReport, unit: EnergyUnit): string | null {
  const { asked, facts } = report;
  const eat = eatText(report, unit);
  if (eat === null || asked.figure.status !== 'shown') return null;
  const name = refusedName(report).toLowerCase();
  const clause = cautionClause(asked.figure.caution, facts.gender, unit);
  if (isOnlyUnneeded(report)) return `${eat}: you don’t need to lose weight, and ${name} ${clause}.`;
  return [noNeedText(report), `${eat}: ${name} ${clause}.`].filter(Boolean).join(' ');
}

/** How much to eat for the chosen target, or what a day uses if there is none; `null` if no figure is shown. */
export function targetSentence(report: TdeeReport, unit: EnergyUnit): string | null {
  const { tdee, isUnderAge } = report;
  if (tdee.status === 'withheld') return null;
  const day = `You use about ${formatEnergy(tdee.value, unit)} a day.`;
  if (isUnderAge) return `You use roughly ${formatEnergy(tdee.value, unit)} a day, and growing takes extra.`;
  const whole = insteadSentence(report, unit);
  if (whole !== null) return whole;
  const eat = isMaintained(report) ? day : `${eatText(report, unit) ?? ''}.`;
  const reason = insteadText(report, unit);
  const isDoubted = reason === null && !isOnlyUnneeded(report);
  // What can be used comes before what can't, and a doctor before either.
  return (isDoubted ? [noNeedText(report), eat] : [eat, reason, noNeedText(report)])
    .filter(Boolean)
    .join(' ');
}

/** The number to act on: the chosen target's calories, or the daily energy without one. */
export const heroValue = ({ tdee, chosen }: TdeeReport): Kcal | null =>
  chosen === null || isMaintained({ chosen }) ? shownValue(tdee) : chosen.figure.value;

/** True for a loss that the answer begins with a doubt about, so that a summary leaves its calories to the answer. */
const isDoubtedLoss = (report: TdeeReport): boolean =>
  report.chosen?.goal === 'lose' && noNeedText(report) !== null && !isOnlyUnneeded(report);

/** The notice after a calculation, in one line: what to eat first, like the answer, and the TDEE; `null` without a figure. */
export function successText(report: TdeeReport, unit: EnergyUnit): string | null {
  const { tdee, chosen } = report;
  if (tdee.status === 'withheld') return null;
  return !chosen || isMaintained({ chosen }) || isDoubtedLoss(report)
    ? `Your TDEE is ${formatEnergy(tdee.value, unit)} a day.`
    : `Eat ${formatEnergy(chosen.figure.value, unit)} a day. Your TDEE is ${energyFigure(tdee.value, unit)}.`;
}

/** The main figures in a few words, in the answer's order. */
export function briefText(report: TdeeReport, unit: EnergyUnit): string | null {
  const { tdee, chosen, isUnderAge } = report;
  // While growing, what the body uses isn't said without its sentence.
  if (isUnderAge || tdee.status === 'withheld') return null;
  const day = formatEnergy(tdee.value, unit);
  if (!chosen || isMaintained({ chosen })) return `${day} a day`;
  return isDoubtedLoss(report)
    ? `You use ${day} a day`
    : `${formatEnergy(chosen.figure.value, unit)} · you use ${energyFigure(tdee.value, unit)}`;
}
