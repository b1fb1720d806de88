import { classify, TDEE_BMI_BANDS, TDEE_BMI_SCALE } from '#formulas/bmi/bmi-bands.ts';
import { bmiValue } from '#formulas/units.ts';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import { levelName } from '#person/fields/entry-words.ts';
import { formatBmi } from '#person/format-bmi.ts';
import { formatKcal, formatOneDecimal } from '#ui/format.ts';
import { Result } from '#ui/Result.tsx';
import type { TdeeReport } from './tdee-report.ts';
import { barSentence, bodyFatRemark, neighbourSentence, rangeSentence, tdeeWords } from './tdee-words.ts';
import figures from '#ui/Figures.module.css';
import { tdeeReportStyles as styles } from './tdee-report-styles.ts';
import { Text } from '#ui/Text.tsx';

const LABELS = TDEE_BMI_SCALE.labels.map((value) => ({ value, text: String(value) }));

/** TDEE across the room, with the honest range around it. */
export function TdeeHeadline({ report }: { report: TdeeReport }) {
  if (report.tdee.status === 'withheld') {
    return <Text as="p">{[{ name: 'tdee', text: tdeeWords.noFigure }, `. ${tdeeWords.outsideRange}`]}</Text>;
  }
  return (
    <>
      <p className={figures['headline']}>
        <Result name="tdee" value={report.tdee.value} className={figures['big']}>
          {formatKcal(report.tdee.value)}
        </Result>
        <span className={styles('quiet')}>{` ${tdeeWords.tdeeLine}`}</span>
      </p>
      <Text as="p" className={styles('quiet')}>
        {rangeSentence(report.range)}
      </Text>
    </>
  );
}

function BodyFatRow({ bodyFat }: Pick<TdeeReport, 'bodyFat'>) {
  return (
    <div className={figures['row']}>
      <Text as="dt">{bodyFat.isEstimated ? tdeeWords.bodyFatEstimated : tdeeWords.bodyFatEntered}</Text>
      <dd className={figures['figure']}>
        <Result name="bodyFatPercentage" value={bodyFat.value} unit="%">
          {formatOneDecimal(bodyFat.value)}
        </Result>
      </dd>
      <Text as="dd" className={styles('note')}>
        {bodyFatRemark(bodyFat)}
      </Text>
    </div>
  );
}

function CategoryLabel({ label }: { label: string }) {
  return (
    <>
      <span> · </span>
      <Result name="bmiCategory">{label}</Result>
    </>
  );
}

/** BMR, BMI with its bar, body fat, and what another activity level would change. */
export function TdeeFacts({ report }: { report: TdeeReport }) {
  const { band } = report;
  const shownBmi = band
    ? formatBmi(report.bmi, (value) => classify(TDEE_BMI_BANDS, bmiValue(value)).key)
    : formatOneDecimal(report.bmi);
  return (
    <>
      <dl className={figures['rows']}>
        <div className={figures['row']}>
          <dt>{tdeeWords.bmr}</dt>
          <dd className={figures['figure']}>
            <Result name="bmr" value={report.bmr} unit="kcal">
              {formatKcal(report.bmr)}
            </Result>
          </dd>
        </div>
        <div className={figures['row']}>
          <dt>{tdeeWords.bmi}</dt>
          <dd className={figures['figure']}>
            <Result name="bmi" value={report.bmi}>
              {shownBmi}
            </Result>
            {band ? <CategoryLabel label={band.label} /> : null}
          </dd>
        </div>
        <BodyFatRow bodyFat={report.bodyFat} />
      </dl>
      {band ? (
        <BandScale
          min={TDEE_BMI_SCALE.min}
          max={TDEE_BMI_SCALE.max}
          labels={LABELS}
          bands={TDEE_BMI_BANDS}
          current={band.key}
          position={report.position}
          shownValue={shownBmi}
          sentence={barSentence(band, shownBmi)}
        />
      ) : null}
      {report.isOutsideRange ? null : <Neighbours report={report} />}
    </>
  );
}

function Neighbours({ report }: { report: TdeeReport }) {
  return (
    <div className={styles('quiet')}>
      <h3 className={styles('small')}>{tdeeWords.neighboursTitle}</h3>
      <ul className={styles('list')}>
        {report.neighbours.map((neighbour) => (
          <Text key={neighbour.level} as="li">
            {neighbourSentence(neighbour, levelName(neighbour.level))}
          </Text>
        ))}
      </ul>
    </div>
  );
}
