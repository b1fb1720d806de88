import { HOME_BMI_BANDS, HOME_BMI_SCALE } from '@evenscale/formulas/bmi';
import { Deferred } from '#person/answer/BelowResult.tsx';
import { BandScale } from '#charts/band-scale/BandScale.tsx';
import type { WeightRange } from '#person/assessment.ts';
import { rangeEnds } from '#person/format-weight.ts';
import { backgroundBasis } from '#person/matter-words.ts';
import { olderBasisParts, olderRangeLabel } from '#person/older-range-words.ts';
import { backgroundScale, olderScale } from '#person/answer/general-scale.ts';
import { Result } from '#ui/Result.tsx';
import { rangeDash } from '#ui/text/format.ts';
import { Text, type TextProps } from '#ui/text/Text.tsx';
import { judgingLimitsOf, type HomeReport } from '#tools/home/report.ts';
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
  readonly name: 'idealWeightRange' | 'olderRange' | 'backgroundRange';
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
          {note === undefined ? null : <Text as="span">{` ${note}`}</Text>}
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

/** The range for the person's age or family background, if there is one. */
function OwnRange({ report }: Pick<AdultBmiProps, 'report'>) {
  const { olderRange, isInOlderRange } = report;
  const limits = judgingLimitsOf(report);
  if (olderRange)
    return (
      <Range
        name="olderRange"
        label={olderRangeLabel}
        range={olderRange}
        basis={olderBasisParts(isInOlderRange)}
      />
    );
  return limits ? (
    <Range
      name="backgroundRange"
      label={homeWords.backgroundRange}
      range={limits.range}
      basis={backgroundBasis(limits)}
    />
  ) : null;
}

/** The person's own range, and the specified category and range in a line below it. */
function OwnAndGeneral({ report, band }: Omit<AdultBmiProps, 'shown'>) {
  return (
    <>
      <OwnRange report={report} />
      <Text as="p" className={`${styles['ideal']} ${styles['basis']}`}>
        {generalParts(band, report)}
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
        ...backgroundScale(report.background, scaleSentence(band, shown, report.background !== null)),
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
      {report.olderRange || judgingLimitsOf(report) ? (
        <OwnAndGeneral report={report} band={band} />
      ) : (
        <Range
          name="idealWeightRange"
          label={homeWords.idealWeight}
          range={report.idealWeightRange}
          basis={homeWords.idealWeightBasis}
        />
      )}
    </>
  );
}

/** The category that the person is judged by. From 65 on there is none: a line below the range has the specified one. */
function Category({ report }: Pick<AdultBmiProps, 'report'>) {
  const { band, olderRange } = report;
  const limits = judgingLimitsOf(report);
  const judged = limits?.band ?? band;
  if (!judged || olderRange) return null;
  if (report.pregnancy)
    return (
      <Result name="bmiCategory" className={`${styles['label']} no-print`}>
        {homeWords.categoryWithheld}
      </Result>
    );
  return (
    <Result
      name={limits ? 'backgroundCategory' : 'bmiCategory'}
      className={`${styles['category']} ${styles[judged.key]}`}
    >
      {judged.label}
    </Result>
  );
}

/** Smaller for a number that nobody should act on. */
function sizeOf({ isUnderAge, isDoctorFirst, pregnancy }: HomeReport): string {
  if (isUnderAge || pregnancy) return figures['small'] ?? '';
  return isDoctorFirst ? '' : (figures['hero'] ?? '');
}

/** BMI with its category, scale and ideal weight range. */
export function BmiCard({ report }: { report: HomeReport }) {
  const shown = shownBmiOf(report);
  const { band } = report;
  return (
    <section className={`${styles['part']} ${styles['bmi']}`} aria-labelledby="bmi-card">
      <div className={figures['headline']}>
        <h3 id="bmi-card" className={styles['label']}>
          {homeWords.bmiTitle}
        </h3>
        <Result name="bmi" value={report.bmi} className={`${figures['big']} ${sizeOf(report)}`}>
          {shown}
        </Result>
        <Category report={report} />
      </div>
      {band && report.pregnancy ? (
        <div className="no-print">
          <Range
            name="idealWeightRange"
            label={homeWords.idealWeight}
            range={report.idealWeightRange}
            note={homeWords.beforePregnancy}
            basis={homeWords.idealWeightBasis}
          />
        </div>
      ) : null}
      {band && !report.pregnancy ? (
        <Deferred>
          <AdultBmi report={report} band={band} shown={shown} />
        </Deferred>
      ) : null}
    </section>
  );
}
