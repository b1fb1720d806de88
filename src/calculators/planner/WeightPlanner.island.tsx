import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { isStale, StaleResult } from '#person/fields/StaleResult.tsx';
import {
  CALCULATE_FRAGMENT,
  useAnnounced,
  useArrival,
  useAttention,
  useFieldRefs,
  usePageState,
  useSessionDraft,
} from '#person/use-calculator.ts';
import { CalculatorFrame } from '#person/fields/CalculatorFrame.tsx';
import { GoalFields } from './goal/GoalFields.tsx';
import { onShapeChosen, publishPlan } from './plan/plan-store.ts';
import { dayOf } from './plan/plan-dates.ts';
import type { Offer } from './plan/plan-offers.ts';
import { arrivedEntries, ownEntriesOf } from './planner-entries.ts';
import { initialPlannerState, PLANNER_RULES, reducePlanner } from './planner-form.ts';
import type { PlannerEvent, PlannerField, PlannerResult } from './planner-form.ts';
import { buildPlanReport } from './planner-report.ts';
import type { PlanReport } from './planner-report.ts';
import { announcement, briefText, plannerWords } from './planner-words.ts';
import { PlannerReport } from './PlannerReport.tsx';
import { useEnergyUnit } from '#person/energy-unit.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/Text.tsx';

const today = (): string => dayOf(new Date());

/** Publishes the plan for the late part, and receives the choices made there. */
function usePlanChart(report: PlanReport | null, send: (event: PlannerEvent) => void): void {
  useEffect(() => publishPlan(report), [report]);
  useEffect(() => onShapeChosen((shape) => send({ type: 'shapeChosen', shape })), [send]);
}

/** There is a way to draw, or at least one to compare. */
const hasWay = (report: PlanReport): boolean =>
  report.kind === 'planned' || (report.kind === 'notSafe' && report.direction === 'lose');

interface PlanResultProps {
  readonly result: PlannerResult;
  readonly report: PlanReport;
  readonly onTake: (offer: Offer) => void;
}

function PlanResult({ result, report, onTake }: PlanResultProps) {
  if (result.status === 'empty') return null;
  const { isStale: isOld, input } = result;
  return (
    <StaleResult isStale={isOld} person={input.person}>
      <PlannerReport report={report} onTake={onTake} />
    </StaleResult>
  );
}

export interface WeightPlannerProps {
  /** Who should not use the planner; static, in the form. */
  readonly caution?: ReactNode;
  /** The chart of the plan, a separate island. */
  readonly way?: ReactNode;
  /** Explanatory block under a plan; static, shown with it. */
  readonly explanation?: ReactNode;
}

/** The planner: a goal weight and a date in, an intake and the way there out. */
export const WeightPlanner = withFailureMessage(function WeightPlanner({
  caution,
  way,
  explanation,
}: WeightPlannerProps) {
  const [state, send] = useReducer(reducePlanner, initialPlannerState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<PlannerField>();
  const { result } = state;
  const unit = useEnergyUnit();

  useArrival(form, {
    initial: initialPlannerState.form.draft,
    defaultAge: PLANNER_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onArrived: (early, own) => {
      for (const event of arrivedEntries(early, own)) send(event);
      send({ type: 'opened', today: today() });
      if (location.hash === CALCULATE_FRAGMENT) send({ type: 'healthyGoalAsked' });
    },
    onPressed: () => send({ type: 'submitted', today: today() }),
    onRecalled: () => send({ type: 'recalled' }),
  });
  useSessionDraft(state.form.draft, initialPlannerState.form.draft);
  useAttention(state.attention, focusField, results);

  const isShown = result.status === 'shown';
  usePageState(isShown ? ownEntriesOf(state) : null);
  const report = useMemo(() => (result.status === 'shown' ? buildPlanReport(result.input) : null), [result]);
  usePlanChart(report, send);
  const announced = useAnnounced(state.attention, report && announcement(report, unit));
  const take = (offer: Offer): void => {
    send({ type: 'offerTaken', offer, today: today() });
    // The pressed button goes with the old plan: the focus must go somewhere that stays.
    results.current?.focus({ preventScroll: true });
  };

  return (
    <CalculatorFrame
      answerRef={results}
      form={
        <CalculatorForm
          title={plannerWords.formTitle}
          state={state.form}
          rules={PLANNER_RULES}
          onEvent={send}
          formRef={form}
          fieldRef={fieldRef}
          onSubmit={() => send({ type: 'submitted', today: today() })}
          onReset={() => send({ type: 'reset' })}
          isStale={isStale(result)}
          caution={caution}
        >
          <GoalFields state={state} onEvent={send} fieldRef={fieldRef} />
        </CalculatorForm>
      }
      status={
        <div role="status" className="visually-hidden">
          {announced === null ? null : <Text as="p">{announced}</Text>}
        </div>
      }
      brief={report && briefText(report, unit)}
      answer={report && <PlanResult result={result} report={report} onTake={take} />}
    >
      {report && hasWay(report) ? way : null}
      {report?.kind === 'planned' && explanation}
    </CalculatorFrame>
  );
});
