/** The words of the chart, which loads later than the result. */
export const childChartWords = {
  title: 'On the growth chart',
  measuredOn: (day: string) => `Measured on ${day}.`,
  waiting: 'Loading the growth chart…',
  earlierTitle: 'Saved so far',
  earlierNext: 'Enter the next measurement in the form to see it beside these. The list is further down.',
  /** Title of the printed list. */
  listOf: {
    female: (name: string) => `All measurements of ${name}, girl`,
    male: (name: string) => `All measurements of ${name}, boy`,
  },
} as const;
