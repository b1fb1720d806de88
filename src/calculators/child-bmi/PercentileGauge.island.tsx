import { CATEGORY_PERCENTILES, childBmi, childBmiBands, CHILD_AGE_LIMITS } from '@evenscale/formulas/growth';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import { bandScaleStyles } from '#charts/band-scale/band-scale-styles.ts';
import { bandRange } from '#charts/growth-chart/growth-chart-words.ts';
import { childBodyMassIndex } from '#person/child/child-measurement.ts';
import { useChild } from '#person/child/child-store.ts';
import { showPercentile } from '#person/child/format-percentile.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { gaugeSentence, gaugeText } from '#tools/child-bmi/gauge-words.ts';

const STARTS = [0, ...Object.values(CATEGORY_PERCENTILES)];

/** CDC's categories on a scale of percentiles; the classes of obesity are one band. */
const BANDS = childBmiBands('male', CHILD_AGE_LIMITS.from)
  .slice(0, STARTS.length)
  .map((band, index) => ({ ...band, from: STARTS[index] ?? 0 }));

const LABELS = [5, 25, 50, 75, 85, 95].map((value) => ({ value, text: String(value) }));

/**
 * The percentile among 100 children. Only the child's own band is darker, since no color may judge. A separate
 * island, so that the calculator's own script stays small; an answer without it is complete.
 */
export const PercentileGauge = withFailureMessage(function PercentileGauge() {
  const child = useChild();
  const figures = child && childBmi(child.gender, child.age, childBodyMassIndex(child));
  if (figures?.kind !== 'covered') return null;
  const { percentile } = figures;
  const current = BANDS.findLast(({ from }) => percentile >= from)?.key ?? '';
  return (
    <BandScale
      min={0}
      max={100}
      labels={LABELS}
      bands={BANDS}
      isOneTone
      toneOf={(key) => bandScaleStyles(key === current ? 'own' : 'other')}
      rangeOf={(index) => bandRange(BANDS[index]?.key ?? 'obesity')}
      current={current}
      position={percentile}
      shownValue={gaugeText(showPercentile(figures))}
      sentence={gaugeSentence(figures)}
    />
  );
});
