import {
  ACTIVITY_CATEGORIES,
  type ActivityCategory,
  BRISK_WALK,
  CUNNINGHAM_1980,
  EER_2023,
  type Gender,
  HARRIS_BENEDICT_REVISED,
} from '@evenscale/formulas/energy';
import {
  ADAPTATION,
  ENERGY_PER_KG,
  FORBES,
  GLYCOGEN,
  PAUSE_DAYS,
  RESTING_PER_KG,
  THERMIC_EFFECT,
} from '@evenscale/formulas/weight-model';
import { formatShare, formatWhole } from '../format-figure.ts';
import { formatConstant, formatWorked, linear } from './format-value.ts';
import type { Method } from './method.ts';
import { deficitExample, energyComparison } from './other-examples.ts';

const CATEGORY_WORDS: Readonly<Record<ActivityCategory, string>> = {
  inactive: 'inactive',
  lowActive: 'low active',
  active: 'active',
  veryActive: 'very active',
};

const GENDERS: readonly Gender[] = ['male', 'female'];

export const weightModelMethod: Method = {
  id: 'weight-model',
  title: 'How weight changes over time',
  text: [
    'Where our pages show how weight changes over months, they use the dynamic model that Kevin Hall and colleagues published in 2011, the one behind the Body Weight Planner of the US National Institutes of Health. It tracks fat, lean tissue, stored carbohydrate with its water, and body fluid. Food that isn’t used is added to them, a shortfall is taken from them, and a lighter body uses less.',
    'The model is calculated four times a day by the Runge–Kutta method, which is exact to less than a thousandth of a percent.',
    `The weight planner runs the model in reverse: it tries intakes until it finds the one that ends at the goal on its date, to a tenth of a calorie, and then calculates the maintenance calories at that weight. In a pause of ${PAUSE_DAYS / 7} weeks you eat at maintenance for the weight reached by then; in a slower second half, midway between that and the first half. With the number from a log, it begins with the stored carbohydrate, the fluid and the adaptation of a body that has eaten what was logged. A brisk walk counts as ${formatConstant(BRISK_WALK)} kcal per kg and hour above sitting.`,
  ],
  equations: [
    { text: 'change of fat = (1 − p) × (eaten − spent − stored as glycogen) ÷ energy of fat' },
    { text: 'change of lean = p × (eaten − spent − stored as glycogen) ÷ energy of lean' },
    { text: `p = C ÷ (C + fat kg), C = ${formatConstant(FORBES)} × energy of lean ÷ energy of fat` },
  ],
  tables: [
    {
      caption: 'Main constants. Published in kilojoules, shown in kcal.',
      head: ['What', 'Value'],
      rows: [
        ['Energy of 1 kg of fat', `${formatWhole(ENERGY_PER_KG.fat)} kcal`],
        ['Energy of 1 kg of lean tissue', `${formatWhole(ENERGY_PER_KG.lean)} kcal`],
        ['Resting energy of 1 kg of fat', `${formatWorked(RESTING_PER_KG.fat)} kcal a day`],
        ['Resting energy of 1 kg of lean tissue', `${formatWorked(RESTING_PER_KG.lean)} kcal a day`],
        ['Share of a change in food used for digestion', `${formatShare(THERMIC_EFFECT)}%`],
        [
          'How much the body adapts, and in how many days',
          `${formatShare(ADAPTATION.share)}%, ${ADAPTATION.days} days`,
        ],
        ['Water bound by 1 kg of glycogen', `${formatConstant(GLYCOGEN.water)} kg`],
      ],
      figures: [1],
    },
    deficitExample(),
  ],
  people: 'Adults 18 and over who aren’t pregnant or breastfeeding.',
  error:
    'In a two-year trial that measured what people ate, its average error was about 1 lb (half a kilogram). Individuals vary a lot: in a study of people who stuck to a clinic diet, nine in ten were between 6% below and 4% above the forecast after seven weeks. Few people eat exactly to plan for longer, so expect a wider spread then. The model assumes you keep the same intake every day, and it doesn’t include muscle gained by training.',
  results: ['plan.intake', 'plan.day', 'plan.days', 'way.intake'],
  sources: [
    'hall-2011',
    'hall-2011-appendix',
    'hall-2007',
    'guo-2018',
    'dent-2023',
    'jackson-2002',
    'ainsworth-2011',
  ],
};

export const otherEnergyMethod: Method = {
  id: 'other-energy',
  title: 'Second opinions on energy',
  text: [
    'Other published equations, in the same code and tested the same way. They never change a calculator’s result. They show how far apart good methods are.',
    'The reference intakes of 2023 give the energy of the whole day at once. They’re based on doubly labeled water, the best measurement there is, and are our best second opinion on TDEE.',
  ],
  equations: [
    ...GENDERS.map((gender) => ({
      text: `BMR = ${linear(HARRIS_BENEDICT_REVISED[gender])}`,
      when: `Harris–Benedict, revised, ${gender}`,
    })),
    {
      text: `BMR = ${CUNNINGHAM_1980.constant} + ${CUNNINGHAM_1980.perLeanKg} × lean kg`,
      when: 'Cunningham 1980, for athletes',
    },
  ],
  tables: [
    energyComparison(),
    {
      caption: 'Reference intakes 2023. Energy of the whole day, for adults from 19.',
      head: ['Who', 'Equation'],
      rows: GENDERS.flatMap((gender) =>
        ACTIVITY_CATEGORIES.map((category): [string, string] => [
          `${gender}, ${CATEGORY_WORDS[category]}`,
          linear(EER_2023[gender][category]),
        ]),
      ),
      figures: [],
    },
  ],
  people:
    'Adults. Cunningham’s equation of 1980 is based on athletes. The reference intakes don’t apply during pregnancy and breastfeeding.',
  error:
    'At rest, the revised Harris–Benedict equation is good to about 14% for one person. Those from lean mass are as good as the body-fat reading. For a whole day, the activity level adds its own error.',
  results: ['opinion.energy.*'],
  sources: ['roza-1984', 'cunningham-1980', 'nasem-2023'],
};
