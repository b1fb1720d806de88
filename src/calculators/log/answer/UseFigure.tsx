import { paths } from '#config/paths.ts';
import type { WeightUnit } from '@evenscale/formulas/units';
import { initialEntries, readEntries } from '#person/entries/field.ts';
import { HEIGHT, measureAs, WEIGHT } from '#person/entries/measure.ts';
import { ownMaintenanceText } from '#person/entries/person-fields.ts';
import { loadSession, saveSession, sessionPresets } from '#person/entries/session.ts';
import { CALCULATE_FRAGMENT } from '#person/entries/calculate-request.ts';
import { healthyGoalOf } from '#person/healthy-goal.ts';
import { ageOn, type LogPerson } from '#person/log/parse-log.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { tdee, type TdeeEntries } from '#tools/tdee/entries.ts';
import { formatEntry } from '#ui/text/format.ts';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { answerWords as words } from '#tools/log/words.ts';

export interface UseFigureProps {
  readonly figure: OwnMaintenance;
  readonly person: LogPerson;
  readonly today: string;
  readonly unit: WeightUnit;
}

/** The entries that go with the figure: the log's person at the last weigh-in, with the session's other entries. */
function entriesWithFigure({ figure, person, today, unit }: UseFigureProps): TdeeEntries {
  const weight = `kg~${formatEntry(figure.weight)}`;
  const height = `cm~${formatEntry(person.centimetres)}`;
  return {
    ...initialEntries(tdee),
    ...loadSession(tdee),
    units: unit === 'kg' ? 'metric' : 'imperial',
    inStone: unit === 'st' ? 'yes' : 'no',
    weight: measureAs(WEIGHT, weight, unit),
    height: measureAs(HEIGHT, height, unit === 'kg' ? 'cm' : 'ft'),
    age: String(ageOn(person, today)),
    gender: person.gender,
    ownMaintenance: ownMaintenanceText(figure),
  };
}

/** The activity level, unless the visitor has chosen one: the log doesn't ask for it. */
const guessedLevel = (): readonly string[] =>
  loadSession(tdee)?.activityLevel === undefined || sessionPresets().includes('activityLevel')
    ? ['activityLevel']
    : [];

/** The planner calculates at once if there is a goal to start with: the nearest healthy weight. */
function plannerHref(entries: TdeeEntries): string {
  const reading = readEntries(tdee, entries);
  const hasGoal = reading.ok && healthyGoalOf(reading.input) !== null;
  return `${paths.weightPlanner}${hasGoal ? CALCULATE_FRAGMENT : ''}`;
}

/** Passes the figure to the other tools in this tab's session. */
export function UseFigure(props: UseFigureProps) {
  const entries = entriesWithFigure(props);
  const take = (): void => saveSession(tdee, entries, true, guessedLevel());
  return (
    <p className={`${styles('use')} no-print`}>
      <a href={`${paths.tdeeCalculator}${CALCULATE_FRAGMENT}`} onClick={take}>
        {words.useInTdee}
      </a>
      <a href={plannerHref(entries)} onClick={take}>
        {words.planWith}
      </a>
    </p>
  );
}
