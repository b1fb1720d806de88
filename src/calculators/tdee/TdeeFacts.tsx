import { classify, TDEE_BMI_BANDS, TDEE_BMI_SCALE } from '#formulas/bmi-bands.ts';
import { bmiValue } from '#formulas/units.ts';
import { BmiScale } from '#calculators/shared/BmiScale.tsx';
import { activityLevelNames } from '#calculators/shared/entry-words.ts';
import { formatBmi, formatKcal, formatOneDecimal } from '#calculators/shared/format.ts';
import { Result } from '#calculators/shared/Result.tsx';
import type { TdeeReport } from './tdee-report.ts';
import { barSentence, bodyFatRemark, neighbourSentence, rangeSentence, tdeeWords } from './tdee-words.ts';
import figures from '#calculators/shared/Figures.module.css';
import styles from './TdeeReport.module.css';

const LABELS = TDEE_BMI_SCALE.labels.map((value) => ({ value, text: String(value) }));

/** TDEE across the room, with the honest range around it. */
export function TdeeHeadline({ report }: { report: TdeeReport }) {
  if (report.tdee.status === 'withheld') {
    return (
      <p>
        <Result name="tdee">{tdeeWords.noFigure}</Result>. {tdeeWords.outsideRange}
      </p>
    );
  }
  return (
    <>
      <p className={figures['headline']}>
        <Result name="tdee" value={report.tdee.value} className={figures['big']}>
          {formatKcal(report.tdee.value)}
        </Result>{' '}
        <span className={styles['quiet']}>{tdeeWords.tdeeLine}</span>
      </p>
      <p className={styles['quiet']}>{rangeSentence(report.range)}</p>
    </>
  );
}

function BodyFatRow({ bodyFat }: Pick<TdeeReport, 'bodyFat'>) {
  return (
    <div className={figures['row']}>
      <dt>{bodyFat.isEstimated ? tdeeWords.bodyFatEstimated : tdeeWords.bodyFatEntered}</dt>
      <dd className={figures['figure']}>
        <Result name="bodyFatPercentage" value={bodyFat.value}>
          {formatOneDecimal(bodyFat.value)}
        </Result>{' '}
        %
      </dd>
      <dd className={styles['note']}>{bodyFatRemark(bodyFat)}</dd>
    </div>
  );
}

/** BMR, BMI with its bar, body fat, and what another activity level would change. */
export function TdeeFacts({ report }: { report: TdeeReport }) {
  const shownBmi = formatBmi(report.bmi, (value) => classify(TDEE_BMI_BANDS, bmiValue(value)).key);
  return (
    <>
      <dl className={figures['rows']}>
        <div className={figures['row']}>
          <dt>{tdeeWords.bmr}</dt>
          <dd className={figures['figure']}>
            <Result name="bmr" value={report.bmr}>
              {formatKcal(report.bmr)}
            </Result>{' '}
            kcal
          </dd>
        </div>
        <div className={figures['row']}>
          <dt>{tdeeWords.bmi}</dt>
          <dd className={figures['figure']}>
            <Result name="bmi" value={report.bmi}>
              {shownBmi}
            </Result>{' '}
            · <span data-result="bmiCategory">{report.band.label}</span>
          </dd>
        </div>
        <BodyFatRow bodyFat={report.bodyFat} />
      </dl>
      <BmiScale
        min={TDEE_BMI_SCALE.min}
        max={TDEE_BMI_SCALE.max}
        labels={LABELS}
        bands={TDEE_BMI_BANDS}
        current={report.band.key}
        position={report.position}
        shownValue={shownBmi}
        sentence={barSentence(report.band, shownBmi)}
      />
      {report.isOutsideRange ? null : <Neighbours report={report} />}
    </>
  );
}

function Neighbours({ report }: { report: TdeeReport }) {
  return (
    <div className={styles['quiet']}>
      <h3 className={styles['small']}>{tdeeWords.neighboursTitle}</h3>
      <ul className={styles['list']}>
        {report.neighbours.map((neighbour) => (
          <li key={neighbour.level}>
            {neighbourSentence(neighbour, shortName(activityLevelNames[neighbour.level]))}
          </li>
        ))}
      </ul>
    </div>
  );
}

// "Very active: hard exercise 6–7 days a week" → "Very active".
function shortName(name: string): string {
  return name.split(':')[0] ?? name;
}
