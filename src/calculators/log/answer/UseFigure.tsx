import { paths } from '#config/paths.ts';
import { useMemo } from 'react';
import { entriesOn, type PersonRow } from '#person/database/person-row.ts';
import { useCurrentPerson } from '#person/database/use-current-person.ts';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { knownEntries } from '#person/entries/known-entries.ts';
import { HEIGHT, measureAs, WEIGHT } from '#person/entries/measure.ts';
import { ownMaintenanceText } from '#person/entries/person-fields.ts';
import { loadSession, saveSession, sessionPresets } from '#person/entries/session.ts';
import { CALCULATE_FRAGMENT } from '#person/entries/calculate-request.ts';
import { healthyGoalOf } from '#person/healthy-goal.ts';
import { addDays } from '#person/log/local-day.ts';
import { ageOn, type LogPerson } from '#person/log/parse-log.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { followedPlanOf } from '#tools/planner/kept-plan.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { heightUnitOf, type Units, weightUnitOf } from '#person/units.ts';
import { formatEntry } from '#ui/text/format.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { usePlanOfLog } from '#calculators/log/plan/LogPlan.tsx';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { answerWords as words } from '#tools/log/words.ts';

export interface UseFigureProps {
  readonly figure: OwnMaintenance;
  readonly person: LogPerson;
  readonly today: string;
  readonly units: Units;
}

/** What is kept of the person whose log it is, besides what the log asks for. */
const keptEntries = (row: PersonRow | null, today: string): Partial<TdeeEntries> =>
  row ? knownEntries(tdee, entriesOn(row, today), 'device') : {};

/** The entries that go with the figure: the log's person at the last weigh-in, with the other entries that are known. */
function entriesWithFigure(
  { figure, person, today, units }: UseFigureProps,
  kept: Partial<TdeeEntries>,
): TdeeEntries {
  return {
    ...initialEntries(tdee),
    ...kept,
    ...loadSession(tdee),
    units,
    weight: measureAs(WEIGHT, `kg~${formatEntry(figure.weight)}`, weightUnitOf({ units })),
    height: measureAs(HEIGHT, `cm~${formatEntry(person.centimetres)}`, heightUnitOf(units)),
    age: String(ageOn(person, today)),
    gender: person.gender,
    ownMaintenance: ownMaintenanceText(figure),
  };
}

/** The activity level, unless the visitor has chosen one: the log doesn't ask for it. */
const guessedLevel = (kept: Partial<TdeeEntries>): readonly string[] =>
  (loadSession(tdee)?.activityLevel ?? kept.activityLevel) === undefined ||
  sessionPresets().includes('activityLevel')
    ? ['activityLevel']
    : [];

/** The planner calculates at once if there is a goal to start with: the nearest healthy weight. */
function plannerHref(entries: TdeeEntries): string {
  const reading = readEntries(tdee, entries);
  const hasGoal = reading.ok && healthyGoalOf(reading.input) !== null;
  return `${paths.weightPlanner}${hasGoal ? CALCULATE_FRAGMENT : ''}`;
}

/** True until the goal's day of a plan: its update is the way to other calories, and another plan would have others. */
function useIsOnPlan(today: string): boolean {
  const row = usePlanOfLog();
  const plan = useMemo(() => row && followedPlanOf(row), [row]);
  return plan !== null && today <= addDays(plan.start, plan.days);
}

/** Passes the figure to the other tools in this tab's session. */
export function UseFigure(props: UseFigureProps) {
  const { id } = useLog();
  const isOnPlan = useIsOnPlan(props.today);
  const row = useCurrentPerson();
  const kept = keptEntries(row?.id === id ? row : null, props.today);
  const entries = entriesWithFigure(props, kept);
  const take = (): void => saveSession(tdee, entries, true, guessedLevel(kept));
  return (
    <p className={`${styles('use')} no-print`}>
      <a href={`${paths.tdeeCalculator}${CALCULATE_FRAGMENT}`} onClick={take}>
        {words.useInTdee}
      </a>
      {isOnPlan ? null : (
        <a href={plannerHref(entries)} onClick={take}>
          {words.planWith}
        </a>
      )}
    </p>
  );
}
