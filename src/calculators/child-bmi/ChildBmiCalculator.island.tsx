import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Announcement } from '#person/answer/Announcement.tsx';
import { ResultOf } from '#person/answer/StaleResult.tsx';
import { childBodyMassIndex, childLine } from '#person/child/child-measurement.ts';
import { publishChild, useChosenChild } from '#person/child/child-store.ts';
import type { Calculated } from '#person/entries/form-result.ts';
import { CalculatorFrame, type CalculatorSlots } from '#person/fields/CalculatorFrame.tsx';
import { useAnnounced, useCalculator } from '#person/fields/use-calculator.ts';
import { readAsMonths, yearAround } from '#tools/child-bmi/age.ts';
import { child as tool, type ChildEntries, type ChildInput } from '#tools/child-bmi/entries.ts';
import { childFinding, type ChildFinding } from '#tools/child-bmi/finding.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { adoptedEntries } from './adopted-entries.ts';
import { buildChildBmiReport, dependsOnAge, type ShownReport } from '#tools/child-bmi/report.ts';
import { announcedText, refusalText } from '#tools/child-bmi/words.ts';
import { ChildForm } from './ChildForm.tsx';
import { ChildDetails, ChildReport, type ChildReportProps } from './ChildReport.tsx';
import { Refusal } from './Refusal.tsx';
import { useChildFill } from './use-child-fill.ts';

export interface ChildBmiCalculatorProps extends Pick<
  CalculatorSlots,
  'drawing' | 'caution' | 'notice' | 'actions'
> {
  /** An example of the answer; static, shown until there is an answer. */
  readonly example?: ReactNode;
  /** The chart of a saved child; static, replaces the example once a child is chosen. */
  readonly earlier?: ReactNode;
  /** Where the percentile is; static, in the result. */
  readonly gauge?: ReactNode;
  /** The parts below a result: the chart and the optional parts. */
  readonly more?: ReactNode;
  /** The saved measurements; static, shown without a result too. */
  readonly saved?: ReactNode;
}

type ChildResult = Calculated<ChildEntries, ChildInput>;
type Measured = Extract<ChildFinding, { readonly kind: 'measured' }>;

/** What the result shows. A refusal isn't shown for earlier entries. */
function findingOf(result: ChildResult | null): ChildFinding | null {
  const finding = result && childFinding(result.entries, result.input);
  return finding?.kind === 'refused' && result?.isStale ? null : finding;
}

function reportOf(finding: ChildFinding | null): ShownReport | null {
  if (finding?.kind !== 'measured') return null;
  const report = buildChildBmiReport({ ...finding.child, bmi: childBodyMassIndex(finding.child) });
  return report.status === 'shown' ? report : null;
}

function announcement(finding: ChildFinding | null, report: ShownReport | null): string | null {
  if (finding?.kind === 'refused') return refusalText(finding.refusal);
  return report && announcedText(report.gender, report.figures);
}

/** Publishes the measurement for the parts that load later, with its day if that was entered. */
function usePublishedChild(finding: ChildFinding | null, result: ChildResult | null): void {
  const child = finding?.kind === 'measured' ? finding.child : null;
  const measured = child && result?.entries.ageBy === 'dates' ? result.entries.measured : null;
  useEffect(() => publishChild(child, measured), [child, measured]);
}

/** What is said of the age of a result without months. */
function ageNoteOf({ entries }: ChildResult, { child }: Measured): ChildReportProps['ageNote'] {
  const read = readAsMonths(entries);
  if (read === null) return null;
  return dependsOnAge({ ...child, bmi: childBodyMassIndex(child) }, yearAround(read)) ? 'near' : 'last';
}

interface ChildAnswerProps extends Pick<ChildBmiCalculatorProps, 'gauge' | 'actions'> {
  readonly result: ChildResult;
  readonly finding: ChildFinding;
  readonly report: ShownReport | null;
}

function ChildAnswer({ result, finding, report, gauge, actions }: ChildAnswerProps) {
  if (finding.kind === 'refused') return <Refusal refusal={finding.refusal} />;
  if (!report) return null;
  return (
    <ResultOf isStale={result.isStale} whose={childLine(finding.child)}>
      <ChildReport
        report={report}
        child={finding.child}
        ageNote={ageNoteOf(result, finding)}
        gauge={gauge}
        actions={actions}
      />
    </ResultOf>
  );
}

/** The children's calculator: turns a measurement into a percentile with its meaning and the next step. */
export const ChildBmiCalculator = withFailureMessage(function ChildBmiCalculator({
  drawing,
  caution,
  notice,
  example,
  earlier,
  gauge,
  actions,
  more,
  saved,
}: ChildBmiCalculatorProps) {
  const { state, send, form, answerRef, isFilled } = useCalculator(tool, { adopted: adoptedEntries });
  const { result } = state;
  useChildFill(state, send);
  const hasEarlier = useChosenChild().measurements.length > 0;
  const finding = useMemo(() => findingOf(result), [result]);
  usePublishedChild(finding, result);

  const report = useMemo(() => reportOf(finding), [finding]);
  const announced = useAnnounced(state, announcement(finding, report));
  // The figures are painted first, and the parts below them shortly after.
  const hasMore = useDeferredValue(report !== null);
  return (
    <CalculatorFrame
      answerRef={answerRef}
      drawing={drawing}
      isFilled={isFilled}
      form={<ChildForm {...form} caution={caution} />}
      notice={notice}
      // Wrapped in its own element, since Astro's static slots never change once they are rendered.
      example={hasEarlier ? <div>{earlier}</div> : example}
      status={<Announcement text={announced} count={state.attention?.count} />}
      answer={
        result &&
        finding && (
          <ChildAnswer result={result} finding={finding} report={report} gauge={gauge} actions={actions} />
        )
      }
      beside={
        result &&
        report && (
          <ResultOf isStale={result.isStale}>
            <ChildDetails report={report} />
          </ResultOf>
        )
      }
    >
      {report && hasMore && more}
      {saved}
    </CalculatorFrame>
  );
});
