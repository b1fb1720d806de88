import type { EnergyUnit, Kcal } from '@evenscale/formulas/units';
import { type Gender, MINIMUM_INTAKE, WEEK_DAYS } from '@evenscale/formulas/energy';
import { energyIn, formatEnergy, shownDifferenceFigure } from '#person/energy/format-energy.ts';
import { formatGrams, formatWhole } from '#ui/text/format.ts';
import { LOWEST_BMI_FOR_DEFICIT } from '#person/policy.ts';
import { type DifferenceUnit, MOST, type Weekday, WEEKDAYS } from './training-choice.ts';
import type { DayLimit, NoWeek, ShownEnergies, ShownWeek } from './training-week.ts';

/** The words of training and rest days. */
export const trainingWords = {
  daysLegend: 'Training days',
  difference: 'How much more',
  differenceHint: 'than on rest days',
  unit: 'Counted in',
  calories: 'Calories',
  training: 'Training days',
  rest: 'Rest days',
  table: 'Training and rest days',
  week: 'The whole week',
  off: 'Choose your training days. The week’s total stays the same: what a training day gets more comes from the rest days.',
  all: 'With seven training days, every day is the same.',
  why: {
    carbs:
      'This is our own suggestion: protein and fat stay the same, and carbs, the main fuel of hard exercise, change first. What counts for your weight is the week’s total.',
    fat: 'This is our own suggestion: protein and carbs stay the same, and fat changes first, so that carbs stay low. What counts for your weight is the week’s total.',
  },
} as const;

const NUTRIENTS = ['protein', 'carbs', 'fat'] as const;

const DAY_NAMES: Readonly<Record<Weekday, { readonly short: string; readonly full: string }>> = {
  1: { short: 'Mon', full: 'Monday' },
  2: { short: 'Tue', full: 'Tuesday' },
  3: { short: 'Wed', full: 'Wednesday' },
  4: { short: 'Thu', full: 'Thursday' },
  5: { short: 'Fri', full: 'Friday' },
  6: { short: 'Sat', full: 'Saturday' },
  7: { short: 'Sun', full: 'Sunday' },
};

export const shortDay = (day: Weekday): string => DAY_NAMES[day].short;
export const fullDay = (day: Weekday): string => DAY_NAMES[day].full;

/** "Mon, Wed, Fri" */
export const daysText = (days: readonly Weekday[]): string => days.map(shortDay).join(', ');

/** The days that aren't training days. */
export const restDays = (days: readonly Weekday[]): readonly Weekday[] =>
  WEEKDAYS.filter((day) => !days.includes(day));

/** The name of a figure of a day. */
export const dayFigureName = (day: Weekday): string => `trainingWeek.${fullDay(day).toLowerCase()}`;

/** The sign and the name of the unit of a difference. */
export const unitSigns: Readonly<Record<DifferenceUnit, { readonly sign: string; readonly name: string }>> = {
  percent: { sign: '%', name: 'percent' },
  kcal: { sign: 'kcal', name: 'kilocalories' },
  kJ: { sign: 'kJ', name: 'kilojoules' },
};

/** For a difference that can't be read. */
export const differenceProblem = (unit: DifferenceUnit): string =>
  `Enter a number up to ${formatWhole(MOST[unit])}${unit === 'percent' ? '%' : ` ${unit}`}.`;

/** The week's total as a reader gets it by adding up the printed days; in kJ, where they add up only nearly, seven usual ones. */
export const totalFigure = (usual: Kcal, unit: EnergyUnit): string =>
  formatWhole(WEEK_DAYS * Math.round(energyIn(usual, unit)));

/** ", the same as seven days of 1,771 kcal.", after the week's total */
export const totalText = (usual: Kcal, unit: EnergyUnit): string =>
  `, the same as seven days of ${formatEnergy(usual, unit)}.`;

/** Why there isn't more difference, as the end of a sentence. */
function limitClause({ day, figure }: DayLimit, gender: Gender, unit: EnergyUnit): string {
  if (day === 'training') return 'training days would be more above what you use than we plan with';
  if (figure.status === 'withheld')
    return figure.reason === 'underweight'
      ? `below a BMI of ${LOWEST_BMI_FOR_DEFICIT}, no day should be below what you use`
      : 'rest days would be too small to plan with';
  return figure.caution === 'belowMinimum'
    ? `rest days would be below ${formatEnergy(MINIMUM_INTAKE[gender], unit)}, the usual minimum for ${gender === 'male' ? 'men' : 'women'} without professional support`
    : 'rest days would be a larger step than your weight calls for';
}

/** Says that there is less difference than was asked for, or none; `null` if it's as asked. */
export function limitText(week: ShownEnergies | NoWeek, gender: Gender, unit: EnergyUnit): string | null {
  if (week.kind === 'same' || !week.limit) return null;
  const reason = limitClause(week.limit, gender, unit);
  if (week.kind === 'refused') return `Every day stays the same: with any difference, ${reason}.`;
  const { training, rest } = week;
  const difference = shownDifferenceFigure(training.figure.value, rest.figure.value, unit);
  return `The difference is ${difference} ${unit}, less than you set: otherwise, ${reason}.`;
}

/** A kind of day on paper: "Training days (Mon, Wed, Fri): 1,910 kcal, 176 g protein, 171 g carbs, 58 g fat." */
export function dayText(kind: 'training' | 'rest', { choice, ...week }: ShownWeek, unit: EnergyUnit): string {
  const { figure, macros } = week[kind];
  const days = daysText(kind === 'training' ? choice.days : restDays(choice.days));
  const amounts = NUTRIENTS.map((nutrient) => `${formatGrams(macros[nutrient])} g ${nutrient}`).join(', ');
  return `${trainingWords[kind]} (${days}): ${formatEnergy(figure.value, unit)}, ${amounts}.`;
}

/** The week in a sentence. */
export function weekSentence({ choice, training, rest }: ShownEnergies, unit: EnergyUnit): string {
  const more = `${formatEnergy(training.figure.value, unit)} on training days (${daysText(choice.days)})`;
  return `${more}, ${formatEnergy(rest.figure.value, unit)} on rest days.`;
}
