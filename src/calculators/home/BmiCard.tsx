import { HOME_BMI_BANDS, HOME_BMI_SCALE } from '@evenscale/formulas/bmi';
import { useContext } from 'react';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import { weightText } from '#person/format-weight.ts';
import { ExampleContext, Result } from '#ui/Result.tsx';
import type { HomeReport } from './home-report.ts';
import { homeWords, scaleSentence } from './home-words.ts';
import { shownBmiOf } from './shown-bmi.ts';
import figures from '#ui/Figures.module.css';
import styles from './HomeReport.module.css';

const lastLabel = HOME_BMI_SCALE.labels.at(-1);
const LABELS = HOME_BMI_SCALE.labels.map((value) => ({
  value,
  text: value === lastLabel ? `${value}+` : String(value),
}));

function IdealWeight({ report }: { report: HomeReport }) {
  const { min, max, unit } = report.idealWeightRange;
  const [least, most] = [weightText(min, unit), weightText(max, unit)];
  return (
    <div className={styles['ideal']}>
      <p className={styles['line']}>
        <span>{homeWords.idealWeight}</span>
        <strong translate="no">
          <Result name="idealWeightRange.min" value={min}>
            {least.text}
          </Result>
          {' – '}
          <Result name="idealWeightRange.max" value={max} unit={most.unit}>
            {most.text}
          </Result>
        </strong>
      </p>
      <p className={styles['basis']}>{homeWords.idealWeightBasis}</p>
    </div>
  );
}

interface AdultBmiProps {
  readonly report: HomeReport;
  readonly band: NonNullable<HomeReport['band']>;
  readonly shown: string;
}

/**
 * The scale, what the category means, and the ideal weight range: for adults only (ruling 35). The
 * scale's styles arrive with the script, so an example is shown without it.
 */
function AdultBmi({ report, band, shown }: AdultBmiProps) {
  const isExample = useContext(ExampleContext);
  return (
    <>
      {isExample ? null : (
        <BandScale
          min={HOME_BMI_SCALE.min}
          max={HOME_BMI_SCALE.max}
          labels={LABELS}
          bands={HOME_BMI_BANDS}
          current={band.key}
          position={report.position}
          shownValue={shown}
          sentence={scaleSentence(band, shown)}
        />
      )}
      <IdealWeight report={report} />
    </>
  );
}

/** BMI with its category, scale and ideal weight range. */
export function BmiCard({ report }: { report: HomeReport }) {
  const shown = shownBmiOf(report);
  const { band } = report;
  return (
    <section className={styles['part']} aria-labelledby="bmi-card">
      <div className={figures['headline']}>
        <h3 id="bmi-card" className={styles['label']}>
          {homeWords.bmiTitle}
        </h3>
        <Result name="bmi" value={report.bmi} className={figures['big']}>
          {shown}
        </Result>
        {band ? (
          <Result name="bmiCategory" className={`${styles['pill']} ${styles[band.key]}`}>
            {band.label}
          </Result>
        ) : null}
      </div>
      {band ? <AdultBmi report={report} band={band} shown={shown} /> : null}
    </section>
  );
}
