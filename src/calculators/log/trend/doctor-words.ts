import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { formatPlural } from '#ui/text/format-plural.ts';

/** The most weigh-ins that are listed one by one. */
const MOST_NAMED = 6;

/** Above a column of weights; stone and pounds are in its cells. */
const weightUnitAfter = (unit: WeightUnit): string => (unit === 'st' ? '' : `, ${unit}`);

/** The words of the printed page. */
export const doctorWords = {
  title: 'Weight log for a coach or doctor.',
  span: (from: string, to: string) => `Weights and meals as the person logged them, ${from} to ${to}.`,
  flag: (concern: string) => `Please note: ${concern}`,
  caption: 'The last weeks of the log',
  week: 'Week from',
  weighings: 'Weigh-ins',
  weight: (unit: WeightUnit) => `Average weight${weightUnitAfter(unit)}`,
  trend: (unit: WeightUnit) => `Trend at week’s end${weightUnitAfter(unit)}`,
  changeSoFar: 'Change since the first week',
  meals: 'Days with meals',
  eaten: (unit: EnergyUnit) => `Eaten per day, ${unit}`,
  none: '–',
  start: (isTrend: boolean) => (isTrend ? 'First weight (trend)' : 'First weight'),
  planStart: 'Starting weight',
  end: (isTrend: boolean) => (isTrend ? 'Latest weight (trend)' : 'Latest weight'),
  change: 'Change',
  tooFew: 'Too few weigh-ins to say',
  changeBetween: (from: string, to: string) => `Change, ${from} to ${to}`,
  hidden:
    'Weights and the BMI are hidden here, as the person chose. Changes are shown in their place, from every weigh-in.',
  bmi: 'BMI now',
  /** After a goal weight. */
  goalBmi: (bmi: string) => ` (BMI ${bmi})`,
  /** The result of the whole page, above its tables. */
  conclusion: (uses: Readonly<Record<'value' | 'low' | 'high' | 'eaten', string>>, unit: EnergyUnit) =>
    `By this log, the body uses ${uses.value} ${unit} a day (95% interval ${uses.low}–${uses.high}). Eaten on average: ${uses.eaten} ${unit} a day.`,
  person: 'Sex, age, height',
  /** Both stay on one line. */
  weighIn: (day: string, weight: string) => `${day}: ${weight}`.replaceAll(' ', '\u00a0'),
  lately: (weights: string) => `Newest weigh-ins: ${weights}.`,
  printNotes: 'Print my notes, too',
  earlierPlans: 'Plans followed before:',
  earlierPlan: (start: string, end: string, parts: readonly (string | null)[]) =>
    `${formatIsoDay(start)} to ${formatIsoDay(end)}: ${parts.filter((part) => part !== null).join(', ')}`,
  notes: 'Notes:',
  noteOn: (day: string, note: string) => `${day}: ${note}`,
  weightOn: (weight: string, day: string) => `${weight} on ${day}`,
  leftOut: (weighings: readonly string[]) => {
    const more = weighings.length - MOST_NAMED;
    const list = weighings.slice(0, MOST_NAMED).join('; ');
    const named = formatPlural(weighings.length, [
      `Left out because it doesn’t fit the days around it: ${list}.`,
      `Left out because they don’t fit the days around them: ${list}.`,
    ]);
    if (more <= 0) return named;
    return `${named} ${formatPlural(more, ['# more weigh-in is left out too.', '# more weigh-ins are left out too.'])}`;
  },
  method: 'Eaten: the average of the days with meals. Meals that weren’t logged aren’t included.',
} as const;

/** How the own maintenance was found, where a reader sees it who hasn't seen the page. */
export const maintenanceMethod =
  'Maintenance: the average intake minus the change in the energy stored in the body. The change comes from the slope of the weights, without the water of the first week and of changes in intake, at an energy per kilogram that depends on body fat (Forbes 1987; Hall 2011).';
