import type { BodyFatCaveat } from '#formulas/body-composition/body-fat.ts';
import { TDEE_BMI_SCALE } from '#formulas/bmi/bmi-bands.ts';
import type { BmiBand, TdeeBmiKey } from '#formulas/bmi/bmi-bands.ts';
import type { CalorieTargetKey, Goal } from '#formulas/energy/calorie-targets.ts';
import { TARGET_STEPS } from '#formulas/energy/calorie-targets.ts';
import { BODY_FAT_READING_ERROR } from '#formulas/energy/energy-range.ts';
import { RESTING_ENERGY_ERROR } from '#formulas/energy/energy.ts';
import type { ActivityLevel } from '#formulas/energy/energy.ts';
import type { Macronutrient, MacroPlan } from '#formulas/macros/macros.ts';
import type { Units } from '#person/draft.ts';
import { DOSE_UNIT } from '#person/format-weight.ts';
import { BODY_FAT_LIMITS } from '#person/limits.ts';
import { formatKcal, formatOneDecimal, formatPercent, shownKcalDifference } from '#ui/format.ts';
import type { BodyFatFigure, EnergyRange, NeighbourLevel } from './tdee-report.ts';

/** The words of the TDEE calculator. */
export const tdeeWords = {
  formTitle: 'TDEE Calculator',
  formLine: 'Calculate your Total Daily Energy Expenditure (TDEE) and macronutrient needs',
  goal: 'Goal',
  bodyFatAsk: 'Body fat is known (optional)',
  bodyFat: 'Body fat',
  bodyFatHint:
    'From a scan, calipers or a scale. With it, resting energy is worked out from lean mass (Katch–McArdle).',
  bodyFatProblem: `Enter your body fat as a percentage from ${BODY_FAT_LIMITS.least} to ${BODY_FAT_LIMITS.most}, for example 22, or untick the box.`,
  resultsTitle: 'Your TDEE Results',
  tdeeLine: 'kcal a day',
  bmr: 'Basal metabolic rate (BMR)',
  bmi: 'BMI',
  bodyFatEstimated: 'Body fat (estimated)',
  bodyFatEntered: 'Body fat (as you entered it)',
  targetsTitle: 'Target calories',
  targetColumn: 'Target',
  differenceColumn: 'Against TDEE',
  kcalColumn: 'kcal',
  yourGoal: 'your goal',
  macrosTitle: 'Macronutrients',
  macrosLabel: 'Macronutrient plans',
  nutrientColumn: 'Nutrient',
  gramsColumn: 'Grams',
  shareColumn: 'Share',
  perWeightColumn: (units: Units) => `${DOSE_UNIT[units].replace('/', ' per ')} body weight`,
  amountsLabel: 'amounts a day',
  noMacros: 'No plan without a safe target',
  neighboursTitle: 'What one level up or down would change',
  outsideRange:
    'These entries are far outside the people that the equation was measured on, so no figure is shown.',
  noFigure: 'Outside the range',
  activityHelpTitle: 'What do these levels mean?',
  activityHelpNote:
    'The multipliers are a convention from clinical practice, and steps are only a rough guide to them. Many desk workers burn a little more than “sedentary” says. Between two levels, take the lower one and correct it after three weeks on the scale.',
  stepsColumn: 'Steps a day, roughly',
  closeNotice: 'Close this notice',
  amdr: 'Public guidance for adults is protein 10–35%, carbohydrate 45–65% and fat 20–35% of energy. None of the four plans lies wholly inside it; these ranges describe populations and are not a limit of safety.',
} as const;

export const goalNames: Readonly<Record<Goal, string>> = {
  lose: 'Lose weight',
  maintain: 'Maintain weight',
  gain: 'Gain weight',
};

export const targetNames: Readonly<Record<CalorieTargetKey, string>> = {
  extremeLoss: 'Extreme loss',
  loss: 'Loss',
  mildLoss: 'Mild loss',
  maintain: 'Maintain',
  mildGain: 'Mild gain',
  gain: 'Gain',
  extremeGain: 'Extreme gain',
};

export const planNames: Readonly<Record<MacroPlan, string>> = {
  balanced: 'Balanced',
  lowCarb: 'Low carb',
  highProtein: 'High protein',
  ketogenic: 'Ketogenic',
};

/** What each plan is for, in a sentence. */
export const planSentences: Readonly<Record<MacroPlan, string>> = {
  balanced: 'An even split that most kitchens manage without special shopping.',
  lowCarb: 'A moderate low-carb split: a quarter of the energy from carbohydrate, far from ketogenic.',
  highProtein:
    'More protein than most people need. With kidney disease or in pregnancy, talk to a doctor first.',
  ketogenic:
    'Very little carbohydrate. With diabetes medicines, pregnancy, kidney or pancreatic disease, talk to a doctor first.',
};

export const nutrientNames: Readonly<Record<Macronutrient, string>> = {
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
};

/** What a week looks like at each level, and the steps that roughly go with it. */
export const activityWeeks: Readonly<
  Record<ActivityLevel, { readonly week: string; readonly steps: string }>
> = {
  sedentary: { week: 'Sitting work, car or bus, no planned exercise', steps: 'under 5,000' },
  lightlyActive: { week: 'A walk most days, or light exercise 1 to 3 times', steps: '5,000–7,499' },
  moderatelyActive: { week: 'Brisk exercise for half an hour or more, 3 to 5 times', steps: '7,500–9,999' },
  veryActive: { week: 'Hard exercise almost every day, or work on your feet', steps: '10,000–12,499' },
  superActive: { week: 'Heavy physical work, or training twice a day', steps: '12,500 and over' },
};

/** The headline's honest range in a sentence. */
export function rangeSentence(range: EnergyRange): string {
  const span = `${formatKcal(range.low)} and ${formatKcal(range.high)} kcal`;
  return range.basis === 'equation'
    ? `An estimate: for most adults the equation comes within ${formatPercent(RESTING_ENERGY_ERROR)}% of a measured value, so expect between ${span}.`
    : `An estimate: body-fat readings are often ${BODY_FAT_READING_ERROR} points off, and that alone means between ${span}.`;
}

const CAVEATS: Readonly<Record<BodyFatCaveat, string>> = {
  outsideTestedRange: 'Outside the range this estimate was tested on.',
  unreliablyLow: 'So low that the estimate should be treated as unreliable.',
};

/** What the body-fat figure is worth. */
export function bodyFatRemark(figure: BodyFatFigure): string {
  if (!figure.isEstimated) return 'Used for your resting energy (Katch–McArdle).';
  const caveats = figure.caveats.map((caveat) => CAVEATS[caveat]).join(' ');
  return `± ${formatKcal(figure.error)} points (${formatOneDecimal(figure.error)} standard error), from BMI, age and gender. Not used for the calories. ${caveats}`.trim();
}

/** "+500" or "−250", with a real minus sign. */
export function differenceText(key: CalorieTargetKey): string {
  const step = TARGET_STEPS[key];
  if (step === 0) return '±0';
  return `${step > 0 ? '+' : '−'}${formatKcal(Math.abs(step))}`;
}

/** What another activity level would change. */
export function neighbourSentence({ tdee, difference }: NeighbourLevel, name: string): string {
  const shown = shownKcalDifference(tdee, tdee - difference);
  const change = `${formatKcal(Math.abs(shown))} kcal ${difference > 0 ? 'more' : 'less'}`;
  return `${name}: ${formatKcal(tdee)} kcal, ${change} a day.`;
}

/** The notice after a calculation. */
export function successText(tdee: number): string {
  return `Your TDEE is ${formatKcal(tdee)} kcal a day.`;
}

/** The bar in a sentence, for whoever cannot see it. */
export function barSentence(band: BmiBand<TdeeBmiKey>, shownBmi: string): string {
  const { min, max } = TDEE_BMI_SCALE;
  return `Bar of BMI from ${min} to ${max}. Your BMI of ${shownBmi} stands at ${band.label}.`;
}

/** On which target the macro plans are built. */
export function macroBasis(key: CalorieTargetKey, target: number): string {
  return `Built on ${formatKcal(target)} kcal a day (${targetNames[key].toLowerCase()}).`;
}
