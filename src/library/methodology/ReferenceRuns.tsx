import { FigureTable } from '../blocks/FigureTable.tsx';
import { formatShare, formatWhole } from '../format-figure.ts';
import styles from './Methodology.module.css';
import { deviationText, quantityLabel, runTitle, toleranceText, worstOf } from './quantity-words.ts';
import type { ReferenceRun } from './reference-runs.ts';

export interface ReferenceRunsProps {
  readonly runs: readonly ReferenceRun[];
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** How near a file came to what is allowed, in a few words. */
function summary(run: ReferenceRun): string {
  const worst = worstOf(run);
  const cases = `${formatWhole(run.cases)} cases`;
  if (worst === undefined) return `${cases}, all the same`;
  const share = formatShare(worst.share ?? 0);
  return `${cases}, at most ${deviationText(worst)} off (${share}% of what is allowed)`;
}

function Run({ run }: { readonly run: ReferenceRun }) {
  return (
    <details className={styles['run']}>
      <summary>
        <h3>{runTitle(run)}</h3>
        <span className={styles['deviation']}>{summary(run)}</span>
      </summary>
      <p>Expected figures from:</p>
      <ul>
        {run.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <FigureTable
        caption={`Compared in ${run.file}`}
        head={['Quantity', 'Values', 'Allowed', 'Largest deviation']}
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

/** The reference cases that this build was held against, with what was measured. */
export function ReferenceRuns({ runs }: ReferenceRunsProps) {
  const cases = formatWhole(total(runs.map((run) => run.cases)));
  const values = formatWhole(
    total(runs.flatMap((run) => run.quantities.map((quantity) => quantity.compared))),
  );
  return (
    <>
      <p>
        When this page was built, the formulas above were run on {cases} cases with {values} values that other
        people’s programs and printed tables give. None failed. The figures below were measured in that run;
        had one been out of bounds, there would be no page.
      </p>
      <p>
        Most deviations are the rounding of the other side: a program that prints 23.4 cannot tell 23.36 from
        23.44.
      </p>
      {runs.map((run) => (
        <Run key={run.file} run={run} />
      ))}
    </>
  );
}
