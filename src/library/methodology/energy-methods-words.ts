import { LOWEST_SHOWN_TARGET, MINIMUM_INTAKE } from '#formulas/energy/calorie-judgement.ts';
import { TARGET_STEPS } from '#formulas/energy/calorie-targets.ts';
import { ACTIVITY_CATEGORY_RANGES, CATEGORY_OF_LEVEL } from '#formulas/energy/energy-methods.ts';
import {
  ACTIVITY_FACTORS,
  ACTIVITY_LEVELS,
  KATCH,
  MIFFLIN,
  RESTING_ENERGY_ERROR,
} from '#formulas/energy/energy.ts';
import { HEALTHY_BMI } from '#formulas/bmi/bmi.ts';
import { KCAL_PER_GRAM, MACRO_PLANS, MACRO_PLAN_KEYS } from '#formulas/macros/macros.ts';
import { activityWords, nutrientWords, planWords } from '../blocks/table-words.ts';
import { formatShare, formatWhole } from '../format-figure.ts';
import {
  activityExample,
  katchExample,
  macrosExample,
  mifflinExample,
  readingEffect,
  targetsExample,
} from './energy-examples.ts';
import { linear } from './equation-text.ts';
import { formatConstant } from './format-value.ts';
import type { Method } from './method.ts';

export const mifflinMethod: Method = {
  id: 'mifflin-st-jeor',
  title: 'Resting energy: Mifflin–St Jeor',
  text: [
    'The energy that a body uses in a day of lying still, in kcal. Strictly it is the resting rate, a few percent above the basal rate; we keep the usual name, BMR. Both calculators use this equation unless you enter your body fat.',
    'It is the simplified form that the authors themselves give. Up to an age of 100 it differs from their exact fit by less than 8 kcal a day. Should it fall below 0, far outside the people it was made for, no figure is shown.',
  ],
  equations: (['male', 'female'] as const).map((gender) => ({
    text: `BMR = ${linear({ ...MIFFLIN, constant: MIFFLIN.constant[gender] })}`,
    when: gender,
  })),
  tables: [mifflinExample()],
  people:
    'Derived on 498 healthy adults (247 women, 251 men) of 19 to 78 years, of normal weight and with obesity.',
  error: `Within ${formatShare(RESTING_ENERGY_ERROR)}% of a measured value for most adults, but not for all; a review of such equations found it the most reliable. It explains 71% of the differences between people. In some groups it comes out too low.`,
  sources: ['mifflin-1990', 'frankenfield-2005', 'nutrients-2023'],
};

export const katchMethod: Method = {
  id: 'katch-mcardle',
  title: 'Resting energy from lean mass: Katch–McArdle',
  text: [
    'Used by the TDEE calculator when you enter your body fat. It asks for neither age nor gender. The equation is Cunningham’s of 1991; the usual name comes from a textbook by McArdle, Katch and Katch.',
  ],
  equations: [
    { text: 'lean kg = kg × (1 − body fat % ÷ 100)' },
    { text: `BMR = ${KATCH.constant} + ${KATCH.perLeanKg} × lean kg` },
  ],
  tables: [katchExample()],
  people: 'Adults with a real reading of their body fat, from 1 to 70%.',
  error: `As good as the reading: at 80 kg, five points too many or too few move the result by ${readingEffect()} kcal.`,
  sources: ['cunningham-1991'],
};

export const activityMethod: Method = {
  id: 'activity',
  title: 'Energy of the whole day: the activity multipliers',
  text: [
    'Maintenance calories, or TDEE, are resting energy times one of five numbers. The last column shows what has been measured, with doubly labeled water, in adults of a comparable level.',
  ],
  equations: [{ text: 'TDEE = BMR × multiplier' }],
  tables: [
    {
      caption: 'The five levels. Multiplier, and measured range of comparable adults.',
      head: ['Level', 'Multiplier', 'Measured'],
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
  people: 'Adults. Count the whole week, work included; between two levels take the lower one.',
  error:
    'Nobody has measured these five numbers: they are a convention that came with an older equation into textbooks. At the lower end they are low. An expert group of FAO, WHO and the United Nations University puts even sedentary or light lives at 1.40 to 1.69, so for most people at a desk “sedentary” says too little.',
  sources: ['fao-2001', 'nasem-2023'],
};

export const targetsMethod: Method = {
  id: 'targets',
  title: 'Calorie targets',
  text: [
    `The BMI calculator shows maintenance and ${TARGET_STEPS.gain} kcal either side of it. The TDEE calculator shows seven targets; the goals lose, maintain and gain stand for the steps of ${formatWhole(-TARGET_STEPS.loss)} less, nothing, and ${TARGET_STEPS.gain} more.`,
  ],
  equations: [{ text: 'target = TDEE + step' }],
  tables: [targetsExample()],
  people: 'Adults who are not pregnant or breastfeeding.',
  error: `That ${TARGET_STEPS.gain} kcal a day are 0.5 kg a week describes the first weeks. Later the change slows, because a lighter body uses less: see how weight changes over time, below.`,
  sources: ['wishnofsky-1958', 'hall-2011', 'thomas-2013'],
};

export const safetyMethod: Method = {
  id: 'safety',
  title: 'When a target is called unsafe',
  text: [
    'A figure is never changed in silence. Every target on both calculators is judged by the same rule, and the gravest remark wins.',
    `With a BMI below ${HEALTHY_BMI.min} no plan for losing weight is offered. Under 18 the figures are worked out, but adult categories do not apply and no target is offered.`,
  ],
  equations: [],
  tables: [
    {
      caption: 'What is said beside a target.',
      head: ['Target', 'What we do'],
      rows: [
        [
          `below ${formatWhole(LOWEST_SHOWN_TARGET)} kcal`,
          'no figure: not a safe target, and no macros on it',
        ],
        [
          `below ${formatWhole(MINIMUM_INTAKE.female)} kcal (women) or ${formatWhole(MINIMUM_INTAKE.male)} kcal (men)`,
          'a caution that names the gentlest target which meets the guidance',
        ],
        ['below BMR', 'a short note: not dangerous in itself, but harder to keep'],
        ['anything else', 'nothing'],
      ],
      figures: [],
    },
  ],
  people: 'Adults. With illness or medicines, a target is a matter for your doctor.',
  error:
    'The limits are guidance, not physiology: they are the lower ends of what guidelines prescribe for losing weight, below which it is hard to find all nutrients in food. Diets below 800 kcal belong under medical supervision.',
  sources: ['jensen-2013', 'nice-2025'],
};

export const macrosMethod: Method = {
  id: 'macros',
  title: 'Protein, carbs and fat',
  text: [
    'Four plans share out the calories of your target. A gram of protein or carbohydrate counts 4 kcal and a gram of fat 9, the general factors that Atwater found.',
  ],
  equations: [
    {
      text: `grams = target × share ÷ ${KCAL_PER_GRAM.protein}`,
      when: 'protein, carbohydrate',
    },
    { text: `grams = target × share ÷ ${KCAL_PER_GRAM.fat}`, when: 'fat' },
  ],
  tables: [
    {
      caption: 'The four plans. Share of the energy.',
      head: ['Plan', nutrientWords.protein, nutrientWords.carbs, nutrientWords.fat],
      rows: MACRO_PLAN_KEYS.map((plan): [string, ...string[]] => {
        const { protein, carbs, fat } = MACRO_PLANS[plan];
        return [planWords[plan], ...[protein, carbs, fat].map((share) => `${formatShare(share)}%`)];
      }),
      figures: [1, 2, 3],
    },
    macrosExample(),
  ],
  people:
    'Adults. With kidney disease, diabetes medicines or pregnancy ask your doctor before a high-protein or ketogenic plan.',
  error:
    'The general factors are averages over foods. The shares are starting points and not findings: public guidance for adults is protein 10–35%, carbohydrate 45–65% and fat 20–35%, and none of the four plans lies wholly inside. Weight follows the calories far more than the split.',
  sources: ['fao-2003', 'iom-2005'],
};
