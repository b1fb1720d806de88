import { PersonNotices } from '#person/fields/PersonNotices.tsx';
import { BmiCard } from './BmiCard.tsx';
import { CalorieCard } from './CalorieCard.tsx';
import type { HomeReport as Report } from './home-report.ts';
import styles from './HomeReport.module.css';

/** The two result cards side by side, with what must be said before them. */
export function HomeReport({ report }: { report: Report }) {
  return (
    <>
      <PersonNotices isUnderAge={report.isUnderAge} isUnderweight={report.isUnderweight} />
      <div className={styles['cards']}>
        <BmiCard report={report} />
        <CalorieCard report={report} />
      </div>
    </>
  );
}
