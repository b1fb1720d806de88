import {
  BODY_FAT_STANDARD_ERROR,
  BOER,
  DENSITY,
  DEURENBERG,
  DEVINE,
  ESSENTIAL_FAT,
  HAMWI,
  MILLER,
  NAVY_BODY_FAT_ERROR,
  ROBINSON,
  SIRI,
  TESTED,
  WAIST_TO_HEIGHT_BANDS,
} from '@evenscale/formulas/body-composition';
import {
  type BmiBand,
  classify,
  FAMILY_BACKGROUND_BMI_BANDS,
  HEALTHY_BMI,
  HOME_BMI_BANDS,
  IMPERIAL_BMI_FACTOR,
  TDEE_BMI_BANDS,
} from '@evenscale/formulas/bmi';
import {
  bmiValue,
  CM_PER_INCH,
  CM_PER_METRE,
  INCHES_PER_FOOT,
  KG_PER_POUND,
  POUNDS_PER_STONE,
} from '@evenscale/formulas/units';
import { bmiExample, bodyFatExample, idealWeightExample } from './body-examples.ts';
import { formatConstant, formatDeviation, signed } from './format-value.ts';
import type { Method } from './method.ts';

/** The exact factor from pounds and inches to kilograms and meters. */
const EXACT_BMI_FACTOR = KG_PER_POUND / (CM_PER_INCH / CM_PER_METRE) ** 2;
const FACTOR_GAP = (1 - IMPERIAL_BMI_FACTOR / EXACT_BMI_FACTOR) * 100;

interface Limit {
  readonly from: number;
}

/** `18.5 to below 25`: the lower limit belongs to the category, the upper one doesn't. */
function limitsOf(bands: readonly Limit[], index: number): string {
  const from = formatConstant(bands[index]?.from ?? 0);
  const next = bands[index + 1];
  if (next === undefined) return `${from} or more`;
  const below = formatConstant(next.from);
  return index === 0 ? `below ${below}` : `${from} to below ${below}`;
}

const bandRow = ({ from, label }: BmiBand<string>, index: number): [string, ...string[]] => [
  limitsOf(TDEE_BMI_BANDS, index),
  classify(HOME_BMI_BANDS, bmiValue(from)).label,
  label,
];

export const unitsMethod: Method = {
  id: 'units',
  title: 'Units and rounding',
  text: [
    'What you type in pounds, stone, feet or inches is converted once, and the equations use kilograms and centimeters. The one exception is BMI, which has an imperial version.',
    'Nothing is rounded before it’s shown. Calories and grams are then whole numbers, weights and body fat have one decimal, and BMI has as many decimals as it takes for the number and its category to agree.',
  ],
  equations: [
    { text: `1 lb = ${formatConstant(KG_PER_POUND)} kg` },
    { text: `1 in = ${formatConstant(CM_PER_INCH)} cm` },
    { text: `1 ft = ${INCHES_PER_FOOT} in, 1 st = ${POUNDS_PER_STONE} lb` },
  ],
  tables: [],
  people: 'Everyone.',
  error: 'The pound is rounded to six decimals, which is less than one part in a million.',
  sources: [],
};

export const bmiMethod: Method = {
  id: 'bmi',
  title: 'Body mass index (BMI)',
  text: [
    'Weight divided by the square of height. Adolphe Quetelet described it in 1832, and Ancel Keys gave it its name in 1972. The category uses the unrounded value: 24.96 is still below 25.',
    'From 65 on, we judge by a BMI of 23 to 27.5 instead. Across 32 studies of older adults, the risk of dying was higher below 23 and above 33. The upper end is our own choice, the middle of the overweight range: UK guidance says that a BMI slightly above normal can be protective at this age, and names no limit.',
  ],
  equations: [
    { text: 'BMI = kg ÷ m²', when: 'metric' },
    { text: `BMI = ${IMPERIAL_BMI_FACTOR} × lb ÷ in²`, when: 'imperial' },
  ],
  tables: [
    bmiExample(),
    {
      caption: 'The names of the ranges. Our two calculators have one table each.',
      head: ['BMI', 'BMI calculator', 'TDEE calculator'],
      rows: TDEE_BMI_BANDS.map(bandRow),
      figures: [],
    },
  ],
  people:
    'Adults 18 and over who aren’t pregnant. Children and teens are compared with others of the same age and sex.',
  error: `The arithmetic is exact. The published factor ${IMPERIAL_BMI_FACTOR} makes imperial results ${formatDeviation(FACTOR_GAP)}% lower than metric ones. As a sign of body fat, BMI is a screening test, not a diagnosis: it can’t tell muscle from fat, or where the fat is.`,
  results: ['bmi', 'bmiCategory'],
  sources: ['keys-1972', 'who-2000', 'nhlbi-1998', 'nice-2025', 'winter-2014', 'rubino-2025'],
};

export const idealWeightMethod: Method = {
  id: 'ideal-weight',
  title: 'Ideal weight range',
  text: [
    `The weights at which your height has a BMI of ${HEALTHY_BMI.min} to ${HEALTHY_BMI.max}. It’s the BMI formula in reverse.`,
  ],
  equations: [
    { text: `lowest kg = ${HEALTHY_BMI.min} × m²` },
    { text: `highest kg = ${HEALTHY_BMI.max} × m²` },
    {
      text: `lb = BMI × in² ÷ ${IMPERIAL_BMI_FACTOR}`,
      when: 'imperial, with the same two values for BMI',
    },
  ],
  tables: [idealWeightExample()],
  people: 'As for BMI: adults 18 and over who aren’t pregnant.',
  error: `None of its own. The printed range ends at ${HEALTHY_BMI.max} while the category ends just below 25, so a BMI between the two is normal but above the range. That’s a convention, not an error.`,
  results: ['idealWeightRange.*', 'olderRange.*'],
  sources: ['who-2000'],
};

const { perBmi, perYear, constant } = DEURENBERG;

export const bodyFatMethod: Method = {
  id: 'body-fat',
  title: 'Body fat, estimated',
  text: [
    'If you don’t enter your body fat, the TDEE calculator estimates it from BMI, age and sex, and marks it as an estimate. It’s for information only and never used for your calories, because it would make a good equation worse.',
  ],
  equations: [
    {
      text: `% = ${perBmi} × BMI ${signed(perYear)} × age ${signed(constant.male)}`,
      when: 'male',
    },
    {
      text: `% = ${perBmi} × BMI ${signed(perYear)} × age ${signed(constant.female)}`,
      when: 'female',
    },
  ],
  tables: [bodyFatExample()],
  people: `Based on 1,229 people in the Netherlands aged 7 to 83. The adult version is for ages from ${TESTED.minAge} and was tested for a BMI of ${TESTED.minBmi} to ${TESTED.maxBmi}. If you’re outside, we say so. Below ${ESSENTIAL_FAT.male}% for men or ${ESSENTIAL_FAT.female}% for women, we call the result unreliable.`,
  error: `Standard error ${BODY_FAT_STANDARD_ERROR} percentage points: about two people in three are within that, and one in three is further off. It’s larger in trained people and in other ethnic groups, and slightly too high in obesity.`,
  results: ['bodyFatPercentage', 'bodyFatRange.*', 'fatMass', 'leanMass', 'fatFreeMassIndex', 'tape.bodyFat'],
  sources: ['deurenberg-1991'],
};

const navy = ({ constant: start, perLogGirth, perLogHeight }: (typeof DENSITY)['male' | 'female']) =>
  `${formatConstant(start)} ${signed(perLogGirth)} × log10(circumference) ${signed(perLogHeight)} × log10(cm)`;

const boer = ({ perKg, perCm, constant: start }: (typeof BOER)['male' | 'female']) =>
  `lean kg = ${perKg} × kg ${signed(perCm)} × cm ${signed(start)}`;

const IDEAL_WEIGHTS = {
  'Devine 1974': DEVINE,
  'Robinson 1983': ROBINSON,
  'Miller 1983': MILLER,
  'Hamwi 1964': HAMWI,
};

export const bodySizeMethod: Method = {
  id: 'body-size',
  title: 'Other measures of the body',
  text: [
    'Second opinions on size. They’re part of the same code and tested the same way, but they never change a calculator’s result.',
    'The tape method subtracts the neck from the waist (at the navel) for men, and the neck from waist (at its narrowest) plus hips for women. That difference is the circumference below.',
  ],
  equations: [
    { text: 'waist ÷ height, both in cm', when: 'waist to height' },
    { text: navy(DENSITY.male), when: 'density by tape, male' },
    { text: navy(DENSITY.female), when: 'density by tape, female' },
    { text: `body fat % = ${SIRI.overDensity} ÷ density ${signed(SIRI.constant)}`, when: 'from either' },
    { text: boer(BOER.male), when: 'lean mass by Boer, male' },
    { text: boer(BOER.female), when: 'lean mass by Boer, female' },
    { text: 'lean kg ÷ m²', when: 'fat-free mass index' },
  ],
  tables: [
    {
      caption:
        'Four classic “ideal weights”. Kilograms at 5 feet, plus kilograms for each inch above. They aren’t defined below 5 feet.',
      head: ['Equation', 'Men', 'Women'],
      rows: Object.entries(IDEAL_WEIGHTS).map(([name, { male, female }]): [string, ...string[]] => [
        name,
        ...[male, female].map(
          ({ at60, perInch }) => `${formatConstant(at60)} + ${formatConstant(perInch)} per inch`,
        ),
      ]),
      figures: [1, 2],
    },
    {
      caption: 'Waist to height. For adults with a BMI below 35.',
      head: ['Ratio', 'Meaning'],
      rows: WAIST_TO_HEIGHT_BANDS.map(({ label }, index): [string, string] => [
        limitsOf(WAIST_TO_HEIGHT_BANDS, index),
        label,
      ]),
      figures: [],
    },
    {
      caption:
        'Lower BMI limits by family background. South Asian, Chinese, other Asian, Middle Eastern, Black African or African-Caribbean.',
      head: ['BMI', 'Meaning'],
      rows: FAMILY_BACKGROUND_BMI_BANDS.map(({ label }, index): [string, string] => [
        limitsOf(FAMILY_BACKGROUND_BMI_BANDS, index),
        label,
      ]),
      figures: [],
    },
  ],
  people:
    'Adults. The tape method is based on men and women in the US Navy. The four ideal weights were made for dosing drugs and for quick use in hospitals, not as goals.',
  error: `Tape method: standard error ${NAVY_BODY_FAT_ERROR.male} points for men and ${NAVY_BODY_FAT_ERROR.female} for women. The other measures are conventions without an error of their own.`,
  results: [
    'opinion.waistToHeight',
    'opinion.waistClass',
    'waistBand.*',
    'opinion.idealWeight.*',
    'opinion.leanMass.*',
  ],
  sources: [
    'nice-2025',
    'who-2004',
    'hodgdon-1984',
    'boer-1984',
    'devine-1974',
    'robinson-1983',
    'miller-1983',
    'hamwi-1964',
    'pai-2000',
  ],
};
