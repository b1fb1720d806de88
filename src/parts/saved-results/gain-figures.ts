import type { GainReport } from '#tools/pregnancy/report.ts';
import {
  changeText,
  pregnancyWords as words,
  publishedSpanText,
  shownBmi,
  weekLabel,
  weekSpanText,
} from '#tools/pregnancy/words.ts';

/** A figure of a saved result, with its label. */
export type ShownFigure = readonly [name: string, text: string];

/** What is listed of a saved pregnancy: the range through its week first. */
export function gainFigures(report: GainReport): readonly ShownFigure[] {
  const { figures, isTwins, gain, units, bmi } = report;
  return [
    [weekLabel(report), figures ? weekSpanText(figures.week, report) : words.noGuideline],
    ...(figures
      ? [[isTwins ? words.totalTwins : words.total, publishedSpanText(figures.total, units)] as const]
      : []),
    ...(gain === null ? [] : [[words.gain, changeText(gain, units)] as const]),
    [words.bmi, shownBmi(bmi)],
  ];
}
