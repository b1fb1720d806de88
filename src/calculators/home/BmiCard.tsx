import { HOME_BMI_BANDS, HOME_BMI_SCALE } from '@evenscale/formulas/bmi';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import type { WeightRange } from '#person/assessment.ts';
import { weightText } from '#person/format-weight.ts';
import { olderBasisParts, olderRangeLabel } from '#person/older-range-words.ts';
import { GENERAL_SCALE, olderScale } from '#person/answer/general-scale.ts';
import { Result } from '#ui/Result.tsx';
import { rangeDash } from '#ui/text/format.ts';
import { Text, type TextProps } from '#ui/text/Text.tsx';
import type { HomeReport } from '#tools/home/report.ts';
import { homeWords, scaleSentence } from '#tools/home/words.ts';
import { shownBmiOf } from '#person/shown-bmi.ts';
import figures from '#ui/Figures.module.css';
import styles from './HomeReport.module.css';

const lastLabel = HOME_BMI_SCALE.labels.at(-1);
const LABELS = HOME_BMI_SCALE.labels.map((value) => ({
  value,
  text: value === lastLabel ? `${value}+` : String(value),
}));

interface RangeProps {
  readonly name: 'idealWeightRange' | 'olderRange';
  readonly label: string;
  readonly range: WeightRange;
  readonly note?: string | undefined;
  readonly basis: TextProps['children'];
}

function Range({ name, label, range: { min, max, unit }, note, basis }: RangeProps) {
  const [least, most] = [weightText(min, unit), weightText(max, unit)];
  return (
    <div className={styles['ideal']}>
      <p className={styles['line']}>
        <span>
          <Text as="span">{label}</Text>
          {note === undefined ? null : <Text as="span" className="no-print">{` ${note}`}</Text>}
        </span>
        <strong translate="no">
          <Result name={`${name}.min`} value={min}>
            {least.text}
          </Result>
          <Text as="span">{rangeDash(least.text)}</Text>
          <Result name={`${name}.max`} value={max} unit={most.unit}>
            {most.text}
          </Result>
        </strong>
      </p>
      <Text as="p" className={styles['basis']}>
        {basis}
      </Text>
    </div>
  );
}

/** The range from 65 on, with its source, followed by the one for all adults. */
function Ranges({ report }: { report: HomeReport }) {
  return (
    <>
      {report.olderRange ? (
        <Range
          name="olderRange"
          label={olderRangeLabel}
          range={report.olderRange}
          basis={olderBasisParts(report.isInOlderRange)}
        />
      ) : null}
      <Range
        name="idealWeightRange"
        label={homeWords.idealWeight}
        range={report.idealWeightRange}
        note={report.pregnancy ? homeWords.beforePregnancy : undefined}
        basis={
          report.olderRange
            ? `${homeWords.idealWeightBasis}. ${homeWords.generalRange}`
            : homeWords.idealWeightBasis
        }
      />
    </>
  );
}

interface AdultBmiProps {
  readonly report: HomeReport;
  readonly band: NonNullable<HomeReport['band']>;
  readonly shown: string;
}

/** The scale and the ideal weight range; for adults only. */
function AdultBmi({ report, band, shown }: AdultBmiProps) {
  const scale = report.olderRange
    ? olderScale(report.bmi, shown, HOME_BMI_SCALE)
    : { labels: LABELS, bands: HOME_BMI_BANDS, current: band.key, sentence: scaleSentence(band, shown) };
  return (
    <>
      <BandScale
        min={HOME_BMI_SCALE.min}
        max={HOME_BMI_SCALE.max}
        position={report.position}
        shownValue={shown}
        {...scale}
      />
      <Ranges report={report} />
    </>
  );
}

/** The category. If the range from 65 on applies, a separate line says which scale the category is from. */
function Category({ band, isGeneral }: Pick<AdultBmiProps, 'band'> & { isGeneral: boolean }) {
  const category = (
    <Result name="bmiCategory" className={`${styles['pill']} ${isGeneral ? '' : styles[band.key]}`}>
      {band.label}
    </Result>
  );
  if (!isGeneral) return category;
  return (
    <span className={styles['general']}>
      {category}
      <Text as="span" className={styles['beside']}>
        {` ${GENERAL_SCALE}`}
      </Text>
    </span>
  );
}

/** BMI with its category, scale and ideal weight range. */
export function BmiCard({ report }: { report: HomeReport }) {
  const shown = shownBmiOf(report);
  const { band, olderRange } = report;
  return (
    <section className={`${styles['part']} ${styles['bmi']}`} aria-labelledby="bmi-card">
      <div className={figures['headline']}>
        <h3 id="bmi-card" className={styles['label']}>
          {homeWords.bmiTitle}
        </h3>
        <Result
          name="bmi"
          value={report.bmi}
          className={report.isDoctorFirst ? figures['big'] : `${figures['big']} ${figures['hero']}`}
        >
          {shown}
        </Result>
        {band ? <Category isGeneral={olderRange !== null} band={band} /> : null}
      </div>
      {band ? (
        <Deferred>
          <AdultBmi report={report} band={band} shown={shown} />
        </Deferred>
      ) : null}
    </section>
  );
}
