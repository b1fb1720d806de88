import type { ReactNode } from 'react';
import type { Gender } from '#formulas/energy.ts';
import type { CalorieFigure } from '#calculators/shared/calorie-figure.ts';
import { formatKcal } from '#calculators/shared/format.ts';
import { formatDay } from '#calculators/shared/format-curve.ts';
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

export interface PlanKeepingProps {
  readonly figure: CalorieFigure;
  readonly gender: Gender;
  /** What it keeps, after the figure. */
  readonly text: string;
  readonly note?: string;
}

/** What keeps a weight: the goal's afterwards, or today's where that is the goal. */
export function PlanKeeping({ figure, gender, text, note }: PlanKeepingProps) {
  return (
    <div>
      <p className={figures['headline']}>
        <span className={styles['second']}>
          <PlanFigure name="plan.maintenance" figure={figure} />
        </span>{' '}
        <span className={styles['quiet']}>{text}</span>
      </p>
      <p className={styles['note']}>{keepingRemark(figure, gender) ?? note}</p>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={figures['row']}>
      <dt>{label}</dt>
      <dd className={figures['figure']}>{children}</dd>
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
      <Row label={plannerWords.firstWeek}>
        <Result name="plan.firstWeek" value={Math.abs(course.firstWeek)}>
          {changeText(course.firstWeek, input.unit)}
        </Result>
      </Row>
      <Row label={plannerWords.lastWeek}>
        <Result name="plan.lastWeek" value={Math.abs(course.lastWeek)}>
          {changeText(course.lastWeek, input.unit)}
        </Result>
      </Row>
    </dl>
  );
}
