import type { Gender } from '@evenscale/formulas/energy';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { belowRestText } from '#person/policy-words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import { DifferenceFields } from './DifferenceFields.tsx';
import { type TrainingChoice, trainingText, type Weekday, WEEKDAYS } from './training-choice.ts';
import { trainingStyles as styles } from './training-styles.ts';
import type { TrainingText } from './training-text.ts';
import { buildTrainingWeek, type TrainingWeek, type UsualDay } from './training-week.ts';
import {
  dayFigureName,
  dayText,
  fullDay,
  limitText,
  shortDay,
  totalFigure,
  totalText,
  trainingWords as words,
  weekSentence,
} from './training-words.ts';
import { TrainingWeekTable } from './TrainingWeekTable.tsx';

const KINDS = ['training', 'rest'] as const;

interface DayProps {
  readonly day: Weekday;
  readonly week: TrainingWeek;
  readonly onToggle: () => void;
}

/** A day of the week, as a checkbox with its calories. */
function Day({ day, week, onToggle }: DayProps) {
  const unit = useEnergyUnit();
  const isChosen = week.choice.days.includes(day);
  const amounts = week.kind === 'shown' ? week[isChosen ? 'training' : 'rest'] : null;
  return (
    <label className={styles('day')}>
      <input type="checkbox" name={`training-${day}`} checked={isChosen} onChange={onToggle} />
      <Text as="span" aria-hidden="true">
        {shortDay(day)}
      </Text>
      <Text as="span" className="visually-hidden">
        {fullDay(day)}
      </Text>
      {amounts ? (
        <Result name={dayFigureName(day)} value={amounts.figure.value} className={styles('figure')}>
          {energyFigure(amounts.figure.value, unit)}
        </Result>
      ) : null}
    </label>
  );
}

/** The week's figures, or why every day is the same. */
function Outcome({
  week,
  usual,
  gender,
}: { week: TrainingWeek } & Pick<TrainingDaysProps, 'usual' | 'gender'>) {
  const unit = useEnergyUnit();
  const limit = limitText(week, gender, unit);
  return (
    <>
      {limit === null ? null : (
        <Text as="p" className={styles('remark')}>
          {limit}
        </Text>
      )}
      {week.kind === 'same' ? (
        <Text as="p" className={styles('quiet')}>
          {week.choice.days.length === 0 ? words.off : words.all}
        </Text>
      ) : null}
      {week.kind === 'shown' ? (
        <>
          <TrainingWeekTable week={week} />
          {KINDS.map((kind) => (
            <Text key={kind} as="p" className="print-only">
              {dayText(kind, week, unit)}
            </Text>
          ))}
          {week.rest.figure.isBelowRest ? (
            <Text as="p" className={styles('remark')}>
              {`${words.rest}: ${belowRestText}`}
            </Text>
          ) : null}
          <Text as="p">
            {[
              `${words.week}: `,
              { name: 'trainingWeek.total', value: week.total, text: totalFigure(usual.intake, unit), unit },
              totalText(usual.intake, unit),
            ]}
          </Text>
          <Text as="p" className={`${styles('quiet')} no-print`}>
            {words.why[week.flexible]}
          </Text>
        </>
      ) : null}
      <div role="status" className="visually-hidden">
        <Text as="p">{week.kind === 'shown' ? weekSentence(week, unit) : ''}</Text>
      </div>
    </>
  );
}

export interface TrainingDaysProps {
  readonly usual: UsualDay;
  readonly text: TrainingText;
  readonly gender: Gender;
  readonly onChange: (text: TrainingText) => void;
}

/** Which days are training days, how much more to eat on them, and what each day comes to. */
export const TrainingDays = withFailureMessage(function TrainingDays(props: TrainingDaysProps) {
  const { usual, text, onChange } = props;
  const week = buildTrainingWeek(text, usual);
  const { choice } = week;
  const change = (changes: Partial<TrainingChoice>): void =>
    onChange(trainingText({ ...choice, ...changes }));
  const toggle = (day: Weekday): void =>
    change({ days: WEEKDAYS.filter((other) => choice.days.includes(other) !== (other === day)) });
  return (
    <div className={styles('part')}>
      <fieldset className="no-print">
        <legend className={styles('legend')}>{words.daysLegend}</legend>
        <div className={styles('days')}>
          {WEEKDAYS.map((day) => (
            <Day key={day} day={day} week={week} onToggle={() => toggle(day)} />
          ))}
        </div>
      </fieldset>
      <DifferenceFields choice={choice} usual={usual} onSet={(difference) => change({ difference })} />
      <Outcome week={week} usual={usual} gender={props.gender} />
    </div>
  );
});
