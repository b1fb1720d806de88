import { useDeferredValue, useMemo, useState } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { waistUnitOf } from '#person/entries/waist.ts';
import { weightUnitOf } from '#person/person.ts';
import { addDays, dayNumber, isLogDay, LOG_SPAN } from '#person/log/local-day.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useToday } from '#person/log/use-today.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { isMinor } from '#calculators/log/is-minor.ts';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { useLog } from '#calculators/log/log-state.ts';
import { weekWords as words } from './week-words.ts';
import { WeekTable } from './WeekTable.tsx';
import { buildWeekRows } from './week-rows.ts';

const DAYS_A_WEEK = 7;

interface PagerProps {
  readonly today: string;
  /** How many weeks before the one that ends today. */
  readonly weeksAgo: number;
  readonly onTurn: (weeksAgo: number) => void;
}

function Pager({ today, weeksAgo, onTurn }: PagerProps) {
  const [picked, setPicked] = useState('');
  return (
    <div className={`${styles('pager')} no-print`}>
      <div className={styles('buttons')}>
        <Button kind="secondary" onPress={() => onTurn(weeksAgo + 1)}>
          {words.earlier}
        </Button>
        {weeksAgo === 0 ? null : (
          <Button kind="secondary" onPress={() => onTurn(weeksAgo - 1)}>
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
            if (isLogDay(day) && day <= today)
              onTurn(Math.floor((dayNumber(today) - dayNumber(day)) / DAYS_A_WEEK));
          }}
        />
      </div>
    </div>
  );
}

interface MoreColumnsProps {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The box that gives waist and body fat columns in a week that has neither. */
function MoreColumns({ isShown, onShow }: MoreColumnsProps) {
  return (
    <label className={`${styles('check')} no-print`}>
      <input type="checkbox" checked={isShown} onChange={(event) => onShow(event.target.checked)} />
      <span>{words.more}</span>
    </label>
  );
}

/** The log in weeks: the seven days up to today and earlier weeks, edited in place. Loads as it comes into view. */
export const LogWeek = withFailureMessage(function LogWeek() {
  const { id, days, person, view } = useDeferredValue(useLog());
  const energyUnit = useEnergyUnit();
  const today = useToday();
  const [weeksAgo, setWeeksAgo] = useState(0);
  const [hasMore, setHasMore] = useState(false);
  const last = today === '' ? '' : addDays(today, -DAYS_A_WEEK * weeksAgo);
  const rows = useMemo(() => (days === null || last === '' ? [] : buildWeekRows(days, last)), [days, last]);
  if (days === null || today === '')
    return <section className={`${styles('card')} ${styles('table')}`} aria-label={words.title} />;
  const isLogged = rows.some(({ entry }) => entry?.waistCm !== undefined || entry?.bodyFat !== undefined);
  const first = addDays(last, 1 - DAYS_A_WEEK);
  const caption = words.weekOf(formatIsoDay(first), formatIsoDay(last));
  return (
    <section className={`${styles('card')} ${styles('table')}`} aria-labelledby="log-week">
      <h2 id="log-week">{words.title}</h2>
      <Pager today={today} weeksAgo={weeksAgo} onTurn={setWeeksAgo} />
      <Text as="h3">{caption}</Text>
      <WeekTable
        key={id}
        caption={caption}
        rows={rows}
        view={{
          unit: weightUnitOf(view),
          energyUnit,
          waistUnit: waistUnitOf(view.units),
          isWeightHidden: view.isWeightHidden,
          hasMore: hasMore || isLogged,
        }}
      />
      {isLogged || isMinor(person, today) ? null : <MoreColumns isShown={hasMore} onShow={setHasMore} />}
      <p className={`${styles('quiet')} no-print`}>{words.hint}</p>
    </section>
  );
});
