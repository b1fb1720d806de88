import { useMemo } from 'react';
import { fragments, paths } from '#config/paths.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatEnergy } from '#person/energy/format-energy.ts';
import { chartStyles } from '#charts/chart-styles.ts';
import { formatDay } from '#charts/curve/format-day.ts';
import { chartWords, type CurveView } from '#charts/curve/curve-words.ts';
import { CurveMilestones, CurveTable, OlderRangeItem } from '#charts/curve/CurveFacts.tsx';
import { expectedNames } from '#charts/curve/curve-label-words.ts';
import { ExpectedCurve, type ExpectedCurveProps } from '#charts/curve/ExpectedCurve.tsx';
import type { Horizon } from './projection-form.ts';
import type { ShownProjection } from './projection-report.ts';
import { projectionStyles as styles } from './projection-styles.ts';
import { isPastWater, reachesGoal } from './plan-ahead.ts';
import type { Piece } from './plan-ahead-words.ts';
import { marksOfProjection, projectionSentence, projectionWords, pictureName } from './projection-words.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { Text } from '#ui/text/Text.tsx';

const FROM_65 = `${paths.bmiInformation}#${fragments.older}`;

/** The goal in a curve, once there are days before it. */
function goalIn({ plan, curve }: ShownProjection): Pick<ExpectedCurveProps, 'goalDay'> {
  return plan && plan.goalDay > 0 && reachesGoal(plan, curve) ? { goalDay: plan.goalDay } : {};
}

export interface ProjectionChartProps {
  readonly shown: ShownProjection;
  readonly horizon: Horizon;
  readonly view: CurveView;
}

function Sentence({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p className={styles('sentence')} role="status">
      <Text as="span">
        {pieces.map((piece) =>
          typeof piece === 'string' ? piece : { ...piece, className: styles('figure') },
        )}
      </Text>
    </p>
  );
}

/** The notices that must accompany every projection chart. */
function Caveats({ shown, view }: Pick<ProjectionChartProps, 'shown' | 'view'>) {
  const { curve, plan } = shown;
  const { direction } = curve;
  return (
    <ul className={styles('caveats')}>
      <Text as="li">
        {[
          { as: 'strong', text: projectionWords.assumes },
          ' ',
          { as: 'a', href: paths.calorieDeficitGuide, text: projectionWords.why },
          '.',
        ]}
      </Text>
      <OlderRangeItem curve={curve} view={view} source={FROM_65} />
      <li>{chartWords.band}</li>
      {direction === 'level' || (plan && isPastWater(plan)) ? null : (
        <Text as="li">{projectionWords.water[direction]}</Text>
      )}
      {direction === 'gaining' ? <li>{projectionWords.muscle}</li> : null}
      <li>
        <RichText>{projectionWords.notForYou}</RichText>
      </li>
    </ul>
  );
}

/** The curve, its milestones and the caveats. */
function Drawn({ shown, view }: Pick<ProjectionChartProps, 'shown' | 'view'>) {
  const { curve, plan, intake } = shown;
  const unit = useEnergyUnit();
  const lastDay = curve.days.length - 1;
  const expected = useMemo(
    () => (plan ? expectedNames.plan(formatEnergy(intake, unit)) : expectedNames.projection),
    [plan, intake, unit],
  );
  return (
    <>
      <ExpectedCurve
        curve={curve}
        view={view}
        name={pictureName(shown, view)}
        expected={expected}
        isUnderWay={plan !== null}
        {...goalIn(shown)}
      />
      {curve.endsEarly === null ? null : (
        <Text as="p" className={styles('ends')}>
          {projectionWords.endsEarly(formatDay(view.startDate, lastDay))}
        </Text>
      )}
      <div className={styles('facts')}>
        <CurveMilestones marks={marksOfProjection(shown, view.unit)} view={view} />
        <Caveats shown={shown} view={view} />
      </div>
    </>
  );
}

/** The sentence, the curve with its notices, and the table. The line of a weight that stays says no more than the sentence. */
export function ProjectionChart({ shown, horizon, view }: ProjectionChartProps) {
  const { curve, plan } = shown;
  const unit = useEnergyUnit();
  const isFolded = curve.direction === 'level' && plan === null;
  const table = <CurveTable curve={curve} view={view} />;
  return (
    <>
      <Sentence pieces={projectionSentence(shown, horizon, view, unit)} />
      {isFolded ? (
        <div>
          <details className={chartStyles('details')}>
            <summary className={chartStyles('summary')}>{projectionWords.curve}</summary>
            <div className={styles('drawn')}>
              <Drawn shown={shown} view={view} />
            </div>
          </details>
          {table}
        </div>
      ) : (
        <>
          <Drawn shown={shown} view={view} />
          {table}
        </>
      )}
    </>
  );
}
