import { paths } from '#config/paths.ts';
import type { WeightUnit } from '@evenscale/formulas/units';
import { heightAs, weightAs } from '#person/draft.ts';
import type { PersonDraft } from '#person/draft.ts';
import { emptyPersonForm, parsePerson } from '#person/form.ts';
import { healthyGoalOf } from '#person/healthy-goal.ts';
import { ageOn, type LogPerson } from '#person/log/parse-log.ts';
import type { OwnMaintenance } from '#person/own-maintenance.ts';
import { loadSessionDraft, saveSessionDraft } from '#person/session-draft.ts';
import { CALCULATE_FRAGMENT } from '#person/use-calculator.ts';
import { formatEntry } from '#ui/text/format.ts';
import { logAnswerStyles as styles } from './log-answer-styles.ts';
import { answerWords as words } from './log-answer-words.ts';
import { LOG_RULES } from '#calculators/log/log-rules.ts';

export interface UseFigureProps {
  readonly figure: OwnMaintenance;
  readonly person: LogPerson;
  readonly today: string;
  readonly unit: WeightUnit;
}

/** The entries that go with the figure: the log's person at the last weigh-in, with the session's activity level. */
function draftWithFigure(
  { figure, person, today, unit }: UseFigureProps,
  draft: PersonDraft | null,
): PersonDraft {
  const units = unit === 'kg' ? 'metric' : 'imperial';
  const { activityLevel } = draft ?? emptyPersonForm(LOG_RULES).draft;
  const height = { unit: 'cm', centimetres: formatEntry(person.centimetres) } as const;
  return {
    units,
    inStone: unit === 'st',
    weight: weightAs({ unit: 'kg', kilograms: formatEntry(figure.weight) }, unit),
    height: heightAs(height, units === 'metric' ? 'cm' : 'ft'),
    age: String(ageOn(person, today)),
    gender: person.gender,
    activityLevel,
    ownMaintenance: figure,
  };
}

/** The planner calculates at once if there is a goal to start with: the nearest healthy weight. */
function plannerHref(draft: PersonDraft): string {
  const parsed = parsePerson(draft, LOG_RULES);
  const hasGoal = parsed.ok && healthyGoalOf(parsed.person) !== null;
  return `${paths.weightPlanner}${hasGoal ? CALCULATE_FRAGMENT : ''}`;
}

/** Passes the figure to the other tools in this tab's session. */
export function UseFigure(props: UseFigureProps) {
  const draft = draftWithFigure(props, loadSessionDraft(LOG_RULES.defaultAge));
  const take = (): void => saveSessionDraft(draft, LOG_RULES.defaultAge);
  return (
    <p className={`${styles('use')} no-print`}>
      <a href={`${paths.tdeeCalculator}${CALCULATE_FRAGMENT}`} onClick={take}>
        {words.useInTdee}
      </a>
      <a href={plannerHref(draft)} onClick={take}>
        {words.planWith}
      </a>
    </p>
  );
}
