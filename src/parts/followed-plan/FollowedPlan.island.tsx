import { paths } from '#config/paths.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { weightUnitOf } from '#person/units.ts';
import { planLine, planTitle, planWords } from '#person/plan/plan-words.ts';
import { usePageResult } from '#person/store.ts';
import { lookForPlan, ownPlanOf } from '#tools/planner/own-plan.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import css from './FollowedPlan.module.css?inline';

const styles = lateStyles('FollowedPlan', css);

/** What the plan asks that the person of the result follows; nothing without one. Loads only if something may be kept. */
export const FollowedPlan = withFailureMessage(function FollowedPlan() {
  const result = usePageResult();
  const kept = useKeptToday(lookForPlan);
  const unit = useEnergyUnit();
  const own = result && ownPlanOf(kept ?? null, result.input);
  if (!own) return null;
  return (
    <p className={styles('plan')}>
      <Text as="strong">{`${planTitle(own, weightUnitOf(result.input))} `}</Text>
      <Text as="span">{[...planLine(own, unit), '. ']}</Text>
      <a className="no-print" href={paths.log}>
        {planWords.toLog}
      </a>
    </p>
  );
});
