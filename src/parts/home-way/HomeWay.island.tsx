import { useDeferredValue, useMemo, useRef } from 'react';
import { paths } from '#config/paths.ts';
import { useChartRoom } from '#charts/chart-room.ts';
import { chartStyles } from '#charts/chart-styles.ts';
import { curveTexts } from '#charts/curve/curve-label-words.ts';
import { pictureOfCurve } from '#charts/curve/curve-picture.ts';
import { buildCurvePlot } from '#charts/curve/curve-plot.ts';
import { CurveDrawing } from '#charts/curve/CurveDrawing.tsx';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { CALCULATE_FRAGMENT } from '#person/entries/calculate-request.ts';
import { dayNumber } from '#person/log/local-day.ts';
import { useToday } from '#person/log/use-today.ts';
import { usePageResult } from '#person/store.ts';
import { planCurve } from '#tools/planner/plan/plan-horizon.ts';
import type { Planned } from '#tools/planner/report.ts';
import { planFor } from '#tools/planner/requested-plan.ts';
import figures from '#ui/Figures.module.css';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { lateStyles } from '#ui/late-styles.ts';
import { Result } from '#ui/Result.tsx';
import { Text } from '#ui/text/Text.tsx';
import css from './HomeWay.module.css?inline';
import { homeWayWords as words, wayName, wayTitle } from './home-way-words.ts';

const styles = lateStyles('HomeWay', css);

/** In rem: so low that the curve has neither a band nor values. */
const HEIGHT = 9.5;

/** The curve from today to the goal; what comes after it is the planner's to show. */
function Drawing({ plan }: { readonly plan: Planned }) {
  const box = useRef<HTMLSpanElement>(null);
  const room = useChartRoom(box);
  const { start, days, unit } = plan.input;
  const first = dayNumber(start);
  const drawn = useMemo(() => {
    const curve = planCurve(plan);
    const whole = pictureOfCurve(curve, { first, goalDay: days });
    if (!whole) return null;
    const picture = { ...whole, expected: whole.expected.filter(({ day }) => day <= first + days) };
    const texts = curveTexts(picture, unit, { expected: [], today: first });
    // The title has the date.
    return { picture, texts: { ...texts, ahead: [], end: texts.end.slice(1) } };
  }, [plan, first, days, unit]);
  if (!drawn) return null;
  const { rem } = room;
  const plot = buildCurvePlot(drawn.picture, drawn.texts, unit, { ...room, height: HEIGHT * rem });
  return (
    <span ref={box} className={styles('box')}>
      <svg
        className={chartStyles('svg')}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        role="img"
        aria-label={wayName(plan)}
      >
        <g aria-hidden="true">
          <CurveDrawing plot={plot} unit={unit} rem={rem} isNew={false} />
        </g>
      </svg>
    </span>
  );
}

/** The plan's title, its calories and its curve. */
function Way({ plan }: { readonly plan: Planned }) {
  const unit = useEnergyUnit();
  const { value } = plan.intake;
  return (
    <>
      <span className={styles('head')}>
        <Text as="strong">{wayTitle(plan)}</Text>
        <span className={styles('open')}>{words.open}</span>
      </span>
      <span className={figures['headline']}>
        <Result name="way.intake" value={value} className={`${figures['big']} ${styles('intake')}`}>
          {energyFigure(value, unit)}
        </Result>
        <Text as="span" className={styles('quiet')}>
          {words.aDay(unit)}
        </Text>
      </span>
      <Drawing plan={plan} />
    </>
  );
}

/**
 * The way to the nearest healthy weight, as the planner makes it; it leads there. Loads as it comes into view, and its
 * space is reserved.
 */
export const HomeWay = withFailureMessage(function HomeWay() {
  const result = useDeferredValue(usePageResult());
  const today = useToday();
  const plan = useMemo(
    () => (result && today !== '' ? planFor(result.entries, today) : undefined),
    [result, today],
  );
  if (plan === undefined) return null;
  return (
    <a className={styles('way')} href={`${paths.weightPlanner}${CALCULATE_FRAGMENT}`}>
      {plan ? (
        <Way plan={plan} />
      ) : (
        <>
          <strong>{words.none}</strong>
          <span className={styles('quiet')}>{words.noneMore}</span>
        </>
      )}
    </a>
  );
});
