import { useCallback, useDeferredValue, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { isStale, StaleResult } from '#person/fields/StaleResult.tsx';
import { arrivedEntries, ownEntriesOf } from './tdee-entries.ts';
import {
  useAnnounced,
  useArrival,
  useAttention,
  useFieldRefs,
  useFormContent,
  usePageState,
  useSessionDraft,
  useSharing,
} from '#person/use-calculator.ts';
import type { FormContent, SharedResult } from '#person/store.ts';
import { ResultsRegion } from '#person/fields/ResultsRegion.tsx';
import styles from '#person/fields/Calculator.module.css';
import { ActivityHelp } from './ActivityHelp.tsx';
import { SuccessNotice } from './SuccessNotice.tsx';
import { initialTdeeState, reduceTdee, TDEE_RULES } from './tdee-form.ts';
import type { TdeeField, TdeeResult, TdeeState } from './tdee-form.ts';
import { buildTdeeReport } from './tdee-report.ts';
import { successText, tdeeWords } from './tdee-words.ts';
import { TdeeFields } from './TdeeFields.tsx';
import { TdeeReport } from './TdeeReport.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** Pause before the page moves to the results, in milliseconds (specification 9). */
const SCROLL_DELAY = 100;

interface NoticeRegionProps {
  /** The success notice's text; `null` while there is no figure to tell. */
  readonly text: string | null;
  readonly count: number;
  readonly onClosed: () => void;
}

function NoticeRegion({ text, count, onClosed }: NoticeRegionProps) {
  const [seen, see] = useState(0);
  const done = useCallback(() => see(count), [count]);
  const announced = useAnnounced({ count }, text);
  return (
    <div role="status" className={styles['announced']}>
      {announced !== null && seen !== count ? (
        <SuccessNotice key={count} text={announced} onDone={done} onClosed={onClosed} />
      ) : null}
    </div>
  );
}

const contentOf = ({ form, goal, bodyFat }: TdeeState): FormContent['values'] => ({
  draft: form.draft,
  goal,
  bodyFat: bodyFat.isGiven ? bodyFat.text : '',
});

function sharedResultOf(result: TdeeResult): SharedResult | null {
  if (result.status === 'empty') return null;
  const { input, draft, bodyFatText } = result;
  return { calculator: 'tdee', ...input, draft, bodyFatText };
}

export interface TdeeCalculatorProps {
  /** Who should read the numbers differently; static, in the form. */
  readonly caution?: ReactNode;
  /** Help with the activity level; static, under its field. */
  readonly help?: ReactNode;
  /** A way to measure body fat; static, under its field. */
  readonly tape?: ReactNode;
  /** Explanatory block under the results; static, shown with them. */
  readonly explanation?: ReactNode;
}

/** The TDEE page's calculator: form, and results once something was calculated. */
export const TdeeCalculator = withFailureMessage(function TdeeCalculator({
  caution,
  help,
  tape,
  explanation,
}: TdeeCalculatorProps) {
  const [state, send] = useReducer(reduceTdee, initialTdeeState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<TdeeField>();

  useArrival(form, {
    initial: initialTdeeState.form.draft,
    defaultAge: TDEE_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onArrived: (early, own) => {
      for (const event of arrivedEntries(early, own)) send(event);
    },
    onFilled: ({ goal, bodyFat }) => {
      if (goal) send({ type: 'goalChosen', goal });
      if (bodyFat !== undefined) send({ type: 'bodyFatEdited', text: bodyFat });
    },
    onPressed: () => send({ type: 'submitted' }),
    onRecalled: () => send({ type: 'recalled' }),
  });
  useSessionDraft(state.form.draft, initialTdeeState.form.draft);
  useFormContent(contentOf(state), contentOf(initialTdeeState));
  useAttention(state.attention, focusField, results, SCROLL_DELAY);

  const { result } = state;
  const isShown = result.status === 'shown';
  usePageState(isShown ? ownEntriesOf(state) : null);
  useSharing(result, sharedResultOf);

  const report = isShown ? buildTdeeReport(result.input) : null;
  // The figures are painted first, and what stands under them a moment later.
  const isExplained = useDeferredValue(report !== null);
  return (
    <div className={styles['calculator']}>
      <CalculatorForm
        title={tdeeWords.formTitle}
        line={tdeeWords.formLine}
        state={state.form}
        rules={TDEE_RULES}
        onEvent={send}
        formRef={form}
        fieldRef={fieldRef}
        onSubmit={() => send({ type: 'submitted' })}
        onReset={() => send({ type: 'reset' })}
        isStale={isStale(result)}
        caution={caution}
        activityHelp={
          <>
            <ActivityHelp />
            {help}
          </>
        }
      >
        <TdeeFields state={state} onEvent={send} bodyFatRef={fieldRef('bodyFat')} />
        {tape}
      </CalculatorForm>
      <NoticeRegion
        text={report?.tdee.status === 'shown' ? successText(report.tdee.value) : null}
        count={state.calculations}
        onClosed={() => results.current?.focus()}
      />
      <ResultsRegion regionRef={results}>
        {report && isShown ? (
          <StaleResult isStale={result.isStale} person={result.input.person}>
            <TdeeReport report={report} />
          </StaleResult>
        ) : null}
        {report && isExplained && explanation}
      </ResultsRegion>
    </div>
  );
});
