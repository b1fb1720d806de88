import { useMemo, type ReactNode } from 'react';
import { Curve } from '#charts/curve/Curve.tsx';
import type { CurvePlot } from '#charts/curve/curve-plot.ts';
import { pictureOfLog, type ExpectedDay } from '#charts/curve/curve-picture.ts';
import { curveTexts, expectedNames } from '#charts/curve/curve-label-words.ts';
import type { LogTrend } from '#charts/curve/log-trend.ts';
import type { EnergyUnit, WeightUnit } from '@evenscale/formulas/units';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { logPartStyles as styles } from '#calculators/log/log-part-styles.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import type { StoredLogDay } from '#person/log/parse-log.ts';
import { earlyMeaning, earlySentence } from '#tools/log/early-words.ts';
import { startOf, trendNews } from '#tools/log/trend-news.ts';
import { Text } from '#ui/text/Text.tsx';
import { withUnbrokenUnits } from '#ui/text/unbroken.ts';
import { DayTable } from './DayTable.tsx';
import type { PlanToday } from '#person/plan/plan-today.ts';
import { shownValue } from '#person/policy.ts';
import {
  besideTold,
  curveName,
  leftOutText,
  planStops,
  trendReadings,
  trendSentences,
  trendStops,
  trendWords as words,
} from './trend-words.ts';

export interface TrendCurveProps {
  readonly log: LogTrend;
  /** The days of the curve, with all that they have. */
  readonly days: readonly StoredLogDay[];
  readonly waistUnit?: WaistInput;
  /** Today on the shown plan, and the plan’s course from the first day shown on. */
  readonly now: PlanToday | null;
  readonly course: readonly ExpectedDay[];
  readonly unit: WeightUnit;
  readonly energyUnit: EnergyUnit;
  /** True if only the trend is shown. */
  readonly isWeightHidden: boolean;
  /** A dot or two, which are no curve yet. */
  readonly isTooShort?: boolean;
  readonly today: string;
  /** `theirs` for a reader of somebody else's log. */
  readonly whose?: 'yours' | 'theirs';
  /** A warning that comes before what the trend did: the change isn’t good news then. */
  readonly warning?: string | undefined;
  /** Follows the drawing. */
  readonly below?: ((plot: CurvePlot, rem: number) => ReactNode) | undefined;
}

/** How many stops Page Up and Page Down move. */
const PAGE = 7;

/** The longest value of what was eaten, as in 2,400 and 10,000; it has the curve's axis. */
const ENERGY_LENGTH = { kcal: 5, kJ: 6 } as const;

const NOTHING: readonly never[] = [];

/** The calories of a plan, as a week’s mean; `null` for those that this person may not see, in the drawing as elsewhere. */
function intakeText(now: PlanToday | null, unit: EnergyUnit): string | null {
  const intake = now?.kind === 'underWay' ? shownValue(now.mean) : null;
  return intake === null ? null : formatEnergy(intake, unit);
}

/** Everything that is drawn; with hidden weights, only the trend. */
function useDrawn(props: TrendCurveProps) {
  const { log, now, course, unit, energyUnit, isWeightHidden, whose, today: day } = props;
  const valueRoom = props.below ? ENERGY_LENGTH[energyUnit] : 0;
  return useMemo(() => {
    const shown = isWeightHidden ? { ...log, points: NOTHING, leftOut: NOTHING } : log;
    const beside = isWeightHidden ? NOTHING : course;
    const today = dayNumber(day);
    const goalDay = now?.kind === 'underWay' ? today - now.day + now.days : undefined;
    const picture = pictureOfLog(shown, beside, today, goalDay);
    if (!picture) return null;
    const expected = expectedNames.plan(intakeText(now, energyUnit));
    const readings = trendReadings(shown, beside);
    const last = readings.at(-1)?.day;
    const lived = trendStops(readings, unit, isWeightHidden);
    const ahead = planStops(
      beside.filter((expectedDay) => expectedDay.day > (last ?? -Infinity)),
      unit,
    );
    const hasPlan = beside.length > 0;
    const name = curveName(readings, last === undefined ? ahead : lived, unit, hasPlan);
    const trendName = whose === 'theirs' ? words.trendName : undefined;
    const texts = curveTexts(picture, unit, { expected, today, trendName, isWeightHidden });
    const stops = [...lived, ...ahead];
    return {
      picture,
      texts: { ...texts, valueRoom },
      readings,
      stops,
      firstRead: last ?? Infinity,
      hasPlan,
      name,
    };
  }, [log, now, course, unit, energyUnit, isWeightHidden, whose, day, valueRoom]);
}

type Drawn = NonNullable<ReturnType<typeof useDrawn>>;

/** What the curve says, in words: of a plan that is followed, since it began. */
function Sentences({ readings, ...props }: TrendCurveProps & Pick<Drawn, 'readings'>) {
  const { log, now, unit, isWeightHidden, today, warning } = props;
  const news = useMemo(() => trendNews(log, startOf(now), dayNumber(today)), [log, now, today]);
  const [told, ...rest] = trendSentences(news, now, unit, isWeightHidden);
  const last = readings.at(-1);
  const sentences =
    besideTold(news, now, unit) === null
      ? [told, ...rest, earlySentence(last, now, unit, isWeightHidden)]
      : [told, earlyMeaning(last, now, unit), ...rest];
  const [first, ...others] = [warning, ...sentences]
    .filter((text) => text !== undefined && text !== null)
    .map(withUnbrokenUnits);
  if (first === undefined) return null;
  return (
    <div>
      <Text as="p" className={styles('sentence')}>
        {first}
      </Text>
      {others.map((text) => (
        <Text key={text} as="p" className={styles('quiet')}>
          {text}
        </Text>
      ))}
    </div>
  );
}

/** The days in a table. */
function Days({ hasPlan, ...props }: TrendCurveProps & { readonly hasPlan: boolean }) {
  const { log, days, course, unit, energyUnit, waistUnit = 'cm', isWeightHidden } = props;
  return (
    <DayTable
      days={days}
      trend={log.trend}
      plan={hasPlan ? course : NOTHING}
      units={{ weight: unit, energy: energyUnit, waist: waistUnit }}
      isWeightHidden={isWeightHidden}
    />
  );
}

/**
 * A log's weigh-ins, its trend, and a plan with its band. Pointer, touch and keys move a cursor that reads any weigh-in, and
 * any later day of the plan.
 */
export function TrendCurve(props: TrendCurveProps) {
  const { log, unit, isWeightHidden } = props;
  const drawn = useDrawn(props);
  if (!drawn) return null;
  const { readings, hasPlan, ...curve } = drawn;
  return (
    <>
      <Sentences {...props} readings={readings} />
      {props.isTooShort ? (
        <Text as="p" className={`${styles('quiet')} ${styles('short')}`}>
          {words.third}
        </Text>
      ) : (
        <Curve {...curve} unit={unit} words={words} page={PAGE} below={props.below} />
      )}
      {log.leftOut.length > 0 && !isWeightHidden ? (
        <Text as="p" className={`${styles('quiet')} no-print`}>
          {withUnbrokenUnits(leftOutText(log.leftOut, unit))}
        </Text>
      ) : null}
      {log.perPoint > 1 ? (
        <Text as="p" className={styles('quiet')}>
          {words.perPoint(log.perPoint)}
        </Text>
      ) : null}
      {readings.length > 0 ? <Days {...props} hasPlan={hasPlan} /> : null}
    </>
  );
}
