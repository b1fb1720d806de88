import { useDeferredValue, useMemo } from 'react';
import { paths } from '#config/paths.ts';
import { StillCurve } from '#charts/curve/ExpectedCurve.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { CALCULATE_FRAGMENT } from '#person/arrival/calculate-request.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { useToday } from '#person/log/use-today.ts';
import type { PageResult } from '#person/page-result.ts';
import type { Person } from '#person/person.ts';
import { weightUnitOf } from '#person/units.ts';
import { planLine, planTitle, planWords } from '#person/plan/plan-words.ts';
import { usePageResult } from '#person/store.ts';
import { lookForPlan, ownPlanOf, type OwnPlan } from '#tools/planner/own-plan.ts';
import { dateOf } from '#tools/planner/plan/plan-dates.ts';
import { followedCurve, planCurve } from '#tools/planner/plan/plan-horizon.ts';
import type { Planned } from '#tools/planner/report.ts';
import { planFor } from '#tools/planner/requested-plan.ts';
import figures from '#ui/Figures.module.css';
import { lateStyles } from '#ui/late-styles.ts';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import css from './HomeWay.module.css?inline';
import { followedName, homeWayWords as words, wayName, wayTitle } from './home-way-words.ts';

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

/** The plan that the person follows already, from its first day on; it leads to the log. */
function FollowedWay({ own, person }: { readonly own: OwnPlan; readonly person: Person }) {
  const unit = useEnergyUnit();
  const { plan, isNoted, isWeightHidden } = own;
  const { start, days } = plan;
  const weightUnit = weightUnitOf(person);
  const curve = useMemo(() => followedCurve(plan), [plan]);
  const view = useMemo(() => ({ startDate: dateOf(start), unit: weightUnit }), [start, weightUnit]);
  return (
    <a className={styles('way')} href={paths.log}>
      <span className={styles('head')}>
        <Text as="strong">{planTitle(own, weightUnit)}</Text>
        <span className={styles('open')}>{planWords.toLog}</span>
      </span>
      <Text as="span" className={styles('line')}>
        {planLine(own, unit)}
      </Text>
      {isNoted || isWeightHidden ? null : (
        <StillCurve
          curve={curve}
          view={view}
          name={followedName(plan, weightUnit)}
          goalDay={days}
          height={HEIGHT}
          today={dayNumber(start) + own.now.day}
        />
      )}
    </a>
  );
}

/** The way to the nearest healthy weight, as the planner makes it; it leads there. */
function OfferedWay({ entries, today }: { readonly entries: PageResult['entries']; readonly today: string }) {
  const plan = useMemo(() => planFor(entries, today), [entries, today]);
  return (
    <a className={styles('way')} href={`${paths.weightPlanner}${plan ? CALCULATE_FRAGMENT : ''}`}>
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

/** The way of the plan that the person follows; without one, the way to the nearest healthy weight. */
export function Way() {
  const result = useDeferredValue(usePageResult());
  const today = useToday();
  const kept = useKeptToday(lookForPlan);
  if (!result || today === '' || kept === undefined) return null;
  const own = ownPlanOf(kept, result.input);
  return own ? (
    <FollowedWay own={own} person={result.input} />
  ) : (
    <OfferedWay entries={result.entries} today={today} />
  );
}
