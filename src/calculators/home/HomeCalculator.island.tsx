import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Announcement } from '#person/answer/Announcement.tsx';
import { Deferred, nextPlace } from '#person/answer/BelowResult.tsx';
import { ResultLine, ResultOf, ResultPresets, type ResultEntriesProps } from '#person/answer/StaleResult.tsx';
import { presetsNoteId } from '#person/answer/PresetsNote.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { CalculatorFrame, type CalculatorSlots } from '#person/fields/CalculatorFrame.tsx';
import { personLine } from '#person/person-line.ts';
import type { Person } from '#person/person.ts';
import { rangeText } from '#person/range-words.ts';
import { useAnnounced, useCalculator, usePublishing } from '#person/fields/use-calculator.ts';
import { home } from '#tools/home/entries.ts';
import { useHasOwnLead } from '#person/store.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { firstStepText } from '#person/plan/first-step.ts';
import { buildHomeReport, homeResult } from '#tools/home/report.ts';
import { announcement, briefText, homeWords } from '#tools/home/words.ts';
import { HomeExample } from './HomeExample.tsx';
import { HomeReport } from './HomeReport.tsx';
import { shownBmiOf } from '#person/shown-bmi.ts';

export interface HomeCalculatorProps extends Omit<CalculatorSlots, 'tape'> {
  /** The way to the nearest healthy weight as a small curve; a separate island. */
  readonly way?: ReactNode;
  /** The number that the visitor's plan or log has, before maintenance; a separate island. */
  readonly own?: ReactNode;
}

interface HomeResultViewProps extends ResultEntriesProps {
  readonly report: ReturnType<typeof buildHomeReport>;
  readonly actions: ReactNode;
  readonly way: ReactNode;
  readonly own: ReactNode;
  /** As typed. */
  readonly waist: string;
}

const WaistLine = lazy(async () => ({ default: (await import('./WaistLine.tsx')).WaistLine }));

/** Where the weight is, and for a large loss that can be planned, what it can begin with. */
const sentenceOf = (person: Person, { hasWay }: HomeResultViewProps['report']): string | null =>
  [rangeText(person), hasWay ? firstStepText(person) : null].filter(Boolean).join(' ') || null;

function HomeResultView({ report, actions, way, own, waist, ...props }: HomeResultViewProps) {
  const { input, isStale } = props.result;
  return (
    <ResultOf isStale={isStale} whose={personLine(input)}>
      <HomeReport
        report={report}
        sentence={sentenceOf(input, report)}
        actions={actions}
        way={way}
        own={own}
        waist={
          waist === '' ? null : (
            <Suspense fallback={null}>
              <WaistLine person={input} text={waist} />
            </Suspense>
          )
        }
        presets={<ResultPresets {...props} />}
        entries={<ResultLine result={props.result} />}
      />
    </ResultOf>
  );
}

/** The home page's calculator: a form, and results after the first calculation. */
export const HomeCalculator = withFailureMessage(function HomeCalculator({
  drawing,
  caution,
  notice,
  help,
  actions,
  way,
  own,
  nextSteps,
  explanation,
}: HomeCalculatorProps) {
  const { state, send, form, answerRef, isFilled, ifAsked, focusField } = useCalculator(home);
  const result = useMemo(() => state.result && homeResult(state.result), [state.result]);
  usePublishing(result);

  const unit = useEnergyUnit();
  const report = result && result.report;
  const announced = useAnnounced(state, report && announcement(report, shownBmiOf(report), unit));
  const hasOwnLead = useHasOwnLead();
  return (
    <CalculatorFrame
      hasShortForm
      answerRef={answerRef}
      drawing={drawing}
      isFilled={isFilled}
      describedBy={presetsNoteId(state.result)}
      form={
        <CalculatorForm
          title={homeWords.formTitle}
          fields={home.fields}
          {...form}
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
            own={own}
            waist={state.entries.waist}
          />
        )
      }
      // Beside a number of the visitor's own, the equation's would be another answer.
      brief={ifAsked(report && !hasOwnLead ? briefText(report, shownBmiOf(report), unit) : null)}
      example={<HomeExample units={state.entries.units} />}
      beside={nextPlace(result, { waist: state.entries.waist, nextSteps })}
    >
      {result && <Deferred>{explanation}</Deferred>}
    </CalculatorFrame>
  );
});
