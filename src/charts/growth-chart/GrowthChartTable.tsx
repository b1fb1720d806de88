import { useId } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { TableHead } from '#charts/TableHead.tsx';
import { curveLabel, growthChartWords, whenText } from './growth-chart-words.ts';
import { growthChartStyles } from './growth-chart-styles.ts';
import type { GrowthReading } from './growth-readings.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';

export interface GrowthChartTableProps {
  /** The chart's title. */
  readonly title: string;
  readonly rows: readonly GrowthReading[];
}

/** Keyboard users can read a wide table only if its container is focusable. */
const focusable = { tabIndex: 0 };

function Row({ reading }: { readonly reading: GrowthReading }) {
  const { measured, curves } = reading;
  return (
    <tr>
      <Text as="th" scope="row">
        {whenText(reading)}
      </Text>
      <Text as="td" className={measured ? growthChartStyles('measuredCell') : undefined}>
        {measured ? formatOneDecimal(measured.bmi) : growthChartWords.notMeasured}
      </Text>
      {curves.map((curve) => (
        <Text key={curveLabel(curve)} as="td">
          {formatOneDecimal(curve.bmi)}
        </Text>
      ))}
    </tr>
  );
}

/** The curves and the measurements as a table, collapsed at first. */
export function GrowthChartTable({ title, rows }: GrowthChartTableProps) {
  const id = useId();
  const names = rows[0]?.curves.map((curve) => curveLabel(curve)) ?? [];
  return (
    <details className={`${chartStyles('details')} no-print`}>
      <summary className={chartStyles('summary')}>{growthChartWords.tableTitle}</summary>
      <section className={growthChartStyles('scroll')} aria-labelledby={id} {...focusable}>
        <table className={chartStyles('table')}>
          <Text as="caption" id={id} className="visually-hidden">
            {title}
          </Text>
          <TableHead columns={[growthChartWords.ageColumn, growthChartWords.bmiAxis, ...names]} />
          <tbody>
            {rows.map((reading) => (
              <Row key={reading.ageMonths} reading={reading} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
