import {
  BODY_FAT_STANDARD_ERROR,
  DEURENBERG,
  ESSENTIAL_FAT,
  TESTED,
} from '#formulas/body-composition/body-fat.ts';
import { HOME_BMI_BANDS, TDEE_BMI_BANDS, classify } from '#formulas/bmi/bmi-bands.ts';
import type { BmiBand } from '#formulas/bmi/bmi-bands.ts';
import { HEALTHY_BMI, IMPERIAL_BMI_FACTOR } from '#formulas/bmi/bmi.ts';
import {
  BOER,
  DEVINE,
  FAMILY_BACKGROUND_BMI_BANDS,
  HAMWI,
  MILLER,
  ROBINSON,
  WAIST_TO_HEIGHT_BANDS,
} from '#formulas/body-composition/body-size.ts';
import { DENSITY, NAVY_BODY_FAT_ERROR, SIRI } from '#formulas/body-composition/navy-body-fat.ts';
import {
  CM_PER_INCH,
  CM_PER_METRE,
  INCHES_PER_FOOT,
  KG_PER_POUND,
  POUNDS_PER_STONE,
  bmiValue,
} from '#formulas/units.ts';
import { bmiExample, bodyFatExample, idealWeightExample } from './body-examples.ts';
import { signed } from './equation-text.ts';
import { formatConstant, formatDeviation } from './format-value.ts';
import type { Method } from './method.ts';

/** From pounds and inches to kilograms and metres, as exactly as the conversions are. */
const EXACT_BMI_FACTOR = KG_PER_POUND / (CM_PER_INCH / CM_PER_METRE) ** 2;
const FACTOR_GAP = (1 - IMPERIAL_BMI_FACTOR / EXACT_BMI_FACTOR) * 100;

interface Limit {
  readonly from: number;
}

/** `18.5 to below 25`: the lower limit belongs to the band, the upper one does not. */
function limitsOf(bands: readonly Limit[], index: number): string {
  const from = formatConstant(bands[index]?.from ?? 0);
  const next = bands[index + 1];
  if (next === undefined) return `${from} and more`;
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
    'Whatever you type in pounds, stone, feet or inches is converted once, and the equations work in kilograms and centimeters. The one exception is BMI, which has an imperial form of its own.',
    'Nothing is rounded before it is shown. Then calories and grams are whole numbers, weights and body fat have one decimal, and a BMI has as many decimals as it takes for the number and its category to agree.',
  ],
  equations: [
    { text: `1 lb = ${formatConstant(KG_PER_POUND)} kg` },
    { text: `1 in = ${formatConstant(CM_PER_INCH)} cm` },
    { text: `1 ft = ${INCHES_PER_FOOT} in, 1 st = ${POUNDS_PER_STONE} lb` },
  ],
  tables: [],
  people: 'Everybody.',
  error: 'The pound is rounded to six decimals, which is less than one part in a million.',
  sources: [],
};

export const bmiMethod: Method = {
  id: 'bmi',
  title: 'Body mass index (BMI)',
  text: [
    'Weight divided by the square of the height. Adolphe Quetelet described it in 1832; Ancel Keys gave it its name in 1972. The category is judged on the unrounded value: 24.96 is still below 25.',
  ],
  equations: [
    { text: 'BMI = kg ÷ m²', when: 'metric' },
    { text: `BMI = ${IMPERIAL_BMI_FACTOR} × lb ÷ in²`, when: 'imperial' },
  ],
  tables: [
    bmiExample(),
    {
      caption: 'The words for each range. Our two calculators use one table each.',
      head: ['BMI', 'BMI calculator', 'TDEE calculator'],
      rows: TDEE_BMI_BANDS.map(bandRow),
      figures: [],
    },
  ],
  people:
    'Adults from 18. Not for pregnancy. Children and teenagers are read against charts for age and sex. From 65 on a slightly higher BMI can be protective.',
  error: `The sum is exact; the published factor ${IMPERIAL_BMI_FACTOR} makes imperial results ${formatDeviation(FACTOR_GAP)}% lower than metric ones. As a sign of body fat, BMI is a screen and no diagnosis: it cannot tell muscle from fat, or where the fat sits.`,
  sources: ['keys-1972', 'who-2000', 'nhlbi-1998', 'nice-2025', 'rubino-2025'],
};

export const idealWeightMethod: Method = {
  id: 'ideal-weight',
  title: 'Ideal weight range',
  text: [
    `The weights at which your height has a BMI of ${HEALTHY_BMI.min} to ${HEALTHY_BMI.max}. It is the BMI formula turned round, nothing more.`,
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
  people: 'As for BMI: adults from 18, not in pregnancy.',
  error: `None of its own. The printed range ends at ${HEALTHY_BMI.max} while the category ends just below 25, so a BMI between the two is normal and yet above the range. That is a habit of printing, and no error.`,
  sources: ['who-2000'],
};

const { perBmi, perYear, constant } = DEURENBERG;

export const bodyFatMethod: Method = {
  id: 'body-fat',
  title: 'Body fat, estimated',
  text: [
    'If you do not enter your body fat, the TDEE calculator estimates it from BMI, age and gender, and marks it as an estimate. The estimate is shown for your interest and never used for your calories: it would make a good equation worse.',
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
  people: `Measured on 1,229 Dutch people of 7 to 83 years. The adult form is for ages from ${TESTED.minAge} and was tested for a BMI of ${TESTED.minBmi} to ${TESTED.maxBmi}; outside we say so. Below ${ESSENTIAL_FAT.male}% for men or ${ESSENTIAL_FAT.female}% for women the result is called unreliable.`,
  error: `Standard error ${BODY_FAT_STANDARD_ERROR} percentage points: about two people in three are within that, one in three is further off. Larger in trained people and in other ethnic groups; slightly too high in obesity.`,
  sources: ['deurenberg-1991'],
};

const navy = ({ constant: start, perLogGirth, perLogHeight }: (typeof DENSITY)['male' | 'female']) =>
  `${formatConstant(start)} ${signed(perLogGirth)} × log10(girth) ${signed(perLogHeight)} × log10(cm)`;

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
    'Second opinions on size. They stand in the same code as the rest and are tested the same way, but they never change a result of the calculators.',
    'The tape method takes the neck from the waist for men (at the navel), and the neck from waist plus hips for women (waist at its narrowest); that difference is the girth below.',
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
        'Four classic “ideal weights”. Kilograms at 5 feet, and for each inch above; below 5 feet they say nothing.',
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
    'Adults. The tape method was measured on men and women of the US Navy. The four ideal weights were made for dosing drugs and for the bedside, not as goals.',
  error: `Tape method: standard error ${NAVY_BODY_FAT_ERROR.male} points for men and ${NAVY_BODY_FAT_ERROR.female} for women. The other measures are conventions without an error of their own.`,
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
