import { WAIST_TO_HEIGHT_BANDS, type WaistToHeightKey } from '@evenscale/formulas/body-composition';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import { shareOf } from '#charts/ticks.ts';
import { waistBandRange, waistRuleSentence } from '#person/waist/waist-words.ts';
import { formatRatio } from '#person/waist/format-ratio.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';

export interface WaistRuleProps {
  readonly ratio: number;
  readonly shown: string;
  readonly current: WaistToHeightKey;
}

/** Ends of the scale; a ratio outside them is drawn at the end. */
const ENDS = { min: 0.3, max: 0.7 } as const;
const LABELS = WAIST_TO_HEIGHT_BANDS.slice(1).map(({ from }) => ({ value: from, text: formatRatio(from) }));

/** The guideline's categories of waist-to-height ratio, and a pointer at the visitor's ratio. */
export function WaistRule({ ratio, shown, current }: WaistRuleProps) {
  return (
    <div className={styles('narrow')}>
      <BandScale
        {...ENDS}
        labels={LABELS}
        bands={WAIST_TO_HEIGHT_BANDS}
        toneOf={styles}
        rangeOf={waistBandRange}
        current={current}
        position={shareOf(ENDS, Math.min(ENDS.max, Math.max(ENDS.min, ratio)))}
        shownValue={shown}
        sentence={waistRuleSentence(shown, current)}
      />
    </div>
  );
}
