import type { BmiBand } from '@evenscale/formulas/bmi';
import {
  BODY_FAT_STANDARD_ERROR,
  type BodyFatCaveat,
  ESSENTIAL_FAT,
  TESTED,
} from '@evenscale/formulas/body-composition';
import {
  ACTIVITY_FACTORS,
  ACTIVITY_LEVEL_ERROR,
  type ActivityLevel,
  BODY_FAT_READING_ERROR,
  type Gender,
  RESTING_ENERGY_ERROR,
  TARGET_STEPS,
} from '@evenscale/formulas/energy';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { nutrientNames, planNames, targetNames } from '#config/energy-names.ts';
import { energyIn, formatEnergy } from '#person/energy/format-energy.ts';
import { KCAL_PER_GRAM, MACRO_PLANS, type MacroPlan, type Macronutrient } from '@evenscale/formulas/macros';
import { HALF_KILO } from '#person/format-weight.ts';
import { ADULT_AGE } from '#person/policy.ts';
import type { TargetKey } from '#person/plan/target-choice.ts';
import { levelName } from '#person/fields/entry-words.ts';
import type { Difference } from '#person/training/training-choice.ts';
import { formatGrams, formatPercent } from '#ui/text/format.ts';
import { formatWorked } from './format-calculation.ts';
import type { MethodAnchor } from './calculation-step.ts';
import type { UnitSystem } from '#person/units.ts';

/** The words of "How this was calculated". */
export const stepsWords = {
  title: 'How this was calculated',
  waiting: 'Press Calculate first. Then you’ll see the calculation here.',
  intro:
    'Each line below comes from the formula that gave your result, with your own numbers. Nothing is rounded before it’s shown; ≈ marks a number that has more digits than shown.',
  entries: (entries: string) => `Calculated with: ${entries}.`,
  shownAs: (shown: string) => `, shown as\u00a0${shown}`,
  source: 'Source',
  methods: 'How we calculate',
  copy: 'Copy the calculation',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t allow that. The text is selected below, so you can copy it yourself.',
  textLabel: 'The calculation as plain text',
} as const;

/** Titles of the groups of steps. */
export const groupTitles = {
  measures: 'Your entries in the units of the formulas',
  bmi: 'Body mass index',
  calories: 'Daily calories',
  energy: 'Your daily calories',
  body: 'Body mass index and body fat',
  targets: 'Target calories',
  macros: 'Macronutrients',
  trainingDays: 'Training and rest days',
} as const;

/** Names of the steps. */
export const stepNames = {
  pounds: 'Your weight in pounds',
  kilograms: 'Your weight in kilograms',
  inches: 'Your height in inches',
  centimetres: 'Your height in centimeters',
  bmi: 'BMI',
  category: 'Category',
  idealWeight: 'Ideal weight range',
  leanMass: 'Lean mass',
  bmr: 'Basal metabolic rate (BMR)',
  maintenance: 'Maintenance',
  weightLoss: 'Weight loss',
  weightGain: 'Weight gain',
  tdee: 'TDEE',
  range: 'Range',
  bodyFatEstimated: 'Body fat (estimated)',
  bodyFatEntered: 'Body fat (as you entered it)',
  targets: 'Seven targets',
  noPlan: 'Four plans',
  trainingDays: 'Calories of each kind of day',
  lowest: 'Lowest',
  highest: 'Highest',
} as const;

/** Short citations; the methodology page has the full ones. */
export const sources = {
  units: 'the definitions of the units; the pound is rounded to six decimals',
  bmi: { metric: 'Keys et al. 1972', imperial: 'NHLBI 2000, for the factor 703' },
  homeCategory: 'World Health Organization 2000',
  tdeeCategory: 'NHLBI 1998',
  idealWeight: 'World Health Organization 2000',
  mifflin: 'Mifflin et al. 1990 (Mifflin–St Jeor)',
  katch: 'Cunningham 1991, known as Katch–McArdle',
  activity: 'a textbook convention, without a study of its own',
  targets: (units: UnitSystem, unit: EnergyUnit) =>
    `a convention: about ${HALF_KILO[units]} a week for ${formatEnergy(TARGET_STEPS.gain, unit)}, at first`,
  safety: 'our own limits for what we show',
  equationRange: 'Frankenfield et al. 2005 for the equation, FAO 2001 for the activity level',
  readingRange: 'our rule of thumb for readings, FAO 2001 for the activity level',
  training: 'our own rule: the days add up to seven times the target',
  ownLog: 'your own log of weights and meals, by energy balance',
  bodyFat: 'Deurenberg et al. 1991',
  macros: (unit: EnergyUnit) => {
    const [carbs, fat] = [KCAL_PER_GRAM.carbs, KCAL_PER_GRAM.fat].map((energy) =>
      formatWorked(energyIn(energy, unit)),
    );
    return `FAO 2003, for ${carbs}, ${carbs} and ${fat} ${unit} per gram`;
  },
} as const;

/** Texts of the links to the methodology page. */
export const methodNames: Readonly<Record<MethodAnchor, string>> = {
  units: 'units',
  bmi: 'BMI',
  'ideal-weight': 'ideal weight',
  'mifflin-st-jeor': 'resting energy',
  'katch-mcardle': 'resting energy from lean mass',
  activity: 'activity',
  targets: 'targets',
  safety: 'safety limits',
  'body-fat': 'body fat',
  'weight-model': 'energy of a change in weight',
  macros: 'macronutrients',
};

/** Precedes the links to the methods. */
export const sourceText = (source: string): string =>
  `${stepsWords.source}: ${source}. ${stepsWords.methods}: `;

/** A plan with its shares of the energy. */
export function planTitle(plan: MacroPlan): string {
  const { protein, carbs, fat } = MACRO_PLANS[plan];
  return `${planNames[plan]}: ${formatPercent(protein)}% protein, ${formatPercent(carbs)}% carbs, ${formatPercent(fat)}% fat`;
}

/** "moderately active", from the name in the select. */
export const levelInSentence = (level: ActivityLevel): string => levelName(level).toLowerCase();

/** Where the activity factor comes from. */
export const factorRemark = (level: ActivityLevel): string =>
  `${formatWorked(ACTIVITY_FACTORS[level])} is the factor for “${levelInSentence(level)}.”`;

/** The limits of a BMI category. */
export function bandSentence(
  shownBmi: string,
  band: BmiBand<string>,
  next: BmiBand<string> | undefined,
): string {
  const [from, below] = [formatWorked(band.from), formatWorked(next?.from ?? 0)];
  if (!next) return `${shownBmi} is at least ${from}: ${band.label}. The category uses the unrounded number.`;
  return band.from > 0
    ? `${shownBmi} is at least ${from} and below ${below}: ${band.label}. The category uses the unrounded number.`
    : `${shownBmi} is below ${below}: ${band.label}. The category uses the unrounded number.`;
}

/** Replaces the category under 18. */
export const underAgeCategory = `Adult categories don’t apply under ${ADULT_AGE}.`;

/** The BMI range behind the ideal weight. */
export const idealWeightRemark = (min: number, max: number): string =>
  `The weights at which this height has a BMI of ${formatWorked(min)} to ${formatWorked(max)}.`;

/** Why the equation has this constant. */
export const genderRemark: Readonly<Record<Gender, string>> = {
  male: 'The last number is the equation’s constant for males.',
  female: 'The last number is the equation’s constant for females.',
};

/** Shown if the entries are outside the range of people the equation was developed on. */
export const outsideRange =
  'These entries are far outside the range the equation was made for, so nothing is based on this number.';

/** Replaces a daily energy that would be based on such a figure. */
export const noFigure = 'Outside the range';

/** What the visitor's own maintenance calories are. */
export const ownRemarks = {
  day: 'Your own maintenance calories: what you logged as eaten, minus what your weight shows as stored, or plus what it shows as used up. The Weight Log page has the numbers. Your activity level isn’t used.',
  range: 'In 95 of 100 logs like yours, the true number is in this range, if everything you ate was logged.',
} as const;

/** Labels of the two ends of a daily energy range. */
export const rangeLabels = { low: 'Lower end', high: 'Upper end' } as const;

/** Where the range of the daily energy comes from. */
export const rangeRemarks = {
  equation: (error: number) =>
    `For most adults the equation is within ${formatPercent(RESTING_ENERGY_ERROR)}% of a measured value, and people at one activity level differ by about ${formatPercent(ACTIVITY_LEVEL_ERROR)}%. Combined as independent errors, that’s ${formatPercent(error)}%.`,
  reading: (error: number) =>
    `A body-fat reading is often ${BODY_FAT_READING_ERROR} percentage points off, and people at one activity level differ by about ${formatPercent(ACTIVITY_LEVEL_ERROR)}%. Combined as independent errors, that’s ${formatPercent(error)}% for you.`,
} as const;

/** How reliable the body fat estimate is. */
export const bodyFatError = `The standard error is ±${formatWorked(BODY_FAT_STANDARD_ERROR)} percentage points. The estimate isn’t used for your calories.`;

/** Entered body fat is used unchanged. */
export const bodyFatEntered = 'Used as you entered it.';

/** The caveat that must accompany a body fat estimate. */
export function caveatText(caveat: BodyFatCaveat, gender: Gender): string {
  if (caveat === 'outsideTestedRange') {
    return `The estimate was tested for a BMI of ${TESTED.minBmi} to ${TESTED.maxBmi} and ages from ${TESTED.minAge}. You’re outside that range.`;
  }
  return `Below ${ESSENTIAL_FAT[gender]}% the estimate isn’t reliable.`;
}

/** The target that the plans are based on. */
export const planBasis = (key: TargetKey): string =>
  `The target you chose (${targetNames[key].toLowerCase()}) times the share of calories, divided by the calories in a gram.`;

/** Replaces the plans. */
export const noPlan = 'There’s no plan without a safe target.';

/** How the difference between training and rest days follows from the one that was set. */
export const differenceRemark = ({ amount, unit }: Difference): string =>
  `The difference is the multiple of 7 kcal nearest to the ${formatWorked(amount)}${unit === 'percent' ? '%' : ` ${unit}`} you set, so that whole calories add up to the week.`;

/** What is said about the visitor's own macros. */
export const ownMacroRemarks = {
  asSet: (nutrient: Macronutrient, grams: number) =>
    `${nutrientNames[nutrient]} is as you set it: ${formatGrams(grams)} g.`,
  tooMuch:
    'What you set is more than the target has room for: protein comes first, then fat, and carbs get what is left.',
} as const;
