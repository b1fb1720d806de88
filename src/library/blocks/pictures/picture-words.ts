import { formatOneDecimal, formatWhole } from '#library/format-figure.ts';
import { NORMAL_FROM, OBESITY_FROM, OVERWEIGHT_FROM } from '@evenscale/formulas/bmi';
import { INCHES_PER_FOOT, kg, poundsFromKilograms } from '@evenscale/formulas/units';
import { weightAt } from './bmi-chart.ts';
import type { Course } from './water-weight.ts';

/** The words of the pictures: captions, labels, and what each shows for readers who can't see it. */

/** Where the text alternative reads the chart of BMI by height and weight, in cm. */
const READ_AT = 175;
const weightText = (bmi: number): string => {
  const weight = weightAt(bmi, READ_AT);
  return `${formatWhole(poundsFromKilograms(kg(weight)))} lb (${formatOneDecimal(weight)} kg)`;
};

/** A height in inches, in feet: `5 ft` or `5 ft 4`. */
export const feetText = (height: number): string => {
  const rest = height % INCHES_PER_FOOT;
  return `${Math.floor(height / INCHES_PER_FOOT)}\u00A0ft${rest === 0 ? '' : `\u00A0${rest}`}`;
};

export const bmiChartWords = {
  weight: 'Weight in kilograms (left) and pounds (right)',
  height: 'Height in centimeters (below) and feet (above)',
  caption: 'The category for adults at each height and weight. Find your height across, then your weight up.',
  alt: `Chart of weight up and height across, from 5 to over 6 feet (150 to 200 cm). Four bands rise to the right: underweight, normal weight, overweight and obesity. At 5 ft 9 (${READ_AT} cm), normal weight begins at ${weightText(NORMAL_FROM)}, overweight at ${weightText(OVERWEIGHT_FROM)} and obesity at ${weightText(OBESITY_FROM)}.`,
} as const;

export const waistWords = {
  caption: 'Where the tape goes, after the UK guideline. You can feel both bones at your side.',
  alt: 'Line drawing of a body from chest to hips, seen from the front. The lowest rib is marked 1 and the top of the hip bone 2. A tape measure, marked 3, runs level around the body halfway between them.',
  steps: [
    'Your lowest rib',
    'The top of your hip bone',
    'Halfway between them: the tape goes here, level, snug but not tight',
  ],
} as const;

export const handWords = {
  caption: 'Portions for one meal, measured with your own hand.',
  alt: 'Three line drawings of a hand, each with the part that measures in green: the palm without the fingers for a portion of protein food, the fist for a portion of grain, potatoes, beans or vegetables, and the thumb for oil, nuts or dressing.',
  portions: {
    palm: { name: 'A palm', of: 'of chicken, fish or tofu: protein' },
    fist: { name: 'A fist', of: 'of grain, potatoes or beans, and two of vegetables: carbs' },
    thumb: { name: 'A thumb', of: 'of oil, nuts or dressing: fat' },
  },
} as const;

export const plateWords = {
  caption: 'The same portions on a plate: the plate method of the CDC.',
  alt: 'Line drawing of a round plate in three parts: half for vegetables, a quarter for protein food and a quarter for carbs.',
  parts: [
    { key: 'vegetables', share: 'Half', name: 'vegetables' },
    { key: 'protein', share: 'Quarter', name: 'protein' },
    { key: 'carbs', share: 'Quarter', name: 'carbs' },
  ],
} as const;

export const urineWords = {
  caption: 'Colors in three groups. Screens differ, so go by the words as much as by the colors.',
  alt: 'A strip of six colors from nearly clear to amber, in three groups: clear as water means that you can ease off, pale yellow like lemonade is fine, and dark yellow like apple juice means have a glass.',
  answers: [
    { color: 'Clear, like water', meaning: 'You can ease off' },
    { color: 'Pale yellow, like lemonade', meaning: 'Fine' },
    { color: 'Dark yellow, like apple juice', meaning: 'Have a glass' },
  ],
} as const;

export const dayWords = {
  caption:
    'A day that comes to exactly each level. We chose eight hours of sleep and the hours of walking and hard work; the rest follows from the energy that each costs (FAO/WHO/UNU).',
  alt: 'Five bars of 24 hours, one for each activity level.',
  parts: {
    lying: 'lying down',
    sitting: 'sitting',
    standing: 'on your feet',
    walking: 'walking',
    heavy: 'hard exercise or work',
  },
} as const;

export const growthWords = {
  age: 'Age in years',
  bmi: 'BMI',
  caption: {
    female: 'BMI of girls by age at four percentiles, calculated from CDC’s growth charts of 2000.',
    male: 'BMI of boys by age, from the same charts.',
  },
  alt: {
    female: 'Line chart of BMI from age 2 to 19 for girls. All four curves dip until about 5 and then rise.',
    male: 'Line chart of BMI from age 2 to 19 for boys. All four curves dip until about 5 or 6 and then rise.',
  },
  reading: (percentile: number, [at2, at5, at19]: readonly string[]) =>
    `The ${percentile}th percentile goes from ${at2} at age 2 to ${at5} at 5 and ${at19} at 19.`,
} as const;

const highest = (course: Course) => Math.max(...course.map(([, pounds]) => pounds));
const lastOf = (course: Course) => Math.abs(course.at(-1)?.[1] ?? 0);

export const waterWords = {
  days: 'Days',
  fat: 'fat alone',
  scale: 'the scale each morning',
  trend: 'the trend line of our log',
  caption:
    'Change in weight in eight weeks of losing 0.7 lb (0.3 kg) of fat a week, with water from the table above. An invented example of someone who has periods; the trend line is calculated like the one in our log.',
  alt: (scale: Course, fat: Course) =>
    `Line chart of eight weeks. Fat alone falls in a straight line by ${formatOneDecimal(lastOf(fat))} lb. The scale each morning jumps around it, up to ${formatOneDecimal(highest(scale))} lb above the start, most of all before each period, when weeks of loss can’t be seen. The trend line smooths the jumps and falls more slowly at those times.`,
} as const;
