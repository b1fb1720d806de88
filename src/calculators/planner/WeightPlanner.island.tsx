import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#person/fields/CalculatorForm.tsx';
import { StaleResult } from '#person/answer/StaleResult.tsx';
import {
  CALCULATE_FRAGMENT,
  isCalculationRequested,
  useAnnounced,
  useArrival,
  useAttention,
  useFieldRefs,
  useFormContent,
  usePageState,
  useSessionDraft,
} from '#person/use-calculator.ts';
import { Announcement } from '#person/answer/Announcement.tsx';
import { CalculatorFrame } from '#person/fields/CalculatorFrame.tsx';
import { GoalFields } from './goal/GoalFields.tsx';
import { onShapeChosen, publishPlan } from './plan/plan-store.ts';
import { dayAfter, dayOf } from './plan/plan-dates.ts';
import type { Offer } from './plan/plan-offers.ts';
import { PLAN_DAYS } from '#person/plan-entries.ts';
import { publishResult } from '#person/store.ts';
import { withBodyFat } from '#person/entry/body-fat-entry.ts';
import type { SharedResult } from '#person/shared-result.ts';
import type { FormContent } from '#person/store.ts';
import { arrivedEntries, filledEntries, ownEntriesOf, planEntriesOf } from './planner-entries.ts';
import { initialPlannerState, reducePlanner } from './planner-form.ts';
import { PLANNER_RULES } from './planner-rules.ts';
import type { PlannerEvent, PlannerField, PlannerResult, PlannerState } from './planner-form.ts';
import { buildPlanReport } from './planner-report.ts';
import type { PlanReport } from './planner-report.ts';
import { announcement, briefText, plannerWords } from './planner-words.ts';
import { PlannerReport } from './PlannerReport.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

const today = (): string => dayOf(new Date());

/** Publishes the plan for the part that loads late, and receives the choices made there. */
function usePlanChart(report: PlanReport | null, send: (event: PlannerEvent) => void): void {
  useEffect(() => publishPlan(report), [report]);
  useEffect(() => onShapeChosen((shape) => send({ type: 'shapeChosen', shape })), [send]);
}

/**
 * The request of a link with `CALCULATE_FRAGMENT`: the nearest healthy weight, and the days until then after a hyphen.
 */
function linkEntries(): readonly PlannerEvent[] {
  if (!isCalculationRequested()) return [];
  const days = Number(location.hash.slice(CALCULATE_FRAGMENT.length + 1)) || 0;
  const date = dayAfter(today(), Math.min(days, PLAN_DAYS.most));
  const events: readonly PlannerEvent[] = [{ type: 'healthyGoalRequested' }];
  return date === today() ? events : [{ type: 'goalChosen', choice: { by: 'date', date } }, ...events];
}

/** True if there is a path to draw, or at least one to compare. */
const hasWay = (report: PlanReport): boolean =>
  report.kind === 'planned' || (report.kind === 'notSafe' && report.direction === 'lose');

const contentOf = ({ form, bodyFat, ...state }: PlannerState): FormContent['values'] => ({
  draft: form.draft,
  bodyFat: bodyFat.isGiven ? bodyFat.text : '',
  plan: planEntriesOf(state),
});

/** What can be saved and shared: a plan, not the reason why there isn't one. */
function sharedResultOf(result: PlannerResult, report: PlanReport | null): SharedResult | null {
  if (result.status === 'empty' || report?.kind !== 'planned') return null;
  const { input, draft, bodyFatText, entries } = result;
  const { intake, maintenance } = report;
  const plan = {
    entries,
    end: dayAfter(input.start, input.days),
    intake: intake.value,
    afterwards: maintenance.status === 'shown' ? maintenance.value : null,
  };
  return { calculator: 'planner', person: input.person, draft, bodyFat: input.bodyFat, bodyFatText, plan };
}

/** Parts of a plan that are passed in. */
interface PlanParts {
  /** Ways to save and share a plan; static, in its heading. */
  readonly actions?: ReactNode;
  /** The visitor's own maintenance calories; a separate island, below the plan. */
  readonly own?: ReactNode;
  /** The chart of the plan, a separate island. */
  readonly way?: ReactNode;
}

interface PlanResultProps extends PlanParts {
  readonly result: PlannerResult;
  readonly report: PlanReport;
  readonly onTake: (offer: Offer) => void;
}

function PlanResult({ result, own, way, ...props }: PlanResultProps) {
  if (result.status === 'empty') return null;
  const { isStale: isOld, input } = result;
  return (
    <>
      <StaleResult isStale={isOld} person={input.person} bodyFat={input.bodyFat}>
        <PlannerReport {...props} />
        {own}
      </StaleResult>
      {hasWay(props.report) ? way : null}
    </>
  );
}

export interface WeightPlannerProps extends PlanParts {
  /** Says that entries came with a link; static, above the results. */
  readonly notice?: ReactNode;
  /** An example of the answer; static, shown until there is an answer. */
  readonly example?: ReactNode;
  /** Who shouldn't plan with it; static, in the form. */
  readonly caution?: ReactNode;
  /** The explanation below a plan; static, shown with it. */
  readonly explanation?: ReactNode;
}

/** The planner: turns a goal weight and a date into an intake and a path to the goal. */
export const WeightPlanner = withFailureMessage(function WeightPlanner({
  notice,
  example,
  caution,
  explanation,
  ...parts
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
      for (const event of linkEntries()) send(event);
    },
    onFilled: ({ bodyFat, plan }) => {
      if (bodyFat !== undefined) send({ type: 'bodyFatToggled', isGiven: bodyFat !== '' });
      if (bodyFat) send({ type: 'bodyFatEdited', text: bodyFat });
      for (const event of plan ? filledEntries(plan) : []) send(event);
    },
    onPressed: () => send({ type: 'submitted', today: today() }),
    onRecalled: () => send({ type: 'recalled' }),
  });
  useFormContent(
    contentOf(state),
    contentOf({ ...initialPlannerState, goal: { ...initialPlannerState.goal, date: state.goal.date } }),
  );
  useAttention(state.attention, focusField, results);

  const isShown = result.status === 'shown';
  useSessionDraft(withBodyFat(state.form.draft, state.bodyFat), initialPlannerState.form.draft, isShown);
  usePageState(isShown ? ownEntriesOf(state) : null);
  const report = useMemo(() => (result.status === 'shown' ? buildPlanReport(result.input) : null), [result]);
  usePlanChart(report, send);
  const shared = useMemo(() => sharedResultOf(result, report), [result, report]);
  useEffect(() => publishResult(shared), [shared]);
  const announced = useAnnounced(state.attention, report && announcement(report, unit));
  const take = (offer: Offer): void => {
    send({ type: 'offerTaken', offer, today: today() });
    // The pressed button is removed with the old plan, so the focus moves to an element that stays.
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
          caution={caution}
        >
          <GoalFields state={state} onEvent={send} fieldRef={fieldRef} />
        </CalculatorForm>
      }
      notice={notice}
      example={example}
      status={<Announcement text={announced} count={state.attention?.count} />}
      brief={report && briefText(report, unit)}
      answer={report && <PlanResult result={result} report={report} onTake={take} {...parts} />}
    >
      {report?.kind === 'planned' && explanation}
    </CalculatorFrame>
  );
});
