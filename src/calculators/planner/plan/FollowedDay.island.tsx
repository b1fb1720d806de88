import { useEffect, useMemo } from 'react';
import { paths } from '#config/paths.ts';
import type { PlanRow } from '#person/database/plan-row.ts';
import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { Weight } from '#person/entry/measure-text.ts';
import { addDays } from '#person/log/local-day.ts';
import { useKeptToday } from '#person/log/use-kept-today.ts';
import { useToday } from '#person/log/use-today.ts';
import { logLinkText, planLine, planTitle } from '#person/plan/plan-words.ts';
import { usePlanOfGoal } from '#person/plan/use-current-plan.ts';
import { useFormEntries, usePageResult } from '#person/store.ts';
import { unitsIn, weightUnitOf } from '#person/units.ts';
import { concernLine } from '#tools/log/concern-words.ts';
import { concernBeside } from '#tools/planner/concern-beside.ts';
import { followWords as words, otherPlanText } from '#tools/planner/follow-words.ts';
import type { Kept } from '#tools/planner/kept-log.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { isLosingAlready } from '#tools/planner/losing-already.ts';
import { losesWater } from '#tools/planner/report.ts';
import { lookForPlanAndUpdate, planUnderWay, type OwnPlan } from '#tools/planner/own-plan.ts';
import { Button } from '#ui/Button.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import type { TextPart } from '#ui/text/text-part.ts';
import css from './FollowPlan.module.css?inline';
import { isFollowed, ownRow } from './page-plan.ts';
import { publishKept, usePlanEntries, usePlanReport } from './plan-store.ts';
import { usePlanStart } from './use-plan-start.ts';

const styles = lateStyles('FollowPlan', css);

/** True once the day of a plan has passed. */
function isOver(plan: PlanRow | null | undefined, today: string): boolean {
  const followed = plan && followedPlanOf(plan);
  return followed ? today > addDays(followed.start, followed.days) : false;
}

/** True for the same weight, also if one of them was converted to another unit. */
const isSameWeight = ({ kilograms }: Weight, other: Kilograms): boolean => Math.abs(kilograms - other) < 0.05;

/** What the log says before any plan, as home's card has it; `null` for nothing. */
function useConcernText(kept: Kept | null): string | null {
  const unit = useEnergyUnit();
  const shown = usePageResult()?.input;
  const report = usePlanReport();
  const person = report && 'input' in report ? report.input.person : shown;
  const found = person ? concernBeside(kept, person) : null;
  return found && concernLine(found, kept?.whose?.gender ?? 'female', unit);
}

/** The unit of the form's weights, which may not be that in which the plan was made. */
const useWeightUnit = (): WeightUnit => weightUnitOf({ units: unitsIn(useFormEntries()?.['units']) });

/** For the answer: the followed plan in words, while the plan on the page is another one, whether it begins with water that its person has lost already, and what the log says first. */
function usePublished(kept: Kept | null, own: OwnPlan | null, isOther: boolean): void {
  const unit = useEnergyUnit();
  const weightUnit = useWeightUnit();
  const person = usePageResult()?.input;
  const report = usePlanReport();
  const isLoss = losesWater(report);
  const isLosing = useMemo(() => isLoss && !!person && isLosingAlready(kept, person), [isLoss, kept, person]);
  const isSameGoal =
    own !== null && report?.kind === 'planned' && isSameWeight(report.input.goal, own.plan.goal);
  const other = own && isOther ? otherPlanText(own, { weightUnit, unit, isSameGoal, isLoss }) : null;
  const concern = useConcernText(kept);
  useEffect(() => {
    publishKept(other, isLosing, concern);
    return () => publishKept(null, false, null);
  }, [other, isLosing, concern]);
}

const plain = (part: Exclude<TextPart, string>): string =>
  'unit' in part && part.unit ? `${part.text} ${part.unit}` : part.text;

/** The followed plan: its goal and date, its calories, which of its days today is, and what the log suggests. */
function Day({ own }: { readonly own: OwnPlan }) {
  const unit = useEnergyUnit();
  const weightUnit = useWeightUnit();
  // The plan on the page has the names of the figures.
  const line = planLine(own, unit).map((part) => (typeof part === 'string' ? part : plain(part)));
  return (
    <Text as="p">
      {[
        { as: 'strong', text: `${planTitle(own, weightUnit)}.` },
        ` ${line.join('')}. `,
        { as: 'a', href: paths.log, text: logLinkText(own, unit) },
      ]}
    </Text>
  );
}

interface StartNewProps {
  /** `null` if the goal is that of a plan that was stopped. */
  readonly own: OwnPlan | null;
  readonly onPress: () => void;
}

/** What the form starts with, and the way to a new plan. What the log suggests needs the room. */
function StartNew({ own, onPress }: StartNewProps) {
  return (
    <p>
      {own?.update ? null : (
        <Text as="span">{own ? ` ${words.startedWithPlan}` : words.startedWithStopped}</Text>
      )}
      <Button kind="text" onPress={onPress}>
        <Text as="span">{words.startNew}</Text>
      </Button>
    </p>
  );
}

/** The plan that is followed, and that the form starts with its goal, or with that of a plan that was stopped. */
export const FollowedDay = withFailureMessage(function FollowedDay() {
  const [plan, now] = [ownRow(usePlanOfGoal()), useToday()];
  const read = useKeptToday(lookForPlanAndUpdate);
  const kept = read ?? null;
  const underWay = planUnderWay(kept);
  const startNew = usePlanStart(isOver(plan, now) ? null : plan, now);
  usePublished(kept, underWay, !isFollowed(plan, usePlanEntries()));
  if (read === undefined || !(underWay || startNew)) return null;
  return (
    <div className={`${styles('day')} no-print`}>
      {underWay ? <Day own={underWay} /> : null}
      {startNew ? <StartNew own={underWay} onPress={startNew} /> : null}
    </div>
  );
});
