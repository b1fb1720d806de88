import { paths } from '#config/paths.ts';
import type { BodySizeEvent, BodySizeForm } from './body-size-form.ts';
import type { BodySize } from './body-size-report.ts';
import { bodySizeWords } from './body-size-words.ts';
import { ClassicWeights } from './ClassicWeights.tsx';
import { LeanMassSection } from './LeanMassSection.tsx';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import type { WaistInput } from '#person/entries/waist.ts';
import { WaistSection } from './WaistSection.tsx';
import { Text } from '#ui/text/Text.tsx';

export interface BodySizeReportProps {
  readonly form: BodySizeForm;
  readonly unit: WaistInput;
  readonly report: BodySize;
  readonly onEvent: (event: BodySizeEvent) => void;
}

/** Body measures other than BMI, or why there are none. */
export function BodySizeReport({ form, unit, report, onEvent }: BodySizeReportProps) {
  if (report.status === 'underAge') {
    return (
      <div className={styles('part')}>
        <p>{bodySizeWords.underAge}</p>
      </div>
    );
  }
  return (
    <div className={styles('part')}>
      <p>{bodySizeWords.intro}</p>
      <WaistSection form={form} unit={unit} report={report} onEvent={onEvent} />
      <ClassicWeights report={report} />
      <LeanMassSection report={report} />
      <Text as="p" className={styles('quiet')}>
        {[
          `${bodySizeWords.promise} `,
          { as: 'a', href: `${paths.methodology}#body-size`, text: bodySizeWords.sources },
        ]}
      </Text>
    </div>
  );
}
