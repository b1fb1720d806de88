import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { CurvePlot } from '#charts/curve/curve-plot.ts';
import { isMinor } from '#calculators/log/is-minor.ts';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { isPregnancyOf } from '#person/log/pregnancy-of-log.ts';
import type { LogDetails, LogPerson, StoredLogDay } from '#person/log/parse-log.ts';
import { bodyChange } from '#tools/log/body-change.ts';
import { bandsIn } from './bands/band-data.ts';
import type { BandUnits } from './bands/TrendBands.tsx';

const TrendBands = lazy(async () => ({ default: (await import('./bands/TrendBands.tsx')).TrendBands }));

interface Options {
  readonly person: LogPerson | null;
  readonly details: LogDetails | null;
  readonly today: string;
  readonly units: BandUnits;
}

/** What follows the curve: its bands, which load if the days have any. Nobody under 18 is shown what they ate as a curve. */
export function useBands(
  days: readonly StoredLogDay[],
  { person, details, today, units }: Options,
): ((plot: CurvePlot, rem: number) => ReactNode) | undefined {
  const bands = useMemo(() => bandsIn(days), [days]);
  const change = useMemo(
    () => bodyChange(days, details, today, isPregnancyOf(person, today)),
    [days, person, details, today],
  );
  if (bands.length === 0 || isMinor(details, today)) return undefined;
  const place = bands.map((name) => <div key={name} className={styles('band')} />);
  return (plot, rem) => (
    <Suspense fallback={<div className={styles('bands')}>{place}</div>}>
      <TrendBands days={days} units={units} change={change} plot={plot} rem={rem} />
    </Suspense>
  );
}
