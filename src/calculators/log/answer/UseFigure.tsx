import { kg } from '@evenscale/formulas/units';
import { paths } from '#config/paths.ts';
import { useMemo } from 'react';
import { entriesOn, type PersonRow } from '#person/database/person-row.ts';
import { useCurrentPerson } from '#person/database/use-current-person.ts';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { HEIGHT, measureAs } from '#person/entries/measure.ts';
import { ownMaintenanceText } from '#person/entries/person-fields.ts';
import { roundedWeight } from '#person/entries/rounded-weight.ts';
import { chosenWay, loadSession, saveSession, sessionPresets } from '#person/entries/session.ts';
import { mayBeOthers } from '#person/entries/without-kept.ts';
import { CALCULATE_FRAGMENT } from '#person/arrival/calculate-request.ts';
import { amountIn } from '#person/format-weight.ts';
import { healthyGoalOf } from '#person/healthy-goal.ts';
import { isSamePerson } from '#person/known/newer-weight.ts';
import { addDays } from '#person/log/local-day.ts';
import { ageOn, type LogPerson } from '#person/log/parse-log.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import type { FollowedPlan } from '#person/plan/followed-plan.ts';
import { startOfPlan, targetOfPlan } from '#person/plan/plan-target.ts';
import { usePlanOfGoal } from '#person/plan/use-current-plan.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { heightUnitOf, type Units, weightUnitOf } from '#person/units.ts';
import { formatEntry } from '#ui/text/format.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { answerWords as words } from '#tools/log/words.ts';

export interface UseFigureProps {
  readonly figure: OwnMaintenance;
  readonly person: LogPerson;
  readonly today: string;
  readonly units: Units;
  /** The other tools ask for a hidden weight, since their answers show it. */
  readonly isWeightHidden: boolean;
}

type WhoseLog = Pick<UseFigureProps, 'person' | 'today'>;

/** The person of the log as entries. */
const logEntries = ({ person, today }: WhoseLog) => ({
  height: `cm~${formatEntry(person.centimetres)}`,
  age: String(ageOn(person, today)),
  gender: person.gender,
});

/** What was entered in this visit for the log's person; nothing that is, or may be, of somebody else. */
function ownSession(whose: WhoseLog): Partial<TdeeEntries> | null {
  const session = mayBeOthers() ? null : loadSession(tdee);
  if (!session || !isSamePerson(session, logEntries(whose))) return null;
  // A preset doesn't take the place of what was chosen on the log's page.
  const { activityLevel: _, ...others } = session;
  return sessionPresets().includes('activityLevel') ? others : session;
}

/** What is kept of the person whose log it is, besides what the log asks for. */
const keptEntries = (row: PersonRow | null, today: string): Partial<TdeeEntries> =>
  row ? knownEntries(tdee, entriesOn(row, today), 'device') : {};

/**
 * The entries that go with the figure: the log's person at the last weigh-in, with the goal of the plan that they follow, its
 * macros unless others were chosen in this visit, and the other entries that are known.
 */
function entriesWithFigure(
  props: UseFigureProps,
  kept: Partial<TdeeEntries>,
  plan: FollowedPlan | null,
): TdeeEntries {
  const { figure, units, today, isWeightHidden } = props;
  const { height, age, gender } = logEntries(props);
  const unit = weightUnitOf({ units });
  return {
    ...initialEntries(tdee),
    ...kept,
    ...(plan && startOfPlan(plan, today)),
    ...ownSession(props),
    ...(plan && targetOfPlan(plan, today)),
    units,
    weight: isWeightHidden ? '' : roundedWeight(amountIn(kg(figure.weight), unit), unit, 'nearest'),
    height: measureAs(HEIGHT, height, heightUnitOf(units)),
    age,
    gender,
    ownMaintenance: ownMaintenanceText(figure),
  };
}

/** The activity level, unless the visitor has chosen one: the log doesn't ask for it. */
const guessedLevel = (whose: WhoseLog, kept: Partial<TdeeEntries>): readonly string[] =>
  (ownSession(whose)?.activityLevel ?? kept.activityLevel) === undefined ? ['activityLevel'] : [];

/**
 * The planner is asked for a plan if there is a goal to start with: the nearest healthy weight. It doesn't take the place of
 * the goal of a plan that was stopped, which the planner's form starts with, or of a goal and date of the visitor's own.
 */
function plannerHref(entries: TdeeEntries, stopped: boolean): string {
  const reading = readEntries(tdee, entries);
  const hasOwn = stopped || (entries.goalWeight !== '' && chosenWay() !== null);
  const hasGoal = !hasOwn && reading.ok && healthyGoalOf(reading.input) !== null;
  return `${paths.weightPlanner}${hasGoal ? CALCULATE_FRAGMENT : ''}`;
}

/**
 * The plan whose goal the planner keeps, until the goal's day. While it's followed, its update is the way to other calories,
 * and another plan would have others.
 */
function usePlanAhead(today: string): { readonly plan: FollowedPlan; readonly isFollowed: boolean } | null {
  const { id } = useLog();
  const found = usePlanOfGoal();
  const row = found?.person === id ? found : null;
  const plan = useMemo(() => row && followedPlanOf(row), [row]);
  const isAhead = row !== null && plan !== null && today <= addDays(plan.start, plan.days);
  return isAhead ? { plan, isFollowed: row.state === 'current' } : null;
}

/** Passes the figure to the other tools in this tab's session. */
export function UseFigure(props: UseFigureProps) {
  const { id } = useLog();
  const ahead = usePlanAhead(props.today);
  const row = useCurrentPerson();
  const kept = keptEntries(row?.id === id ? row : null, props.today);
  const entries = entriesWithFigure(props, kept, ahead?.isFollowed ? ahead.plan : null);
  const take = (): void => saveSession(tdee, entries, true, guessedLevel(props, kept));
  return (
    <p className={`${styles('use')} no-print`}>
      <a href={`${paths.tdeeCalculator}${props.isWeightHidden ? '' : CALCULATE_FRAGMENT}`} onClick={take}>
        {words.useInTdee}
      </a>
      {ahead?.isFollowed ? null : (
        <a href={plannerHref(entries, ahead !== null)} onClick={take}>
          {words.planWith}
        </a>
      )}
    </p>
  );
}
