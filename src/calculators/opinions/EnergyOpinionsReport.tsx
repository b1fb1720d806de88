import { paths } from '#config/paths.ts';
import { formatKcal } from '#calculators/shared/format.ts';
import { Result } from '#calculators/shared/Result.tsx';
import { DotPlot } from '#ui/chart/DotPlot.tsx';
import type { DotPlotRow } from '#ui/chart/DotPlot.tsx';
import type { Estimate } from './energy-answers.ts';
import { EnergyTable } from './EnergyTable.tsx';
import type { AbsentOpinion, EnergyOpinions, GivenOpinion, ShownEnergyOpinions } from './energy-opinions.ts';
import {
  absenceText,
  energyWords,
  methodNames,
  plotSentence,
  spreadText,
  usedText,
} from './energy-opinions-words.ts';
import { opinionStyles as styles } from './opinion-styles.ts';

function rowOf({ method, isUsed }: GivenOpinion, { value, range }: Estimate): DotPlotRow {
  return {
    key: method,
    label: methodNames[method],
    figure: formatKcal(value),
    mark: { kind: 'dot', value, whisker: range },
    isMain: isUsed,
  };
}

function EnergyPlot({ title, rows }: { title: string; rows: readonly DotPlotRow[] }) {
  return <DotPlot title={title} alt={plotSentence(title, rows)} rows={rows} format={formatKcal} />;
}

/** The methods without a figure, by their reason. */
function Absences({ absent }: { absent: readonly AbsentOpinion[] }) {
  const reasons = [...new Set(absent.map(({ reason }) => reason))];
  return reasons.map((reason) => (
    <p key={reason} className={styles('quiet')}>
      {absenceText(
        absent.filter((opinion) => opinion.reason === reason).map(({ method }) => method),
        reason,
      )}
    </p>
  ));
}

function ShownOpinions({ report }: { report: ShownEnergyOpinions }) {
  const { given, used, spread, absent } = report;
  const days = given.map((opinion) => rowOf(opinion, opinion.day));
  const rests = given.flatMap((opinion) => (opinion.resting ? [rowOf(opinion, opinion.resting)] : []));
  return (
    <>
      <div className={styles('lead')} role="status">
        <p className={styles('headline')}>
          <Result name="opinion.energy.spread" value={spread} className={styles('figure')}>
            {formatKcal(spread)}
          </Result>{' '}
          {energyWords.spreadUnit}
        </p>
        <p>{spreadText(report)}</p>
        <p className={styles('quiet')}>{usedText(used.method)}</p>
      </div>
      <div className={styles('plots')}>
        <div className={styles('stack')}>
          <EnergyPlot title={energyWords.day} rows={days} />
          <EnergyPlot title={energyWords.rest} rows={rests} />
          <p className={styles('quiet')}>{energyWords.caption}</p>
        </div>
        <div className={styles('stack')}>
          <EnergyTable report={report} />
          <Absences absent={absent} />
        </div>
      </div>
      <p className={styles('quiet')}>
        {energyWords.pregnancy} <a href={`${paths.methodology}#other-energy`}>{energyWords.sources}</a>
      </p>
    </>
  );
}

/** The second opinions on energy, or why there are none. */
export function EnergyOpinionsReport({ report }: { report: EnergyOpinions }) {
  return (
    <div className={styles('part')}>
      {report.status === 'shown' ? <ShownOpinions report={report} /> : <p>{energyWords[report.status]}</p>}
    </div>
  );
}
