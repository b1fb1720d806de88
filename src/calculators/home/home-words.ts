import { HEALTHY_BMI } from '#formulas/bmi/bmi.ts';
import { HOME_BMI_SCALE } from '#formulas/bmi/bmi-bands.ts';
import type { BmiBand, HomeBmiKey } from '#formulas/bmi/bmi-bands.ts';
import type { Units } from '#person/draft.ts';
import { HALF_KILO } from '#person/format-weight.ts';
import { formatKcal } from '#ui/format.ts';
import type { HomeReport } from './home-report.ts';

/** The words of the home calculator. */
export const homeWords = {
  formTitle: 'BMI and calories',
  bmiTitle: 'Body mass index',
  idealWeight: 'Ideal weight range',
  idealWeightBasis: `Based on a healthy BMI range of ${HEALTHY_BMI.min} - ${HEALTHY_BMI.max}`,
  calorieTitle: 'Daily calories',
  maintenanceLine: 'kcal a day to keep your weight',
  bmr: 'Basal metabolic rate (BMR)',
  maintenance: 'Maintenance',
  weightLoss: (units: Units) => `Weight loss · about ${HALF_KILO[units]}/week at first`,
  weightGain: (units: Units) => `Weight gain · about ${HALF_KILO[units]}/week at first`,
  basis:
    'Estimates: Mifflin–St Jeor (1990) times your activity level. For most adults the resting figure is within 10% of a measured one.',
  outsideRange: 'These entries are far outside the people that the equation was measured on.',
} as const;

/** A calm sentence for each class; a number is never a verdict on a person. */
export const bandSentences: Readonly<Record<HomeBmiKey, string>> = {
  underweight: 'Below the range that goes with the lowest health risk for most adults.',
  normal: 'In the range that goes with the lowest health risk for most adults.',
  overweight: 'A little above the healthy range. Waist, muscle and habits say more than this number alone.',
  obese:
    'Above the healthy range. BMI alone says little about your health; a doctor can see the whole picture with you.',
};

/** The result in one sentence, for whoever listens. */
export function announcement(report: HomeReport, shownBmi: string): string {
  const { band } = report;
  const bmi = `Your BMI is ${shownBmi}${band ? `, in the ${band.label.toLowerCase()} range` : ''}`;
  if (report.maintenance.status === 'withheld')
    return `${bmi}. No calorie figure is shown; the reason stands below.`;
  return `${bmi}; ${formatKcal(report.maintenance.value)} kcal a day keep your weight.`;
}

/** The scale in a sentence, for whoever cannot see it. */
export function scaleSentence(band: BmiBand<HomeBmiKey>, shownBmi: string): string {
  const { min, max } = HOME_BMI_SCALE;
  return `Scale of BMI from ${min} to ${max}. Your BMI of ${shownBmi} stands in the ${band.label.toLowerCase()} band.`;
}
