import type { ReactNode } from 'react';
import { AnswerActions, AnswerHead } from '#person/answer/AnswerHead.tsx';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { useStop, useUntold } from '#person/answer/use-untold.ts';
import { entryWords } from '#person/fields/entry-words.ts';
import { AdviceNotice, PersonNotices } from '#person/fields/PersonNotices.tsx';
import { highBmiParts } from '#person/policy/high-bmi-words.ts';
import { BmiCard } from './BmiCard.tsx';
import { CalorieCard } from './CalorieCard.tsx';
import { judgingLimitsOf, type HomeReport as Report } from '#tools/home/report.ts';
import { bandSentence, equationText, homeWords, medicineOf } from '#tools/home/words.ts';
import styles from './HomeReport.module.css';
import { olderStep } from '#person/range-words.ts';
import { Text } from '#ui/text/Text.tsx';

/** BMI and calories. Below a healthy weight, an adult's maintenance comes first. */
function HomeFigures({
  report,
  way,
  own,
  presets,
}: Pick<HomeReportProps, 'report' | 'way' | 'own' | 'presets'>) {
  const bmi = <BmiCard key="bmi" report={report} />;
  const calories = (
    <CalorieCard key="calories" report={report} way={report.hasWay && way} own={own} presets={presets} />
  );
  const [first, second] = report.isUnderweight && !report.isUnderAge ? [calories, bmi] : [bmi, calories];
  return (
    <div className={styles['figures']}>
      {first}
      <Deferred>{second}</Deferred>
    </div>
  );
}

export interface HomeReportProps {
  readonly report: Report;
  readonly sentence: string | null;
  readonly actions?: ReactNode;
  /** The way to the nearest healthy weight, a separate island. */
  readonly way?: ReactNode;
  /** The number that the visitor's plan or log has, before maintenance. */
  readonly own?: ReactNode;
  /** What of the entries nobody chose. */
  readonly presets: ReactNode;
  /** What was entered. */
  readonly entries: ReactNode;
  /** What a waist says about it. */
  readonly waist?: ReactNode;
}

/** The answer in a sentence, the notices that come before the figures, the figures, and what they were entered for. */
export function HomeReport(props: HomeReportProps) {
  const { report, sentence, actions, way, own, presets, entries, waist } = props;
  useUntold(report.untold);
  useStop(report.untold !== null);
  const band = bandSentence(report);
  const medicine = medicineOf(report);
  return (
    <>
      {/* What was said about a pregnancy isn't printed: the notice below begins with it. */}
      <AnswerHead title={homeWords.resultsTitle} sentence={report.pregnancy ? null : sentence} />
      {waist}
      {/* Limits that the person is judged by are with the BMI. */}
      <PersonNotices report={judgingLimitsOf(report) ? { ...report, background: null } : report} />
      <AdviceNotice advice={olderStep(report)} />
      <div className={styles['body']}>
        <HomeFigures report={report} way={way} own={own} presets={presets} />
        <Deferred>
          {band ? <Text as="p">{report.band?.key === 'obese' ? highBmiParts(band) : band}</Text> : null}
          {medicine ? <Text as="p">{medicine}</Text> : null}
          <p className="print-only">
            <strong>{entryWords.forDoctor}</strong>
          </p>
          <Text as="p" className={styles['basis']}>
            {equationText(report)}
          </Text>
          <AnswerActions actions={actions} />
          {entries}
        </Deferred>
      </div>
    </>
  );
}
