import { HOME_BMI_BANDS, HOME_BMI_SCALE } from '@evenscale/formulas/bmi';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import type { WeightRange } from '#person/assessment.ts';
import { rangeEnds } from '#person/format-weight.ts';
import { olderBasisParts, olderRangeLabel } from '#person/older-range-words.ts';
import { backgroundScale, olderScale } from '#person/answer/general-scale.ts';
import { Result } from '#ui/Result.tsx';
import { rangeDash } from '#ui/text/format.ts';
import { Text, type TextProps } from '#ui/text/Text.tsx';
import type { HomeReport } from '#tools/home/report.ts';
import { generalParts, homeWords, scaleSentence } from '#tools/home/words.ts';
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

function Range({ name, label, range, note, basis }: RangeProps) {
  const [least, most] = rangeEnds(range);
  return (
    <div className={styles['ideal']}>
      <p className={styles['line']}>
        <span>
          <Text as="span">{label}</Text>
          {note === undefined ? null : <Text as="span" className="no-print">{` ${note}`}</Text>}
        </span>
        <strong translate="no">
          <Result name={`${name}.min`} value={range.min}>
            {least.text}
          </Result>
          <Text as="span">{rangeDash(least.text)}</Text>
          <Result name={`${name}.max`} value={range.max} unit={most.unit}>
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

/** The range from 65 on with its source, and the specified category and range in a line below it. */
function OlderRanges({
  report,
  band,
  older,
}: Omit<AdultBmiProps, 'shown'> & { readonly older: WeightRange }) {
  return (
    <>
      <Range
        name="olderRange"
        label={olderRangeLabel}
        range={older}
        basis={olderBasisParts(report.isInOlderRange)}
      />
      <Text as="p" className={`${styles['ideal']} ${styles['basis']}`}>
        {generalParts(band, report.idealWeightRange)}
      </Text>
    </>
  );
}

interface AdultBmiProps {
  readonly report: HomeReport;
  readonly band: NonNullable<HomeReport['band']>;
  readonly shown: string;
}

/** The scale and the range that applies; for adults only. */
function AdultBmi({ report, band, shown }: AdultBmiProps) {
  const scale = report.olderRange
    ? olderScale(report.bmi, shown, HOME_BMI_SCALE)
    : {
        labels: LABELS,
        bands: HOME_BMI_BANDS,
        current: band.key,
        ...backgroundScale(report.background, scaleSentence(band, shown)),
      };
  return (
    <>
      <BandScale
        min={HOME_BMI_SCALE.min}
        max={HOME_BMI_SCALE.max}
        position={report.position}
        shownValue={shown}
        {...scale}
      />
      {report.olderRange ? (
        <OlderRanges report={report} band={band} older={report.olderRange} />
      ) : (
        <Range
          name="idealWeightRange"
          label={homeWords.idealWeight}
          range={report.idealWeightRange}
          note={report.pregnancy ? homeWords.beforePregnancy : undefined}
          basis={homeWords.idealWeightBasis}
        />
      )}
    </>
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
        {/* From 65 on, a line below the range for that age has it. */}
        {band && !olderRange ? (
          <Result name="bmiCategory" className={`${styles['pill']} ${styles[band.key]}`}>
            {band.label}
          </Result>
        ) : null}
      </div>
      {band ? (
        <Deferred>
          <AdultBmi report={report} band={band} shown={shown} />
        </Deferred>
      ) : null}
    </section>
  );
}
