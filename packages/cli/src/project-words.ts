/** The words of `evenscale project`. The projection itself uses the site's. */
import { OWN_PAL_LIMITS } from '../../../src/person/limits.ts';
import { formatWhole } from '../../../src/ui/text/format.ts';

interface Range {
  readonly least: number;
  readonly most: number;
  readonly example: number;
}

const daysProblem = ({ least, most, example }: Range): string =>
  `Enter a number of days from ${least} to ${formatWhole(most)}, as a whole number, for example ${example}.`;

export const projectWords = {
  eatLater: 'To eat differently from a later day on, add the day: 2200@90.',
  eatDay: ({ least, most }: Pick<Range, 'least' | 'most'>): string =>
    `After @, enter the day as a whole number from ${least} to ${formatWhole(most)}, for example 2200@90.`,
  eatSameDay: 'Another --eat starts on the same day. Add a later day, for example 2200@90.',
  eatTooLate: (days: number): string =>
    `That’s after the last day of this projection, day ${days}. Enter an earlier day, or look further ahead with --days.`,
  amountProblem: {
    days: daysProblem,
    every: daysProblem,
    carbs: ({ least, most, example }: Range) =>
      `Enter the percentage of calories from carbs, from ${least} to ${most}, for example ${example}.`,
    sodium: ({ least, most, example }: Range) =>
      `Enter sodium in mg a day, from ${least} to ${formatWhole(most)}, for example ${formatWhole(example)}.`,
    movement: ({ least, most, example }: Range) =>
      `Enter how much you’ll move compared with now, as a number from ${least} to ${most}, for example ${example}.`,
    pal: ({ least, most, example }: Range) =>
      `Enter a physical activity level from ${least} to ${most}, for example ${example}.`,
  },
  maintenanceProblem: `Check your maintenance calories: they have to be ${OWN_PAL_LIMITS.least} to ${OWN_PAL_LIMITS.most} times what your body uses at rest.`,
  levelNeeded: 'an activity level is needed: add --activity, or --maintenance in its place',
  maintenanceUntil: (date: string): string => `Until ${date}, the projection uses your maintenance calories.`,
  assumes: 'This assumes you stick exactly to these entries. Most people drift, and that’s human.',
  longRun: 'Levels off near',
  fatAndUse: (fat: string, use: string): string => `${fat}% fat, uses ${use} a day`,
} as const;
