import { useDeferredValue, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { isStale, StaleResult } from '#person/fields/StaleResult.tsx';
import type { PersonField } from '#person/form.ts';
import type { SharedResult } from '#person/store.ts';
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
import { shownBmiOf } from './BmiCard.tsx';
import { HOME_RULES, initialHomeState, reduceHome } from './home-form.ts';
import type { HomeResult } from './home-form.ts';
import { buildHomeReport } from './home-report.ts';
import { announcement, homeWords } from './home-words.ts';
import { HomeReport } from './HomeReport.tsx';
import { ResultsRegion } from '#person/fields/ResultsRegion.tsx';
import styles from '#person/fields/Calculator.module.css';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/Text.tsx';

export interface HomeCalculatorProps {
  /** Who should read the numbers differently; static, in the form. */
  readonly caution?: ReactNode;
  /** Help with the activity level; static, under its field. */
  readonly help?: ReactNode;
  /** Explanatory block under the results; static, shown with them. */
  readonly explanation?: ReactNode;
}

/** The home page has no fields but the person's. */
const NO_OWN_ENTRIES = {};

function HomeResultView({ result }: { result: Extract<HomeResult, { status: 'shown' }> }) {
  return (
    <StaleResult isStale={result.isStale} person={result.person}>
      <HomeReport report={buildHomeReport(result.person)} />
    </StaleResult>
  );
}

const sharedResultOf = (result: HomeResult): SharedResult | null =>
  result.status === 'shown' ? { calculator: 'home', ...result } : null;

/** The home page's calculator: form, and results once something was calculated. */
export const HomeCalculator = withFailureMessage(function HomeCalculator({
  caution,
  help,
  explanation,
}: HomeCalculatorProps) {
  const [state, send] = useReducer(reduceHome, initialHomeState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<PersonField>();

  useArrival(form, {
    initial: initialHomeState.form.draft,
    defaultAge: HOME_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onPressed: () => send({ type: 'submitted' }),
    onRecalled: () => send({ type: 'recalled' }),
  });
  useSessionDraft(state.form.draft, initialHomeState.form.draft);
  useFormContent({ draft: state.form.draft }, { draft: initialHomeState.form.draft });
  useAttention(state.attention, focusField, results);

  const { result } = state;
  const isShown = result.status === 'shown';
  usePageState(isShown ? NO_OWN_ENTRIES : null);
  useSharing(result, sharedResultOf);

  const report = isShown ? buildHomeReport(result.person) : null;
  const announced = useAnnounced(state.attention, report && announcement(report, shownBmiOf(report)));
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
        isStale={isStale(result)}
        caution={caution}
        activityHelp={help}
      />
      <div className="visually-hidden" role="status">
        {announced === null ? null : (
          <Text key={state.attention?.count} as="p">
            {announced}
          </Text>
        )}
      </div>
      <ResultsRegion regionRef={results}>
        {isShown && <HomeResultView result={result} />}
        {isShown && isExplained && explanation}
      </ResultsRegion>
    </div>
  );
});
