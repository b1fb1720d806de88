import { bodyMassIndex } from '@evenscale/formulas/bmi';
import { cm, kg, months } from '@evenscale/formulas/units';
import { Example } from '#person/answer/Example.tsx';
import { Text } from '#ui/text/Text.tsx';
import { percentileText } from '#person/child/format-percentile.ts';
import { buildChildBmiReport, type ShownReport } from '#tools/child-bmi/report.ts';
import { comparisonText } from '#tools/child-bmi/words.ts';
import { childExampleLine } from '#tools/child-bmi/page-words.ts';
import figures from '#ui/Figures.module.css';
import styles from './ChildReport.module.css';

const CHILD = { gender: 'female', age: months(102), weight: kg(26), height: cm(127) } as const;

function exampleReport(): ShownReport {
  const { gender, age, weight, height } = CHILD;
  const report = buildChildBmiReport({ gender, age, bmi: bodyMassIndex(weight, height) });
  if (report.status !== 'shown') throw new RangeError('exampleReport: got no figures, expected some');
  return report;
}

/** An example of a percentile in both unit systems; static, so that it needs no script. */
export function ChildExample() {
  const { gender, figures: found } = exampleReport();
  return (
    <Example
      whose={childExampleLine(CHILD)}
      more={
        <Text as="p" className={styles['quiet']}>
          {comparisonText(gender, found)}
        </Text>
      }
    >
      <p className={figures['headline']}>
        <Text as="span" className={styles['second']}>
          {found.band.label}
        </Text>
        <Text as="span" className={styles['quiet']}>
          {percentileText(found)}
        </Text>
      </p>
    </Example>
  );
}
