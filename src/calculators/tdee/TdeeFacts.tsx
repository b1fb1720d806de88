import { TDEE_BMI_BANDS, TDEE_BMI_SCALE } from '@evenscale/formulas/bmi';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import { backgroundScale, GENERAL_SCALE, olderScale } from '#person/answer/general-scale.ts';
import { bodyFatWords } from '#person/fields/body-fat-words.ts';
import { levelName } from '#person/fields/entry-words.ts';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { energyFigure } from '#person/energy/format-energy.ts';
import { olderRangeParts } from '#person/older-range-words.ts';
import { highBmiParts, highBmiText } from '#person/policy/high-bmi-words.ts';
import { withheldText } from '#person/policy-words.ts';
import { formatOneDecimal } from '#ui/text/format.ts';
import { Result } from '#ui/Result.tsx';
import { shownBmiOf } from '#person/shown-bmi.ts';
import type { TdeeReport } from '#tools/tdee/report.ts';
import {
  barSentence,
  bodyFatRemark,
  detailWords,
  leanMassSentence,
  neighborSentence,
  marginSentence,
} from '#tools/tdee/detail-words.ts';
import { tdeeDetailsStyles as styles } from './tdee-details-styles.ts';
import { Text } from '#ui/text/Text.tsx';

const LABELS = TDEE_BMI_SCALE.labels.map((value) => ({ value, text: String(value) }));

function BodyFat({ figure }: Pick<TdeeReport['bodyFat'], 'figure'>) {
  if (figure.status === 'withheld')
    return (
      <Result name="bodyFatPercentage" className={styles('word')}>
        {withheldText[figure.reason]}
      </Result>
    );
  return (
    <Result name="bodyFatPercentage" value={figure.value} unit="%">
      {formatOneDecimal(figure.value)}
    </Result>
  );
}

/** BMR, BMI with its category, and body fat, side by side. */
function Tiles({ report }: { report: TdeeReport }) {
  const { band, bodyFat } = report;
  const unit = useEnergyUnit();
  return (
    <dl className={styles('tiles')}>
      <div>
        <dt>{detailWords.bmr}</dt>
        <dd>
          <Result name="bmr" value={report.bmr} unit={unit}>
            {energyFigure(report.bmr, unit)}
          </Result>
        </dd>
      </div>
      <div>
        <dt>{detailWords.bmi}</dt>
        <dd>
          <Result name="bmi" value={report.bmi}>
            {shownBmiOf(report)}
          </Result>
          {band ? (
            <Result name="bmiCategory" className={styles('word')}>
              {band.label}
            </Result>
          ) : null}
          {report.olderRange || report.background ? (
            <span className={styles('word')}>{GENERAL_SCALE}</span>
          ) : null}
        </dd>
      </div>
      <div>
        <Text as="dt">{bodyFat.isEstimated ? detailWords.bodyFatEstimated : detailWords.bodyFatEntered}</Text>
        <dd>
          <BodyFat figure={bodyFat.figure} />
        </dd>
      </div>
    </dl>
  );
}

/** BMI on its scale; for adults only. */
function BmiBar({ report }: { report: TdeeReport }) {
  const { band } = report;
  if (!band) return null;
  const shown = shownBmiOf(report);
  const scale = report.olderRange
    ? olderScale(report.bmi, shown, TDEE_BMI_SCALE)
    : {
        labels: LABELS,
        bands: TDEE_BMI_BANDS,
        current: band.key,
        ...backgroundScale(report.background, barSentence(band, shown)),
      };
  return (
    <div>
      <h4 className={styles('small')}>{detailWords.barTitle}</h4>
      <BandScale
        min={TDEE_BMI_SCALE.min}
        max={TDEE_BMI_SCALE.max}
        position={report.position}
        shownValue={shown}
        {...scale}
      />
      {report.olderRange ? (
        <Text as="p" className={styles('note')}>
          {olderRangeParts(report.olderRange, report.isInOlderRange)}
        </Text>
      ) : null}
    </div>
  );
}

/** What another activity level would change. */
function Neighbors({ report }: { report: TdeeReport }) {
  const unit = useEnergyUnit();
  return (
    <div className={styles('quiet')}>
      <h4 className={styles('small')}>{detailWords.neighborsTitle}</h4>
      <ul className={styles('list')}>
        {report.neighbors.map((neighbor) => (
          <Text key={neighbor.level} as="li">
            {neighborSentence(neighbor, levelName(neighbor.level), unit)}
          </Text>
        ))}
      </ul>
    </div>
  );
}

/** What the tiles leave out: how accurate the answer and the body fat are, other activity levels, and the BMI on its scale. */
function InDetail({ report }: { report: TdeeReport }) {
  const margin = marginSentence(report);
  return (
    <details className={styles('extremes')}>
      <Text as="summary">{detailWords.inDetail}</Text>
      <div className={styles('inDetail')}>
        {margin === null ? null : (
          <Text as="p" className={styles('note')}>
            {margin}
          </Text>
        )}
        {report.isOutsideRange || report.neighbors.length === 0 ? null : <Neighbors report={report} />}
        <Text as="p" className={styles('note')}>
          {`${bodyFatWords.name}: ${bodyFatRemark(report.bodyFat)}`}
        </Text>
        <BmiBar report={report} />
      </div>
    </details>
  );
}

/** The body figures in tiles, what they mean for the person, and the rest in a fold. */
export function MoreNumbers({ report }: { report: TdeeReport }) {
  const lean = leanMassSentence(report);
  const high = highBmiText(report);
  return (
    <section className={styles('more')} aria-labelledby="more-numbers-title">
      <h3 id="more-numbers-title" className={styles('small')}>
        {detailWords.moreTitle}
      </h3>
      <Tiles report={report} />
      {lean === null ? null : <Text as="p">{lean}</Text>}
      {high === null ? null : (
        <Text as="p" className={styles('note')}>
          {highBmiParts(high)}
        </Text>
      )}
      <InDetail report={report} />
    </section>
  );
}
