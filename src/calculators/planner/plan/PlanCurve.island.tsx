import { useMemo } from 'react';
import { expectedNames } from '#charts/curve/curve-label-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { dateOf } from '#tools/planner/plan/plan-dates.ts';
import { planChartWords } from '#tools/planner/plan/plan-chart-words.ts';
import { planCurve } from '#tools/planner/plan/plan-horizon.ts';
import type { Planned } from '#tools/planner/report.ts';
import styles from '#calculators/planner/PlannerReport.module.css';
import { GoalCurve } from './GoalCurve.tsx';
import { MacroLine } from './MacroLine.tsx';
import { useCalculations } from './plan-store.ts';
import { useDrawnPlan } from './use-drawn-plan.ts';

function Curve({ plan }: { readonly plan: Planned }) {
  const { start, unit } = plan.input;
  const curve = useMemo(() => planCurve(plan), [plan]);
  const energyUnit = useEnergyUnit();
  const calculations = useCalculations();
  const expected = useMemo(
    () => expectedNames.plan(formatEnergy(plan.intake.value, energyUnit)),
    [plan, energyUnit],
  );
  return (
    <GoalCurve
      plan={plan}
      curve={curve}
      view={{ startDate: dateOf(start), unit }}
      name={planChartWords.chartName}
      expected={expected}
      calculations={calculations}
    />
  );
}

/** The way to the goal as a curve, above the plan's other figures. Loads as it comes into view; its space is reserved. */
export const PlanCurve = withFailureMessage(function PlanCurve() {
  const { plan, shown } = useDrawnPlan();
  return (
    <section className={styles['curve']} aria-labelledby="plan-curve">
      <h2 id="plan-curve" className="visually-hidden">
        {planChartWords.title}
      </h2>
      {shown ? <Curve plan={shown} /> : <p className={styles['quiet']}>{planChartWords.waiting}</p>}
      {plan ? <MacroLine plan={plan} /> : null}
    </section>
  );
});
