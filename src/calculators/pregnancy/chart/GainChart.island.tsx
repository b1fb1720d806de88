import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { useChartRoom } from '#charts/chart-room.ts';
import { chartStyles } from '#charts/chart-styles.ts';
import { TableHead } from '#charts/TableHead.tsx';
import { gainRows } from '#tools/pregnancy/gain-line.ts';
import type { GainReport } from '#tools/pregnancy/report.ts';
import { formatGain, gainUnit } from '#tools/pregnancy/words.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { formatEntry } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';
import { useGain } from '#calculators/pregnancy/gain-store.ts';
import { chartName, columnsIn, gainChartWords as words } from './gain-chart-words.ts';
import { buildGainPlot } from './gain-plot.ts';
import { gainChartStyles as styles, GainPicture } from './GainPicture.tsx';

function GainTable({ report }: { readonly report: GainReport }) {
  const rows = useMemo(() => gainRows(report), [report]);
  return (
    <details className={`${chartStyles('details')} no-print`}>
      <summary className={chartStyles('summary')}>{words.tableTitle}</summary>
      <table className={chartStyles('table')}>
        <Text as="caption" className="visually-hidden">
          {words.title}
        </Text>
        <TableHead columns={columnsIn(gainUnit(report.units))} />
        <tbody>
          {rows.map(({ week, min, max }) => (
            <tr key={week}>
              <Text as="th" scope="row">
                {formatEntry(week)}
              </Text>
              <Text as="td">{formatGain(min, report.units)}</Text>
              <Text as="td">{formatGain(max, report.units)}</Text>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** On paper, in pixels: the list of when to call is on the same sheet. */
const PAPER_HEIGHT = 148;

function Chart({ report }: { readonly report: GainReport }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box);
  const plot = useMemo(
    () => buildGainPlot(report, room.height === undefined ? room : { ...room, height: PAPER_HEIGHT }),
    [report, room],
  );
  return (
    <section className={styles('card')} aria-labelledby={id}>
      <Text as="h2" id={id}>
        {words.title}
      </Text>
      <p>{words.line}</p>
      <div ref={box}>
        <svg
          className={styles('svg')}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          role="img"
          aria-label={chartName(report)}
        >
          <GainPicture plot={plot} report={report} rem={room.rem} />
        </svg>
      </div>
      <GainTable report={report} />
    </section>
  );
}

/**
 * The guideline's range over the whole pregnancy, with this week and the weight if there is one. A separate island, so
 * that the calculator's own script stays small; it loads as it comes into view.
 */
export const GainChart = withFailureMessage(function GainChart() {
  const report = useDeferredValue(useGain());
  if (!report?.figures)
    return (
      <section className={`${styles('card')} ${styles('waiting')}`}>
        <p>{words.waiting}</p>
      </section>
    );
  return <Chart report={report} />;
});
