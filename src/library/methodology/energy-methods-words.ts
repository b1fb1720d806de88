import {
  ACTIVITY_CATEGORY_RANGES,
  ACTIVITY_FACTORS,
  ACTIVITY_LEVEL_ERROR,
  ACTIVITY_LEVELS,
  CATEGORY_OF_LEVEL,
  DAY_ENERGY_ERROR,
  KATCH,
  LOWEST_SHOWN_TARGET,
  MIFFLIN,
  MINIMUM_INTAKE,
  RESTING_ENERGY_ERROR,
  TARGET_STEPS,
} from '@evenscale/formulas/energy';
import { HEALTHY_BMI } from '@evenscale/formulas/bmi';
import { KCAL_PER_GRAM, MACRO_PLAN_KEYS, MACRO_PLANS } from '@evenscale/formulas/macros';
import { planNames } from '#config/energy-names.ts';
import { activityWords, nutrientWords } from '../blocks/tables/table-words.ts';
import { formatShare, formatWhole } from '../format-figure.ts';
import {
  activityExample,
  katchExample,
  macrosExample,
  mifflinExample,
  readingDayError,
  readingEffect,
  targetsExample,
} from './energy-examples.ts';
import { formatConstant, linear } from './format-value.ts';
import type { Method } from './method.ts';

export const mifflinMethod: Method = {
  id: 'mifflin-st-jeor',
  title: 'Resting energy: Mifflin–St Jeor',
  text: [
    'The calories your body uses in a day of lying still. Strictly speaking it’s the resting rate, a few percent above the basal rate, but we use the common name, BMR. All our calculators use this equation unless you enter your body fat.',
    'It’s the simplified version that the authors themselves give. Up to age 100 it differs from their exact fit by less than 8 kcal a day. If it falls below 0, far outside the range it was made for, we don’t show a number.',
  ],
  equations: (['male', 'female'] as const).map((gender) => ({
    text: `BMR = ${linear({ ...MIFFLIN, constant: MIFFLIN.constant[gender] })}`,
    when: gender,
  })),
  tables: [mifflinExample()],
  people:
    'Based on 498 healthy adults (247 women, 251 men) aged 19 to 78, with normal weight and with obesity.',
  error: `Within ${formatShare(RESTING_ENERGY_ERROR)}% of a measured value for most adults, but not for all. A review of equations like this found it the most reliable. It explains 71% of the differences between people. Older adults and Americans of color were underrepresented in the studies behind it.`,
  results: ['bmr', 'bmrRange.*', 'calories.bmr'],
  sources: ['mifflin-1990', 'frankenfield-2005'],
};

export const katchMethod: Method = {
  id: 'katch-mcardle',
  title: 'Resting energy from lean mass: Katch–McArdle',
  text: [
    'Used by the TDEE calculator and the weight planner when you enter your body fat. It doesn’t need age or sex. The equation is Cunningham’s from 1991; its common name comes from a textbook by McArdle, Katch and Katch.',
  ],
  equations: [
    { text: 'lean kg = kg × (1 − body fat % ÷ 100)' },
    { text: `BMR = ${KATCH.constant} + ${KATCH.perLeanKg} × lean kg` },
  ],
  tables: [katchExample()],
  people: 'Adults with a real measurement of their body fat, from 1 to 70%.',
  error: `As good as the reading: at 176 lb (80 kg), being five points off changes the result by ${readingEffect()} kcal.`,
  sources: ['cunningham-1991'],
};

export const activityMethod: Method = {
  id: 'activity',
  title: 'The whole day: activity factors',
  text: [
    'Maintenance calories, or TDEE, are resting calories times one of five numbers. The last column shows what has been measured with doubly labeled water in adults at a comparable level.',
    'A desk worker who doesn’t exercise is usually lightly active. In 574 measurements, a day as low as 1.2 times resting energy was found in people who couldn’t walk.',
  ],
  equations: [{ text: 'TDEE = BMR × activity factor' }],
  tables: [
    {
      caption: 'The five levels. Activity factor, and measured range of comparable adults.',
      head: ['Level', 'Activity factor', 'Measured'],
      rows: ACTIVITY_LEVELS.map((level): [string, ...string[]] => {
        const { from, below } = ACTIVITY_CATEGORY_RANGES[CATEGORY_OF_LEVEL[level]];
        return [
          activityWords[level].name,
          formatConstant(ACTIVITY_FACTORS[level]),
          `${formatConstant(from)} to below ${formatConstant(below)}`,
        ];
      }),
      figures: [1, 2],
    },
    activityExample(),
  ],
  people:
    'Adults. Count the whole week, work included. Between two levels, take the lower one, except between sedentary and lightly active: take lightly active.',
  error: `These five numbers were never measured. They’re a convention that came into textbooks with an older equation, and at the lower end they’re low: an expert group of FAO, WHO and the United Nations University puts even sedentary or light lifestyles at 1.40 to 1.69. The same group found that people with the same lifestyle differ by 8 to 10% either way, and some by more. We use ${formatShare(ACTIVITY_LEVEL_ERROR)}% for the level and ${formatShare(RESTING_ENERGY_ERROR)}% for the equation. As independent errors, they make ${formatShare(DAY_ENERGY_ERROR)}% for the whole day, which is the range we show. If you enter your body fat, the equation’s part is the effect of a reading five points off instead, which makes ${formatShare(readingDayError())}% for most people.`,
  results: ['tdee', 'calories.maintenance'],
  sources: ['fao-2001', 'black-1996', 'nasem-2023', 'frankenfield-2005'],
};

export const targetsMethod: Method = {
  id: 'targets',
  title: 'Calorie targets',
  text: [
    `The BMI calculator shows maintenance and ${TARGET_STEPS.gain} kcal above and below it. The TDEE calculator shows seven targets; the goals lose, maintain and gain mean ${formatWhole(-TARGET_STEPS.loss)} less, nothing, and ${TARGET_STEPS.gain} more.`,
  ],
  equations: [{ text: 'target = TDEE + step' }],
  tables: [targetsExample()],
  people: 'Adults who are not pregnant or breastfeeding.',
  error: `The rule that ${TARGET_STEPS.gain} kcal a day is a pound (0.5 kg) a week describes the first weeks. Later the change slows, because a lighter body uses less: see how weight changes over time, below.`,
  results: ['targetCalories.*', 'calories.weightLoss', 'calories.weightGain'],
  sources: ['wishnofsky-1958', 'hall-2011', 'thomas-2013'],
};

export const safetyMethod: Method = {
  id: 'safety',
  title: 'When a target is called unsafe',
  text: [
    'We never change a number silently. Every target is checked by the same rules, and the most serious warning is shown. The limits for what we show are our own; they follow the guidelines below.',
    `With a BMI below ${HEALTHY_BMI.min} we don’t offer a plan for losing weight. Under 18 the numbers are calculated, but adult categories don’t apply and there’s no target.`,
  ],
  equations: [],
  tables: [
    {
      caption: 'What we show beside a target.',
      head: ['Target', 'What we do'],
      rows: [
        [
          `below ${formatWhole(LOWEST_SHOWN_TARGET)} kcal`,
          'no number: not a safe target, and no macros based on it',
        ],
        [
          `below ${formatWhole(MINIMUM_INTAKE.female)} kcal (women) or ${formatWhole(MINIMUM_INTAKE.male)} kcal (men)`,
          'a caution with the gentlest target that meets the guidance',
        ],
        ['below BMR', 'a short note: not dangerous by itself, but harder to stick to'],
        ['anything else', 'nothing'],
      ],
      figures: [],
    },
  ],
  people: 'Adults. If you’re ill or take medicine, set a target with your doctor.',
  error:
    'The limits are guidance, not physiology: they’re the lower ends of what guidelines prescribe for losing weight, below which it’s hard to get all nutrients from food. Diets below 800 kcal need medical supervision.',
  sources: ['jensen-2013', 'nice-2025'],
};

export const macrosMethod: Method = {
  id: 'macros',
  title: 'Protein, carbs and fat',
  text: [
    'Four plans divide the calories of your target. A gram of protein or carbohydrate counts as 4 kcal and a gram of fat as 9, Atwater’s general factors.',
    'Macros of your own are set in grams, in grams per kilogram or pound of body weight, or in percent of the calories. Two are set and the third gets the rest: what you change stays as you set it, carbs adjust first, then fat, then protein. Grams stay the same when the target changes. If they no longer fit into it, protein comes first, then fat.',
    'Training and rest days divide the same week: seven times your target. You choose the training days, and how much more they have than rest days, in percent or calories. The difference is the nearest multiple of 7 kcal, so that whole calories add up to the week exactly. If a day would be too small or too large to plan with, the difference shrinks until both are fine; in a plan, at the start and at the goal weight. That protein and fat stay the same and carbs change first (with the ketogenic plan, fat) is our own suggestion: hard exercise mostly burns carbohydrate.',
  ],
  equations: [
    {
      text: `grams = target × share ÷ ${KCAL_PER_GRAM.protein}`,
      when: 'protein, carbohydrate',
    },
    { text: `grams = target × share ÷ ${KCAL_PER_GRAM.fat}`, when: 'fat' },
    { text: 'rest day = target − difference × training days ÷ 7', when: 'training and rest days' },
    { text: 'training day = target + difference × rest days ÷ 7', when: 'training and rest days' },
  ],
  tables: [
    {
      caption: 'The four plans. Share of calories.',
      head: ['Plan', nutrientWords.protein, nutrientWords.carbs, nutrientWords.fat],
      rows: MACRO_PLAN_KEYS.map((plan): [string, ...string[]] => {
        const { protein, carbs, fat } = MACRO_PLANS[plan];
        return [planNames[plan], ...[protein, carbs, fat].map((share) => `${formatShare(share)}%`)];
      }),
      figures: [1, 2, 3],
    },
    macrosExample(),
  ],
  people:
    'Adults. If you have kidney disease, take diabetes medicine, or are pregnant or breastfeeding, ask your doctor before a high-protein or ketogenic plan.',
  error:
    'The general factors are averages over foods. The shares are starting points, not findings: official US ranges for adults are protein 10–35%, carbohydrate 45–65% and fat 20–35%, and none of the four plans fits all three. Total calories matter far more for weight than the split.',
  results: ['macros.*', 'protein.*', 'plan.macros.*', 'trainingWeek.*'],
  sources: ['fao-2003', 'iom-2005'],
};
