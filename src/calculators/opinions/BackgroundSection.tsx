import { formatBmi } from '#calculators/shared/format.ts';
import type { BodySizeEvent, BodySizeForm } from './body-size-form.ts';
import { bmiClasses } from './body-size-report.ts';
import type { ShownBodySize } from './body-size-report.ts';
import { backgroundText, bodySizeWords } from './body-size-words.ts';
import { opinionStyles as styles } from './opinion-styles.ts';

export interface BackgroundSectionProps {
  readonly form: BodySizeForm;
  readonly report: ShownBodySize;
  readonly onEvent: (event: BodySizeEvent) => void;
}

/** The lower limits for some family backgrounds: a line of its own, the specified class stays as it is. */
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
          {bodySizeWords.backgroundAsk}
        </label>
        <p role="status">
          {background ? (
            <>
              {backgroundText(formatBmi(bmi, bmiClasses))}{' '}
              <strong data-result="opinion.backgroundCategory">{background.label}</strong>.{' '}
              {bodySizeWords.backgroundStays}
            </>
          ) : null}
        </p>
      </div>
    </section>
  );
}
