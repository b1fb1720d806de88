import { useDeferredValue, useMemo, useState } from 'react';
import { buildLogTrend } from '#charts/log-trend/log-trend.ts';
import { LogTrendChart } from '#charts/log-trend/LogTrendChart.tsx';
import { weighingsIn } from '@evenscale/formulas/own-maintenance';
import { weightUnitOf } from '#person/draft.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { useIsHere } from '#ui/optional-part.ts';
import { SegmentedChoice } from '#ui/SegmentedChoice.tsx';
import { dayOfLog } from '#person/log/log-report.ts';
import { changeView, useLog } from './log-state.ts';
import { logChartWords as words } from './log-words.ts';
import { logPartStyles as styles } from './log-part-styles.ts';

const SPANS = { quarter: 91, year: 365, all: Infinity } as const;
type Span = keyof typeof SPANS;

const SPAN_OPTIONS = (['quarter', 'year', 'all'] as const).map((span) => ({
  value: span,
  label: words.spans[span],
}));

/** The trend of the weight. Loads as it comes into view, and is a frame of about its size until then. */
export const LogTrend = withFailureMessage(function LogTrend() {
  const isHere = useIsHere();
  const { days, view } = useLog();
  const shownDays = useDeferredValue(days);
  const [span, setSpan] = useState<Span>('quarter');
  const weighings = useMemo(() => {
    // Only days with a weight are converted: a log may be very long.
    const weighed = (shownDays ?? []).filter(({ weightKg }) => weightKg !== undefined);
    return weighingsIn(weighed.map(dayOfLog));
  }, [shownDays]);
  const log = useMemo(() => {
    const last = weighings.at(-1)?.day ?? 0;
    return buildLogTrend(weighings, last - SPANS[span]);
  }, [weighings, span]);
  if (!isHere) return <section className={styles('card')} aria-busy="true" />;
  const isDrawn = log.trend.length > 1;
  return (
    <section className={`${styles('card')} ${styles('trend')}`} aria-labelledby="log-trend">
      <div className={styles('heading')}>
        <h2 id="log-trend">{words.title}</h2>
        {isDrawn ? (
          <div className={`${styles('spans')} no-print`}>
            <SegmentedChoice
              legend={words.span}
              legendHidden
              options={SPAN_OPTIONS}
              value={span}
              onChoose={setSpan}
            />
          </div>
        ) : null}
      </div>
      {isDrawn ? (
        <LogTrendChart log={log} unit={weightUnitOf(view)} isWeightHidden={view.isWeightHidden} />
      ) : (
        <p className={styles('quiet')}>{words.waiting}</p>
      )}
      <p className={styles('quiet')}>{words.swings}</p>
      <label className={`${styles('check')} no-print`}>
        <input
          type="checkbox"
          checked={view.isWeightHidden}
          onChange={(event) => changeView({ isWeightHidden: event.target.checked })}
        />
        <span>{words.hide}</span>
      </label>
    </section>
  );
});
