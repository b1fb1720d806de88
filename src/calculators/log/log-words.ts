import { LOG_LIMITS } from '#person/log/parse-log.ts';
import type { EntryProblem } from '#person/entries/field.ts';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { addDays } from '#person/log/local-day.ts';
import { formatIsoWeekday } from '#ui/text/format-date.ts';

const MEALS: Readonly<Record<EnergyUnit, string>> = { kcal: '600+350', kJ: '2500+1500' };

/** The words of the form and the page around it. */
export const logWords = {
  formTitle: 'Today',
  /** Chooses yesterday, and is the form's title then. */
  yesterdayTitle: 'Yesterday',
  /** The same press, where yesterday has no calories in a log that was begun. */
  yesterdaysIntake: 'Yesterday’s calories',
  backToToday: 'Back to today',
  begin: 'Enter your weight, what you ate, or both. Evening is fine for what you ate.',
  yesterday: (amount: string) => `Yesterday: ${amount}`,
  before: (amount: string, day: string) => `${day}: ${amount}`,
  loggedToday: 'Logged today',
  loggedThen: 'Logged on that day',
  weightHidden: 'Hidden once it’s logged',
  intake: 'Calories',
  intakeInKilojoules: 'Energy',
  /** Below the fields, for today or another day. */
  meals: (unit: EnergyUnit, isToday: boolean) =>
    `The whole day${isToday ? ' so far' : ''}. You can add meals: ${MEALS[unit]}.`,
  more: 'More: waist, body fat',
  log: 'Log',
  logged: (day: string) => `Logged for ${day}.`,
  deleted: (day: string) => `Deleted ${day}.`,
  changed: (day: string) => `Changed ${day}.`,
  counted: (day: string) => `The weight from ${day} counts now.`,
  uncounted: (day: string) =>
    `The weight from ${day} is left out again if it doesn’t fit the days around it.`,
  undone: 'Your last change was undone.',
  empty: 'Enter a weight, what you ate, or both.',
  nothingNew: 'Both are logged. Change one of them to log it again.',
  emptyIntake: 'Enter what you ate, or change your weight.',
  slip: (amount: string) => `${amount} looks like a slip.`,
  unlikelyIntake: (amount: string) => `${amount} is a lot for one day. Is it right?`,
  promise: 'Kept in this browser on this device. Nothing is sent anywhere.',
  importFile: 'Import a file',
  takeEverything: 'Take everything with you',
  ofKept:
    'You’re using the calculators without the kept entries. This is still the log saved on this device.',
  looking: 'Looking on this device…',
} as const;

/** The last amount before today, and when that was. */
export const hintText = (amount: string, day: string, { today }: { readonly today: string }): string =>
  addDays(day, 1) === today ? logWords.yesterday(amount) : logWords.before(amount, formatIsoWeekday(day));

/** What is wrong with an intake. */
export function intakeProblemText(problem: EntryProblem, unit: EnergyUnit): string {
  if (problem === 'missing') return logWords.emptyIntake;
  if (problem === 'tooLarge')
    return `Check the number: the log takes up to ${formatEnergy(LOG_LIMITS.kilocalories, unit)} a day.`;
  if (problem === 'negative') return 'What you ate can’t be negative. Enter it without a minus sign.';
  const [day, meals] = unit === 'kJ' ? ['9000', MEALS.kJ] : ['2150', MEALS.kcal];
  return `Enter what you ate as a number, for example ${day}, or add up the meals: ${meals}.`;
}
