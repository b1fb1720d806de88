import { useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { StaleResult } from '#person/answer/StaleResult.tsx';
import type { PersonField } from '#person/form.ts';
import type { SharedResult } from '#person/shared-result.ts';
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
import { shownBmiOf } from './shown-bmi.ts';
import { HOME_RULES, initialHomeState, reduceHome } from './home-form.ts';
import type { HomeResult } from './home-form.ts';
import { buildHomeReport } from './home-report.ts';
import { announcement, briefText, homeWords } from './home-words.ts';
import { HomeFigures, HomeReport } from './HomeReport.tsx';
import { Example } from '#person/answer/Example.tsx';
import { examplePerson } from '#person/example-person.ts';
import { olderStep, rangeText } from '#person/range-words.ts';
import type { Units } from '#person/draft.ts';
import { BelowResult } from '#person/answer/BelowResult.tsx';
import { Announcement } from '#person/answer/Announcement.tsx';
import { CalculatorFrame } from '#person/fields/CalculatorFrame.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

export interface HomeCalculatorProps {
  /** Who should read the figures differently; static, in the form. */
  readonly caution?: ReactNode;
  /** A note that entries came from a link; static, above the results. */
  readonly notice?: ReactNode;
  /** Help with the activity level; static, below its field. */
  readonly help?: ReactNode;
  /** Ways to save and share a result; static, in its heading. */
  readonly actions?: ReactNode;
  /** Where an adult can go from the result; a separate island. */
  readonly nextSteps?: ReactNode;
  /** The explanation below the results; static, shown with them. */
  readonly explanation?: ReactNode;
}

/** The home page has only the person's fields. */
const NO_OWN_ENTRIES = {};

interface HomeResultViewProps {
  readonly result: Extract<HomeResult, { status: 'shown' }>;
  readonly actions: ReactNode;
}

function HomeResultView({ result, actions }: HomeResultViewProps) {
  const { person } = result;
  return (
    <StaleResult isStale={result.isStale} person={person}>
      <HomeReport
        report={buildHomeReport(person)}
        sentence={rangeText(person)}
        advice={olderStep(person)}
        actions={actions}
      />
    </StaleResult>
  );
}

/** An example of the answer. */
function HomeExample({ units }: { readonly units: Units }) {
  const person = examplePerson(HOME_RULES, units);
  return (
    <Example whose={person}>
      <HomeFigures report={buildHomeReport(person)} />
    </Example>
  );
}

const sharedResultOf = (result: HomeResult): SharedResult | null =>
  result.status === 'shown' ? { calculator: 'home', ...result } : null;

/** The home page's calculator: a form, and results after the first calculation. */
export const HomeCalculator = withFailureMessage(function HomeCalculator({
  caution,
  notice,
  help,
  actions,
  nextSteps,
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
  useFormContent({ draft: state.form.draft }, { draft: initialHomeState.form.draft });
  useAttention(state.attention, focusField, results);

  const { result } = state;
  const isShown = result.status === 'shown';
  useSessionDraft(state.form.draft, initialHomeState.form.draft, isShown);
  usePageState(isShown ? NO_OWN_ENTRIES : null);
  useSharing(result, sharedResultOf);

  const unit = useEnergyUnit();
  const report = isShown ? buildHomeReport(result.person) : null;
  const announced = useAnnounced(state.attention, report && announcement(report, shownBmiOf(report), unit));
  return (
    <CalculatorFrame
      answerRef={results}
      form={
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
      }
      notice={notice}
      status={<Announcement text={announced} count={state.attention?.count} />}
      answer={isShown && <HomeResultView result={result} actions={actions} />}
      brief={report && briefText(report, shownBmiOf(report), unit)}
      example={<HomeExample units={state.form.draft.units} />}
    >
      {isShown && (
        <BelowResult
          person={result.person}
          isPrinted={Boolean(state.form.draft.waist)}
          nextSteps={nextSteps}
          explanation={explanation}
        />
      )}
    </CalculatorFrame>
  );
});
