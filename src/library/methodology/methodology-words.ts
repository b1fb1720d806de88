import { formatWhole } from '../format-figure.ts';

/** The words around the formulas and the reference cases of the methodology page. */
export const methodologyWords = {
  heading: 'How We Calculate',
  lead: 'Every formula on this site: where it comes from, who it applies to, how far off it may be, and what it gives. The numbers on this page are calculated by the same code as your results.',
  people: 'Applies to',
  error: 'Error',
  sources: 'Sources',
  results: 'Figures, by their names in the pages’ HTML',
  expectedFrom: 'Expected numbers from:',
  comparedIn: (file: string) => `Compared in ${file}`,
  runColumns: ['Quantity', 'Values', 'Allowed', 'Largest deviation'],
  allSame: (cases: number) => `${formatWhole(cases)} cases, all the same`,
  mostOff: (cases: number, deviation: string, share: string) =>
    `${formatWhole(cases)} cases, at most ${deviation} off (${share}% of what is allowed)`,
  runs: (cases: number, values: number) =>
    `When this page was built, the formulas above were run on ${formatWhole(cases)} cases with ${formatWhole(values)} values from other people’s programs and printed tables. None failed. The numbers below were measured in that run. If one had been out of bounds, the page wouldn’t have been built.`,
  rounding:
    'Most deviations come from rounding in the other source: a program that prints 23.4 can’t tell 23.36 from 23.44.',
  vectors: {
    before: 'To check another program against the same cases, use ',
    file: 'all cases as JSON',
    between: ' with ',
    schema: 'its schema',
    after: '.',
  },
} as const;
