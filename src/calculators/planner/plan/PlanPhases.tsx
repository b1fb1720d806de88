import { SelectField } from '#ui/fields/SelectField.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { formatDay } from '#charts/curve/format-day.ts';
import { formatWeight } from '#person/format-weight.ts';
import type { WeightCurve } from '#charts/curve/weight-curve.ts';
import { editPlan } from './plan-store.ts';
import { dateOf } from '#tools/planner/plan/plan-dates.ts';
import { LEAST_DAYS_FOR_PHASES } from '#person/plan-entries.ts';
import { PlanFigure } from './PlanFigure.tsx';
import { PlanFold } from './PlanFold.tsx';
import type { Planned } from '#tools/planner/report.ts';
import { shapeOptions, planChartWords } from '#tools/planner/plan/plan-chart-words.ts';
import { wayStyles as styles } from './plan-chart-styles.ts';
import { Text } from '#ui/text/Text.tsx';

/** The intake over time, from today until after the goal; and a choice of phases if there is time for them. */
export function PlanPhases({ plan, curve }: { plan: Planned; curve: WeightCurve }) {
  const { phases, input, maintenance, model } = plan;
  const unit = useEnergyUnit();
  const start = dateOf(input.start);
  const { shape } = input;
  const weightOn = (day: number): string => formatWeight(curve.days[day]?.weight ?? model.weight, input.unit);
  return (
    <PlanFold id="plan-phases" title={planChartWords.phasesTitle}>
      {input.days < LEAST_DAYS_FOR_PHASES ? null : (
        <div className="no-print">
          <SelectField
            label={planChartWords.shape}
            name="shape"
            options={shapeOptions}
            value={shape}
            onChoose={(chosen) => editPlan({ shape: chosen })}
            hint={planChartWords.phaseNotes[shape]}
          />
        </div>
      )}
      <table className={styles('table')}>
        <thead className={styles('head')}>
          <tr>
            <th scope="col">{planChartWords.fromColumn}</th>
            <th scope="col">{planChartWords.eatColumn}</th>
            <th scope="col">{planChartWords.weightColumn}</th>
          </tr>
        </thead>
        <tbody>
          {phases.map(({ fromDay, intake }) => (
            <tr key={fromDay}>
              <Text as="th" scope="row">
                {formatDay(start, fromDay)}
              </Text>
              <Text as="td" translate="no" data-label={planChartWords.eatColumn}>
                {formatEnergy(intake, unit)}
              </Text>
              <Text as="td" translate="no" data-label={planChartWords.weightColumn}>
                {weightOn(fromDay)}
              </Text>
            </tr>
          ))}
          <tr>
            <Text as="th" scope="row">
              {formatDay(start, input.days)}
            </Text>
            <td data-label={planChartWords.eatColumn}>
              <PlanFigure name="plan.afterwards" figure={maintenance} />
            </td>
            <Text as="td" translate="no" data-label={planChartWords.weightColumn}>
              {weightOn(input.days)}
            </Text>
          </tr>
        </tbody>
      </table>
    </PlanFold>
  );
}
