import { textFiles } from '#config/paths.ts';
import { FigureTable } from '../blocks/tables/FigureTable.tsx';
import { formatShare, formatWhole } from '../format-figure.ts';
import { methodologyWords } from './methodology-words.ts';
import styles from './Methodology.module.css';
import { deviationText, quantityLabel, runTitle, toleranceText, worstOf } from './quantity-words.ts';
import type { FileReport } from '@evenscale/reference/file-report';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** A file's deviation relative to its tolerance, in a few words. */
function summary(run: FileReport): string {
  const worst = worstOf(run);
  if (worst === undefined) return methodologyWords.allSame(run.cases);
  return methodologyWords.mostOff(run.cases, deviationText(worst), formatShare(worst.share ?? 0));
}

function Run({ run }: { readonly run: FileReport }) {
  return (
    <details className={styles['run']}>
      <summary>
        <h3>{runTitle(run)}</h3>
        <span className={styles['deviation']}>{summary(run)}</span>
      </summary>
      <p>{methodologyWords.expectedFrom}</p>
      <ul>
        {run.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <FigureTable
        caption={methodologyWords.comparedIn(run.file)}
        head={methodologyWords.runColumns}
        figures={[1]}
        rows={run.quantities.map((quantity) => [
          quantityLabel(quantity.name),
          formatWhole(quantity.compared),
          toleranceText(quantity),
          deviationText(quantity),
        ])}
      />
    </details>
  );
}

/** The reference cases that this build passed, with the measured deviations. */
export function ReferenceRuns({ runs }: { readonly runs: readonly FileReport[] }) {
  const cases = total(runs.map((run) => run.cases));
  const values = total(runs.flatMap((run) => run.quantities.map((quantity) => quantity.compared)));
  return (
    <>
      <p>{methodologyWords.runs(cases, values)}</p>
      <p>{methodologyWords.rounding}</p>
      <p>
        {methodologyWords.vectors.before}
        <a href={textFiles.vectors}>{methodologyWords.vectors.file}</a>
        {methodologyWords.vectors.between}
        <a href={textFiles.vectorsSchema}>{methodologyWords.vectors.schema}</a>
        {methodologyWords.vectors.after}
      </p>
      {runs.map((run) => (
        <Run key={run.file} run={run} />
      ))}
    </>
  );
}
