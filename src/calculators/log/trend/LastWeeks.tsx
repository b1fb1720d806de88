import { useMemo } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { dateLabel } from '#charts/curve/curve-label-words.ts';
import { TableHead } from '#charts/TableHead.tsx';
import { kg, type Kcal, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import { amountIn, formatGivenWeight, formatWeight, weightText } from '#person/format-weight.ts';
import { daysFrom } from '#person/log/days-from.ts';
import { dayNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { formatChangeBetween, formatDayNumber } from '#tools/log/format-log.ts';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { Text } from '#ui/text/Text.tsx';
import type { DoctorPageProps } from './DoctorPage.tsx';
import { doctorWords as words } from './doctor-words.ts';
import { buildLogWeeks, type LogWeek, type LogWeeks } from './log-weeks.ts';

/** So many of the newest days are listed with their weights. */
const LISTED_DAYS = 14;

type Shown = Pick<DoctorPageProps, 'unit' | 'energyUnit' | 'isWeightHidden'>;

interface WeekRowProps extends Shown {
  readonly week: LogWeek;
  /** The first trend of the weeks, which the changes are counted from while weights are hidden. */
  readonly first: Kilograms | null;
}

/** What the trend did since the first week. */
function changeSince(first: Kilograms | null, { trend }: LogWeek, unit: WeightUnit): string {
  return first === null || trend === null
    ? words.none
    : withUnbrokenUnits(formatChangeBetween(first, trend, unit));
}

function WeekRow({ week, first, unit, energyUnit, isWeightHidden }: WeekRowProps) {
  const weightOf = (weight: Kilograms | null) =>
    weight === null ? words.none : withUnbrokenUnits(weightText(amountIn(weight, unit), unit).text);
  const energyOf = (energy: Kcal | null) => (energy === null ? words.none : energyFigure(energy, energyUnit));
  return (
    <tr>
      <Text as="th" scope="row">
        {dateLabel(dayNumber(week.monday), false).replaceAll(' ', '\u00a0')}
      </Text>
      <Text as="td">{String(week.weighings)}</Text>
      {isWeightHidden ? null : <Text as="td">{weightOf(week.weight)}</Text>}
      <Text as="td">{isWeightHidden ? changeSince(first, week, unit) : weightOf(week.trend)}</Text>
      <Text as="td">{String(week.intakeDays)}</Text>
      <Text as="td">{energyOf(week.intake)}</Text>
    </tr>
  );
}

function WeekTable({ weeks, ...shown }: Shown & Pick<LogWeeks, 'weeks'>) {
  const { unit, energyUnit, isWeightHidden } = shown;
  const first = weeks.find(({ trend }) => trend !== null)?.trend ?? null;
  const weights = isWeightHidden ? [words.changeSoFar] : [words.weight(unit), words.trend(unit)];
  const columns = [words.week, words.weighings, ...weights, words.meals, words.eaten(energyUnit)];
  return (
    <table className={`${chartStyles('table')} ${chartStyles('dense')}`}>
      <Text as="caption" className="visually-hidden">
        {words.caption}
      </Text>
      <TableHead columns={columns} />
      <tbody>
        {weeks.map((week) => (
          <WeekRow key={week.monday} week={week} first={first} {...shown} />
        ))}
      </tbody>
    </table>
  );
}

/** The notes of these days, if there are any. */
function Notes({ days }: { readonly days: readonly StoredLogDay[] }) {
  const noted = days.flatMap(({ day, note }) => (note === undefined ? [] : [{ day, note }]));
  if (noted.length === 0) return null;
  return (
    <div>
      <p>{words.notes}</p>
      <ul>
        {noted.map(({ day, note }) => (
          <Text key={day} as="li">
            {words.noteOn(dateLabel(dayNumber(day), false), note)}
          </Text>
        ))}
      </ul>
    </div>
  );
}

/** The last weeks, what was left out, the notes, and the method, for a reader who hasn't seen the page; in print below the chart. */
export function LastWeeks({ days, ...shown }: Shown & Pick<DoctorPageProps, 'days'>) {
  const { unit, isWeightHidden } = shown;
  const { weeks, leftOut } = useMemo(() => buildLogWeeks(days), [days]);
  const left = leftOut.map(({ day, weight }) =>
    isWeightHidden
      ? formatDayNumber(day)
      : words.weightOn(formatGivenWeight(weight, unit), formatDayNumber(day)),
  );
  const lately = days
    .slice(-LISTED_DAYS)
    .flatMap(({ day, weightKg }) =>
      weightKg === undefined
        ? []
        : [words.weighIn(dateLabel(dayNumber(day), false), formatWeight(kg(weightKg), unit))],
    )
    .join(', ');
  return (
    <>
      {weeks.length > 0 ? <WeekTable weeks={weeks} {...shown} /> : null}
      {isWeightHidden || lately === '' ? null : <Text as="p">{words.lately(lately)}</Text>}
      {left.length > 0 ? <Text as="p">{words.leftOut(left)}</Text> : null}
      <Notes days={daysFrom(days, weeks[0]?.monday ?? '')} />
      <p>{words.method}</p>
    </>
  );
}
