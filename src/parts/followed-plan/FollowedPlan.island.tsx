import { useEffect, useMemo } from 'react';
import { paths } from '#config/paths.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { weightUnitOf } from '#person/units.ts';
import { publishOwnTarget, type OwnTarget } from '#person/plan/own-target.ts';
import { caloriesOfPlan, macrosOfPlan } from '#person/plan/plan-target.ts';
import { logLinkText, otherLevelText, planLine, planTitle } from '#person/plan/plan-words.ts';
import { usePageResult } from '#person/store.ts';
import { lookForPlanAndUpdate, ownPlanOf, type OwnPlan } from '#tools/planner/own-plan.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './FollowedPlan.module.css?inline';

const styles = lateStyles('FollowedPlan', css);

function targetOf({ plan, now }: OwnPlan): OwnTarget {
  const calories = caloriesOfPlan(plan, now.day);
  return { ...calories, macros: macrosOfPlan(plan, calories), plan, day: now.day };
}

/** The plan of the result's person; its calories are one of the targets. */
function useOwnPlan(): OwnPlan | null {
  const input = usePageResult()?.input;
  const kept = useKeptToday(lookForPlanAndUpdate);
  const own = useMemo(() => input && ownPlanOf(kept ?? null, input), [kept, input]);
  useEffect(() => {
    publishOwnTarget(own && !own.isNoted ? targetOf(own) : null);
    return () => publishOwnTarget(null);
  }, [own]);
  return own ?? null;
}

/** What the plan asks that the person of the result follows; nothing without one. Loads only if something may be kept. */
export const FollowedPlan = withFailureMessage(function FollowedPlan() {
  const own = useOwnPlan();
  const person = usePageResult()?.input;
  const unit = useEnergyUnit();
  if (!own || !person) return null;
  const level = otherLevelText(own.plan, person);
  return (
    <p className={styles('plan')}>
      <Text as="strong">{`${planTitle(own, weightUnitOf(person))} `}</Text>
      <Text as="span">{[...planLine(own, unit), level === null ? '. ' : `. ${level} `]}</Text>
      <a className="no-print" href={paths.log}>
        <Text as="span">{logLinkText(own, unit)}</Text>
      </a>
    </p>
  );
});
