import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { Announcement } from '#person/answer/Announcement.tsx';
import { ResultOf } from '#person/answer/StaleResult.tsx';
import type { Calculated } from '#person/entries/form-result.ts';
import { CalculatorFrame, type CalculatorSlots } from '#person/fields/CalculatorFrame.tsx';
import { useAnnounced, useCalculator } from '#person/fields/use-calculator.ts';
import { answerSentence } from '#tools/pregnancy/answer-words.ts';
import { pregnancy, type PregnancyEntries, type PregnancyInput } from '#tools/pregnancy/entries.ts';
import {
  buildPregnancyReport,
  type GainReport,
  type PregnancyReport as Report,
} from '#tools/pregnancy/report.ts';
import { pregnancyWords } from '#tools/pregnancy/words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { adoptedEntries } from './adopted-entries.ts';
import { publishGain } from './gain-store.ts';
import { PregnancyForm } from './PregnancyForm.tsx';
import { PregnancyReport } from './PregnancyReport.tsx';
import { followSkipNumbers } from './skip-numbers.ts';

export interface PregnancyCalculatorProps extends Pick<CalculatorSlots, 'caution' | 'notice' | 'actions'> {
  /** An example of the answer; static, shown until there is an answer. */
  readonly example?: ReactNode;
  /** The chart below a result. */
  readonly more?: ReactNode;
}

type Result = Calculated<PregnancyEntries, PregnancyInput>;

/** The report. That there is no figure under 18 isn't shown for earlier entries. */
function reportOf(result: Result | null): Report | null {
  const report = result && buildPregnancyReport(result.entries, result.input);
  return report?.status === 'underAge' && result?.isStale ? null : report;
}

const shownOf = (report: Report | null): GainReport | null => (report?.status === 'shown' ? report : null);

function announcement(report: Report | null): string | null {
  if (report?.status === 'underAge') return pregnancyWords.underAge;
  return report && answerSentence(report);
}

interface AnswerProps extends Pick<PregnancyCalculatorProps, 'actions'> {
  readonly report: Report;
  readonly isStale: boolean;
}

function Answer({ report, isStale, actions }: AnswerProps) {
  if (report.status === 'underAge')
    return (
      <Notice>
        <p>{pregnancyWords.underAge}</p>
      </Notice>
    );
  return (
    <ResultOf isStale={isStale} whose={report.whose}>
      <PregnancyReport report={report} actions={actions} />
    </ResultOf>
  );
}

/** Weight gain in pregnancy: the guideline's ranges for a BMI before it, and where a weight is. */
export const PregnancyCalculator = withFailureMessage(function PregnancyCalculator({
  caution,
  notice,
  actions,
  example,
  more,
}: PregnancyCalculatorProps) {
  const { state, form, answerRef } = useCalculator(pregnancy, { adopted: adoptedEntries });
  const { result } = state;
  const report = useMemo(() => reportOf(result), [result]);
  const shown = shownOf(report);
  useEffect(() => publishGain(shown), [shown]);
  useEffect(followSkipNumbers, []);
  const announced = useAnnounced(state, announcement(report));
  // The figures are painted first, and the chart shortly after.
  const hasMore = useDeferredValue(Boolean(shown?.figures));
  return (
    <CalculatorFrame
      answerRef={answerRef}
      form={<PregnancyForm {...form} caution={caution} />}
      notice={notice}
      example={example}
      status={<Announcement text={announced} count={state.attention?.count} />}
      answer={report && <Answer report={report} isStale={result?.isStale === true} actions={actions} />}
    >
      {shown?.figures && hasMore ? more : null}
    </CalculatorFrame>
  );
});
