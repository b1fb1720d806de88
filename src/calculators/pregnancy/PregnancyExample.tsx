import { bodyMassIndex, classify, HOME_BMI_BANDS } from '@evenscale/formulas/bmi';
import { gainRange, totalGain } from '@evenscale/formulas/pregnancy';
import { cm, kg, weeks } from '@evenscale/formulas/units';
import { Example } from '#person/answer/Example.tsx';
import { ExampleRows } from '#person/answer/ExampleRows.tsx';
import { heightInBoth, weightInBoth } from '#person/both-units.ts';
import {
  pregnancyWords,
  publishedSpanText,
  shownBmi,
  weekLabel,
  weekSpanText,
} from '#tools/pregnancy/words.ts';
import figures from '#ui/Figures.module.css';
import { formatPlural } from '#ui/text/format-plural.ts';
import { Text } from '#ui/text/Text.tsx';
import styles from './PregnancyReport.module.css';

const PERSON = { weight: kg(65), height: cm(165), week: weeks(24) };

const WEEKS = ['# week', '# weeks'] as const;

/** An example of the ranges; static, so that it needs no script. */
export function PregnancyExample() {
  const { weight, height, week } = PERSON;
  const bmi = bodyMassIndex(weight, height);
  const { key } = classify(HOME_BMI_BANDS, bmi);
  const [total, soFar] = [totalGain(key, false), gainRange(key, week, false)];
  if (!total || !soFar) return null;
  return (
    <Example
      whose={[weightInBoth(weight), heightInBoth(height), formatPlural(week, WEEKS)].join(', ')}
      more={
        <ExampleRows
          rows={[
            [weekLabel({ week, isTwins: false }), weekSpanText(soFar, { week, units: 'metric' })],
            [pregnancyWords.bmi, shownBmi(bmi)],
          ]}
        />
      }
    >
      <p className={figures['headline']}>
        <Text as="span" className={styles['range']}>
          {publishedSpanText(total.metric, 'metric')}
        </Text>
        <Text as="span">{pregnancyWords.total}</Text>
      </p>
    </Example>
  );
}
