import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import type { LogReport } from '#person/log/log-report.ts';
import { Text } from '#ui/text/Text.tsx';
import { sampleDrawing } from './sample-log.ts';
import { trendWords as words } from './trend-words.ts';

const DOT = 1.5;
const DRAWING = sampleDrawing(240, 80, DOT);

/** An example in place of a curve that doesn't exist yet: small and pale, as every example is. */
function Sample() {
  const { width, height, dots, trend } = DRAWING;
  return (
    <div className={`${styles('sample')} no-print`}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.sampleName}>
        {dots.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={DOT} />
        ))}
        <path d={trend} />
      </svg>
      <Text as="p" className={styles('quiet')}>
        {words.sample}
      </Text>
    </div>
  );
}

interface NoLineProps {
  readonly report: LogReport;
  /** There are weigh-ins, which are hidden. */
  readonly isHidden: boolean;
}

/** Before the first weigh-in: in an empty log an example under its own heading, and otherwise when the curve begins. */
export function NoLine({ report, isHidden }: NoLineProps) {
  const isExample = report.kind === 'empty' && !isHidden;
  return (
    <>
      <h2 id="log-trend" className={isExample ? styles('quiet') : undefined}>
        <Text as="span">{isExample ? words.exampleTitle : words.title}</Text>
      </h2>
      {isExample ? (
        <Sample />
      ) : (
        <Text as="p" className={styles('quiet')}>
          {isHidden ? words.fewHidden : words.begins}
        </Text>
      )}
    </>
  );
}
