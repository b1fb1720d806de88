import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { buildLogTrend, LEAD_DAYS } from '#charts/curve/log-trend.ts';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import { daysFrom } from '#person/log/days-from.ts';
import { dayOfLog } from '#person/log/days-in-reach.ts';
import { weekNews } from '#tools/log/trend-news.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
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
import { WeekStrip } from './WeekStrip.tsx';
import { WeekTable, type WeekView } from './WeekTable.tsx';
import { buildWeekRows, hasBodyFat, hasWaist } from './week-rows.ts';
import { waistUnitOf, weightUnitOf } from '#person/units.ts';

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
    <div className={styles('pager')}>
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

interface WeeksProps {
  readonly id: string | null;
  readonly days: readonly StoredLogDay[];
  readonly today: string;
  readonly view: Omit<WeekView, 'hasMore'>;
  /** True if no column is offered that the days don't have. */
  readonly isPlain: boolean;
}

/** Seven days up to today and earlier weeks, edited in place. */
function Weeks({ id, days, today, view, isPlain }: WeeksProps) {
  const [weeksAgo, setWeeksAgo] = useState(0);
  const [hasMore, setHasMore] = useState(false);
  const last = addDays(today, -DAYS_A_WEEK * weeksAgo);
  const rows = useMemo(() => buildWeekRows(days, last), [days, last]);
  const isLogged = hasWaist(rows) || hasBodyFat(rows);
  const caption = words.weekOf(formatIsoDay(addDays(last, 1 - DAYS_A_WEEK)), formatIsoDay(last));
  return (
    <div className={styles('weekTable')}>
      <Pager today={today} weeksAgo={weeksAgo} onTurn={setWeeksAgo} />
      <Text as="h3">{caption}</Text>
      <WeekTable key={id} caption={caption} rows={rows} view={{ ...view, hasMore: hasMore || isLogged }} />
      {isLogged || isPlain ? null : <MoreColumns isShown={hasMore} onShow={setHasMore} />}
      <p className={`${styles('quiet')} no-print`}>{words.hint}</p>
    </div>
  );
}

/** A day of the strip that was pressed, and how often one was. */
interface Pressed {
  readonly day: string;
  readonly count: number;
}

/** The fold with the table: opened by its line, or by a press on a day, which gets the focus then. */
function useFold() {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(false);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  useEffect(() => {
    const row = pressed && fold.current?.querySelector(`[data-day="${pressed.day}"]`);
    row?.querySelector('input')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [pressed]);
  const press = (day: string): void => {
    if (fold.current) fold.current.open = true;
    setOpened(true);
    setPressed({ day, count: (pressed?.count ?? 0) + 1 });
  };
  return { fold, isOpened, setOpened, press, presses: pressed?.count ?? 0 };
}

/** The last seven days at a glance, and a table of weeks that is there once it is opened. Loads as it comes into view. */
export const LogWeek = withFailureMessage(function LogWeek() {
  const { id, days, details, view } = useDeferredValue(useLog());
  const energyUnit = useEnergyUnit();
  const today = useToday();
  const { fold, isOpened, setOpened, press, presses } = useFold();
  const rows = useMemo(
    () => (days === null || today === '' ? [] : buildWeekRows(days, today)),
    [days, today],
  );
  const news = useMemo(() => {
    if (days === null || today === '' || view.isWeightHidden) return null;
    const near = daysFrom(days, addDays(today, -LEAD_DAYS)).filter(({ day }) => day <= today);
    return weekNews(buildLogTrend(weighingsIn(near.map(dayOfLog)), -Infinity), dayNumber(today));
  }, [days, today, view.isWeightHidden]);
  if (days === null || today === '')
    return <section className={`${styles('card')} ${styles('table')}`} aria-label={words.title} />;
  const shown = {
    unit: weightUnitOf(view),
    energyUnit,
    waistUnit: waistUnitOf(view.units),
    isWeightHidden: view.isWeightHidden,
  };
  const isPlain = isMinor(details, today);
  return (
    <section className={`${styles('card')} ${styles('table')}`} aria-labelledby="log-week">
      <h2 id="log-week">{words.title}</h2>
      <WeekStrip rows={rows} today={today} view={shown} news={news} onOpen={press} />
      <details ref={fold} className={styles('fold')} onToggle={() => setOpened(true)}>
        <Text as="summary">{words.change}</Text>
        {isOpened ? (
          // A press is on a day of the last week, whichever one is shown.
          <Weeks key={presses} id={id} days={days} today={today} view={shown} isPlain={isPlain} />
        ) : null}
      </details>
    </section>
  );
});
