import { ACTIVITY_LEVEL_ERROR, type ActivityCategory } from '@evenscale/formulas/energy';
import { levelName } from '#person/fields/entry-words.ts';
import { ADULT_AGE } from '#person/policy.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy, shownDifferenceFigure, shownEnergyDifference } from '#person/energy/format-energy.ts';
import { formatPercent } from '#ui/text/format.ts';
import { EER_ADULT_AGE } from '#person/energy-comparison/energy-estimates.ts';
import type { MissingReason, EnergyMethod, MethodError } from '#person/energy-comparison/energy-estimates.ts';
import {
  daysOf,
  restingOf,
  type Agreement,
  type MethodEstimate,
  type ShownEnergyComparison,
} from '#person/energy-comparison/energy-comparison.ts';

/** What a page is about, and so begins with: the whole day or the energy at rest. */
export type Compared = 'day' | 'rest';

/** The words of the energy comparison. */
export const energyWords = {
  waiting: 'Loading…',
  underAge: `These equations were made for adults, so none is shown under ${ADULT_AGE}. Ask a doctor or dietitian what a growing body needs.`,
  outsideRange:
    'These entries are far outside the range the equations were made for, so there’s nothing to compare.',
  spreadUnit: (unit: EnergyUnit, of: Compared) =>
    `${unit} ${of === 'day' ? 'a day' : 'at rest'} between the lowest and the highest estimate`,
  /** After what the difference at rest means; the rest of the text is about the whole day. */
  daySpread: (difference: string) => `The estimates of a whole day are ${difference} apart.`,
  day: 'The whole day',
  rest: 'At rest',
  caption: `Filled dot and shading: the number used here and how far off it may be. Dots with lines: the other methods and their margin of error, where it’s known. Whole-day ranges include about ${formatPercent(ACTIVITY_LEVEL_ERROR)}% for the activity level (FAO, 2001).`,
  tableTitle: 'The same numbers in a table',
  methodColumn: 'Method',
  restColumn: 'At rest',
  dayColumn: 'Whole day',
  usedHere: 'used here',
  noRest: 'not given',
  unit: (unit: EnergyUnit) => `${unit} a day`,
  pregnancy:
    'During pregnancy and breastfeeding, your body needs more energy than any of these methods show.',
  sources: 'Equations, people and sources',
} as const;

export const methodNames: Readonly<Record<EnergyMethod, string>> = {
  ownLog: 'Your own log',
  mifflin: 'Mifflin–St Jeor',
  katchMcArdle: 'Katch–McArdle',
  harrisBenedict: 'Harris–Benedict, revised',
  cunningham: 'Cunningham',
  eer: 'Reference intakes 2023',
};

/** Where a method comes from, in a few words. */
const origins: Readonly<Record<EnergyMethod, string>> = {
  ownLog: 'The whole day at once, from your weights and meals.',
  mifflin: 'From weight, height, age and sex (1990).',
  katchMcArdle: 'From lean mass (1991).',
  harrisBenedict: 'From weight, height, age and sex (1984).',
  cunningham: 'From lean mass, based on athletes (1980).',
  eer: 'Estimates the whole day directly, from studies that measured how many calories people use in a day.',
};

/** Which method the site uses, and why. */
export function usedText(method: EnergyMethod): string {
  if (method === 'ownLog')
    return 'You’re using the maintenance calories from your own log. The equations describe an average person with your entries.';
  return method === 'katchMcArdle'
    ? 'You entered your body fat, so we use Katch–McArdle. It’s based on lean mass, which uses most of your energy at rest, and it’s only as accurate as your reading.'
    : 'We use Mifflin–St Jeor, which a review of equations like these found the most reliable.';
}

/** Everyday portions by the most kcal that they represent; approximate on purpose. */
const PORTIONS: readonly (readonly [below: number, sentence: string])[] = [
  [60, 'That’s less than an apple a day.'],
  [130, 'That’s about an apple or a banana a day.'],
  [240, 'That’s about two slices of bread a day.'],
  [400, 'That’s about a bowl of cereal with milk and a banana a day.'],
  [650, 'That’s about a light meal a day.'],
  [1000, 'That’s about a full meal a day.'],
];

/** A difference in kcal as food, in a sentence. */
export function portionText(energy: number): string {
  return PORTIONS.find(([below]) => energy < below)?.[1] ?? 'That’s more than a full meal a day.';
}

const AGREEMENTS: Readonly<Record<Agreement, string | ((day: string, rest: string) => string)>> = {
  withinRange: (day, rest) =>
    `They’re all within the ${day} that our estimate can be off for a whole day anyway (${rest} at rest). That’s as close as methods like these get.`,
  sittingGap:
    'The reference intakes are clearly above our estimate. They’re based on studies that measured how many calories people use in a day, while the activity factor is a textbook convention that’s too low for most people with desk jobs. Your true number may well be closer to theirs.',
  leanMass:
    'Some methods use your lean mass and others your weight. If your lean mass is unusual for your weight, the methods are far apart.',
  withinOwn:
    'They’re all within the range of your own number, so your log and the equations don’t contradict each other.',
  outsideOwn:
    'Not all of them are within the range of your own number. The equations describe an average person with your activity level; your log is about you, as long as everything you ate is in it.',
  apart: (day, rest) =>
    `They’re further apart than the ${day} that our estimate can be off for a whole day (${rest} at rest), so treat all of them with caution.`,
};

/** The difference between the highest and lowest energy, as displayed. */
export function spreadFigure(
  { estimates }: Pick<ShownEnergyComparison, 'estimates'>,
  unit: EnergyUnit,
  of: Compared,
): string {
  const values = of === 'day' ? daysOf(estimates) : restingOf(estimates);
  return shownDifferenceFigure(Math.max(...values), Math.min(...values), unit);
}

const ADVICE = {
  equation: 'Start with our estimate and adjust it after a month, if weighing is fine for you.',
  own: 'Your own number gets more precise as the log goes on.',
} as const;

/** What the spread means in practice. */
export function spreadText(report: ShownEnergyComparison, unit: EnergyUnit, of: Compared): string {
  const { spread, restingSpread, agreement, dayError, restingError, isUnderweight } = report;
  const advice = isUnderweight
    ? 'Work out the number that’s right for you with a doctor or dietitian, not by trial and error.'
    : ADVICE[agreement === 'withinOwn' || agreement === 'outsideOwn' ? 'own' : 'equation'];
  const text = AGREEMENTS[agreement];
  const meaning =
    typeof text === 'string' ? text : text(`${formatPercent(dayError)}%`, `${formatPercent(restingError)}%`);
  const size =
    of === 'day'
      ? portionText(spread)
      : `${portionText(restingSpread)} ${energyWords.daySpread(`${spreadFigure(report, unit, 'day')} ${unit}`)}`;
  return `${size} ${meaning} ${advice}`;
}

const CATEGORY_NAMES: Readonly<Record<ActivityCategory, string>> = {
  inactive: 'inactive',
  lowActive: 'low active',
  active: 'active',
  veryActive: 'very active',
};

/** How the reference intakes classify the chosen activity level. */
export function categoryText({ activityLevel, category }: ShownEnergyComparison): string {
  return `“${levelName(activityLevel)}” counts as “${CATEGORY_NAMES[category]}” here.`;
}

function errorText(error: MethodError, unit: EnergyUnit): string {
  switch (error.kind) {
    case 'mostAdults':
      return `At rest, within ${formatPercent(error.fraction)}% for most adults.`;
    case 'onePerson':
      return `At rest, within ${formatPercent(error.fraction)}% for an individual.`;
    case 'bodyFatReading':
      return `No published margin of error. A body-fat reading that’s ${error.points} percentage points off changes it by ${formatEnergy(error.energy, unit)} at rest.`;
    case 'ownLog':
      return 'The true number is in its range for 95 of 100 logs like yours, if everything you ate was logged.';
    case 'none':
      return 'No published margin of error for an individual.';
  }
}

/** "+202" or "−86", with a real minus sign. */
function differenceText(value: number, other: number, unit: EnergyUnit): string {
  const sign = shownEnergyDifference(value, other, unit) < 0 ? '−' : '+';
  return `${sign}${shownDifferenceFigure(value, other, unit)}`;
}

/** The line below a method: the difference from the site's own estimate, origin, margin of error. */
export function methodText(
  estimate: MethodEstimate,
  report: ShownEnergyComparison,
  unit: EnergyUnit,
): string {
  const { method, error, day, isUsed } = estimate;
  const difference = `${differenceText(day.value, report.used.day.value, unit)} ${unit}`;
  const compared =
    report.used.method === 'ownLog'
      ? `${difference} a day compared with your own number.`
      : `${difference} a day compared with our estimate.`;
  return [
    !isUsed && compared,
    origins[method],
    method === 'eer' && categoryText(report),
    errorText(error, unit),
  ]
    .filter((text) => text !== false)
    .join(' ');
}

const MISSING_TEXTS: Readonly<Record<MissingReason, string>> = {
  needsBodyFat:
    'These need a measurement of your body fat. If you have one, check “I know my body fat” in the form. We don’t use our estimate from BMI here, because it would make a good equation worse.',
  olderAdultsOnly: `For adults ${EER_ADULT_AGE} and over.`,
  outsideRange: 'These entries are far outside the range equations like these were made for.',
};

/** Why some methods have no figure. */
export function missingText(methods: readonly EnergyMethod[], reason: MissingReason): string {
  return `${methods.map((method) => methodNames[method]).join(', ')}: ${MISSING_TEXTS[reason]}`;
}

/** One plot in a sentence, for people who can't see it. */
export function plotSentence(
  title: string,
  rows: readonly { label: string; figure: string }[],
  unit: EnergyUnit,
): string {
  const list = rows.map(({ label, figure }) => `${label} ${figure}`).join(', ');
  return `${title}, in ${unit} a day, on one scale: ${list}. The table below has the same numbers.`;
}
