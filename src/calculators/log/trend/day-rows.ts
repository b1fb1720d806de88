/** The days of a log as rows of the table below its curve. Pure. */
import type { ExpectedDay } from '#charts/curve/curve-picture.ts';
import { dateLabel, isLongTime } from '#charts/curve/curve-label-words.ts';
import type { LogTrend } from '#charts/curve/log-trend.ts';
import { cm, kcal, kg } from '@evenscale/formulas/units';
import { energyFigure } from '#person/energy/format-energy.ts';
import { formatWeight } from '#person/format-weight.ts';
import { dayNumber, dayWithNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { formatChangeBetween } from '#tools/log/format-log.ts';
import { formatBodyFat, formatWaist } from '#person/waist/format-waist.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import type { BandUnits } from './bands/TrendBands.tsx';
import { trendWords as words } from './trend-words.ts';

export interface DayTableData {
  /** Those of the curve, oldest first. */
  readonly days: readonly StoredLogDay[];
  /** Empty while there is none. */
  readonly trend: LogTrend['trend'];
  /** Empty without a plan. */
  readonly plan: readonly ExpectedDay[];
  readonly units: BandUnits;
  readonly isWeightHidden: boolean;
}

type Cell = (day: StoredLogDay, number: number) => string | undefined;
type Column = readonly [name: string, cell: Cell];

/** The weigh-ins and the trend; while weights are hidden, only what the trend did since its first day. */
function weightColumns({ trend, units, isWeightHidden }: DayTableData): readonly Column[] {
  const trends = new Map(trend.map(({ day, weight }) => [day, weight]));
  const [first] = trend;
  if (isWeightHidden)
    return first
      ? [
          [
            words.changeColumn(formatIsoDay(dayWithNumber(first.day))),
            (_, number) => {
              const now = trends.get(number);
              return now === undefined ? undefined : formatChangeBetween(first.weight, now, units.weight);
            },
          ],
        ]
      : [];
  const weightText = (weight: number | undefined) =>
    weight === undefined ? undefined : formatWeight(kg(weight), units.weight);
  const [, weighed, trendName] = words.columns;
  return [
    [weighed, ({ weightKg }) => weightText(weightKg)],
    ...(first ? [[trendName, (_, number) => weightText(trends.get(number))] satisfies Column] : []),
  ];
}

/** The columns that the days have something for. */
function columnsOf(data: DayTableData): readonly Column[] {
  const { days, plan, units } = data;
  const planned = new Map(plan.map(({ day, weight }) => [day, weight]));
  const plannedText = (weight: number | undefined) =>
    weight === undefined ? undefined : formatWeight(kg(weight), units.weight);
  const has = (key: 'intakeKcal' | 'waistCm' | 'bodyFat'): boolean =>
    days.some((day) => day[key] !== undefined);
  return [
    ...weightColumns(data),
    ...(plan.length > 0
      ? [[words.planColumn, (_: StoredLogDay, number: number) => plannedText(planned.get(number))] as const]
      : []),
    ...(has('intakeKcal')
      ? [
          [
            words.eatenColumn(units.energy),
            ({ intakeKcal }: StoredLogDay) =>
              intakeKcal === undefined ? undefined : energyFigure(kcal(intakeKcal), units.energy),
          ] as const,
        ]
      : []),
    ...(has('waistCm')
      ? [
          [
            words.waistColumn,
            ({ waistCm }: StoredLogDay) =>
              waistCm === undefined ? undefined : formatWaist(cm(waistCm), units.waist),
          ] as const,
        ]
      : []),
    ...(has('bodyFat')
      ? [
          [
            words.bodyFatColumn,
            ({ bodyFat }: StoredLogDay) => (bodyFat === undefined ? undefined : formatBodyFat(bodyFat)),
          ] as const,
        ]
      : []),
  ];
}

/** The names of the columns. */
export const dayColumns = (data: DayTableData): readonly string[] => [
  words.columns[0],
  ...columnsOf(data).map(([name]) => name),
];

/** The cells of some of the days. */
export function dayRows(data: DayTableData, days: readonly StoredLogDay[]): readonly (readonly string[])[] {
  const columns = columnsOf(data);
  const [first, last] = [data.days[0], data.days.at(-1)].map((day) => (day ? dayNumber(day.day) : 0));
  const isLong = isLongTime((last ?? 0) - (first ?? 0));
  return days.map((day) => {
    const number = dayNumber(day.day);
    return [dateLabel(number, isLong), ...columns.map(([, cell]) => cell(day, number) ?? words.none)];
  });
}
