import { PersonNotices } from '#person/fields/PersonNotices.tsx';
import { withheldExplanation } from '#person/safety-words.ts';
import { withheldReasons } from '#person/safety.ts';
import { Notice } from '#ui/Notice.tsx';
import { MacroTabs } from './MacroTabs.tsx';
import { TargetTable } from './TargetTable.tsx';
import { TdeeFacts, TdeeHeadline } from './TdeeFacts.tsx';
import type { TdeeReport as Report } from './tdee-report.ts';
import { tdeeWords } from './tdee-words.ts';
import { tdeeReportStyles as styles } from './tdee-report-styles.ts';
import { Text } from '#ui/Text.tsx';

/** The results card. */
export function TdeeReport({ report }: { report: Report }) {
  const reasons = withheldReasons(report.targets.map(({ figure }) => figure));
  return (
    <>
      <PersonNotices isUnderAge={report.isUnderAge} isUnderweight={report.isUnderweight} />
      <section className={styles('card')} aria-labelledby="tdee-results">
        <h2 id="tdee-results">{tdeeWords.resultsTitle}</h2>
        <div className={styles('columns')}>
          <div className={styles('column')}>
            <TdeeHeadline report={report} />
            <TdeeFacts report={report} />
          </div>
          <div className={styles('column')}>
            <TargetTable report={report} />
            {reasons.map((reason) => (
              <Notice key={reason}>
                <Text as="p">{withheldExplanation[reason]}</Text>
              </Notice>
            ))}
          </div>
        </div>
        <MacroTabs report={report} />
      </section>
    </>
  );
}
