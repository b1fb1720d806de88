import { chartStyles } from '#charts/chart-styles.ts';
import { TableHead } from '#charts/TableHead.tsx';
import type { Kilograms, WeightUnit } from '@evenscale/formulas/units';
import { formatWeight } from '#person/format-weight.ts';
import { Text } from '#ui/text/Text.tsx';
import { logTrendStyles } from './log-trend-styles.ts';
import { dayText, logTrendWords as words, type TrendReading } from './log-trend-words.ts';

/** Keyboard users can read a long table only if its container is focusable. */
const focusable = { tabIndex: 0 };

/** The most rows in the table; the chart has all days. */
export const MOST_ROWS = 60;

/** Rows evenly spread over the readings, including the last one. */
export function rowsOf(readings: readonly TrendReading[]): readonly TrendReading[] {
  const step = Math.ceil(readings.length / MOST_ROWS);
  return readings.filter((_, place) => (readings.length - 1 - place) % step === 0);
}

export interface LogTrendTableProps {
  readonly readings: readonly TrendReading[];
  readonly unit: WeightUnit;
}

/** The trend as a table, collapsed at first. */
export function LogTrendTable({ readings, unit }: LogTrendTableProps) {
  const hasPlan = readings.some(({ plan }) => plan !== null);
  const columns = [words.day, words.weighed, words.trend, ...(hasPlan ? [words.plan] : [])];
  const textOf = (weight: Kilograms | null): string =>
    weight === null ? words.none : formatWeight(weight, unit);
  return (
    <details className={`${chartStyles('details')} no-print`}>
      <summary className={chartStyles('summary')}>{words.tableTitle}</summary>
      <section className={logTrendStyles('scroll')} aria-label={words.tableTitle} {...focusable}>
        <table className={chartStyles('table')}>
          <TableHead columns={columns} />
          <tbody>
            {rowsOf(readings).map(({ day, weighed, trend, plan }) => (
              <tr key={day}>
                <Text as="th" scope="row">
                  {dayText(day)}
                </Text>
                <Text as="td">{textOf(weighed)}</Text>
                <Text as="td">{textOf(trend)}</Text>
                {hasPlan ? <Text as="td">{textOf(plan)}</Text> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
