import { IMPERIAL_BMI_FACTOR } from '@evenscale/formulas/bmi';
import type { Gender } from '@evenscale/formulas/energy';
import type { Centimetres, Kilograms, Months } from '@evenscale/formulas/units';
import { fragments, paths } from '#config/paths.ts';
import { heightInBoth, weightInBoth } from '#person/both-units.ts';
import { childNames } from '#person/child/child-measurement.ts';
import { ageText } from '#ui/text/format-age.ts';

interface ExampleChild {
  readonly gender: Gender;
  readonly age: Months;
  readonly weight: Kilograms;
  readonly height: Centimetres;
}

/** The person of the example before the first result, in both unit systems. */
export const childExampleLine = ({ gender, age, weight, height }: ExampleChild): string =>
  [childNames[gender], ageText(age), weightInBoth(weight), heightInBoth(height)].join(', ');

/** The words of the page around the calculator. */
export const childPage = {
  title: 'BMI percentile for children and teens',
  lead: 'See how a child’s or teen’s BMI compares with others of the same age and sex. It’s a screening tool, not a diagnosis.',
  stepsTitle: 'How this was calculated',
  savedTitle: 'Measurements over time',
  otherCharts:
    'The World Health Organization and the UK have their own charts, which can give different percentiles. We don’t offer them because their licenses don’t allow it.',
  methodLink: 'How we calculate the percentile',
} as const;

/** Where to get help. The phone numbers come from `config/help-lines.ts`. */
export const childHelp = {
  title: 'When to get help for a child',
  emergency:
    'if a child faints, has chest pain, is too weak to stand, can’t keep fluids down, or talks about dying or self-harm. Also call if a child who has been very thirsty is now vomiting, very sleepy or breathing fast.',
  eating:
    'If food, exercise or body size takes up most of your thoughts, or your child’s, call the line above or a doctor now. Don’t weigh or count anything, and don’t wait for a certain number. Teens can call without their parents.',
  doctor: [
    'your child is much thirstier than usual and urinates a lot. Call the same day.',
    'your child has lost weight or has stopped growing. Have it checked in the next few days.',
    'your child throws up after meals, or takes pills or supplements to change their body. Call this week, or sooner if your child is weak or dizzy.',
    'anyone suggests a diet, a fast or a supplement for your child. These aren’t made for growing bodies.',
  ],
} as const;

/** Next to the form: who needs another chart, and where to get help with worries about eating. */
export const childCautionText = `Not for children under 2, during pregnancy, or with conditions such as Down syndrome: [who needs another chart](${paths.childBmiCalculator}#others). Worried about eating? You don’t need a number: [where to call](${paths.childBmiCalculator}#${fragments.help}).`;

/** Shown if scripts are off: a percentile needs the growth charts, so only the BMI can be calculated by hand. */
export const childWithoutScripts = {
  reason:
    '**This form needs JavaScript,** because everything is calculated in your own browser. Without it, calculate the BMI by hand and ask your child’s doctor for the growth chart, or look it up in the charts that CDC publishes.',
  byHand: [
    `BMI = weight in lb × ${IMPERIAL_BMI_FACTOR} ÷ (height in inches)²`,
    'BMI = weight in kg ÷ (height in m)²',
  ],
} as const;
