import { useDeferredValue, useMemo } from 'react';
import { paths } from '#config/paths.ts';
import { StillCurve } from '#charts/curve/ExpectedCurve.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { useToday } from '#person/log/use-today.ts';
import type { Person } from '#person/person.ts';
import { weightUnitOf } from '#person/units.ts';
import { planLineBelow, planTitle, planWords } from '#person/plan/plan-words.ts';
import { useTargetResult } from '#person/store.ts';
import { lookForPlan, ownPlanOf, type OwnPlan } from '#tools/planner/own-plan.ts';
import { dateOf } from '#tools/planner/plan/plan-dates.ts';
import { followedCurve } from '#tools/planner/plan/plan-horizon.ts';
import { Text } from '#ui/text/Text.tsx';
import { CURVE_HEIGHT, styles } from './home-way-styles.ts';
import { followedName } from './home-way-words.ts';
import { OfferedWay } from './OfferedWay.tsx';

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
        <span className={`${styles('open')} no-print`}>{planWords.toLog}</span>
      </span>
      <Text as="span" className={styles('line')}>
        {planLineBelow(own, unit)}
      </Text>
      {isNoted || isWeightHidden ? null : (
        <StillCurve
          curve={curve}
          view={view}
          name={followedName(plan, weightUnit)}
          goalDay={days}
          height={CURVE_HEIGHT}
          today={dayNumber(start) + own.now.day}
        />
      )}
    </a>
  );
}

/** The way of the plan that the person follows; without one, the way to a goal weight. */
export function Way() {
  const result = useDeferredValue(useTargetResult());
  const today = useToday();
  const kept = useKeptToday(lookForPlan);
  if (!result || today === '' || kept === undefined) return null;
  const own = ownPlanOf(kept, result.input);
  return own ? <FollowedWay own={own} person={result.input} /> : <OfferedWay result={result} today={today} />;
}
