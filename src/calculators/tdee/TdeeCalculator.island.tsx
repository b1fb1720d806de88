import { useCallback, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#calculators/shared/CalculatorForm.tsx';
import { useArrival, useAttention, useFieldRefs, useKeptVisit } from '#calculators/shared/use-calculator.ts';
import styles from '#calculators/shared/Calculator.module.css';
import { ActivityHelp } from './ActivityHelp.tsx';
import { SuccessNotice } from './SuccessNotice.tsx';
import { initialTdeeState, reduceTdee, TDEE_RULES } from './tdee-form.ts';
import type { TdeeField } from './tdee-form.ts';
import { buildTdeeReport } from './tdee-report.ts';
import type { TdeeReport as Report } from './tdee-report.ts';
import { successText, tdeeWords } from './tdee-words.ts';
import { TdeeFields } from './TdeeFields.tsx';
import { TdeeReport } from './TdeeReport.tsx';

/** Pause before the page moves to the results, in milliseconds (specification 9). */
const SCROLL_DELAY = 100;

function NoticeRegion({ report, count }: { report: Report | null; count: number }) {
  const [seen, see] = useState(0);
  const done = useCallback(() => see(count), [count]);
  const isDue = report?.tdee.status === 'shown' && seen !== count;
  return (
    <div role="status" className={styles['announced']}>
      {isDue ? <SuccessNotice key={count} text={successText(report.tdee.value)} onDone={done} /> : null}
    </div>
  );
}

export interface TdeeCalculatorProps {
  /** Explanatory block under the results; static, shown with them. */
  readonly explanation?: ReactNode;
}

/** The TDEE page's calculator: form, and results once something was calculated. */
export function TdeeCalculator({ explanation }: TdeeCalculatorProps) {
  const [state, send] = useReducer(reduceTdee, initialTdeeState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<TdeeField>();

  useArrival(form, {
    initial: initialTdeeState.form.draft,
    defaultAge: TDEE_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onPressed: () => send({ type: 'submitted' }),
  });
  useKeptVisit(state.form.draft, initialTdeeState.form.draft);
  useAttention(state.attention, focusField, results, SCROLL_DELAY);

  const report = state.result.status === 'shown' ? buildTdeeReport(state.result.input) : null;
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
        activityHelp={<ActivityHelp />}
      >
        <TdeeFields state={state} onEvent={send} bodyFatRef={fieldRef('bodyFat')} />
      </CalculatorForm>
      <NoticeRegion report={report} count={state.calculations} />
      <div ref={results} className={styles['results']}>
        {report && <TdeeReport report={report} />}
        {report && explanation}
      </div>
    </div>
  );
}
