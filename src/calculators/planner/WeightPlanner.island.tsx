import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import { CalculatorForm } from '#calculators/shared/CalculatorForm.tsx';
import { earlyTick } from '#calculators/shared/early-entry.ts';
import { useArrival, useAttention, useFieldRefs, useKeptVisit } from '#calculators/shared/use-calculator.ts';
import styles from '#calculators/shared/Calculator.module.css';
import { GoalFields } from './GoalFields.tsx';
import { onShapeChosen, publishPlan } from './plan-channel.ts';
import { dayOf } from './plan-dates.ts';
import type { Offer } from './plan-offers.ts';
import { initialPlannerState, PLANNER_RULES, reducePlanner } from './planner-form.ts';
import type { PlannerEvent, PlannerField } from './planner-form.ts';
import { buildPlanReport } from './planner-report.ts';
import type { PlanReport } from './planner-report.ts';
import { announcement, plannerWords } from './planner-words.ts';
import { PlannerReport } from './PlannerReport.tsx';

const today = (): string => dayOf(new Date());

/** What was typed or chosen in the planner's own fields before the script arrived (ruling 20). */
function earlyGoal(form: HTMLFormElement): readonly PlannerEvent[] {
  const typed = (name: string): string =>
    form.querySelector<HTMLInputElement>(`[data-field="${name}"]`)?.value ?? '';
  const [text, date] = [typed('goalWeight'), typed('goalDate')];
  return [
    ...(text === ''
      ? []
      : [{ type: 'goalTyped', event: { type: 'edited', box: 'kilograms', text } } as const]),
    ...(date === '' ? [] : [{ type: 'goalChosen', choice: { date } } as const]),
    ...(form.querySelector('[value="pace"]:checked')
      ? [{ type: 'goalChosen', choice: { by: 'pace' } } as const]
      : []),
    ...(earlyTick(form, 'bodyFatAsk') ? [{ type: 'bodyFatAsked', isGiven: true } as const] : []),
  ];
}

/** Tells the part that loads later what to draw, and hears what is chosen there. */
function useTheWay(report: PlanReport | null, send: (event: PlannerEvent) => void): void {
  useEffect(() => publishPlan(report), [report]);
  useEffect(() => onShapeChosen((shape) => send({ type: 'shapeChosen', shape })), [send]);
}

/** There is a way to draw, or at least one to compare. */
const hasWay = (report: PlanReport): boolean =>
  report.kind === 'planned' || (report.kind === 'notSafe' && report.direction === 'lose');

export interface WeightPlannerProps {
  /** Who should not plan with it; static, in the form. */
  readonly caution?: ReactNode;
  /** The way to the goal, an island of its own. */
  readonly way?: ReactNode;
  /** Explanatory block under a plan; static, shown with it. */
  readonly explanation?: ReactNode;
}

/** The planner: a goal weight and a date in, an intake and the way there out. */
export function WeightPlanner({ caution, way, explanation }: WeightPlannerProps) {
  const [state, send] = useReducer(reducePlanner, initialPlannerState);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { fieldRef, focusField } = useFieldRefs<PlannerField>();
  const { result } = state;

  useArrival(form, {
    initial: initialPlannerState.form.draft,
    defaultAge: PLANNER_RULES.defaultAge,
    onRestored: (draft) => send({ type: 'restored', draft }),
    onArrived: (early) => {
      for (const event of earlyGoal(early)) send(event);
      send({ type: 'opened', today: today() });
    },
    onPressed: () => send({ type: 'submitted', today: today() }),
  });
  useKeptVisit(state.form.draft, initialPlannerState.form.draft);
  useAttention(state.attention, focusField, results);

  const report = useMemo(() => (result.status === 'shown' ? buildPlanReport(result.input) : null), [result]);
  useTheWay(report, send);
  const take = (offer: Offer): void => {
    send({ type: 'offerTaken', offer, today: today() });
    // The pressed button goes with the old plan: the focus must go somewhere that stays.
    results.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles['calculator']}>
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
      <p role="status" className="visually-hidden">
        {report && announcement(report)}
      </p>
      <div ref={results} className={styles['results']} tabIndex={-1}>
        {report && <PlannerReport report={report} onTake={take} />}
        {report && hasWay(report) ? way : null}
        {report?.kind === 'planned' && explanation}
      </div>
    </div>
  );
}
