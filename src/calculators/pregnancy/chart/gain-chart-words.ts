import { answerSentence } from '#tools/pregnancy/answer-words.ts';
import type { GainReport } from '#tools/pregnancy/report.ts';

/** The words of the chart, which loads later than the result. */
export const gainChartWords = {
  title: 'The range week by week',
  line: 'The shaded band is the range. It’s for talking with your midwife or doctor, not something to aim for each week.',
  waiting: 'Loading the chart…',
  weekAxis: 'Week of pregnancy',
  tableTitle: 'The range as a table',
  week: 'Week',
  from: 'From',
  to: 'To',
} as const;

/** The columns of the table. */
export const columnsIn = (unit: string): readonly string[] => [
  gainChartWords.week,
  `${gainChartWords.from}, ${unit}`,
  `${gainChartWords.to}, ${unit}`,
];

/** What the drawing shows, for screen readers. */
export const chartName = (report: GainReport): string => `${gainChartWords.title}. ${answerSentence(report)}`;

/** The label of this week. */
export const weekText = (week: number): string => `Week ${String(week)}`;
