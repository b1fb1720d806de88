import { Notice } from '#ui/Notice.tsx';
import { BmiCard } from './BmiCard.tsx';
import { CalorieCard } from './CalorieCard.tsx';
import type { HomeReport as Report } from './home-report.ts';
import { homeWords } from './home-words.ts';
import styles from './HomeReport.module.css';

/** The two result cards side by side, with what must be said before them. */
export function HomeReport({ report }: { report: Report }) {
  return (
    <>
      {report.isUnderAge ? (
        <Notice>
          <p>{homeWords.underAge}</p>
        </Notice>
      ) : null}
      {report.isUnderweight && !report.isUnderAge ? (
        <Notice>
          <p>{homeWords.underweight}</p>
        </Notice>
      ) : null}
      <div className={styles['cards']}>
        <BmiCard report={report} />
        <CalorieCard report={report} />
      </div>
    </>
  );
}
