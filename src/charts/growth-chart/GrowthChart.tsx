import { useMemo, useRef, useState } from 'react';
import type { Gender } from '@evenscale/formulas/energy';
import { chartStyles } from '#charts/chart-styles.ts';
import { useChartRoom } from '#charts/chart-room.ts';
import { ChartCursor } from '#charts/ChartCursor.tsx';
import { ReadableChart } from '#charts/ReadableChart.tsx';
import {
  chartName,
  chartTitle,
  curveTexts,
  growthChartWords,
  measuredText,
  readingText,
  whenText,
} from './growth-chart-words.ts';
import { growthChartStyles as styles } from './growth-chart-styles.ts';
import { STEP_MONTHS, buildGrowthCurves, hasMoreAges } from './growth-curves.ts';
import type { ChartSpan, GrowthMeasurement, GrowthView } from './growth-curves.ts';
import { buildGrowthPlot } from './growth-plot.ts';
import { agesOfTable, agesToRead, readingAt, type GrowthReading } from './growth-readings.ts';
import { GrowthChartPicture } from './GrowthChartPicture.tsx';
import { GrowthChartTable } from './GrowthChartTable.tsx';
import { Button } from '#ui/Button.tsx';
import { formatOneDecimal } from '#ui/text/format.ts';
import { Text } from '#ui/text/Text.tsx';

export interface GrowthChartProps {
  readonly gender: Gender;
  /** One child's measurements, in any order, each at an age that the charts cover. The newest is read first. */
  readonly measurements: readonly GrowthMeasurement[];
}

/** How many months Page Up and Page Down move. */
const PAGE_MONTHS = 12;
/** In rem. */
const DOT = { onCurve: 0.16, earlier: 0.3, newest: 0.42 } as const;

function Reading({ reading }: { readonly reading: GrowthReading }) {
  return (
    <div className={chartStyles('reading')}>
      <Text as="span" className={styles('child')}>
        {whenText(reading)}
      </Text>
      <Text as="span" className={styles('where')}>
        {measuredText(reading)}
      </Text>
      <ul className={styles('values')} translate="no">
        {curveTexts(reading).map((text) => (
          <Text key={text} as="li">
            {text}
          </Text>
        ))}
      </ul>
    </div>
  );
}

/** Everything that depends on the measurements and the visible ages, but not on the available space. */
function useReadings({ gender, measurements, span }: GrowthView) {
  return useMemo(() => {
    const view = { gender, measurements, span };
    const curves = buildGrowthCurves(gender, measurements, span);
    const ages = agesToRead(curves, measurements);
    const readings = ages.map((age) => readingAt(view, age, curves));
    const inTable = new Set(agesOfTable(ages, view));
    return {
      readings,
      newest: readings.findLast(({ measured }) => measured !== null) ?? null,
      rows: readings.filter(({ ageMonths }) => inTable.has(ageMonths)),
    };
  }, [gender, measurements, span]);
}

/**
 * BMI for age: the CDC percentile curves and one child's measurements. Pointer, touch and keys move a cursor that reads
 * the curves at any age.
 */
export function GrowthChart({ gender, measurements: given }: GrowthChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useChartRoom(box);
  const [span, setSpan] = useState<ChartSpan>('near');
  const [readAge, setReadAge] = useState<number | null>(null);
  const measurements = useMemo(
    () => given.toSorted((one, other) => one.ageMonths - other.ageMonths),
    [given],
  );
  const plot = useMemo(
    () => buildGrowthPlot({ gender, measurements, span }, room),
    [gender, measurements, span, room],
  );
  const { readings, newest, rows } = useReadings({ gender, measurements, span });
  const wanted = readAge ?? newest?.ageMonths ?? 0;
  const index = Math.max(
    0,
    readings.findLastIndex(({ ageMonths }) => ageMonths <= wanted),
  );
  const reading = readings[index];
  if (!reading) return null;
  const { measured } = reading;
  const x = plot.x(reading.ageMonths);
  const isNear = span === 'near';
  const isAbove = reading.curves.some(({ kind }) => kind === 'percentOfP95');
  return (
    <div className={chartStyles('chart')}>
      <Reading reading={reading} />
      <ReadableChart
        box={box}
        size={plot}
        name={chartName(gender, newest)}
        words={growthChartWords}
        stops={readings.map(({ ageMonths }) => plot.x(ageMonths))}
        index={index}
        reading={readingText(reading)}
        page={PAGE_MONTHS / STEP_MONTHS[span]}
        onRead={(place) => setReadAge(readings[place]?.ageMonths ?? null)}
      >
        <GrowthChartPicture plot={plot} hasLine={measurements.length > 1} />
        {reading.curves.map(({ bmi }, place) => (
          <circle
            key={place}
            className={styles('onCurve')}
            cx={x}
            cy={plot.y(bmi)}
            r={DOT.onCurve * room.rem}
          />
        ))}
        <ChartCursor
          x={x}
          plot={plot}
          rem={room.rem}
          value={measured && { y: plot.y(measured.bmi), text: formatOneDecimal(measured.bmi) }}
        />
        {measurements.map(({ ageMonths, bmi }, place) => (
          <circle
            key={place}
            className={styles('dot')}
            cx={plot.x(ageMonths)}
            cy={plot.y(bmi)}
            r={(place < measurements.length - 1 ? DOT.earlier : DOT.newest) * room.rem}
          />
        ))}
      </ReadableChart>
      {isAbove ? <p className={chartStyles('hint')}>{growthChartWords.aboveExplained}</p> : null}
      {hasMoreAges(measurements) ? (
        <div className="no-print">
          <Button kind="secondary" onPress={() => setSpan(isNear ? 'whole' : 'near')}>
            <Text as="span">{isNear ? growthChartWords.showWhole : growthChartWords.showNear}</Text>
          </Button>
        </div>
      ) : null}
      <GrowthChartTable title={chartTitle(gender)} rows={rows} />
    </div>
  );
}
