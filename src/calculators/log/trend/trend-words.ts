/** The words around the trend. */
export const trendWords = {
  title: 'Your trend',
  span: 'Show',
  spans: { quarter: '3 months', year: 'A year', all: 'All' },
  plan: 'Saved plan',
  noPlan: 'None',
  planOf: (goal: string, end: string, start: string) => `${goal} by ${end}, planned ${start}`,
  planMeaning:
    'The dashed line is the plan you saved. It assumes you eat exactly the planned amount every day, and few people do.',
  planElsewhere: 'None of this plan’s days are in the period shown.',
  hide: 'Hide my weight and show only the trend',
  waiting: 'Your trend appears here after your second weigh-in.',
  swings:
    'A day’s weight swings with water, salt, stress and the menstrual cycle. The line shows what’s underneath.',
} as const;
