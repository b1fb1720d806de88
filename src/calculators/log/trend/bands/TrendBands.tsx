import { useMemo } from 'react';
import { chartStyles } from '#charts/chart-styles.ts';
import { textWidth } from '#charts/label-box.ts';
import { VALUE_GAP, ValueAxis } from '#charts/ValueAxis.tsx';
import type { CurvePlot } from '#charts/curve/curve-plot.ts';
import { cm, type EnergyUnit, type WeightUnit } from '@evenscale/formulas/units';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import { energyFigure, energyIn } from '#person/energy/format-energy.ts';
import { dayWithNumber } from '#person/log/local-day.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { formatBodyFat, formatWaist, waistAmount } from '#person/waist/format-waist.ts';
import type { BodyChange } from '#tools/log/body-change.ts';
import { formatIsoDay } from '#ui/text/format-date.ts';
import { Text } from '#ui/text/Text.tsx';
import { buildBands, type BandData, type Measured } from './band-data.ts';
import { buildBandPlot, type BandPart } from './band-plot.ts';
import { bandWords as words, bodyChangeText } from './band-words.ts';

/** How a log's amounts are shown. */
export interface BandUnits {
  readonly weight: WeightUnit;
  readonly energy: EnergyUnit;
  readonly waist: WaistInput;
}

interface TrendBandsProps {
  /** The days shown. */
  readonly days: readonly StoredLogDay[];
  readonly units: BandUnits;
  readonly change: BodyChange | null;
  /** Of the curve above: its days, and its width. */
  readonly plot: Pick<CurvePlot, 'x' | 'left' | 'right' | 'width'>;
  readonly rem: number;
}

/** A band before it has a place: what it is, its newest value, and its parts in the amounts that are shown. */
interface Band {
  readonly name: keyof BandData;
  readonly title: string;
  readonly last: string;
  readonly parts: readonly BandPart[];
  readonly leastSpan: number;
}

const LEAST_SPANS = {
  energy: { kcal: 400, kJ: 1500 },
  waist: { cm: 4, in: 2 },
  bodyFat: 4,
} as const;

const dayText = (day: number): string => formatIsoDay(dayWithNumber(day));

function eatenBand({ eaten: { means, weeks } }: BandData, unit: EnergyUnit): Band | null {
  const last = means.at(-1);
  if (!last) return null;
  const lastText = weeks === 1 ? words.lastMean : words.lastMeans;
  return {
    name: 'eaten',
    title: words.eaten(weeks, unit),
    last: lastText(energyFigure(last.mean, unit), dayText(last.from), last.days),
    parts: means.map(({ from, to, mean }) => ({ from, to, amount: energyIn(mean, unit) })),
    leastSpan: LEAST_SPANS.energy[unit],
  };
}

function measuredBand(
  name: 'waist' | 'bodyFat',
  measured: readonly Measured[],
  unit: WaistInput,
): Band | null {
  const last = measured.at(-1);
  if (!last) return null;
  const isWaist = name === 'waist';
  const amountOf = (value: number): number => (isWaist ? waistAmount(cm(value), unit) : value);
  const text = isWaist ? formatWaist(cm(last.value), unit) : formatBodyFat(last.value);
  return {
    name,
    title: isWaist ? words.waist(unit) : words.bodyFat,
    last: words.last(text, dayText(last.day)),
    parts: measured.map(({ day, value }) => ({ from: day, to: day, amount: amountOf(value) })),
    leastSpan: isWaist ? LEAST_SPANS.waist[unit] : LEAST_SPANS.bodyFat,
  };
}

interface StripProps extends Pick<TrendBandsProps, 'plot' | 'rem'> {
  readonly band: Band;
}

function Strip({ band: { name, title, last, parts, leastSpan }, plot, rem }: StripProps) {
  const { x, left, right, width } = plot;
  const drawn = useMemo(
    () => buildBandPlot(parts, { x, left, right, rem, leastSpan }),
    [parts, x, left, right, rem, leastSpan],
  );
  if (!drawn) return null;
  // Large text may leave no room for the values, which may be longer than the curve’s.
  const hasRoom = drawn.grid.every(({ text }) => textWidth(text, rem) + VALUE_GAP <= left);
  return (
    <div className={styles('band')} data-band={name}>
      <Text as="p" className={styles('bandTitle')}>
        {[`${title}: `, { as: 'strong', text: last }]}
      </Text>
      <svg
        className={chartStyles('svg')}
        viewBox={`0 0 ${width} ${drawn.height}`}
        role="img"
        aria-label={`${title}: ${last}`}
      >
        <g aria-hidden="true">
          <ValueAxis plot={plot} ticks={hasRoom ? drawn.grid : []} />
          {drawn.line === '' ? null : (
            <path className={styles(name === 'eaten' ? 'means' : 'measured')} d={drawn.line} />
          )}
          {drawn.dots === '' ? null : <path className={styles('measurements')} d={drawn.dots} />}
        </g>
      </svg>
    </div>
  );
}

/** What was eaten, waist and body fat, each as a quiet band with the days of the curve above. Loads where there is any. */
export function TrendBands({ days, units, change, plot, rem }: TrendBandsProps) {
  const bands = useMemo(() => {
    const data = buildBands(days);
    const all = [
      eatenBand(data, units.energy),
      measuredBand('waist', data.waist, units.waist),
      measuredBand('bodyFat', data.bodyFat, units.waist),
    ];
    return all.filter((band) => band !== null);
  }, [days, units.energy, units.waist]);
  const hasBodyFat = bands.some(({ name }) => name === 'bodyFat');
  return (
    <div className={`${styles('bands')} no-print`}>
      {bands.map((band) => (
        <Strip key={band.name} band={band} plot={plot} rem={rem} />
      ))}
      {change ? (
        <Text as="p" className={styles('text')}>
          {bodyChangeText(change, units.weight, units.waist)}
        </Text>
      ) : null}
      {hasBodyFat ? <p className={styles('quiet')}>{words.bodyFatDoubt}</p> : null}
    </div>
  );
}
