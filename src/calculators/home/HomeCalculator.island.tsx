import { useDeferredValue, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#calculators/shared/CalculatorForm.tsx';
import type { PersonField } from '#calculators/shared/person-form.ts';
import type { SharedResult } from '#calculators/shared/result-channel.ts';
import {
  useArrival,
  useAttention,
  useFieldRefs,
  useKeptVisit,
  useSharing,
} from '#calculators/shared/use-calculator.ts';
import { shownBmiOf } from './BmiCard.tsx';
import { HOME_RULES, initialHomeState, reduceHome } from './home-form.ts';
import type { HomeResult } from './home-form.ts';
import { buildHomeReport } from './home-report.ts';
import { announcement, homeWords } from './home-words.ts';
import { HomeReport } from './HomeReport.tsx';
import styles from '#calculators/shared/Calculator.module.css';

export interface HomeCalculatorProps {
  /** Who should read the numbers differently; static, in the form. */
  readonly caution?: ReactNode;
  /** Help with the activity level; static, under its field. */
  readonly help?: ReactNode;
  /** Explanatory block under the results; static, shown with them. */
  readonly explanation?: ReactNode;
}

const sharedResultOf = (result: HomeResult): SharedResult | null =>
  result.status === 'shown' ? { calculator: 'home', ...result } : null;

/** The home page's calculator: form, and results once something was calculated. */
export function HomeCalculator({ caution, help, explanation }: HomeCalculatorProps) {
  const [state, send] = useReducer(reduceHome, initialHomeState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<PersonField>();

  useArrival(form, {
    initial: initialHomeState.form.draft,
    defaultAge: HOME_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onPressed: () => send({ type: 'submitted' }),
  });
  useKeptVisit(state.form.draft, initialHomeState.form.draft);
  useAttention(state.attention, focusField, results);

  useSharing(state.result, sharedResultOf);

  const report = state.result.status === 'shown' ? buildHomeReport(state.result.person) : null;
  // The figures are painted first, and what stands under them a moment later.
  const isExplained = useDeferredValue(report !== null);
  return (
    <div className={styles['calculator']}>
      <CalculatorForm
        title={homeWords.formTitle}
        state={state.form}
        rules={HOME_RULES}
        onEvent={send}
        formRef={form}
        fieldRef={fieldRef}
        onSubmit={() => send({ type: 'submitted' })}
        onReset={() => send({ type: 'reset' })}
        caution={caution}
        activityHelp={help}
      />
      <div className="visually-hidden" role="status">
        {report && <p key={state.attention?.count}>{announcement(report, shownBmiOf(report))}</p>}
      </div>
      <div ref={results} className={styles['results']}>
        {report && <HomeReport report={report} />}
        {report && isExplained && explanation}
      </div>
    </div>
  );
}
