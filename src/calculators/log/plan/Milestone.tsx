import { useMemo } from 'react';
import type { WeightUnit } from '@evenscale/formulas/units';
import { logAnswerStyles as styles } from '#calculators/log/answer/log-answer-styles.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { milestoneText } from '#tools/log/milestone-words.ts';
import { planMilestone } from '#tools/log/plan-milestone.ts';
import { Text } from '#ui/text/Text.tsx';

interface MilestoneProps {
  readonly plan: FollowedPlan;
  readonly days: readonly StoredLogDay[];
  readonly today: string;
  readonly unit: WeightUnit;
}

/** Half of the way to a lower goal, or its first 5%; nothing while weights are hidden. */
export function Milestone({ plan, days, today, unit }: MilestoneProps) {
  const { person, view } = useLog();
  const milestone = useMemo(
    () => planMilestone(plan, days, today, isPregnancyOf(person, today)),
    [plan, days, today, person],
  );
  if (view.isWeightHidden || !milestone) return null;
  return (
    <Text as="p" className={styles('text')}>
      {milestoneText(milestone, unit)}
    </Text>
  );
}
