import type { ReactNode } from 'react';
import { AnswerHead } from '#person/answer/AnswerHead.tsx';
import { PersonNotices } from '#person/fields/PersonNotices.tsx';
import { BmiCard } from './BmiCard.tsx';
import { CalorieCard } from './CalorieCard.tsx';
import type { HomeReport as Report } from '#tools/home/report.ts';
import { bandSentence, equationText, homeWords } from '#tools/home/words.ts';
import styles from './HomeReport.module.css';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/text/Text.tsx';

/** BMI and calories. Below a healthy weight, an adult's maintenance comes first. */
export function HomeFigures({ report }: { report: Report }) {
  const bmi = <BmiCard key="bmi" report={report} />;
  const calories = <CalorieCard key="calories" report={report} />;
  return (
    <div data-underweight={report.isUnderweight ? '' : undefined}>
      {report.isUnderweight && !report.isUnderAge ? [calories, bmi] : [bmi, calories]}
    </div>
  );
}

const basisOf = (report: Report): string =>
  [bandSentence(report), equationText(report)].filter(Boolean).join(' ');

export interface HomeReportProps {
  readonly report: Report;
  readonly sentence: string | null;
  /** What an older person can do. */
  readonly advice: string | null;
  readonly actions?: ReactNode;
}

/** The answer in a sentence, the notices that come before the figures, and the figures. */
export function HomeReport({ report, sentence, advice, actions }: HomeReportProps) {
  return (
    <>
      <AnswerHead title={homeWords.resultsTitle} sentence={sentence} actions={actions} />
      <PersonNotices report={report} />
      {advice === null ? null : (
        <Notice>
          <Text as="p">{advice}</Text>
        </Notice>
      )}
      <HomeFigures report={report} />
      <Text as="p" className={styles['basis']}>
        {basisOf(report)}
      </Text>
    </>
  );
}
