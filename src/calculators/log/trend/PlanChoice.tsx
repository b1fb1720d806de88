import type { WeightUnit } from '@evenscale/formulas/units';
import { formatGivenWeight } from '#person/format-weight.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Text } from '#ui/text/Text.tsx';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { changeView } from '#calculators/log/log-state.ts';
import { NO_PLAN } from './planned-course.ts';
import type { SavedCourse } from './planned-course.ts';
import { trendWords as words } from './trend-words.ts';

export interface PlanChoiceProps {
  readonly plans: readonly SavedCourse[];
  readonly shown: SavedCourse | null;
  /** False if none of the plan's days are in view. */
  readonly isInView: boolean;
  readonly unit: WeightUnit;
}

/** Chooses which saved plan to show with the trend, or none. */
export function PlanChoice({ plans, shown, isInView, unit }: PlanChoiceProps) {
  const options = plans.map(({ id, goal, end, start }) => ({
    value: id,
    label: words.planOf(formatGivenWeight(goal, unit), formatIsoDay(end), formatIsoDay(start)),
  }));
  return (
    <>
      <div className={`${styles('plan')} no-print`}>
        <SelectField
          label={words.plan}
          name="plan"
          options={[...options, { value: NO_PLAN, label: words.noPlan }]}
          value={shown?.id ?? NO_PLAN}
          onChoose={(plan) => changeView({ plan })}
        />
      </div>
      {shown ? (
        <Text as="p" className={`${styles('quiet')} no-print`}>
          {isInView ? words.planMeaning : words.planElsewhere}
        </Text>
      ) : null}
    </>
  );
}
