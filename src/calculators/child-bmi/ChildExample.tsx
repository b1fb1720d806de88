import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { cm, kg, months } from '@evenscale/formulas/units';
import { Example } from '#person/answer/Example.tsx';
import { percentileText } from '#person/child/format-percentile.ts';
import figures from '#ui/Figures.module.css';
import { formatOneDecimal } from '#ui/text/format.ts';
import { buildChildBmiReport, type ShownReport } from './child-bmi-report.ts';
import { childBmiWords, comparisonText } from './child-bmi-words.ts';
import { childExampleLine } from './child-page-words.ts';
import styles from './ChildReport.module.css';

const CHILD = { gender: 'female', age: months(102), weight: kg(26), height: cm(127) } as const;

function exampleReport(): ShownReport {
  const { gender, age, weight, height } = CHILD;
  const report = buildChildBmiReport({ gender, age, bmi: bodyMassIndex(weight, height) });
  if (report.status !== 'shown') throw new RangeError('exampleReport: got no figures, expected some');
  return report;
}

/** An example of a percentile in both unit systems; static, so that it costs the page no script. */
export function ChildExample() {
  const { gender, figures: found } = exampleReport();
  const sentence = comparisonText(gender, found);
  return (
    <Example whose={childExampleLine(CHILD)}>
      <p className={styles['percentile']}>{percentileText(found)}</p>
      <p className={styles['sentence']}>{`${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`}</p>
      <dl>
        {[
          [childBmiWords.category, found.band.label],
          [childBmiWords.bmi, formatOneDecimal(found.bmi)],
          [childBmiWords.p95, formatOneDecimal(found.p95)],
        ].map(([label, figure]) => (
          <div key={label} className={figures['row']}>
            <dt>{label}</dt>
            <dd className={figures['figure']}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Example>
  );
}
