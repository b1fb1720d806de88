import { useMemo } from 'react';
import { buildLogTrend } from '#charts/curve/log-trend.ts';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import { dayNumber } from '#person/log/local-day.ts';
import type { LogReport } from '#person/log/log-report.ts';
import { Text } from '#ui/text/Text.tsx';
import type { DoctorPageProps } from './DoctorPage.tsx';
import { sampleWeighings } from './sample-log.ts';
import { TrendCurve } from './TrendCurve.tsx';
import { trendWords as words } from './trend-words.ts';

interface SampleProps extends Pick<DoctorPageProps, 'unit' | 'energyUnit'> {
  readonly today: string;
}

/** An example in place of a curve that doesn't exist yet; the drawing says so. */
function Sample(shown: SampleProps) {
  const { today } = shown;
  const log = useMemo(() => buildLogTrend(sampleWeighings(dayNumber(today)), -Infinity), [today]);
  const nothing = { now: null, course: [], isWeightHidden: false } as const;
  return (
    <>
      <Text as="p" className={`${styles('quiet')} no-print`}>
        {words.sample}
      </Text>
      <TrendCurve {...nothing} {...shown} log={log} whose="sample" />
    </>
  );
}

interface NoLineProps extends SampleProps {
  readonly report: LogReport;
  /** There are weigh-ins, which are hidden. */
  readonly isHidden: boolean;
}

/** Before the first weigh-in: in an empty log an example under its own heading, and otherwise when the curve begins. */
export function NoLine({ report, isHidden, ...shown }: NoLineProps) {
  const isExample = report.kind === 'empty' && !isHidden;
  return (
    <>
      <h2 id="log-trend">
        <Text as="span">{isExample ? words.exampleTitle : words.title}</Text>
      </h2>
      {isExample ? (
        <Sample {...shown} />
      ) : (
        <Text as="p" className={styles('quiet')}>
          {isHidden ? words.fewHidden : words.begins}
        </Text>
      )}
    </>
  );
}
