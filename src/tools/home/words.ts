import { type BmiBand, HEALTHY_BMI, HOME_BMI_SCALE, type HomeBmiKey } from '@evenscale/formulas/bmi';
import { isCalledToday, isOlderAge, OLDER } from '#person/policy.ts';
import { highBmiText } from '#person/policy/high-bmi-words.ts';
import { askBeforeEatingLess } from '#person/policy-words.ts';
import { notForPregnancy } from '#person/matter-words.ts';
import { HALF_KILO, rangeEnds } from '#person/format-weight.ts';
import { DAY_ENERGY_ERROR } from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatPercent, rangeDash } from '#ui/text/format.ts';
import type { TextPart } from '#ui/text/text-part.ts';
import { judgingLimitsOf, type HomeReport } from './report.ts';
import type { UnitSystem } from '#person/units.ts';

/** The words of the home calculator. */
export const homeWords = {
  formTitle: 'BMI and calories',
  resultsTitle: 'Your results',
  bmiTitle: 'Body mass index',
  idealWeight: 'Ideal weight range',
  /** In place of the category for who is pregnant, and beside the range; not printed. */
  categoryWithheld: 'No category now: it’s for the weight before pregnancy',
  beforePregnancy: 'before pregnancy',
  idealWeightBasis: `Based on a healthy BMI range of ${HEALTHY_BMI.min} - ${HEALTHY_BMI.max}`,
  /** Before the specified category and range, for somebody with a range of their own. */
  generalLimits: 'By the general limits: ',
  /** The same from 65 on, with the range first. */
  underOlder: `General range, under ${OLDER.age}: `,
  generalCategory: 'General category: ',
  backgroundRange: 'Healthy range',
  calorieTitle: 'Daily calories',
  stay: 'To stay as you are',
  /** Below a number of the visitor's own. */
  byEquation: 'By the equation',
  aDay: (unit: EnergyUnit) => `${unit} a day`,
  growingLine: (unit: EnergyUnit) => `${unit} a day is roughly what you use; growing takes extra`,
  bmr: 'Basal metabolic rate (BMR)',
  maintenance: 'Maintenance',
  noTargets: 'Weight loss and weight gain',
  noLoss: 'Weight loss',
  noGain: 'Weight gain',
  gainWithDoctor: 'With a doctor',
  weightLoss: (units: UnitSystem) => `Weight loss · about ${HALF_KILO[units]}/week at first`,
  unneededLoss: (age: number) => `Weight loss · usually not needed at ${age}`,
  lossWithDoctor: 'Weight loss · with a doctor',
  unneededGain: 'Weight gain · usually not needed',
  weightGain: (units: UnitSystem) => `Weight gain · about ${HALF_KILO[units]}/week at first`,
  basis: `Estimates from the Mifflin–St Jeor equation (1990) and your activity level. For most adults, they’re within ${formatPercent(DAY_ENERGY_ERROR)}% of the true number.`,
  growingBasis:
    'Estimates from the Mifflin–St Jeor equation (1990) and your activity level. The equation was made on adults.',
  outsideRange: 'These entries are far outside the range the equation was made for. Please check them.',
} as const;

/** The specified category and range, for somebody whose age or family background has a range of its own. */
export function generalParts(
  { label }: BmiBand<HomeBmiKey>,
  { idealWeightRange: range, olderRange }: Pick<HomeReport, 'idealWeightRange' | 'olderRange'>,
): readonly TextPart[] {
  const [least, most] = rangeEnds(range);
  const category: TextPart = { name: 'bmiCategory', text: label };
  const ends: readonly TextPart[] = [
    { name: 'idealWeightRange.min', value: range.min, text: least.text },
    rangeDash(least.text),
    {
      name: 'idealWeightRange.max',
      value: range.max,
      text: most.text,
      ...(most.unit && { unit: most.unit }),
    },
  ];
  const basis = `. ${homeWords.idealWeightBasis}.`;
  return olderRange
    ? [homeWords.underOlder, ...ends, `${basis} ${homeWords.generalCategory}`, category, '.']
    : [homeWords.generalLimits, category, `. ${homeWords.idealWeight} `, ...ends, basis];
}

/** The closed line above a loss that a doctor comes before, or that isn't needed; `null` if the loss is a row. */
export function lossFold({
  age,
  olderRange,
  isLossUnneeded,
  isUnderweight,
}: Pick<HomeReport, 'age' | 'olderRange' | 'isLossUnneeded' | 'isUnderweight'>): string | null {
  if (olderRange === null || isUnderweight) return null;
  return isLossUnneeded ? homeWords.unneededLoss(age) : homeWords.lossWithDoctor;
}

/** What a high category means, in a calm tone; empty if the range from 65 on says otherwise, or says it already. */
export function bandSentence(
  report: Pick<HomeReport, 'band' | 'bmi' | 'age' | 'isLossUnneeded' | 'pregnancy'>,
): string | undefined {
  if (report.isLossUnneeded || report.pregnancy) return undefined;
  return report.band?.key === 'overweight' && !isOlderAge(report.age)
    ? 'Above the general healthy range. Your waist, muscle, age and habits say more than this number alone.'
    : (highBmiText(report) ?? undefined);
}

/** Whom to ask before eating less, beside a way down that the weight gives a reason for. */
export const medicineOf = (report: Parameters<typeof bandSentence>[0]): string | null =>
  bandSentence(report) === undefined ? null : askBeforeEatingLess;

/** Where the energies come from, and how far off they may be. */
export function equationText({ isOutsideRange, isUnderAge }: HomeReport): string {
  if (isOutsideRange) return homeWords.outsideRange;
  return isUnderAge ? homeWords.growingBasis : homeWords.basis;
}

/** The BMI and where it is: in a category, by the lower limits if they apply, or from 65 on beside the range for that age. */
function bmiSentence(report: HomeReport, shownBmi: string): string {
  const { band, bmi, olderRange, isInOlderRange } = report;
  const limits = judgingLimitsOf(report);
  const isBelow = bmi < OLDER.lowestBmi;
  if (olderRange)
    return `Your BMI is ${shownBmi}, ${isInOlderRange ? 'in' : isBelow ? 'below' : 'above'} the range for ${OLDER.age} and over.`;
  if (limits)
    return `Your BMI is ${shownBmi}: ${limits.band.label.toLowerCase()} by the lower limits for your family background.`;
  return band
    ? `Your BMI is ${shownBmi}, in the ${band.label.toLowerCase()} range.`
    : `Your BMI is ${shownBmi}.`;
}

/** The result in one sentence, for screen readers. */
export function announcement(report: HomeReport, shownBmi: string, unit: EnergyUnit): string {
  if (report.pregnancy && !report.isUnderAge) return notForPregnancy;
  const bmi = bmiSentence(report, shownBmi);
  if (report.maintenance.status === 'withheld')
    return `${bmi} No calorie number is shown; the reason is below.`;
  if (isCalledToday(report) && !report.isUnderAge) return `${bmi} Please call a doctor today.`;
  if (report.isDoctorFirst) return `${bmi} Please see a doctor in the next few days.`;
  const energy = formatEnergy(report.maintenance.value, unit);
  return report.isUnderAge
    ? `${bmi} You use roughly ${energy} a day, and growing takes extra.`
    : `${bmi} Eating ${energy} a day keeps your weight steady.`;
}

/** The main figures in a few words. */
export function briefText(
  { maintenance, isDoctorFirst, isUnderAge }: HomeReport,
  shownBmi: string,
  unit: EnergyUnit,
): string {
  const bmi = `BMI ${shownBmi}`;
  // While growing, what the body uses isn't said without its sentence.
  return isDoctorFirst || isUnderAge || maintenance.status === 'withheld'
    ? bmi
    : `${bmi} · ${formatEnergy(maintenance.value, unit)}`;
}

/** The scale in a sentence, for people who can't see it; with lower limits below it, it's the general one. */
export function scaleSentence(band: BmiBand<HomeBmiKey>, shownBmi: string, hasLowerLimits: boolean): string {
  const { min, max } = HOME_BMI_SCALE;
  return `BMI scale from ${min} to ${max}. Your BMI of ${shownBmi} is in the ${band.label.toLowerCase()} range${hasLowerLimits ? ' by the general limits' : ''}.`;
}
