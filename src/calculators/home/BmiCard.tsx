import { classify, HOME_BMI_BANDS, HOME_BMI_SCALE } from '#formulas/bmi-bands.ts';
import { bmiValue } from '#formulas/units.ts';
import { BmiScale } from '#calculators/shared/BmiScale.tsx';
import { formatBmi, formatOneDecimal } from '#calculators/shared/format.ts';
import { Result } from '#calculators/shared/Result.tsx';
import type { HomeReport } from './home-report.ts';
import { bandSentences, homeWords, scaleSentence } from './home-words.ts';
import figures from '#calculators/shared/Figures.module.css';
import styles from './HomeReport.module.css';

/** BMI as the home page prints it: enough decimals for number and word to agree. */
export function shownBmiOf(report: HomeReport): string {
  return formatBmi(report.bmi, (value) => classify(HOME_BMI_BANDS, bmiValue(value)).key);
}

const lastLabel = HOME_BMI_SCALE.labels.at(-1);
const LABELS = HOME_BMI_SCALE.labels.map((value) => ({
  value,
  text: value === lastLabel ? `${value}+` : String(value),
}));

function IdealWeight({ report }: { report: HomeReport }) {
  const { min, max, unit } = report.idealWeightRange;
  return (
    <div className={styles['ideal']}>
      <p className={styles['line']}>
        <span>{homeWords.idealWeight}</span>
        <strong>
          <Result name="idealWeightRange.min" value={min}>
            {formatOneDecimal(min)}
          </Result>
          {' – '}
          <Result name="idealWeightRange.max" value={max}>
            {formatOneDecimal(max)}
          </Result>{' '}
          {unit}
        </strong>
      </p>
      <p className={styles['basis']}>{homeWords.idealWeightBasis}</p>
    </div>
  );
}

/** BMI, its class, the measuring rule and the ideal weight range. */
export function BmiCard({ report }: { report: HomeReport }) {
  const shown = shownBmiOf(report);
  const { band } = report;
  return (
    <section className={styles['card']} aria-labelledby="bmi-card">
      <h2 id="bmi-card">{homeWords.bmiTitle}</h2>
      <p className={figures['headline']}>
        <Result name="bmi" value={report.bmi} className={figures['big']}>
          {shown}
        </Result>{' '}
        <span className={`${styles['pill']} ${styles[band.key]}`} data-result="bmiCategory">
          {band.label}
        </span>
      </p>
      <BmiScale
        min={HOME_BMI_SCALE.min}
        max={HOME_BMI_SCALE.max}
        labels={LABELS}
        bands={HOME_BMI_BANDS}
        current={band.key}
        position={report.position}
        shownValue={shown}
        sentence={scaleSentence(band, shown)}
      />
      {report.isUnderAge ? null : <p className={styles['basis']}>{bandSentences[band.key]}</p>}
      <IdealWeight report={report} />
    </section>
  );
}
