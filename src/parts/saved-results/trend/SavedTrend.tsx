import { useMemo } from 'react';
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx';
import { formatEntry, formatKcal, formatOneDecimal } from '#ui/text/format.ts';
import { POUND_STEPS } from '#charts/ticks.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { formatDate } from '#ui/text/format-date.ts';
import { stoneText, weightText } from '#person/format-weight.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { EnergySwitch } from '#person/fields/EnergySwitch.tsx';
import { energyIn } from '#person/energy/format-energy.ts';
import { measureNames, savedWords, trendNote, trendSentence } from '#parts/saved-results/saved-words.ts';
import type { SavedState } from '#parts/saved-results/saved-state.ts';
import { TrendChanges } from './TrendChanges.tsx';
import { smoothWeights } from './smooth-weights.ts';
import { extremesOf, MEASURES, pointsOf } from './trend.ts';
import type { Measure, TrendPoint } from './trend.ts';
import { TrendChart } from './TrendChart.tsx';
import styles from '#parts/saved-results/SavedResults.module.css';
import { Text } from '#ui/text/Text.tsx';

export interface SavedTrendProps {
  /** The number of saved results. */
  readonly total: number;
  readonly state: Pick<SavedState, 'trend' | 'measure' | 'unit'>;
  readonly onMeasure: (measure: Measure) => void;
  readonly onUnit: (unit: WeightUnit) => void;
}

const MEASURE_OPTIONS = MEASURES.map((value) => ({ value, label: measureNames[value] }));
const UNIT_OPTIONS = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
  { value: 'st', label: 'st' },
] as const;

/** The units of the chart. */
interface ChartUnits {
  readonly weight: WeightUnit;
  readonly energy: EnergyUnit;
}

const valueTexts: Readonly<Record<Measure, (value: number, units: ChartUnits) => string>> = {
  weight: (value, { weight }) => {
    const { text, unit: after } = weightText(value, weight);
    return after === undefined ? text : `${text} ${after}`;
  },
  bmi: (value) => formatOneDecimal(value),
  tdee: (value, { energy }) => `${formatKcal(value)} ${energy}`,
};

const tickText = (value: number): string => (value >= 1000 ? formatKcal(value) : formatEntry(value));

function sentenceOf(
  measure: Measure,
  points: readonly TrendPoint[],
  textOf: (value: number) => string,
): string | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const [low, high] = extremesOf(points);
  const at = ({ time, value }: TrendPoint) => ({ text: textOf(value), day: formatDate(new Date(time)) });
  return trendSentence(measure, {
    count: points.length,
    first: at(first),
    last: at(last),
    lowest: textOf(low),
    highest: textOf(high),
  });
}

type Shown = SavedTrendProps['state'];

/** The individual results, in the units of the chart. */
function usePoints({ trend, measure }: Shown, unit: WeightUnit, energy: EnergyUnit) {
  return useMemo(() => {
    const inKcal = trend && pointsOf(trend, measure, unit);
    if (measure !== 'tdee') return inKcal;
    return inKcal && inKcal.map(({ time, value }) => ({ time, value: energyIn(value, energy) }));
  }, [trend, measure, unit, energy]);
}

/** The smoothed weight; the other figures aren't smoothed. */
const useSmooth = ({ trend, measure }: Shown, unit: WeightUnit) =>
  useMemo(() => (trend && measure === 'weight' ? smoothWeights(trend, unit) : null), [trend, measure, unit]);

/** How a figure changed over time; nothing with one result. */
export function SavedTrend({ total, state, onMeasure, onUnit }: SavedTrendProps) {
  const { measure } = state;
  const unit = state.unit ?? 'kg';
  const energy = useEnergyUnit();
  const points = usePoints(state, unit, energy);
  const smooth = useSmooth(state, unit);
  const isInStone = measure === 'weight' && unit === 'st';
  const valueText = (value: number): string => valueTexts[measure](value, { weight: unit, energy });
  const sentence = points && sentenceOf(measure, points, valueText);
  if (total < 2) return null;
  return (
    <section className={styles['card']} aria-labelledby="saved-trend">
      <div className={styles['heading']}>
        <h2 id="saved-trend">{savedWords.chartTitle}</h2>
        <div className={`${styles['choices']} no-print`}>
          <SegmentedChoice
            legend={savedWords.measure}
            legendHidden
            options={MEASURE_OPTIONS}
            value={measure}
            onChoose={onMeasure}
          />
          <SegmentedChoice
            legend={savedWords.units}
            legendHidden
            options={UNIT_OPTIONS}
            value={unit}
            onChoose={onUnit}
          />
          <EnergySwitch />
        </div>
      </div>
      <TrendChanges points={points} precision={measure === 'tdee' ? 1 : 10} valueText={valueText} />
      <TrendChart
        points={points}
        smooth={smooth}
        sentence={sentence ?? ''}
        tickText={isInStone ? stoneText : tickText}
        steps={isInStone ? POUND_STEPS : undefined}
        valueText={valueText}
      />
      <p className={`${styles['quiet']} ${styles['sentence']}`}>
        {sentence === null ? null : <Text as="span">{sentence}</Text>}
      </p>
      <Text as="p" className={styles['quiet']}>
        {trendNote(measure)}
      </Text>
    </section>
  );
}
