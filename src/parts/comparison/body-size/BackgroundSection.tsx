import { formatBmi } from '#person/format-bmi.ts';
import type { BodySizeEvent, BodySizeForm } from './body-size-form.ts';
import { bmiClasses, type ShownBodySize } from './body-size-report.ts';
import { backgroundText, bodySizeWords } from './body-size-words.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { Result } from '#ui/Result.tsx';

export interface BackgroundSectionProps {
  readonly form: BodySizeForm;
  readonly report: ShownBodySize;
  readonly onEvent: (event: BodySizeEvent) => void;
}

/** The lower limits for some family backgrounds. A separate line, since the specified category doesn't change. */
export function BackgroundSection({ form, report, onEvent }: BackgroundSectionProps) {
  const { background, bmi } = report;
  return (
    <section className={styles('section')}>
      <h3>{bodySizeWords.backgroundTitle}</h3>
      <p className={styles('quiet')}>{bodySizeWords.backgroundWhy}</p>
      <div className={styles('choice')}>
        <label className={styles('check')}>
          <input
            type="checkbox"
            checked={form.hasBackground}
            onChange={(event) => onEvent({ type: 'backgroundChosen', hasBackground: event.target.checked })}
          />
          <span>{bodySizeWords.backgroundAsk}</span>
        </label>
        <p role="status">
          {background ? (
            <>
              <Text as="span">{`${backgroundText(formatBmi(bmi, bmiClasses))} `}</Text>
              <strong>
                <Result name="opinion.backgroundCategory">{background.label}</Result>
              </strong>
              <span>{`. ${bodySizeWords.backgroundStays}`}</span>
            </>
          ) : null}
        </p>
      </div>
    </section>
  );
}
