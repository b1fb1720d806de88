import { lazy, Suspense } from 'react';
import { AnswerHead } from '#person/answer/AnswerHead.tsx';
import { Deferred, Later } from '#person/answer/BelowResult.tsx';
import { useStop, useUntold } from '#person/answer/use-untold.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { PersonNotices } from '#person/fields/PersonNotices.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { targetSentence, tdeeWords } from '#tools/tdee/words.ts';
import type { TdeeDetailsProps } from './TdeeDetails.tsx';
import { TdeeHero } from './TdeeHero.tsx';
import { tdeeReportStyles as styles } from './tdee-report-styles.ts';

const loadDetails = async () => ({ default: (await import('./TdeeDetails.tsx')).TdeeDetails });

/** Loads what follows the main figures, so that it is there once something is calculated. */
export function preloadDetails(): void {
  void loadDetails().catch(() => undefined);
}

const TdeeDetails = withFailureMessage<TdeeDetailsProps>(lazy(loadDetails));

/** The calories to eat, and after them their macros, the other targets, and the figures that they come from. */
export function TdeeReport(props: TdeeDetailsProps) {
  const { report } = props;
  const unit = useEnergyUnit();
  useUntold(report.untold);
  useStop(report.untold !== null);
  return (
    <section className={styles('card')} aria-label={tdeeWords.resultsTitle}>
      <AnswerHead title={tdeeWords.resultsTitle} sentence={targetSentence(report, unit)} />
      <PersonNotices report={report} />
      <TdeeHero report={report} />
      <Suspense fallback={<Later />}>
        <Deferred>
          <TdeeDetails {...props} />
        </Deferred>
      </Suspense>
    </section>
  );
}
