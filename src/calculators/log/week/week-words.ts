import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { LOG_LIMITS } from '#person/log/parse-log.ts';
import { formatPlural } from '#ui/text/format-plural.ts';

/** On how many days something is logged. */
interface LoggedDays {
  readonly any: number;
  readonly weight: number;
  readonly food: number;
}

/** The words of the week's table. */
export const weekWords = {
  title: 'Last 7 days',
  average: 'Average',
  /** A weight that is left out, here as in the curve. */
  cross: '✕',
  withoutCross: ' without ✕',
  /** Beside an average of fewer days than the week has. */
  ofDays: (days: number) => ` (${formatPlural(days, ['# day', '# days'])})`,
  crossMeaning: '✕ doesn’t fit the days around it, so the average is without it. Open the day to count it.',
  leftOut: 'Left out',
  /** What the last seven days did: "Trend 0.4 kg down · 5 of 7 days logged", or what on how many if that isn't the same */
  news: (change: string | null, { any, weight, food }: LoggedDays, days: number) =>
    [
      ...(change === null ? [] : [`Trend ${change}`]),
      [weight, food].every((count) => count === 0 || count === any)
        ? `${any} of ${days} days logged`
        : `Logged: weight on ${weight} of ${days} days, food on ${food}`,
    ].join(' · '),
  today: 'Today',
  change: 'Change days, notes, earlier weeks',
  fromTop: (lines: readonly string[]) => `For each day, from the top: ${lines.join('; ')}.`,
  weekOf: (from: string, to: string) => `${from} to ${to}`,
  earlier: 'Earlier week',
  later: 'Later week',
  goTo: 'Go to a day',
  day: 'Day',
  weight: 'Weight',
  intake: 'Eaten',
  waist: 'Waist',
  bodyFat: 'Body fat',
  weightIn: (unit: WeightUnit) => (unit === 'st' ? 'Weight' : `Weight, ${unit}`),
  intakeIn: (unit: EnergyUnit) => `Eaten, ${unit}`,
  waistIn: (unit: string) => `Waist, ${unit}`,
  bodyFatIn: 'Body fat, %',
  more: 'Waist and body fat',
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
  hint: 'Type in any cell; it’s saved when you pause or leave it. An empty cell is fine.',
  stayed: (day: string) =>
    `${day} was changed meanwhile by an import or another tab, so it’s as it was. Try again if you still want to.`,
  left: 'Left out: it doesn’t fit the days around it.',
  count: 'Count this weight',
} as const;
