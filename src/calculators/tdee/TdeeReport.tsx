import { PersonNotices } from '#calculators/shared/PersonNotices.tsx';
import { withheldExplanation } from '#calculators/shared/calorie-words.ts';
import { withheldReasons } from '#calculators/shared/calorie-figure.ts';
import { Notice } from '#ui/Notice.tsx';
import { MacroTabs } from './MacroTabs.tsx';
import { TargetTable } from './TargetTable.tsx';
import { TdeeFacts, TdeeHeadline } from './TdeeFacts.tsx';
import type { TdeeReport as Report } from './tdee-report.ts';
import { tdeeWords } from './tdee-words.ts';
import styles from './TdeeReport.module.css';

/** The results card. */
export function TdeeReport({ report }: { report: Report }) {
  const reasons = withheldReasons(report.targets.map(({ figure }) => figure));
  return (
    <>
      <PersonNotices isUnderAge={report.isUnderAge} isUnderweight={report.isUnderweight} />
      <section className={styles['card']} aria-labelledby="tdee-results">
        <h2 id="tdee-results">{tdeeWords.resultsTitle}</h2>
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <TdeeHeadline report={report} />
            <TdeeFacts report={report} />
          </div>
          <div className={styles['column']}>
            <TargetTable report={report} />
            {reasons.map((reason) => (
              <Notice key={reason}>
                <p>{withheldExplanation[reason]}</p>
              </Notice>
            ))}
          </div>
        </div>
        <MacroTabs report={report} />
      </section>
    </>
  );
}
