import { IMPERIAL_BMI_FACTOR } from '@evenscale/formulas/bmi';
import { ACTIVITY_FACTORS, ACTIVITY_LEVELS, MINIMUM_INTAKE, TARGET_STEPS } from '@evenscale/formulas/energy';
import { paths } from '#config/paths.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { activityLevelNames } from './entry-words.ts';

/** A few sentences near the form for people for whom the numbers are less accurate. */
export const readDifferentlyText = `For adults. [These numbers can mislead](${paths.bmiInformation}#who-should-read-bmi-differently) if you’re [pregnant](${paths.pregnancyWeightGain}) or breastfeeding, [65 or over](${paths.article('weight-after-65')}), or have a lot of muscle. If you’ve ever had an eating disorder, you may prefer to skip the numbers.`;

const LEAST = {
  female: formatEnergy(MINIMUM_INTAKE.female, 'kcal'),
  male: formatEnergy(MINIMUM_INTAKE.male, 'kcal'),
};

const FACTORS = ACTIVITY_LEVELS.map(
  (level) => `${ACTIVITY_FACTORS[level]} (${activityLevelNames[level]})`,
).join(', ');

/** Shown if scripts are off: why the form needs them, and the formulas to use by hand. */
export const withoutScriptsWords = {
  reason:
    '**This form needs JavaScript,** because everything is calculated in your own browser. Without it, you can use these formulas by hand:',
  formulas: [
    'BMI = weight in kg ÷ (height in m)²',
    `BMI = weight in lb × ${IMPERIAL_BMI_FACTOR} ÷ (height in inches)²`,
    'Resting calories (BMR), male = 10 × kg + 6.25 × cm − 5 × age + 5 kcal a day',
    'Resting calories (BMR), female = 10 × kg + 6.25 × cm − 5 × age − 161 kcal a day',
    `Maintenance calories = BMR × activity factor: ${FACTORS}`,
    `Weight loss: ${-TARGET_STEPS.loss} kcal less, but not below ${LEAST.female} for women or ${LEAST.male} for men. Weight gain: ${TARGET_STEPS.gain} kcal more.`,
  ],
} as const;
