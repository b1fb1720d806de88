import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { EnergyUnit } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import { StillCurve } from '#charts/curve/ExpectedCurve.tsx';
import { Announcement } from '#person/answer/Announcement.tsx';
import { CALCULATE_FRAGMENT } from '#person/arrival/calculate-request.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { chosenWay } from '#person/entries/session.ts';
import type { TargetResult } from '#person/page-result.ts';
import { helpParts } from '#person/policy/help-words.ts';
import { fillForm, useFormEntries, useHasOwnLead } from '#person/store.ts';
import { chosenGoalIn } from '#tools/planner/chosen-goal.ts';
import { dateOf } from '#tools/planner/plan/plan-dates.ts';
import { planCurve } from '#tools/planner/plan/plan-horizon.ts';
import { hasHelpLine } from '#tools/planner/refusal-words.ts';
import type { Planned, PlanReport } from '#tools/planner/report.ts';
import figures from '#ui/Figures.module.css';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import { GoalField } from './GoalField.tsx';
import { CURVE_HEIGHT, styles } from './home-way-styles.ts';
import {
  byText,
  homeWayWords as words,
  noPlanText,
  noPlanTitle,
  paceText,
  spokenNoPlan,
  spokenPlan,
  wayName,
  wayTitle,
} from './home-way-words.ts';
import { daysOfRow, rowIntake } from './row-pace.ts';
import { personKey, suggestedText, wayToward, type ShownWay } from './way-goal.ts';

/** The plan's curve. */
function Drawing({ plan }: { readonly plan: Planned }) {
  const { start, days, unit } = plan.input;
  const curve = useMemo(() => planCurve(plan), [plan]);
  const view = useMemo(() => ({ startDate: dateOf(start), unit }), [start, unit]);
  return <StillCurve curve={curve} view={view} name={wayName(plan)} goalDay={days} height={CURVE_HEIGHT} />;
}

interface PlannedWayProps {
  readonly plan: Planned;
  readonly report: TargetResult['report'];
}

/** The plan's pace, and how the row above compares with it while it isn't folded away. */
function Pace({ plan, report }: PlannedWayProps) {
  const unit = useEnergyUnit();
  const isFolded = useHasOwnLead();
  const intake = isFolded ? null : rowIntake(plan, report);
  const days = useMemo(() => (intake === null ? null : daysOfRow(plan, intake)), [plan, intake]);
  const row = intake === null || days === null ? null : { intake, days };
  return (
    <Text as="p" className={styles('pace')}>
      {paceText(plan, row, unit)}
    </Text>
  );
}

/** The plan's calories and date, its pace and its curve. */
function PlannedWay({ plan, report }: PlannedWayProps) {
  const unit = useEnergyUnit();
  const { value } = plan.intake;
  return (
    <>
      <p className={figures['headline']}>
        <Result name="way.intake" value={value} className={figures['big'] ?? ''}>
          {energyFigure(value, unit)}
        </Result>
        <Text as="span" className={styles('quiet')}>
          {words.aDay(unit)}
        </Text>
        <Text as="span">{byText(plan)}</Text>
      </p>
      <Pace plan={plan} report={report} />
      <Drawing plan={plan} />
    </>
  );
}

/** Why a goal has no plan here, and whom to call where the planner says it. */
function NoPlan({ report }: { readonly report: PlanReport }) {
  const unit = useEnergyUnit();
  const isHelped = report.kind !== 'planned' && report.kind !== 'maintain' && hasHelpLine(report);
  return (
    <>
      <Text as="p">{noPlanText(report, unit)}</Text>
      {isHelped ? (
        <Text as="p" className={styles('pace')}>
          {helpParts}
        </Text>
      ) : null}
    </>
  );
}

/** The way's title. */
function titleOf(way: ShownWay): string {
  switch (way.kind) {
    case 'plan':
      return wayTitle(way.plan, way.isOwn);
    case 'noPlan':
      return noPlanTitle(way.report);
    case 'none':
    case 'problem':
      return words[way.kind];
  }
}

function ShownBody({ way, report }: { readonly way: ShownWay } & Pick<PlannedWayProps, 'report'>) {
  if (way.kind === 'plan') return <PlannedWay plan={way.plan} report={report} />;
  if (way.kind === 'noPlan') return <NoPlan report={way.report} />;
  if (way.kind === 'problem') return null;
  return (
    <Text as="p" className={styles('quiet')}>
      {words.noneMore}
    </Text>
  );
}

/** Title and link: to the same plan, or to the planner with the goal as it was typed. */
function Head({ way, id }: { readonly way: ShownWay; readonly id: string }) {
  const isPlan = way.kind === 'plan';
  return (
    <div className={styles('head')}>
      <Text as="strong" id={id}>
        {titleOf(way)}
      </Text>
      <a
        className={`${styles('open')} ${isPlan ? styles('curve') : ''} no-print`}
        href={`${paths.weightPlanner}${isPlan ? CALCULATE_FRAGMENT : ''}`}
      >
        <Text as="span">{way.kind === 'noPlan' ? words.toPlanner : words.open}</Text>
      </a>
    </div>
  );
}

/** What a goal that was typed leads to, for people who can't see it. */
function spokenOf(way: ShownWay, unit: EnergyUnit): string | null {
  if (way.kind === 'plan') return spokenPlan(way.plan, unit);
  return way.kind === 'noPlan' ? spokenNoPlan(way.report, unit) : null;
}

/** The visitor's goal, or the suggested one until they type. It’s the visit’s goal, which the planner and TDEE have, too. */
function useGoal(person: string) {
  const goal = chosenGoalIn(useFormEntries() ?? {});
  /** The person whom it was typed for. */
  const [typedFor, setTypedFor] = useState<string | null>(null);
  const edit = (goalWeight: string): void => {
    setTypedFor(person);
    fillForm({ entries: { goalWeight, isGoalSuggested: 'no' } });
  };
  return { goal, isTyped: typedFor === person, edit };
}

/** The way to a goal weight, as the planner makes it: to the visitor’s own, at first to the nearest healthy weight. */
export function OfferedWay({ result, today }: { readonly result: TargetResult; readonly today: string }) {
  const id = useId();
  const unit = useEnergyUnit();
  const { entries, input, report } = result;
  const key = personKey(entries);
  const person = useMemo(() => JSON.parse(key) as TargetResult['entries'], [key]);
  const { goal, isTyped, edit } = useGoal(key);
  const asked = useDeferredValue(goal);
  const way = useMemo(
    () => wayToward(asked, isTyped, person, today, chosenWay()),
    [asked, isTyped, person, today],
  );
  const isOwn = isTyped || (way.kind === 'plan' && way.isOwn);
  return (
    <section
      className={styles('way')}
      aria-labelledby={id}
      data-refused={(isTyped && way.kind !== 'plan') || undefined}
    >
      <Head way={way} id={id} />
      <GoalField
        text={isOwn ? goal : suggestedText(way)}
        isTyped={isTyped}
        problem={way.kind === 'problem' ? way.problem : undefined}
        person={{ units: input.units, weight: entries['weight'] ?? '', height: entries['height'] ?? '' }}
        onEdit={edit}
      />
      <ShownBody way={way} report={report} />
      <Announcement text={isTyped ? spokenOf(way, unit) : null} />
    </section>
  );
}
