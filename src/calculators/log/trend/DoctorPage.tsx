import { useMemo } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { dateLabel } from '#charts/curve/curve-label-words.ts';
import { TableHead } from '#charts/TableHead.tsx';
import { Rows, type RowsProps } from '#calculators/log/answer/Rows.tsx';
import type { TrendDay } from '@evenscale/formulas/own-maintenance';
import { kg, type EnergyUnit, type Kcal, type Kilograms, type WeightUnit } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import { formatGivenWeight, formatWeight } from '#person/format-weight.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { logConcerns } from '#person/log/log-concerns.ts';
import type { LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { HandLines } from '#ui/print/HandLines.tsx';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import {
  changeText,
  formatChangeBetween,
  formatDayNumber,
  sentenceCase,
  withShare,
} from '#tools/log/format-log.ts';
import { concernForDoctor } from '#tools/log/concern-words.ts';
import { weightFacts, type WeightFacts } from '#tools/log/weight-facts.ts';
import { Result } from '#ui/Result.tsx';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { personText } from '#calculators/log/person-words.ts';
import { doctorWords as words } from './doctor-words.ts';
import { buildLogWeeks } from './log-weeks.ts';
import type { LogWeek, LogWeeks } from './log-weeks.ts';

export interface DoctorPageProps {
  readonly days: readonly StoredLogDay[];
  /** `null` while the log doesn't know, and where the weight is supposed to change. */
  readonly person: LogPerson | null;
  readonly today: string;
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
  readonly isWeightHidden: boolean;
}

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
  return first === null || trend === null ? words.none : formatChangeBetween(first, trend, unit);
}

function WeekRow({ week, first, unit, energyUnit, isWeightHidden }: WeekRowProps) {
  const weightOf = (weight: Kilograms | null) => (weight === null ? words.none : formatWeight(weight, unit));
  const energyOf = (energy: Kcal | null) => (energy === null ? words.none : energyFigure(energy, energyUnit));
  return (
    <tr>
      <Text as="th" scope="row">
        {dateLabel(dayNumber(week.monday), false)}
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
  const { energyUnit, isWeightHidden } = shown;
  const first = weeks.find(({ trend }) => trend !== null)?.trend ?? null;
  const weights = isWeightHidden ? [words.changeSoFar] : [words.weight, words.trend];
  const columns = [words.week, words.weighings, ...weights, words.meals, words.eaten(energyUnit)];
  return (
    <table className={chartStyles('table')}>
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

/** The period of a log, in words. */
export function spanOf(days: readonly StoredLogDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? words.span(formatIsoDay(first.day), formatIsoDay(last.day)) : '';
}

/** What a doctor should see first. */
export function Flags({
  days,
  person,
  today,
  energyUnit,
}: Pick<DoctorPageProps, 'days' | 'person' | 'today' | 'energyUnit'>) {
  const concerns = useMemo(() => logConcerns(days, person, today), [days, person, today]);
  return concerns.map((concern) => (
    <Text key={concern} as="p">
      {words.flag(concernForDoctor(concern, person?.gender ?? 'female', energyUnit))}
    </Text>
  ));
}

/** That a sheet without weights isn't broken. */
export function HiddenNote({ isWeightHidden }: Pick<Shown, 'isWeightHidden'>) {
  return isWeightHidden ? <p>{words.hidden}</p> : null;
}

/** The head of the printed page, above the chart. */
export function DoctorHead({ energyUnit, ...props }: DoctorPageProps) {
  return (
    <>
      <div className="print-only">
        <HandLines />
      </div>
      <p className="print-only">
        <Text as="strong">{words.title}</Text>
        <Text as="span">{` ${spanOf(props.days)}`}</Text>
      </p>
      <div className="print-only">
        <HiddenNote {...props} />
        <Flags {...props} energyUnit={energyUnit} />
      </div>
      <div className="print-only">
        <WeightAtBothEnds {...props} isPersonNamed />
      </div>
    </>
  );
}

/** The change between both ends, as sure as the curve says it. */
function changeBetween({ news }: WeightFacts, unit: WeightUnit): string {
  if (news.kind === 'few') return words.tooFew;
  const text = sentenceCase(changeText(news, unit));
  const isTold = news.kind === 'moved' || news.kind === 'likely';
  return isTold ? withShare(text, news.from.trend, news.to.trend) : text;
}

/** The trend at the start and at the end, or the weigh-ins before there is one, the change between them, and the BMI. */
function endRows(facts: WeightFacts, unit: WeightUnit): RowsProps['rows'] {
  const { first, last, isTrend, bmi } = facts;
  const on = ({ weight, day }: TrendDay): string =>
    words.weightOn(formatWeight(weight, unit), formatDayNumber(day));
  const bmiResult = bmi && (
    <Result name="doctor.bmi" value={bmi.value}>
      {bmi.text}
    </Result>
  );
  return [
    [words.start(isTrend), on(first)],
    [words.end(isTrend), on(last)],
    [words.change, changeBetween(facts, unit)],
    ...(bmiResult ? [[words.bmi, bmiResult] as const] : []),
  ];
}

/** Only the change while weights are hidden: with the height, a BMI gives the weight away. */
function hiddenRows(facts: WeightFacts, unit: WeightUnit): RowsProps['rows'] {
  const [from, to] = [facts.first, facts.last].map(({ day }) => formatDayNumber(day));
  return [[words.changeBetween(from ?? '', to ?? ''), changeBetween(facts, unit)]];
}

/** What the weight did over the days of a sheet, as far as it may be shown. */
export function WeightAtBothEnds({
  days,
  person,
  today,
  unit,
  isWeightHidden,
  isPersonNamed = false,
}: Omit<DoctorPageProps, 'energyUnit'> & { readonly isPersonNamed?: boolean }) {
  const facts = useMemo(() => weightFacts(days, person, today), [days, person, today]);
  if (!facts) return null;
  return (
    <div className={styles('ends')}>
      <Rows
        rows={[
          ...(isWeightHidden ? hiddenRows : endRows)(facts, unit),
          ...(person && isPersonNamed
            ? [[words.person, personText(person, today, unit === 'kg' ? 'metric' : 'imperial')] as const]
            : []),
        ]}
      />
    </div>
  );
}

/** The last weeks, what was left out, and the method, for a reader who hasn't seen the page; in print below the chart. */
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
      <p>{words.method}</p>
    </>
  );
}
