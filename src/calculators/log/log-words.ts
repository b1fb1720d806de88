import { LOG_LIMITS } from '#person/log/parse-log.ts';
import type { NumberProblem } from '#person/entry/number-text.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';

/** The words of the form and the page around it. */
export const logWords = {
  formTitle: 'Log today',
  forDay: (day: string) => `For ${day}.`,
  begin: 'Enter your weight, what you ate, or both, and press the button. Leave out what you didn’t measure.',
  filled: (day: string) =>
    `Filled in from ${day}. Change what’s different today, and clear what you didn’t measure.`,
  filledToday: 'You’ve logged this day already. Change what’s different and press the button again.',
  weightHidden: 'Your weight is hidden. What you type here is logged and then hidden again.',
  intake: 'Calories eaten',
  intakeInKilojoules: 'Energy eaten',
  log: 'Log today',
  logged: (day: string) => `Logged for ${day}.`,
  deleted: (day: string) => `Deleted ${day}.`,
  changed: (day: string) => `Changed ${day}.`,
  counted: (day: string) => `The weight from ${day} counts now.`,
  uncounted: (day: string) =>
    `The weight from ${day} is left out again if it doesn’t fit the days around it.`,
  undone: 'Your last change was undone.',
  empty: 'Enter a weight, what you ate, or both.',
  promise: 'Stored in this browser on this device. Nothing is sent anywhere.',
  looking: 'Looking on this device…',
} as const;

/** What is wrong with an intake. */
export function intakeProblemText(problem: NumberProblem, unit: EnergyUnit): string {
  if (problem === 'tooLarge')
    return `Check the number: the log takes up to ${formatEnergy(LOG_LIMITS.kilocalories, unit)} a day.`;
  if (problem === 'negative') return 'What you ate can’t be negative. Enter it without a minus sign.';
  return `Enter what you ate as a number, for example ${unit === 'kJ' ? '9000' : '2150'}.`;
}

/** The words of the three details that the figure needs. */
export const personWords = {
  title: 'Three details about you',
  why: 'The energy in a pound of body weight depends on your sex, age and height. They’re stored on this device with your log.',
  known:
    'Filled in from your earlier entries on this device. Check them, then press the button: your number depends on them.',
  titleChange: 'Your details',
  sex: 'Sex',
  male: 'Male',
  female: 'Female',
  sexMissing: 'Choose one: male and female bodies store energy differently.',
  save: 'Use these',
  change: 'Change',
  line: (person: string) => `Calculated for: ${person}.`,
} as const;

/** The words of the week's table. */
export const weekWords = {
  title: 'Week by week',
  weekOf: (from: string, to: string) => `${from} to ${to}`,
  earlier: 'Earlier week',
  later: 'Later week',
  goTo: 'Go to a day',
  day: 'Day',
  weight: 'Weight',
  intake: 'Eaten',
  note: 'Note',
  trend: 'Trend',
  remove: 'Delete',
  addNote: 'Add a note',
  cellOf: (column: string, day: string) => `${column}, ${day}`,
  hiddenWeight: 'Hidden',
  none: '–',
  weightProblem: (unit: WeightUnit) =>
    `Enter a weight, for example ${{ kg: '72.5', lb: '160', st: '11 st 4' }[unit]}.`,
  intakeProblem: (unit: EnergyUnit) =>
    `Enter a number up to ${formatEnergy(LOG_LIMITS.kilocalories, unit)}, for example ${unit === 'kJ' ? '9000' : '2150'}.`,
  hint: 'Type in any cell; it’s saved when you leave it. An empty cell is fine.',
  left: 'Left out: it doesn’t fit the days around it.',
  count: 'Count this weight',
  erase: 'Erase the log…',
  eraseQuestion: 'Erase the whole log from this device? This can’t be undone.',
  eraseYes: 'Erase the log',
  eraseNo: 'Keep it',
  erased: 'Your log was erased from this device.',
} as const;
