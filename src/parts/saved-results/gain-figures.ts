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

/** What is listed of a saved pregnancy: the range through its week first; no BMI while weights are hidden. */
export function gainFigures(report: GainReport, isWeightHidden = false): readonly ShownFigure[] {
  const { figures, isTwins, gain, units, bmi } = report;
  return [
    [weekLabel(report), figures ? weekSpanText(figures.week, report) : words.noGuideline],
    ...(figures
      ? [[isTwins ? words.totalTwins : words.total, publishedSpanText(figures.total, units)] as const]
      : []),
    ...(gain === null ? [] : [[words.gain, changeText(gain, units)] as const]),
    ...(isWeightHidden ? [] : [[words.bmi, shownBmi(bmi)] as const]),
  ];
}
