import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { Announcement } from '#person/answer/Announcement.tsx';
import { BelowResult } from '#person/answer/BelowResult.tsx';
import { ResultEntries, ResultOf, type ResultEntriesProps } from '#person/answer/StaleResult.tsx';
import { presetsNoteId } from '#person/answer/PresetsNote.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { NameOf } from '#person/entries/field.ts';
import { useForm } from '#person/entries/use-form.ts';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { CalculatorFrame } from '#person/fields/CalculatorFrame.tsx';
import { personLine } from '#person/person-line.ts';
import { olderStep, rangeText } from '#person/range-words.ts';
import { useAnnounced, useAttention, useFieldRefs, usePublishing } from '#person/fields/use-calculator.ts';
import { home, type HomeEntries } from '#tools/home/entries.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { buildHomeReport, homeResult } from '#tools/home/report.ts';
import { announcement, briefText, homeWords } from '#tools/home/words.ts';
import { HomeExample } from './HomeExample.tsx';
import { HomeReport } from './HomeReport.tsx';
import { shownBmiOf } from '#person/shown-bmi.ts';

export interface HomeCalculatorProps {
  /** Who should read the figures differently; static, in the form. */
  readonly caution?: ReactNode;
  /** A note that entries came from a link; static, above the results. */
  readonly notice?: ReactNode;
  /** Help with the activity level; static, below its field. */
  readonly help?: ReactNode;
  /** Ways to save and share a result; static, in its heading. */
  readonly actions?: ReactNode;
  /** The way to the nearest healthy weight as a small curve; a separate island. */
  readonly way?: ReactNode;
  /** Where an adult can go from the result; a separate island. */
  readonly nextSteps?: ReactNode;
  /** The explanation below the results; static, shown with them. */
  readonly explanation?: ReactNode;
}

interface HomeResultViewProps extends ResultEntriesProps {
  readonly report: ReturnType<typeof buildHomeReport>;
  readonly actions: ReactNode;
  readonly way: ReactNode;
}

function HomeResultView({ report, actions, way, ...props }: HomeResultViewProps) {
  const { input, isStale } = props.result;
  return (
    <ResultOf isStale={isStale} whose={personLine(input)}>
      <HomeReport
        report={report}
        sentence={rangeText(input)}
        advice={olderStep(input)}
        actions={actions}
        way={way}
        entries={<ResultEntries {...props} />}
      />
    </ResultOf>
  );
}

/** The home page's calculator: a form, and results after the first calculation. */
export const HomeCalculator = withFailureMessage(function HomeCalculator({
  caution,
  notice,
  help,
  actions,
  way,
  nextSteps,
  explanation,
}: HomeCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [state, send] = useForm(home, { form });
  const { fieldRef, focusField } = useFieldRefs<NameOf<HomeEntries>>();
  useAttention(state.attention, focusField, results);
  const result = useMemo(() => state.result && homeResult(state.result), [state.result]);
  usePublishing(result);

  const unit = useEnergyUnit();
  const report = result && result.report;
  const announced = useAnnounced(state, report && announcement(report, shownBmiOf(report), unit));
  return (
    <CalculatorFrame
      hasShortForm
      answerRef={results}
      describedBy={presetsNoteId(state.result)}
      form={
        <CalculatorForm
          title={homeWords.formTitle}
          fields={home.fields}
          state={state}
          onEvent={send}
          formRef={form}
          fieldRef={fieldRef}
          caution={caution}
          help={help}
        />
      }
      notice={notice}
      status={<Announcement text={announced} count={state.attention?.count} />}
      answer={
        state.result &&
        report && (
          <HomeResultView
            result={state.result}
            report={report}
            onEvent={send}
            focusField={focusField}
            actions={actions}
            way={way}
          />
        )
      }
      brief={report && briefText(report, shownBmiOf(report), unit)}
      example={<HomeExample units={state.entries.units} />}
    >
      {result && (
        <BelowResult
          report={result.report}
          isPrinted={state.entries.waist !== ''}
          nextSteps={nextSteps}
          explanation={explanation}
        />
      )}
    </CalculatorFrame>
  );
});
