import { useDeferredValue, useMemo } from 'react';
import { paths } from '#config/paths.ts';
import { StillCurve } from '#charts/curve/ExpectedCurve.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { CALCULATE_FRAGMENT } from '#person/entries/calculate-request.ts';
import { useToday } from '#person/log/use-today.ts';
import { usePageResult } from '#person/store.ts';
import { dateOf } from '#tools/planner/plan/plan-dates.ts';
import { planCurve } from '#tools/planner/plan/plan-horizon.ts';
import type { Planned } from '#tools/planner/report.ts';
import { planFor } from '#tools/planner/requested-plan.ts';
import figures from '#ui/Figures.module.css';
import { lateStyles } from '#ui/late-styles.ts';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import css from './HomeWay.module.css?inline';
import { homeWayWords as words, wayName, wayTitle } from './home-way-words.ts';

const styles = lateStyles('HomeWay', css);

/** In rem: so low that the curve has neither a band nor values. */
const HEIGHT = 9.5;

/** The plan's curve. */
function Drawing({ plan }: { readonly plan: Planned }) {
  const { start, days, unit } = plan.input;
  const curve = useMemo(() => planCurve(plan), [plan]);
  const view = useMemo(() => ({ startDate: dateOf(start), unit }), [start, unit]);
  return <StillCurve curve={curve} view={view} name={wayName(plan)} goalDay={days} height={HEIGHT} />;
}

/** The plan's title, its calories and its curve. */
function PlannedWay({ plan }: { readonly plan: Planned }) {
  const unit = useEnergyUnit();
  const { value } = plan.intake;
  return (
    <>
      <span className={styles('head')}>
        <Text as="strong">{wayTitle(plan)}</Text>
        <span className={styles('open')}>{words.open}</span>
      </span>
      <span className={figures['headline']}>
        <Result name="way.intake" value={value} className={figures['big'] ?? ''}>
          {energyFigure(value, unit)}
        </Result>
        <Text as="span" className={styles('quiet')}>
          {words.aDay(unit)}
        </Text>
      </span>
      <Drawing plan={plan} />
    </>
  );
}

/** The way to the nearest healthy weight, as the planner makes it; it leads there. */
export function Way() {
  const result = useDeferredValue(usePageResult());
  const today = useToday();
  const plan = useMemo(
    () => (result && today !== '' ? planFor(result.entries, today) : undefined),
    [result, today],
  );
  if (plan === undefined) return null;
  return (
    <a className={styles('way')} href={`${paths.weightPlanner}${CALCULATE_FRAGMENT}`}>
      {plan ? (
        <PlannedWay plan={plan} />
      ) : (
        <>
          <strong>{words.none}</strong>
          <span className={styles('quiet')}>{words.noneMore}</span>
        </>
      )}
    </a>
  );
}
