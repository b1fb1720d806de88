import { HEALTHY_BMI } from '@evenscale/formulas/bmi';
import { TARGET_STEPS } from '@evenscale/formulas/energy';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { paths } from '#config/paths.ts';
import { OLDER } from '#person/policy/limits.ts';

/** What the figures mean and what to do with them; paragraphs with links. */
export const homeExplanationWords = {
  title: 'What these numbers mean',
  paragraphs: [
    `BMI compares your weight with your height. It’s a quick check that can’t see muscle, waist or health, so two people with the same BMI can be very different. [What BMI tells you and what it doesn’t](${paths.bmiInformation}).`,
    `The ideal weight range is the healthy weight range: the weights that give your height a BMI of ${HEALTHY_BMI.min} to ${HEALTHY_BMI.max}. It fits most adults under ${OLDER.age}, but isn’t everyone’s goal.`,
    `Eating ${formatEnergy(-TARGET_STEPS.loss, 'kcal')} (${formatEnergy(-TARGET_STEPS.loss, 'kJ')}) less a day is often said to take off a pound (0.5 kg) a week. That’s about right for the first weeks. As you get lighter, you use fewer calories, and the loss slows down. [What a calorie deficit really does](${paths.calorieDeficitGuide}). For a goal weight by a date, use the [weight planner](${paths.weightPlanner}). The [weight log](${paths.log}) shows your trend and what you really use.`,
    `For targets that fit your goal, with protein, carbs and fat, use the [TDEE calculator](${paths.tdeeCalculator}). Your entries will already be there.`,
    `[How we calculate](${paths.methodology}) has every formula and its margin of error.`,
  ],
} as const;

/** The words of the page around the home calculator. */
export const homePage = {
  title: 'Know your numbers in ten seconds',
  lead: 'BMI, healthy weight and daily calories. No sign-up, instant results.',
  /** Shown until there's a log on this device. */
  track: 'Track your weight',
  or: 'or',
  importLog: 'import a log',
  beyondBmiTitle: 'Beyond BMI',
  guides: 'Guides',
  quickLinks: 'Quick links',
} as const;
