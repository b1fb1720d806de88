import type { ReactNode } from 'react';
import { formatKcal } from '#calculators/shared/format.ts';
import { formatDay, formatGivenWeight } from '#calculators/shared/format-curve.ts';
import { Result } from '#calculators/shared/Result.tsx';
import figures from '#calculators/shared/Figures.module.css';
import { dateOf } from './plan-dates.ts';
import { PlanFigure } from './PlanFigure.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import type { PlanOfferProps } from './PlanOffer.tsx';
import type { Planned } from './planner-report.ts';
import { changeText, goalText, keepingRemark, planRemark, plannerWords } from './planner-words.ts';
import styles from './PlannerReport.module.css';

interface PlanProps {
  readonly plan: Planned;
}

/** What to eat until the goal, across the room, and what must be said beside it. */
export function PlanHeadline({ plan, onTake }: PlanProps & Pick<PlanOfferProps, 'onTake'>) {
  const { intake, input, offer, phases } = plan;
  const remark = planRemark(plan);
  const until = phases[1]?.fromDay ?? input.days;
  return (
    <div>
      <p className={figures['headline']}>
        <Result name="plan.intake" value={intake.value} className={figures['big']}>
          {formatKcal(intake.value)}
        </Result>{' '}
        <span className={styles['quiet']}>{plannerWords.until(formatDay(dateOf(input.start), until))}</span>
      </p>
      {remark ? (
        <div className={styles['remark']}>
          <p>{remark}</p>
          <PlanOffer offer={offer} onTake={onTake} />
        </div>
      ) : null}
    </div>
  );
}

/** What then keeps the goal weight. */
export function PlanAfterwards({ plan }: PlanProps) {
  const { maintenance, input, gender } = plan;
  const goal = formatGivenWeight(input.goal.kilograms, input.unit);
  return (
    <div>
      <p className={figures['headline']}>
        <span className={styles['second']}>
          <PlanFigure name="plan.maintenance" figure={maintenance} />
        </span>{' '}
        <span className={styles['quiet']}>{plannerWords.afterwards(goal)}</span>
      </p>
      <p className={styles['note']}>{keepingRemark(maintenance, gender) ?? plannerWords.afterwardsNote}</p>
    </div>
  );
}

function Row({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className={figures['row']}>
      <dt>{label}</dt>
      <dd className={figures['figure']}>{children}</dd>
      {note ? <dd className={styles['note']}>{note}</dd> : null}
    </div>
  );
}

/** What the plan comes to: the goal, today, the first and the last week. */
export function PlanFacts({ plan }: PlanProps) {
  const { input, course, tdee } = plan;
  return (
    <dl className={figures['rows']}>
      <Row label={goalText(input)}>
        <Result name="plan.days" value={input.days}>
          {formatKcal(input.days)}
        </Result>{' '}
        days
      </Row>
      <Row label={plannerWords.now}>
        <Result name="plan.tdee" value={tdee}>
          {formatKcal(tdee)}
        </Result>{' '}
        kcal
      </Row>
      <Row label={plannerWords.firstWeek} note={plannerWords.firstWeekNote}>
        <Result name="plan.firstWeek" value={course.firstWeek}>
          {changeText(course.firstWeek, input.unit)}
        </Result>
      </Row>
      <Row label={plannerWords.lastWeek}>
        <Result name="plan.lastWeek" value={course.lastWeek}>
          {changeText(course.lastWeek, input.unit)}
        </Result>
      </Row>
    </dl>
  );
}
