import { fragments, paths } from '#config/paths.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { formatDay } from '#charts/curve/format-day.ts';
import { chartWords, marksOf, type CurveView } from '#charts/curve/curve-words.ts';
import type { WeightCurve } from '#charts/curve/weight-curve.ts';
import { CurveMilestones, CurveTable, OlderRangeItem } from '#charts/curve/CurveFacts.tsx';
import { expectedNames } from '#charts/curve/curve-label-words.ts';
import { ExpectedCurve } from '#charts/curve/ExpectedCurve.tsx';
import type { Horizon } from './projection-form.ts';
import type { ShownProjection } from './projection-report.ts';
import { projectionStyles as styles } from './projection-styles.ts';
import { projectionSentence, projectionWords, pictureName, type Piece } from './projection-words.ts';
import { RichText } from '#ui/text/RichText.tsx';
import { Text } from '#ui/text/Text.tsx';

const FROM_65 = `${paths.bmiInformation}#${fragments.older}`;

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
function Caveats({ curve, view }: { curve: WeightCurve; view: CurveView }) {
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
      <Text as="li">{chartWords.bandExplained(view.unit)}</Text>
      {direction === 'level' ? null : <Text as="li">{projectionWords.water[direction]}</Text>}
      {direction === 'gaining' ? <li>{projectionWords.muscle}</li> : null}
      <li>
        <RichText>{projectionWords.notForYou}</RichText>
      </li>
    </ul>
  );
}

/** The sentence, the curve, its milestones, the caveats, and the table. */
export function ProjectionChart({ shown, horizon, view }: ProjectionChartProps) {
  const { curve } = shown;
  const pieces = projectionSentence(shown, horizon, view, useEnergyUnit());
  const lastDay = curve.days.length - 1;
  return (
    <>
      <Sentence pieces={pieces} />
      <ExpectedCurve
        curve={curve}
        view={view}
        name={pictureName(shown, view)}
        expected={expectedNames.projection}
      />
      {curve.endsEarly === null ? null : (
        <Text as="p" className={styles('ends')}>
          {projectionWords.endsEarly(formatDay(view.startDate, lastDay))}
        </Text>
      )}
      <div className={styles('facts')}>
        <CurveMilestones marks={marksOf(curve.milestones, view.unit)} view={view} />
        <Caveats curve={curve} view={view} />
      </div>
      <CurveTable curve={curve} view={view} />
    </>
  );
}
