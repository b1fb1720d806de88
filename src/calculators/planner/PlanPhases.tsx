import { SelectField } from '#ui/SelectField.tsx';
import { formatKcal } from '#calculators/shared/format.ts';
import { formatShortDay, formatWeight } from '#calculators/shared/format-curve.ts';
import type { WeightCurve } from '#calculators/shared/weight-curve.ts';
import { chooseShape } from './plan-channel.ts';
import { dateOf } from './plan-dates.ts';
import { LEAST_DAYS_FOR_PHASES } from './plan-input.ts';
import { PlanFigure } from './PlanFigure.tsx';
import type { Planned } from './planner-report.ts';
import { shapeOptions, wayWords } from './way-words.ts';
import { wayStyles as styles } from './way-styles.ts';

/** When to eat how much, from today until after the goal; and a choice of phases where there is time for them. */
export function PlanPhases({ plan, curve }: { plan: Planned; curve: WeightCurve }) {
  const { phases, input, maintenance, model } = plan;
  const start = dateOf(input.start);
  const { shape } = input;
  const weightOn = (day: number): string => formatWeight(curve.days[day]?.weight ?? model.weight, input.unit);
  return (
    <section className={styles('part')} aria-labelledby="plan-phases">
      <h3 id="plan-phases">{wayWords.phasesTitle}</h3>
      {input.days < LEAST_DAYS_FOR_PHASES ? null : (
        <div className="no-print">
          <SelectField
            label={wayWords.shape}
            name="shape"
            options={shapeOptions}
            value={shape}
            onChoose={chooseShape}
            hint={wayWords.phaseNotes[shape]}
          />
        </div>
      )}
      <table className={styles('table')}>
        <thead className={styles('head')}>
          <tr>
            <th scope="col">{wayWords.fromColumn}</th>
            <th scope="col">{wayWords.eatColumn}</th>
            <th scope="col">{wayWords.weightColumn}</th>
          </tr>
        </thead>
        <tbody>
          {phases.map(({ fromDay, intake }) => (
            <tr key={fromDay}>
              <th scope="row">{formatShortDay(start, fromDay)}</th>
              <td>{formatKcal(intake)} kcal</td>
              <td>{weightOn(fromDay)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{formatShortDay(start, input.days)}</th>
            <td>
              <PlanFigure name="plan.afterwards" figure={maintenance} />
            </td>
            <td>{weightOn(input.days)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
