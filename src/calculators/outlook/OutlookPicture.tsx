import { paths } from '#config/paths.ts';
import { formatDay } from '#calculators/shared/format-curve.ts';
import { Result } from '#calculators/shared/Result.tsx';
import { chartWords, marksOf } from '#calculators/shared/weight-chart-words.ts';
import type { CurveView } from '#calculators/shared/weight-chart-words.ts';
import type { WeightCurve } from '#calculators/shared/weight-curve.ts';
import { WeightChart } from '#calculators/shared/WeightChart.tsx';
import { WeightChartMilestones, WeightChartTable } from '#calculators/shared/WeightChartFacts.tsx';
import type { Horizon } from './outlook-form.ts';
import type { ShownOutlook } from './outlook-report.ts';
import { outlookStyles as styles } from './outlook-styles.ts';
import { outlookSentence, outlookWords, pictureName } from './outlook-words.ts';
import type { Piece } from './outlook-words.ts';

export interface OutlookPictureProps {
  readonly shown: ShownOutlook;
  readonly horizon: Horizon;
  readonly view: CurveView;
}

function Sentence({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p className={styles('sentence')} role="status">
      {pieces.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <Result key={piece.name} name={piece.name} value={piece.value} className={styles('figure')}>
            {piece.text}
          </Result>
        ),
      )}
    </p>
  );
}

/** What must stand beside every such picture. */
function Caveats({ direction }: Pick<WeightCurve, 'direction'>) {
  return (
    <ul className={styles('caveats')}>
      <li>
        <strong>{outlookWords.assumes}</strong> <a href={paths.calorieDeficitGuide}>{outlookWords.why}</a>.
      </li>
      <li>{chartWords.bandExplained}</li>
      {direction === 'level' ? null : <li>{outlookWords.water[direction]}</li>}
      {direction === 'gaining' ? <li>{outlookWords.muscle}</li> : null}
      <li>
        {outlookWords.notForYou}{' '}
        <a href={`${paths.bmiInformation}#who-should-read-it-differently`}>{outlookWords.notForYouLink}</a>.
      </li>
    </ul>
  );
}

/** The sentence, the curve, its days by name, what to keep in mind, and the table. */
export function OutlookPicture({ shown, horizon, view }: OutlookPictureProps) {
  const { curve } = shown;
  const pieces = outlookSentence(shown, horizon, view);
  const lastDay = curve.days.length - 1;
  return (
    <>
      <Sentence pieces={pieces} />
      <WeightChart curve={curve} view={view} name={pictureName(shown, view)} />
      {curve.endsEarly === null ? null : (
        <p className={styles('ends')}>{outlookWords.endsEarly(formatDay(view.startDate, lastDay))}</p>
      )}
      <div className={styles('facts')}>
        <WeightChartMilestones marks={marksOf(curve.milestones, view.unit)} view={view} />
        <Caveats direction={curve.direction} />
      </div>
      <WeightChartTable curve={curve} view={view} />
    </>
  );
}
