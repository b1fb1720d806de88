import { useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PersonField } from '#calculators/shared/person-form.ts';
import { useArrival, useAttention, useKeptVisit } from '#calculators/shared/use-calculator.ts';
import { shownBmiOf } from './BmiCard.tsx';
import { HOME_RULES, initialHomeState, reduceHome } from './home-form.ts';
import { buildHomeReport } from './home-report.ts';
import { announcement } from './home-words.ts';
import { HomeForm } from './HomeForm.tsx';
import { HomeReport } from './HomeReport.tsx';
import styles from './HomeCalculator.module.css';

export interface HomeCalculatorProps {
  /** Explanatory block under the results; static, shown with them. */
  readonly explanation?: ReactNode;
}

/** The home page's calculator: form, and results once something was calculated. */
export function HomeCalculator({ explanation }: HomeCalculatorProps) {
  const [state, send] = useReducer(reduceHome, initialHomeState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const fields = useRef<Partial<Record<PersonField, HTMLInputElement | null>>>({});
  const fieldRef = (field: PersonField) => (input: HTMLInputElement | null) => {
    fields.current[field] = input;
  };

  useArrival(form, {
    initial: initialHomeState.form.draft,
    defaultAge: HOME_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onPressed: () => send({ type: 'submitted' }),
  });
  useKeptVisit(state.form.draft, initialHomeState.form.draft);
  useAttention(state.attention, (field) => fields.current[field]?.focus(), results);

  const report = state.result.status === 'shown' ? buildHomeReport(state.result.person) : null;
  return (
    <div className={styles['calculator']}>
      <HomeForm state={state.form} onEvent={send} formRef={form} fieldRef={fieldRef} />
      <div className="visually-hidden" role="status">
        {report && <p key={state.attention?.count}>{announcement(report, shownBmiOf(report))}</p>}
      </div>
      <div ref={results} className={styles['results']}>
        {report && <HomeReport report={report} />}
        {report && explanation}
      </div>
    </div>
  );
}
