import { useDeferredValue, useEffect, useMemo, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { childBodyMassIndex, childLine } from '#person/child/child-measurement.ts';
import { onChildFill, publishChild, publishLinkUndo, useChosenChild } from '#person/child/child-store.ts';
import { Announcement } from '#person/answer/Announcement.tsx';
import { CalculatorFrame } from '#person/fields/CalculatorFrame.tsx';
import { ResultOf } from '#person/answer/StaleResult.tsx';
import {
  useAnnounced,
  useArrival,
  useAttention,
  useFieldRefs,
  usePageState,
} from '#person/use-calculator.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { isoDayOf } from './age/child-age-entry.ts';
import { buildChildBmiReport } from './child-bmi-report.ts';
import { announcedText, refusalText } from './child-bmi-words.ts';
import { arrivedEvents, entriesFromDraft, ownEntriesOf } from './child-entries.ts';
import { initialChildState, reduceChild } from './child-form.ts';
import { CHILD_RULES } from './child-rules.ts';
import type { ChildField, ChildResult } from './child-form.ts';
import { ChildForm } from './ChildForm.tsx';
import { ChildReport } from './ChildReport.tsx';
import type { ShownReport } from './child-bmi-report.ts';
import { Refusal } from './Refusal.tsx';

const today = (): string => isoDayOf(new Date());

export interface ChildBmiCalculatorProps {
  /** Who needs other charts; static, in the form. */
  readonly caution?: ReactNode;
  /** A note that entries came from a link; static, above the result. */
  readonly notice?: ReactNode;
  /** An example of the answer; static, shown until there is an answer. */
  readonly example?: ReactNode;
  /** The chart of a saved child; static, replaces the example once a child is chosen. */
  readonly earlier?: ReactNode;
  /** Ways to save and share the result; static, in its heading. */
  readonly actions?: ReactNode;
  /** The parts below a result: the chart and the optional parts. */
  readonly more?: ReactNode;
  /** The saved measurements; static, shown without a result too. */
  readonly saved?: ReactNode;
}

function reportOf(result: ChildResult): ShownReport | null {
  if (result.status !== 'shown') return null;
  const { child } = result;
  const report = buildChildBmiReport({ ...child, bmi: childBodyMassIndex(child) });
  return report.status === 'shown' ? report : null;
}

function announcement(result: ChildResult, report: ShownReport | null): string | null {
  if (result.status === 'refused') return refusalText(result.refusal);
  return report && announcedText(report.gender, report.figures);
}

const NO_CHILD = { child: null, measured: null } as const;

/** Publishes the measurement for the parts that load later. */
function usePublishedChild(result: ChildResult): void {
  const { child, measured } = result.status === 'shown' ? result : NO_CHILD;
  useEffect(() => publishChild(child, measured), [child, measured]);
}

interface ChildAnswerProps extends Pick<ChildBmiCalculatorProps, 'actions'> {
  readonly result: ChildResult;
  readonly report: ShownReport | null;
}

function ChildAnswer({ result, report, actions }: ChildAnswerProps) {
  if (result.status === 'refused') return <Refusal refusal={result.refusal} />;
  if (result.status !== 'shown' || !report) return null;
  return (
    <ResultOf isStale={result.isStale} whose={childLine(result.child)}>
      <ChildReport report={report} child={result.child} actions={actions} />
    </ResultOf>
  );
}

/** The children's calculator: turns a measurement into a percentile with its meaning and the next step. */
export const ChildBmiCalculator = withFailureMessage(function ChildBmiCalculator({
  caution,
  notice,
  example,
  earlier,
  actions,
  more,
  saved,
}: ChildBmiCalculatorProps) {
  const [state, send] = useReducer(reduceChild, initialChildState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const hasArrived = useRef(false);
  const { fieldRef, focusField } = useFieldRefs<ChildField>();
  const { result } = state;

  useArrival(form, {
    initial: initialChildState.form.draft,
    defaultAge: CHILD_RULES.defaultAge,
    // Only on arrival: an adult calculator's entries must not replace entries made here since.
    onRestored: (draft) => {
      if (!hasArrived.current)
        send({ type: 'filled', entries: entriesFromDraft({ ...initialChildState.form.draft, ...draft }) });
    },
    onArrived: (early, own) => {
      hasArrived.current = true;
      for (const event of arrivedEvents(early, own)) send(event);
      send({ type: 'opened', today: today() });
    },
    onPressed: () => send({ type: 'submitted', today: today() }),
    onRecalled: () => send({ type: 'recalled' }),
  });
  useEffect(
    () =>
      onChildFill((fill) => {
        send(fill);
        if (fill.type === 'linked') send({ type: 'submitted', today: today() });
      }),
    [],
  );
  const hasEarlier = useChosenChild().measurements.length > 0;
  const { own } = state;
  useEffect(() => publishLinkUndo(own && (() => send({ type: 'linkUndone' }))), [own]);
  useAttention(state.attention, focusField, results);
  usePageState(ownEntriesOf(state, result));
  usePublishedChild(result);

  const report = useMemo(() => reportOf(result), [result]);
  const announced = useAnnounced(state.attention, announcement(result, report));
  // The figures are painted first, and the parts below them shortly after.
  const hasMore = useDeferredValue(report !== null);
  return (
    <CalculatorFrame
      answerRef={results}
      form={
        <ChildForm
          state={state}
          onEvent={send}
          formRef={form}
          fieldRef={fieldRef}
          onSubmit={() => send({ type: 'submitted', today: today() })}
          caution={caution}
        />
      }
      notice={notice}
      // Wrapped in its own element, since Astro's static slots never change once they are rendered.
      example={hasEarlier ? <div>{earlier}</div> : example}
      status={<Announcement text={announced} count={state.attention?.count} />}
      answer={
        (result.status === 'refused' || report) && (
          <ChildAnswer result={result} report={report} actions={actions} />
        )
      }
    >
      {report && hasMore && more}
      {saved}
    </CalculatorFrame>
  );
});
