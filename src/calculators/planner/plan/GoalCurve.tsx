import { useEffect, useMemo, useRef, useState } from 'react';
import type { CurvePlot } from '#charts/curve/curve-plot.ts';
import { heldPlot } from '#charts/curve/goal/held-plot.ts';
import { dayNumberOf } from '#charts/curve/format-day.ts';
import type { HeldScales } from '#charts/curve/curve-scales.ts';
import { ExpectedCurve, type ExpectedCurveProps } from '#charts/curve/ExpectedCurve.tsx';
import { GoalHandle } from '#charts/curve/goal/GoalHandle.tsx';
import { dayNumber } from '#person/log/local-day.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { useFormEntries } from '#person/store.ts';
import {
  enteredGoal,
  goalAsEntered,
  goalEntries,
  goalHandleWords as words,
  goalTexts,
} from '#tools/planner/plan/goal-handle.ts';
import type { Planned } from '#tools/planner/report.ts';
import { editPlan, holdGoal, useIsGoalHeld, usePlanEntries, usePlanReport } from './plan-store.ts';

/** What the form had before the goal was moved. */
function useBefore() {
  const entries = useFormEntries();
  const before = useRef<ReturnType<typeof goalAsEntered> | null>(null);
  const remember = (): void => {
    if (entries) before.current = goalAsEntered(entries);
  };
  /** A slider in a window without the focus takes keys, but no focus event. */
  const rememberFirst = (): void => {
    if (before.current === null) remember();
  };
  const goBack = (): void => {
    if (before.current) editPlan(before.current);
  };
  return { entries, remember, rememberFirst, goBack };
}

/** Lets go of the goal once the chart is gone. */
const useLetGo = (): void => useEffect(() => () => holdGoal(false), []);

export interface GoalCurveProps extends Omit<ExpectedCurveProps, 'handle' | 'goalDay' | 'calculations'> {
  /** The plan that is drawn. */
  readonly plan: Planned;
  /** Counts the calculations that uncover the line; 0 on a plain visit. */
  readonly calculations: number;
}

/** The curve of a plan, whose goal can be moved: the form follows as if it were typed, and the plan follows the form. */
export function GoalCurve({ plan, calculations, ...props }: GoalCurveProps) {
  const [scales, setScales] = useState<HeldScales | null>(null);
  const { entries, remember, rememberFirst, goBack } = useBefore();
  const report = usePlanReport();
  const isCurrent = usePlanEntries() !== null;
  const isHeld = useIsGoalHeld();
  const energy = useEnergyUnit();
  useLetGo();
  const { input } = plan;
  const goal = useMemo(() => {
    if (report?.kind === 'planned') return { days: report.input.days, weight: report.input.goal.kilograms };
    return entries && enteredGoal(entries, input.start);
  }, [report, entries, input.start]);
  const isMovable = goal !== null && report !== null && (isCurrent || isHeld);
  const today = dayNumberOf(props.view.startDate);
  const day = dayNumber(input.start) + (goal?.days ?? 0);
  const texts = isMovable ? goalTexts(goal, report, input, energy) : null;
  const handle =
    isMovable && texts
      ? {
          scales,
          isHeld,
          change: (plot: CurvePlot, rem: number) =>
            heldPlot(plot, report.kind === 'planned' ? null : { today, day, rem }),
          draw: (plot: CurvePlot, rem: number) => (
            <GoalHandle
              plot={plot}
              rem={rem}
              unit={input.unit}
              start={dayNumber(input.start)}
              goal={goal}
              texts={texts}
              isNew={calculations > 0}
              isHeld={isHeld}
              onHold={(next) => {
                if (next) remember();
                holdGoal(next);
              }}
              onScales={(next) => {
                if (next) remember();
                setScales(next);
              }}
              onMove={(next) => {
                rememberFirst();
                editPlan(goalEntries(next, input));
              }}
              onUndo={goBack}
            />
          ),
        }
      : undefined;
  return (
    <ExpectedCurve
      {...props}
      calculations={calculations}
      goalDay={input.days}
      handle={handle}
      words={words}
    />
  );
}
