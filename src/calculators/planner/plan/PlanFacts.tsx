import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Gender } from '@evenscale/formulas/energy';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import type { PolicyFigure } from '#person/policy.ts';
import { formatKcal, formatWhole } from '#ui/text/format.ts';
import { formatDay } from '#charts/curve/format-day.ts';
import { formatGivenWeight } from '#person/format-weight.ts';
import { Result } from '#ui/Result.tsx';
import figures from '#ui/Figures.module.css';
import { dateOf } from '#tools/planner/plan/plan-dates.ts';
import { isAtEdge } from '#tools/planner/plan/plan-offers.ts';
import { lessActiveParts } from '#tools/planner/plan/less-active-words.ts';
import { PlanFigure } from './PlanFigure.tsx';
import { PlanOffers, type PlanOffersProps } from './PlanOffers.tsx';
import { useIsLosing } from './plan-store.ts';
import { losesWater, type Planned } from '#tools/planner/report.ts';
import { changeText, plannerWords } from '#tools/planner/words.ts';
import { bodyFatThen, maintenanceRemark, leanMassText, planRemark } from '#tools/planner/note-words.ts';
import styles from '#calculators/planner/PlannerReport.module.css';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';

interface PlanProps {
  readonly plan: Planned;
}

/** The intake until the goal, shown prominently, with its notices. */
export function PlanHeadline({ plan, onTake }: PlanProps & Pick<PlanOffersProps, 'onTake'>) {
  const { intake, input, phases } = plan;
  const unit = useEnergyUnit();
  const remark = planRemark(plan);
  const lean = leanMassText(plan);
  const next = phases[1]?.fromDay ?? input.days;
  const until = next < input.days ? formatDay(dateOf(input.start), next) : null;
  return (
    <div>
      <EnergySwitch>
        <p className={figures['headline']}>
          <Result
            name="plan.intake"
            value={intake.value}
            className={`${figures['big']} ${figures['hero']} ${figures['energy']}`}
          >
            {energyFigure(intake.value, unit)}
          </Result>
          <Text as="span" className={`${styles['quiet']} ${styles['until']}`}>
            {` ${plannerWords.daily(unit, until)}`}
          </Text>
        </p>
      </EnergySwitch>
      {lean || remark ? (
        <div className={styles['remark']}>
          {lean ? <Text as="p">{lean}</Text> : null}
          {remark ? <Text as="p">{remark}</Text> : null}
          {isAtEdge(input) ? null : <PlanOffers report={plan} onTake={onTake} />}
        </div>
      ) : null}
    </div>
  );
}

export interface PlanMaintenanceProps {
  readonly figure: PolicyFigure;
  readonly gender: Gender;
  /** The unit and meaning, after the figure. */
  readonly text: string;
}

/** Maintenance, at the goal afterwards or today's if that is the goal. */
export function PlanMaintenance({ figure, gender, text }: PlanMaintenanceProps) {
  const unit = useEnergyUnit();
  const remark = maintenanceRemark(figure, gender, unit);
  return (
    <div>
      <p className={figures['headline']}>
        <span className={styles['second']}>
          <PlanFigure name="plan.maintenance" figure={figure} />
        </span>
        <Text as="span" className={styles['quiet']}>
          {` ${text}`}
        </Text>
      </p>
      {remark === null ? null : (
        <Text as="p" className={styles['note']}>
          {remark}
        </Text>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={figures['row']}>
      <Text as="dt">{label}</Text>
      <dd className={figures['figure']}>{children}</dd>
    </div>
  );
}

/** What the plan would ask for with one activity level less. */
export function LessActive({ plan }: PlanProps) {
  const unit = useEnergyUnit();
  // A plan more to search for, so it follows the others while the goal is dragged.
  const shown = useDeferredValue(plan);
  const parts = useMemo(() => lessActiveParts(shown, unit), [shown, unit]);
  if (!parts) return null;
  return (
    <Text as="p" className={styles['note']}>
      {parts}
    </Text>
  );
}

/** A summary of the plan: the goal, today, the first and the last week. */
export function PlanFacts({ plan }: PlanProps) {
  const { input, course, tdee, own } = plan;
  const unit = useEnergyUnit();
  // The model begins with a week of water, which somebody who is losing already won't see.
  const isLosing = useIsLosing() && losesWater(plan);
  const fat = bodyFatThen(plan);
  return (
    <dl className={styles['facts']}>
      <Row label={plannerWords.length}>
        <Text as="span">
          {[{ name: 'plan.days', value: input.days, text: formatKcal(input.days) }, ' days']}
        </Text>
      </Row>
      <Row label={plannerWords.now}>
        <Result name="plan.tdee" value={tdee} unit={unit}>
          {energyFigure(tdee, unit)}
        </Result>
        {own ? (
          <Text as="span">{` (${energyFigure(own.low, unit)}–${energyFigure(own.high, unit)})`}</Text>
        ) : null}
      </Row>
      {isLosing ? null : (
        <Row label={plan.model.eaten ? plannerWords.nextWeek : plannerWords.firstWeek}>
          <Result name="plan.firstWeek" value={Math.abs(course.firstWeek)} isInWords>
            {withUnbrokenUnits(changeText(course.firstWeek, input.unit))}
          </Result>
        </Row>
      )}
      <Row label={plannerWords.lastWeek}>
        <Result name="plan.lastWeek" value={Math.abs(course.lastWeek)} isInWords>
          {withUnbrokenUnits(changeText(course.lastWeek, input.unit))}
        </Result>
      </Row>
      {fat === null ? null : (
        <Row label={plannerWords.bodyFatThen(formatGivenWeight(input.goal.kilograms, input.unit))}>
          <Text as="span">
            {['about ', { name: 'plan.bodyFatThen', value: fat, text: formatWhole(fat), unit: '%' }]}
          </Text>
        </Row>
      )}
    </dl>
  );
}
