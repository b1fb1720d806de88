import type { BodyFatCaveat } from '@evenscale/formulas/body-composition';
import { OVERWEIGHT_FROM, type BmiBand, TDEE_BMI_SCALE, type TdeeBmiKey } from '@evenscale/formulas/bmi';
import { BODY_FAT_READING_ERROR, TARGET_STEPS } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { ownSplitName, planNames } from '#config/energy-names.ts';
import { energyFigure, formatEnergy, shownDifferenceFigure } from '#person/energy/format-energy.ts';
import { macroCautions } from '#person/macros/macro-caution-words.ts';
import type { MacroTab } from '#person/macros/macro-choice.ts';
import { bodyFatWithheldText, pregnancyNeedsText } from '#person/policy-words.ts';
import type { PolicyFigure } from '#person/policy.ts';
import { olderRiskText, olderStep } from '#person/range-words.ts';
import type { Target } from '#person/targets.ts';
import { formatOneDecimal, formatPercent } from '#ui/text/format.ts';
import type { BodyFatFigure, NeighborLevel, TdeeReport } from './report.ts';

/** The words of what follows the main figures of the TDEE calculator. */
export const detailWords = {
  moreTitle: 'More about your numbers',
  inDetail: 'Activity, body fat and BMI in detail',
  barTitle: 'Your BMI',
  bmr: 'Basal metabolic rate (BMR)',
  bmi: 'BMI',
  bodyFatEstimated: 'Body fat (estimated)',
  bodyFatEntered: 'Body fat (as you entered it)',
  targetsTitle: 'Target calories',
  targetsHint: 'Choose one to see its macros.',
  chosenTarget: '(your target)',
  ownPlan: 'Your plan',
  macrosTitle: 'Macronutrients',
  macrosLabel: 'Macronutrient plans',
  ownProtein: 'Take what’s suggested for you',
  amountsLabel: 'daily amounts',
  tick: (energy: number, unit: EnergyUnit) => `Grams are rounded. One tick is ${energy} ${unit}.`,
  noMacros: 'No target to plan with',
  noMacrosText:
    'Macros are shares of a calorie target. There’s no target to plan with, so there are no macros.',
  neighborsTitle: 'One activity level up or down',
} as const;

export const tabNames: Readonly<Record<MacroTab, string>> = { ...planNames, own: ownSplitName };

/** What each plan is for, in a sentence, where the picture doesn't say it. */
const planSentences: Readonly<Partial<Record<MacroTab, string>>> = {
  lowCarb: 'A quarter of your calories from carbs: low, but far from ketogenic.',
  highProtein: `More protein than most people need. ${macroCautions.highProtein}`,
  ketogenic: `Very few carbs. ${macroCautions.ketogenic}`,
  own: 'It starts with the protein that suits your goal and activity level. Change it below.',
};

/** The plans that aren't for pregnancy and breastfeeding, and why. */
const NOT_IN_PREGNANCY: Readonly<Partial<Record<MacroTab, string>>> = {
  highProtein: 'Not for pregnancy or breastfeeding: it has more protein than most people need.',
  ketogenic: 'Not for pregnancy or breastfeeding: it has very few carbs.',
};

/** What a plan is for; `null` if there's nothing to say, as of macros that the visitor set (`isSet`). During pregnancy and breastfeeding, that needs are different, and which plans are out. */
export function planSentence(plan: MacroTab, pregnancy: boolean, isSet = false): string | null {
  if (!pregnancy) return plan === 'own' && isSet ? null : (planSentences[plan] ?? null);
  return [NOT_IN_PREGNANCY[plan], pregnancyNeedsText].filter(Boolean).join(' ');
}

/** Title of the losses, where the answer begins with not losing weight. */
export const lossesTitle = ({ age, isLossUnneeded }: TdeeReport): string =>
  isLossUnneeded ? `Losing weight: usually not needed at ${age}` : 'Losing weight: not needed at your weight';

/** Title of the collapsed targets. */
export const extremesTitle = (unit: EnergyUnit): string =>
  `Larger steps: ${formatEnergy(TARGET_STEPS.extremeGain, unit)} below or above`;

/** What BMI gets wrong for someone with much less body fat than people of that BMI usually have; `null` otherwise. */
export function leanMassSentence({ bmi, leanness, bodyFat }: TdeeReport): string | null {
  const { figure } = bodyFat;
  if (!leanness || bmi < OVERWEIGHT_FROM || figure.status === 'withheld') return null;
  const shownBodyFat = formatOneDecimal(figure.value);
  const { usualBodyFat, fatFreeMassIndex } = leanness;
  return `Your BMI overstates your body fat: at this BMI ${formatOneDecimal(usualBodyFat)}% is usual, and you entered ${shownBodyFat}%. Your lean mass is high: your fat-free mass index (lean mass divided by height squared) is ${formatOneDecimal(fatFreeMassIndex)}.`;
}

/** What the range beside the headline allows for; `null` for a log's, and where no range is shown. */
export function marginSentence({
  range,
  isUnderAge,
  tdee,
}: Pick<TdeeReport, 'range' | 'isUnderAge' | 'tdee'>): string | null {
  if (range.error === null || isUnderAge || tdee.status === 'withheld') return null;
  const error = formatPercent(range.error);
  return range.basis === 'equation'
    ? `Most adults with your entries are within ${error}% of the estimate. Both the equation and the activity level can be off.`
    : `The true number is usually within ${error}% of the estimate. That allows for a body-fat reading up to ${BODY_FAT_READING_ERROR} percentage points off, and for the activity level.`;
}

/** The headline's range in a sentence, with what it allows for. */
export function rangeSentence(
  report: Pick<TdeeReport, 'range' | 'isUnderAge' | 'tdee'>,
  unit: EnergyUnit,
): string {
  const { range } = report;
  const [low, high] = [energyFigure(range.low, unit), formatEnergy(range.high, unit)];
  const margin = marginSentence(report);
  if (margin !== null) return `Likely between ${low} and ${high}. ${margin}`;
  if (range.basis === 'log') return `From a log, not the equation: between ${low} and ${high}.`;
  return range.basis === 'ownLog'
    ? `From your own log, not the equation: between ${low} and ${high}.`
    : 'A rough estimate: the equation was made on adults, and growing takes extra energy.';
}

const CAVEATS: Readonly<Record<BodyFatCaveat, string>> = {
  outsideTestedRange: 'You’re outside the range this estimate was tested on.',
  unreliablyLow: 'An estimate this low isn’t reliable.',
};

/** How reliable the body-fat figure is. */
export function bodyFatRemark(figure: BodyFatFigure): string {
  if (figure.figure.status === 'withheld') return bodyFatWithheldText;
  if (!figure.isEstimated) return 'Used for your resting calories (Katch–McArdle).';
  const caveats = figure.caveats.map((caveat) => CAVEATS[caveat]).join(' ');
  return `± ${formatOneDecimal(figure.error)} percentage points (standard error). Estimated from BMI, age and sex, and not used for your calories. ${caveats}`.trim();
}

/** "+500" or "−250", with a real minus sign. */
function stepText(amount: string, isMore: boolean): string {
  if (amount === '0') return '±0';
  return `${isMore ? '+' : '−'}${amount}`;
}

/** How far a target is from what a day uses. */
export function differenceText({ key, figure }: Target, day: PolicyFigure, unit: EnergyUnit): string {
  if (key !== 'plan') return stepText(energyFigure(Math.abs(TARGET_STEPS[key]), unit), TARGET_STEPS[key] > 0);
  if (figure.status === 'withheld' || day.status === 'withheld') return '';
  return stepText(shownDifferenceFigure(figure.value, day.value, unit), figure.value > day.value);
}

/** What another activity level would change. */
export function neighborSentence(
  { tdee, difference }: NeighborLevel,
  name: string,
  unit: EnergyUnit,
): string {
  const change = `${shownDifferenceFigure(tdee, tdee - difference, unit)} ${unit}`;
  return difference > 0
    ? `${name}: ${formatEnergy(tdee, unit)}, ${change} more a day.`
    : `${name}: ${formatEnergy(tdee, unit)}, ${change} less a day.`;
}

/** The BMI scale in a sentence, for people who can't see it. */
export function barSentence(band: BmiBand<TdeeBmiKey>, shownBmi: string): string {
  const { min, max } = TDEE_BMI_SCALE;
  return `BMI bar from ${min} to ${max}. Your BMI of ${shownBmi} is in this range: ${band.label}.`;
}

/** What an older person can do, or what the answer doesn't begin with of it; `null` for anyone else, and for somebody who gains weight. */
export function adviceText(report: TdeeReport): string | null {
  if (report.goal === 'gain') return null;
  return report.asked.goal === 'lose' && !report.isLossUnneeded ? olderRiskText(report) : olderStep(report);
}
