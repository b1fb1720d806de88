import { formatOneDecimal } from '#ui/text/format.ts';
import { weightText, type WeightFigure } from '#person/format-weight.ts';
import { Result } from '#ui/Result.tsx';
import figures from '#ui/Figures.module.css';
import type { ShownBodySize } from './body-size-report.ts';
import { bodySizeWords } from './body-size-words.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { Text } from '#ui/text/Text.tsx';

interface LineProps {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly figure: Omit<WeightFigure, 'unit'> & { readonly unit?: string };
}

function Line({ label, name, value, figure }: LineProps) {
  return (
    <div className={figures['row']}>
      <Text as="dt">{label}</Text>
      <dd className={figures['figure']}>
        <Result name={`opinion.leanMass.${name}`} value={value} unit={figure.unit}>
          {figure.text}
        </Result>
      </dd>
    </div>
  );
}

/** Lean mass: estimated, and calculated from body fat if it was entered. */
export function LeanMassSection({ report }: { report: ShownBodySize }) {
  const { estimated, measured } = report.leanMass;
  const { unit } = report.healthyRange;
  return (
    <section className={styles('section')}>
      <h3>{bodySizeWords.leanTitle}</h3>
      {estimated === null && !measured ? (
        <p>{bodySizeWords.leanOutside}</p>
      ) : (
        <dl className={styles('narrow')}>
          {estimated === null ? null : (
            <Line
              label={bodySizeWords.leanEstimated}
              name="boer"
              value={estimated}
              figure={weightText(estimated, unit)}
            />
          )}
          {measured ? (
            <>
              <Line
                label={bodySizeWords.leanMeasured}
                name="measured"
                value={measured.value}
                figure={weightText(measured.value, unit)}
              />
              <Line
                label={bodySizeWords.leanIndex}
                name="index"
                value={measured.index}
                figure={{ text: formatOneDecimal(measured.index), unit: 'kg/m²' }}
              />
            </>
          ) : null}
        </dl>
      )}
      <p className={styles('quiet')}>{bodySizeWords.leanNote}</p>
    </section>
  );
}
