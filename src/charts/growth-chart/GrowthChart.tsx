import { useMemo, useRef, useState } from 'react';
import type { Gender } from '@evenscale/formulas/energy';
import { chartStyles } from '#charts/chart-styles.ts';
import { useChartRoom } from '#charts/chart-room.ts';
import { ChartCursor } from '#charts/ChartCursor.tsx';
import { ReadableChart } from '#charts/ReadableChart.tsx';
import {
  aboveText,
  bandRange,
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
import { buildGrowthPlot, type GrowthPlot } from './growth-plot.ts';
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
const ON_CURVE = 0.16;

/** What is read: a measurement with its place among the curves, or the curves' values at an age. */
function Reading({ reading }: { readonly reading: GrowthReading }) {
  return (
    <p className={styles('reading')} aria-hidden="true">
      <Text as="strong">{whenText(reading)}</Text>
      {reading.measured ? (
        <Text as="span">{measuredText(reading)}</Text>
      ) : (
        curveTexts(reading).map((text) => (
          <Text key={text} as="span" translate="no">
            {text}
          </Text>
        ))
      )}
    </p>
  );
}

/** What has no room in the drawing: large text on a phone, or a measurement far above the curves. */
function BesideDrawing({
  plot,
  newest,
}: {
  readonly plot: GrowthPlot;
  readonly newest: GrowthReading | null;
}) {
  if (plot.unnamed.length === 0 && !plot.isUnlabeled) return null;
  return (
    <ul className={styles('beside')}>
      {plot.isUnlabeled && newest ? (
        <Text as="li">{`${whenText(newest)}: ${measuredText(newest)}`}</Text>
      ) : null}
      {plot.unnamed.map(({ key, name }) => (
        <li key={key}>
          <svg className={styles('swatch')} viewBox="0 0 12 12" aria-hidden="true">
            <rect className={styles(key)} width="12" height="12" rx="3" />
          </svg>
          <Text as="span">{`${name}: ${bandRange(key)}`}</Text>
        </li>
      ))}
    </ul>
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

interface CursorProps {
  readonly reading: GrowthReading;
  readonly plot: GrowthPlot;
  readonly rem: number;
}

/** The cursor with a dot on each curve, and the BMI if it was measured then. */
function Cursor({ reading: { ageMonths, curves, measured }, plot, rem }: CursorProps) {
  const x = plot.x(ageMonths);
  return (
    <>
      <ChartCursor
        x={x}
        plot={plot}
        rem={rem}
        value={measured && { y: plot.y(measured.bmi), text: formatOneDecimal(measured.bmi) }}
      />
      {measured
        ? null
        : curves.map(({ kind, value, bmi }) => (
            <circle
              key={`${kind} ${value}`}
              className={styles('onCurve')}
              cx={x}
              cy={plot.y(bmi)}
              r={ON_CURVE * rem}
            />
          ))}
    </>
  );
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
  const [isRead, setRead] = useState(false);
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
  const isNear = span === 'near';
  const above = aboveText(reading.curves);
  return (
    <div className={chartStyles('chart')}>
      <ReadableChart
        box={box}
        size={plot}
        name={chartName(gender, newest)}
        words={growthChartWords}
        stops={readings.map(({ ageMonths }) => plot.x(ageMonths))}
        index={index}
        reading={readingText(reading)}
        page={PAGE_MONTHS / STEP_MONTHS[span]}
        shown={isRead ? <Reading reading={reading} /> : null}
        onRead={(place) => {
          setReadAge(readings[place]?.ageMonths ?? null);
          setRead(true);
        }}
        onLeave={() => setRead(false)}
      >
        <GrowthChartPicture plot={plot} rem={room.rem} />
        {isRead ? <Cursor reading={reading} plot={plot} rem={room.rem} /> : null}
      </ReadableChart>
      <BesideDrawing plot={plot} newest={newest} />
      {above === null ? null : (
        <Text as="p" className={chartStyles('hint')}>
          {above}
        </Text>
      )}
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
