import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Announcement } from '#person/answer/Announcement.tsx';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { presetsNoteId, withUsedPresets } from '#person/answer/PresetsNote.tsx';
import { ResultLine, ResultOf, ResultPresets, type ResultEntriesProps } from '#person/answer/StaleResult.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { dayIn } from '#person/entries/field.ts';
import type { Calculated } from '#person/entries/form-result.ts';
import type { FormEvent, FormState } from '#person/entries/machine.ts';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { CalculatorFrame, type CalculatorSlots } from '#person/fields/CalculatorFrame.tsx';
import { localDay } from '#person/log/local-day.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { personLine } from '#person/person-line.ts';
import { useAnnounced, useCalculator, usePublishing } from '#person/fields/use-calculator.ts';
import { planner, type PlannerEntries, type PlannerInput } from '#tools/planner/entries.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { GoalFields } from './goal/GoalFields.tsx';
import { useDefaultPace } from './goal/use-default-pace.ts';
import { Text } from '#ui/text/Text.tsx';
import type { Offer } from '#tools/planner/plan/offer.ts';
import { PlanFacts } from './plan/PlanFacts.tsx';
import { onPlanEdited, publishPlan, useIsGoalHeld } from './plan/plan-store.ts';
import { hasRefusedGoal, reportBuilder, useCalculatedPlan } from './plan/use-calculated-plan.ts';
import { plannerResult } from '#tools/planner/report.ts';
import { offeredEntries } from '#tools/planner/chosen-goal.ts';
import { requestedPlan } from '#tools/planner/requested-plan.ts';
import type { PlanReport } from '#tools/planner/report.ts';
import { drawingBeside } from '#tools/planner/untold.ts';
import { againText, announcement, briefText, ownNumberText, plannerWords } from '#tools/planner/words.ts';
import { PlannerReport } from './PlannerReport.tsx';
import styles from './PlannerReport.module.css';

type PlannerResult = Calculated<PlannerEntries, PlannerInput>;
type Send = (event: FormEvent<PlannerEntries>) => void;

/** Publishes the plan for the part that loads late, and receives the choices made there. */
function usePlanParts(
  report: PlanReport | null,
  { attention, result }: Pick<FormState<PlannerEntries, PlannerInput>, 'attention' | 'result'>,
  send: Send,
): void {
  const calculations = attention?.count ?? 0;
  const entries = result && !result.isStale ? result.entries : null;
  useEffect(() => publishPlan(report, calculations, entries), [report, calculations, entries]);
  useEffect(() => onPlanEdited((field, text) => send({ type: 'edited', field, text })), [send]);
}

/** The figure of an entry. */
function readOwn(text: string): OwnMaintenance | undefined {
  const reading = planner.fields.ownMaintenance.read(text);
  return reading.ok ? reading.value : undefined;
}

/** A log’s own figure takes the place of the activity level, and during pregnancy nothing follows from it. */
function usesLevel(report: PlanReport | null): boolean {
  if (report?.kind === 'refused') return report.reason !== 'pregnancy';
  return report?.kind !== 'planned' || report.own === null;
}

/** The number from the log that the plan starts from; nothing without one. */
function OwnNumber({ text }: { readonly text: string }) {
  const unit = useEnergyUnit();
  const own = readOwn(text);
  if (!own) return null;
  return (
    <Text as="p" className={styles['note']}>
      {ownNumberText(formatEnergy(own.value, unit), own.person !== undefined)}
    </Text>
  );
}

/** Parts of a plan that are passed in. */
interface PlanParts extends Pick<CalculatorSlots, 'actions'> {
  /** The visitor's own maintenance calories; a separate island, below the plan. */
  readonly own?: ReactNode;
  /** The curve of the plan, a separate island. */
  readonly curve?: ReactNode;
  /** The way to follow the plan, a separate island. */
  readonly follow?: ReactNode;
}

interface PlanResultProps
  extends PlanParts, Pick<ResultEntriesProps, 'onEvent' | 'focusField' | 'isLevelAsked'> {
  readonly result: PlannerResult;
  readonly report: PlanReport;
  /** The day on which the visitor asked for the plan. */
  readonly askedOn: string;
  readonly onTake: (offer: Offer) => void;
  /** True while there is a plan, and while its goal is moved to where none is possible. */
  readonly isDrawn: boolean;
}

function PlanResult({
  result,
  own,
  curve,
  askedOn,
  isDrawn,
  isLevelAsked,
  onEvent,
  focusField,
  ...props
}: PlanResultProps) {
  const again = againText(result.input.today, askedOn);
  return (
    <ResultOf isStale={result.isStale} whose={personLine(result.input)}>
      {again === null ? null : (
        <Text as="p" className={`${styles['note']} no-print`}>
          {again}
        </Text>
      )}
      <PlannerReport
        {...props}
        curve={isDrawn ? curve : null}
        entries={<ResultLine result={result} isLevelAsked={isLevelAsked} />}
        presets={<ResultPresets {...{ result, onEvent, focusField }} />}
      />
      {own ? <Deferred>{own}</Deferred> : null}
    </ResultOf>
  );
}

/** True while there is a plan, and while its goal is moved to where none is possible. */
function useIsDrawn(report: PlanReport | null): boolean {
  const isGoalHeld = useIsGoalHeld();
  return report !== null && (report.kind === 'planned' || isGoalHeld);
}

/** The plan's rows, dimmed with its answer; nothing without a plan. */
const rowsPlace = (result: PlannerResult | null, report: PlanReport | null): ReactNode =>
  result && report?.kind === 'planned' ? (
    <Deferred>
      <ResultOf isStale={result.isStale}>
        <PlanFacts plan={report} />
      </ResultOf>
    </Deferred>
  ) : null;

export interface WeightPlannerProps
  extends PlanParts, Pick<CalculatorSlots, 'drawing' | 'notice' | 'caution' | 'help' | 'explanation'> {
  /** An example of the answer; static, shown until there is an answer. */
  readonly example?: ReactNode;
  /** What to expect of the plan, and its macros; separate islands. */
  readonly way?: ReactNode;
}

/** The planner: turns a goal weight and a date into an intake and a path to the goal. */
export const WeightPlanner = withFailureMessage(function WeightPlanner({
  drawing,
  notice,
  example,
  caution,
  help,
  way,
  explanation,
  ...parts
}: WeightPlannerProps) {
  const [reportOf] = useState(() => reportBuilder());
  const { state, send, form, answerRef, isFilled, ifAsked, focusField } = useCalculator(planner, {
    requested: requestedPlan,
    isGoalRefused: (entries) => hasRefusedGoal(entries, reportOf),
  });
  const unit = useEnergyUnit();
  const onGoal = useDefaultPace(state.entries, send);

  const report = useCalculatedPlan(state, reportOf);
  const isDrawn = useIsDrawn(report);
  const isLevelUsed = usesLevel(report);
  const result = withUsedPresets(state.result, isLevelUsed);
  usePlanParts(report, state, send);
  usePublishing(
    useMemo(() => state.result && report && plannerResult(state.result, report), [state.result, report]),
  );
  const announced = useAnnounced(state, report && announcement(report, unit));
  const take = (offer: Offer): void => {
    // Counted from the day of the press, even if the button is of the day before.
    send({ type: 'filled', entries: offeredEntries(offer, localDay(new Date())) });
    send({ type: 'submitted' });
    // The pressed button is removed with the old plan, so the focus moves to an element that stays.
    answerRef.current?.focus({ preventScroll: true });
  };

  return (
    <CalculatorFrame
      answerRef={answerRef}
      drawing={drawingBeside(report, drawing)}
      isFilled={isFilled}
      describedBy={presetsNoteId(result)}
      form={
        <CalculatorForm
          title={plannerWords.formTitle}
          fields={planner.fields}
          {...form}
          caution={caution}
          help={help}
          isLevelUsed={isLevelUsed}
        >
          <GoalFields {...form} onEvent={onGoal} hasResult={state.result !== null} />
          <OwnNumber text={state.entries.ownMaintenance} />
        </CalculatorForm>
      }
      notice={notice}
      example={example}
      status={<Announcement text={announced} count={state.attention?.count} />}
      brief={ifAsked(report && briefText(report, unit))}
      answer={
        result &&
        report && (
          <PlanResult
            result={result}
            isLevelAsked={isLevelUsed}
            report={report}
            askedOn={dayIn(state.asked)}
            onTake={take}
            isDrawn={isDrawn}
            onEvent={send}
            focusField={focusField}
            {...parts}
          />
        )
      }
      beside={rowsPlace(result, report)}
      below={isDrawn && way ? <Deferred>{way}</Deferred> : null}
    >
      {report?.kind === 'planned' && <Deferred>{explanation}</Deferred>}
    </CalculatorFrame>
  );
});
