import { useMemo, useState } from 'react';
import { SelectField } from '#ui/fields/SelectField.tsx';
import type { PolicyFigure } from '#person/policy.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { projectionPersonOf } from '#person/projection-person.ts';
import { Result } from '#ui/Result.tsx';
import { moveMore, walkingAlone, type MoveMore, type Movement } from '#tools/planner/plan/move-more.ts';
import type { Modelled } from '#tools/planner/plan/plan-course.ts';
import type { Planned } from '#tools/planner/report.ts';
import { PlanFigure } from './PlanFigure.tsx';
import { PlanFold } from './PlanFold.tsx';
import {
  belowGuidance,
  moreTitles,
  movementName,
  movementText,
  planChartWords,
} from '#tools/planner/plan/plan-chart-words.ts';
import { wayStyles as styles } from './plan-chart-styles.ts';
import { Text } from '#ui/text/Text.tsx';

const ROWS = [
  { key: 'intake', label: planChartWords.untilGoal },
  { key: 'maintenance', label: planChartWords.then },
] as const;

function Cell({ name, figure, label }: { name: string; figure: PolicyFigure | null; label: string }) {
  return (
    <td data-label={label}>
      {figure ? (
        <PlanFigure name={name} figure={figure} />
      ) : (
        <Result name={name}>{planChartWords.noIntake}</Result>
      )}
    </td>
  );
}

/** The intake with today's activity compared with more activity. */
function Comparison({ more, plan }: { more: MoveMore; plan: Planned }) {
  return (
    <table className={styles('table')}>
      <Text as="caption" className="visually-hidden">
        {movementName(more.movement)}
      </Text>
      <thead className={styles('head')}>
        <tr>
          <th scope="col">{planChartWords.eatColumn}</th>
          <th scope="col">{planChartWords.asNow}</th>
          <th scope="col">{planChartWords.moving}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ key, label }) => (
          <tr key={key}>
            <Text as="th" scope="row">
              {label}
            </Text>
            <Cell name={`plan.asNow.${key}`} figure={plan[key]} label={planChartWords.asNow} />
            <Cell name={`plan.moving.${key}`} figure={more[key]} label={planChartWords.moving} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** True for a person within the model's range. */
const isModelled = (projection: { readonly model: unknown }): projection is Modelled =>
  projection.model !== null;

/** The same goal on the same day with more movement, side by side. */
export function PlanMore({ plan }: { plan: Planned }) {
  const unit = useEnergyUnit();
  const [movement, choose] = useState<Movement>('walk30');
  const { input, direction, gender } = plan;
  const projection = useMemo(() => projectionPersonOf(input.person), [input]);
  const more = useMemo(
    () => (isModelled(projection) ? moveMore(input, projection, movement) : null),
    [input, projection, movement],
  );
  const walk = useMemo(
    () => (isModelled(projection) && direction === 'lose' ? walkingAlone(input, projection) : undefined),
    [input, projection, direction],
  );
  if (!more) return null;
  const isLow = more.intake?.status === 'shown' && more.intake.caution === 'belowMinimum';
  return (
    <PlanFold id="plan-more" title={moreTitles[direction]}>
      <div className="no-print">
        <SelectField
          label={planChartWords.moreLabel}
          name="movement"
          options={more.choices.map((value) => ({ value, label: movementName(value) }))}
          value={more.movement}
          onChoose={choose}
        />
      </div>
      <Text as="p" className="print-only">
        {movementName(more.movement)}
      </Text>
      <Comparison more={more} plan={plan} />
      {isLow ? (
        <Text as="p" className={styles('remark')}>
          {belowGuidance(gender, unit)}
        </Text>
      ) : null}
      <Text as="p" className={`${styles('quiet')} no-print`}>
        {movementText(more.movement, walk)}
      </Text>
    </PlanFold>
  );
}
