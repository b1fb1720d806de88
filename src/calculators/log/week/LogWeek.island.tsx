import { useDeferredValue, useMemo, useState } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { weightUnitOf } from '#person/draft.ts';
import { addDays, isLogDay, LOG_SPAN, weekOf } from '#person/log/local-day.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { weekWords as words } from '#calculators/log/log-words.ts';
import { useToday } from '#calculators/log/use-log.ts';
import { EraseLog } from './EraseLog.tsx';
import { WeekTable } from './WeekTable.tsx';
import { buildWeekRows } from './week-rows.ts';

const DAYS_A_WEEK = 7;

interface PagerProps {
  readonly today: string;
  /** Monday of the week that is shown. */
  readonly monday: string;
  readonly onTurn: (monday: string) => void;
}

function Pager({ today, monday, onTurn }: PagerProps) {
  const [picked, setPicked] = useState('');
  const isNewest = monday >= weekOf(today);
  return (
    <div className={`${styles('pager')} no-print`}>
      <div className={styles('buttons')}>
        <Button kind="secondary" onPress={() => onTurn(addDays(monday, -DAYS_A_WEEK))}>
          {words.earlier}
        </Button>
        {isNewest ? null : (
          <Button kind="secondary" onPress={() => onTurn(addDays(monday, DAYS_A_WEEK))}>
            {words.later}
          </Button>
        )}
      </div>
      <div className={styles('goTo')}>
        <DateField
          label={words.goTo}
          name="logDay"
          value={picked}
          min={LOG_SPAN.first}
          max={today}
          onEdit={(day) => {
            setPicked(day);
            if (isLogDay(day) && day <= today) onTurn(weekOf(day));
          }}
        />
      </div>
    </div>
  );
}

/** The log week by week, edited in place. Loads as it comes into view. */
export const LogWeek = withFailureMessage(function LogWeek() {
  const { days: live, view } = useLog();
  const days = useDeferredValue(live);
  const energyUnit = useEnergyUnit();
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const monday = chosen ?? (today === '' ? '' : weekOf(today));
  const rows = useMemo(
    () => (days === null || monday === '' ? [] : buildWeekRows(days, monday, today)),
    [days, monday, today],
  );
  if (days === null || today === '')
    return <section className={`${styles('card')} ${styles('table')}`} aria-label={words.title} />;
  const caption = words.weekOf(formatIsoDay(monday), formatIsoDay(addDays(monday, DAYS_A_WEEK - 1)));
  const newest = weekOf(today);
  return (
    <section className={`${styles('card')} ${styles('table')}`} aria-labelledby="log-week">
      <h2 id="log-week">{words.title}</h2>
      <Pager
        today={today}
        monday={monday}
        onTurn={(week) => setChosen(week >= newest || week < LOG_SPAN.first ? null : week)}
      />
      <Text as="h3">{caption}</Text>
      <WeekTable
        caption={caption}
        rows={rows}
        view={{ unit: weightUnitOf(view), energyUnit, isWeightHidden: view.isWeightHidden, today }}
      />
      <p className={`${styles('quiet')} no-print`}>{words.hint}</p>
      {days.length > 0 ? <EraseLog /> : null}
    </section>
  );
});
