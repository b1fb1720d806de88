import type { ActivityCategory } from '#formulas/energy/energy-methods.ts';
import { RESTING_ENERGY_ERROR } from '#formulas/energy/energy.ts';
import { levelName } from '#person/fields/entry-words.ts';
import { ADULT_AGE } from '#person/safety.ts';
import { formatKcal, formatPercent, shownKcalDifference } from '#ui/format.ts';
import { EER_ADULT_AGE } from './energy-estimates.ts';
import type { AbsenceReason, EnergyMethod, MethodError } from './energy-estimates.ts';
import type { Agreement, GivenOpinion, ShownEnergyOpinions } from './energy-comparison.ts';

const usualError = `${formatPercent(RESTING_ENERGY_ERROR)}%`;

/** The words of the second opinions on energy. */
export const energyWords = {
  waiting: 'Loading…',
  underAge: `These equations were made on adults, so none is shown under ${ADULT_AGE}. What a growing body needs is a question for a doctor or a dietitian.`,
  outsideRange:
    'These entries are far outside the people that the equations were measured on, so there is nothing to compare.',
  spreadUnit: 'kcal between the lowest and the highest',
  day: 'The whole day',
  rest: 'At rest',
  caption:
    'Filled dot and shade: this site’s figure and how far it may be off. Lines with ends: the same for the others, as far as it is known; the table says how. Nobody has measured the error of the activity multiplier, so the whole day is less sure than it looks.',
  tableTitle: 'The same numbers in a table',
  methodColumn: 'Method',
  restColumn: 'At rest',
  dayColumn: 'Whole day',
  usedHere: 'used here',
  noRest: 'not given',
  unit: 'kcal a day',
  absentTitle: 'Not shown',
  pregnancy:
    'During pregnancy and while breastfeeding a body needs more energy than any of these methods says.',
  sources: 'Equations, people and sources',
} as const;

export const methodNames: Readonly<Record<EnergyMethod, string>> = {
  mifflin: 'Mifflin–St Jeor',
  katchMcArdle: 'Katch–McArdle',
  harrisBenedict: 'Harris–Benedict, revised',
  cunningham: 'Cunningham',
  eer: 'Reference intakes 2023',
};

/** Where a method comes from, in a few words. */
const origins: Readonly<Record<EnergyMethod, string>> = {
  mifflin: 'From weight, height, age and gender (1990).',
  katchMcArdle: 'From lean mass (1991).',
  harrisBenedict: 'From weight, height, age and gender (1984).',
  cunningham: 'From lean mass, made on athletes (1980).',
  eer: 'The whole day at once, fitted to measured days.',
};

/** Which method the site uses, and why. */
export function usedText(method: EnergyMethod): string {
  return method === 'katchMcArdle'
    ? 'You entered your body fat, so this site uses Katch–McArdle: it counts the lean mass, which does most of the work at rest. It is as good as your reading.'
    : 'This site uses Mifflin–St Jeor: a review of such equations found it the most reliable.';
}

/** Everyday portions by the most kcal that they stand for; rough on purpose. */
const PORTIONS: readonly (readonly [below: number, words: string])[] = [
  [60, 'less than an apple'],
  [130, 'about an apple or a banana'],
  [240, 'about two slices of bread'],
  [400, 'about a bowl of muesli with milk'],
  [650, 'about a light meal'],
  [1000, 'about a full meal'],
];

/** What a distance in kcal is on a plate. */
export function portionText(energy: number): string {
  return PORTIONS.find(([below]) => energy < below)?.[1] ?? 'more than a full meal';
}

const AGREEMENTS: Readonly<Record<Agreement, string>> = {
  withinRange: `All of them lie within the ${usualError} that this site’s figure may be off anyway: methods of this kind hardly agree better.`,
  sittingGap:
    'The reference intakes lie clearly above this site’s figure. They were fitted to measured days; the activity multiplier is a convention from textbooks and says too little for most people at a desk. Your true need may well be nearer to theirs.',
  leanMass:
    'Some methods count your lean mass, others your weight. Where the two tell different stories, they lie far apart.',
  apart: `They lie further apart than the ${usualError} that this site’s figure is usually off, so take each of them with care.`,
};

/** The distance between the highest and the lowest day, as they are shown. */
export function spreadFigure({ given }: Pick<ShownEnergyOpinions, 'given'>): string {
  const days = given.map(({ day }) => day.value);
  return formatKcal(shownKcalDifference(Math.max(...days), Math.min(...days)));
}

/** What the distance means in practice. */
export function spreadText({ spread, agreement, isUnderweight }: ShownEnergyOpinions): string {
  const advice = isUnderweight
    ? 'Settle the figure that is right for you with a doctor or a dietitian, not by trying.'
    : 'Start with this site’s figure and correct it after three weeks on the scale.';
  return `That is ${portionText(spread)} a day. ${AGREEMENTS[agreement]} ${advice}`;
}

const CATEGORY_NAMES: Readonly<Record<ActivityCategory, string>> = {
  inactive: 'inactive',
  lowActive: 'low active',
  active: 'active',
  veryActive: 'very active',
};

/** How the reference intakes read the activity level that was chosen. */
export function categoryText({ activityLevel, category }: ShownEnergyOpinions): string {
  return `“${levelName(activityLevel)}” is read as “${CATEGORY_NAMES[category]}”.`;
}

function errorText(error: MethodError): string {
  switch (error.kind) {
    case 'mostAdults':
      return `Within ${formatPercent(error.fraction)}% for most adults.`;
    case 'onePerson':
      return `Within ${formatPercent(error.fraction)}% for one person.`;
    case 'bodyFatReading':
      return `No published error here; a reading ${error.points} points off moves it by ${formatKcal(error.energy)} kcal at rest.`;
    case 'none':
      return 'No published error here.';
  }
}

/** "+202" or "−86", with a real minus sign. */
function differenceText(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${formatKcal(Math.abs(difference))}`;
}

/** The line under a method: against the site's own figure, origin, error. */
export function methodText(opinion: GivenOpinion, report: ShownEnergyOpinions): string {
  const { method, error, day, isUsed } = opinion;
  const difference = isUsed
    ? ''
    : `${differenceText(shownKcalDifference(day.value, report.used.day.value))} kcal a day against this site’s figure. `;
  const category = method === 'eer' ? ` ${categoryText(report)}` : '';
  return `${difference}${origins[method]}${category} ${errorText(error)}`;
}

const ABSENCES: Readonly<Record<AbsenceReason, string>> = {
  needsBodyFat:
    'lean mass needs a reading of your body fat. Tick “Body fat is known” in the form if you have one. Our estimate from BMI is not put in: it would make a good equation worse.',
  olderAdultsOnly: `for adults from ${EER_ADULT_AGE}.`,
  outsideRange: 'these entries are far outside the people that it was measured on.',
};

/** Why some methods have no figure. */
export function absenceText(methods: readonly EnergyMethod[], reason: AbsenceReason): string {
  return `${methods.map((method) => methodNames[method]).join(' and ')}: ${ABSENCES[reason]}`;
}

/** One plot in a sentence, for whoever cannot see it. */
export function plotSentence(title: string, rows: readonly { label: string; figure: string }[]): string {
  const list = rows.map(({ label, figure }) => `${label} ${figure}`).join(', ');
  return `${title}, in kcal a day, on one measuring rule: ${list}. The table below has the same numbers.`;
}
