import {
  CATEGORY_PERCENTILES,
  childBmiBands,
  CHILD_AGE_LIMITS,
  type ChildBmi,
} from '@evenscale/formulas/growth';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import { bandScaleStyles } from '#charts/band-scale/band-scale-styles.ts';
import { bandRange } from '#charts/growth-chart/growth-chart-words.ts';
import { showPercentile } from '#person/child/format-percentile.ts';
import { gaugeSentence, gaugeText } from '#tools/child-bmi/words.ts';

const STARTS = [0, ...Object.values(CATEGORY_PERCENTILES)];

/** CDC's categories on a scale of percentiles; the classes of obesity are one band. */
const BANDS = childBmiBands('male', CHILD_AGE_LIMITS.from)
  .slice(0, STARTS.length)
  .map((band, index) => ({ ...band, from: STARTS[index] ?? 0 }));

const LABELS = [5, 25, 50, 75, 85, 95].map((value) => ({ value, text: String(value) }));

export interface PercentileGaugeProps {
  readonly figures: ChildBmi;
  readonly className: string | undefined;
}

/** The percentile among 100 children. Only the child's own band has a color, since no color may judge. */
export function PercentileGauge({ figures, className }: PercentileGaugeProps) {
  const { percentile } = figures;
  const current = BANDS.findLast(({ from }) => percentile >= from)?.key ?? '';
  return (
    <div className={`${className ?? ''} no-print`}>
      <BandScale
        min={0}
        max={100}
        step={5}
        labels={LABELS}
        bands={BANDS}
        toneOf={(key) => bandScaleStyles(key === current ? 'own' : 'other')}
        rangeOf={(index) => bandRange(BANDS[index]?.key ?? 'obesity')}
        current={current}
        position={percentile}
        shownValue={gaugeText(showPercentile(figures))}
        sentence={gaugeSentence(figures)}
      />
    </div>
  );
}
