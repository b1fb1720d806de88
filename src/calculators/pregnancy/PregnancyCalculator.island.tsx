import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
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
import { publishGain } from './gain-store.ts';
import { PregnancyForm } from './PregnancyForm.tsx';
import { PregnancyReport } from './PregnancyReport.tsx';
import { followSkipNumbers } from './skip-numbers.ts';
import { keepForVisit, visitEntries } from './visit-entries.ts';

export interface PregnancyCalculatorProps extends Pick<
  CalculatorSlots,
  'drawing' | 'caution' | 'notice' | 'actions'
> {
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

/** Loads late: the answer doesn't wait for it. */
async function say(input: PregnancyInput): Promise<void> {
  const { sayPregnancy } = await import('./say-pregnancy.ts');
  sayPregnancy(input);
}

async function takeBack(): Promise<void> {
  const { forgetPregnancy } = await import('./say-pregnancy.ts');
  forgetPregnancy();
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
  drawing,
  caution,
  notice,
  actions,
  example,
  more,
}: PregnancyCalculatorProps) {
  const { state, form, answerRef, isFilled } = useCalculator(pregnancy, { adopted: visitEntries });
  const { entries, result } = state;
  const isStale = result?.isStale === true;
  const report = useMemo(() => reportOf(result), [result]);
  const shown = shownOf(report);
  useEffect(() => publishGain(shown, isStale), [shown, isStale]);
  // Not what a link or another tool filled in.
  const isTyped = useRef(false);
  useEffect(() => {
    if (isTyped.current) keepForVisit(entries);
  }, [entries]);
  // Once for each press: a link may be of somebody else, and who took the answer back elsewhere isn't asked again.
  const isPressed = useRef(false);
  useEffect(() => {
    if (shown && result && isPressed.current) void say(result.input);
    isPressed.current = false;
  }, [shown, result]);
  const onEvent: typeof form.onEvent = (event) => {
    if (event.type === 'submitted') isPressed.current = true;
    isTyped.current ||= event.type !== 'left';
    form.onEvent(event);
    // After the form's own entries are gone: this answer may have said it on the other pages of this tab.
    if (event.type === 'reset') void takeBack();
  };
  useEffect(followSkipNumbers, []);
  const announced = useAnnounced(state, announcement(report));
  // The figures are painted first, and the chart shortly after.
  const hasMore = useDeferredValue(Boolean(shown?.figures));
  return (
    <CalculatorFrame
      answerRef={answerRef}
      drawing={drawing}
      isFilled={isFilled}
      form={<PregnancyForm {...form} onEvent={onEvent} caution={caution} />}
      notice={notice}
      example={example}
      status={<Announcement text={announced} count={state.attention?.count} />}
      answer={report && <Answer report={report} isStale={isStale} actions={actions} />}
    >
      {shown?.figures && hasMore ? more : null}
    </CalculatorFrame>
  );
});
