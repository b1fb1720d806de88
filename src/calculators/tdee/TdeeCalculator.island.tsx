import { useCallback, useDeferredValue, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#calculators/shared/CalculatorForm.tsx';
import { earlyChoice, earlyTick } from '#calculators/shared/early-entry.ts';
import {
  useArrival,
  useAttention,
  useFieldRefs,
  useKeptVisit,
  useSharing,
} from '#calculators/shared/use-calculator.ts';
import type { SharedResult } from '#calculators/shared/result-channel.ts';
import styles from '#calculators/shared/Calculator.module.css';
import { ActivityHelp } from './ActivityHelp.tsx';
import { SuccessNotice } from './SuccessNotice.tsx';
import { GOALS, initialTdeeState, reduceTdee, TDEE_RULES } from './tdee-form.ts';
import type { TdeeField, TdeeResult } from './tdee-form.ts';
import { buildTdeeReport } from './tdee-report.ts';
import type { TdeeReport as Report } from './tdee-report.ts';
import { successText, tdeeWords } from './tdee-words.ts';
import { TdeeFields } from './TdeeFields.tsx';
import { TdeeReport } from './TdeeReport.tsx';

/** Pause before the page moves to the results, in milliseconds (specification 9). */
const SCROLL_DELAY = 100;

interface NoticeRegionProps {
  readonly report: Report | null;
  readonly count: number;
  readonly onClosed: () => void;
}

function NoticeRegion({ report, count, onClosed }: NoticeRegionProps) {
  const [seen, see] = useState(0);
  const done = useCallback(() => see(count), [count]);
  const isDue = report?.tdee.status === 'shown' && seen !== count;
  return (
    <div role="status" className={styles['announced']}>
      {isDue ? (
        <SuccessNotice key={count} text={successText(report.tdee.value)} onDone={done} onClosed={onClosed} />
      ) : null}
    </div>
  );
}

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
export function TdeeCalculator({ caution, help, tape, explanation }: TdeeCalculatorProps) {
  const [state, send] = useReducer(reduceTdee, initialTdeeState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<TdeeField>();

  useArrival(form, {
    initial: initialTdeeState.form.draft,
    defaultAge: TDEE_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onArrived: (early) => {
      const goal = earlyChoice(early, 'goal', GOALS);
      if (goal) send({ type: 'goalChosen', goal });
      if (earlyTick(early, 'bodyFatAsk')) send({ type: 'bodyFatAsked', isGiven: true });
    },
    onFilled: ({ goal, bodyFat }) => {
      if (goal) send({ type: 'goalChosen', goal });
      if (bodyFat !== undefined) send({ type: 'bodyFatEdited', text: bodyFat });
    },
    onPressed: () => send({ type: 'submitted' }),
  });
  useKeptVisit(state.form.draft, initialTdeeState.form.draft);
  useAttention(state.attention, focusField, results, SCROLL_DELAY);

  useSharing(state.result, sharedResultOf);

  const report = state.result.status === 'shown' ? buildTdeeReport(state.result.input) : null;
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
      <NoticeRegion report={report} count={state.calculations} onClosed={() => results.current?.focus()} />
      <div ref={results} className={styles['results']} tabIndex={-1}>
        {report && <TdeeReport report={report} />}
        {report && isExplained && explanation}
      </div>
    </div>
  );
}
