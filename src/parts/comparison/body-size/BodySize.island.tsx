import { useEffect, useReducer } from 'react';
import { paths } from '#config/paths.ts';
import { comparisonStyles as styles } from '#parts/comparison/comparison-styles.ts';
import { Text } from '#ui/text/Text.tsx';
import { watchPresses } from '#ui/after-press.ts';
import { fillForm, useFormEntries, usePageResult } from '#person/store.ts';
import { emptyBodySizeForm, reduceBodySize, type BodySizeEvent } from './body-size-form.ts';
import { buildBodySize } from './body-size-report.ts';
import { bodySizeWords } from './body-size-words.ts';
import { ClassicWeights } from './ClassicWeights.tsx';
import { LeanMassSection } from './LeanMassSection.tsx';
import { WaistSection } from './WaistSection.tsx';
import { waistOf } from '#person/entries/waist.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { waistUnitOf } from '#person/units.ts';

/** Body measures other than BMI, for a calculator's last result, or why there are none. Loads when its details are opened. */
export const BodySize = withFailureMessage(function BodySize() {
  const [form, send] = useReducer(reduceBodySize, emptyBodySizeForm);
  const result = usePageResult();
  const kept = useFormEntries()?.['waist'] ?? '';
  useEffect(watchPresses, []);
  useEffect(() => send({ type: 'waistRestored', waist: kept }), [kept]);
  if (!result) return <p>{bodySizeWords.waiting}</p>;
  const report = buildBodySize(result.input, waistOf(form.waist));
  if (report.status === 'underAge')
    return (
      <div className={styles('part')}>
        <p>{bodySizeWords.underAge}</p>
      </div>
    );
  const unit = waistUnitOf(result.input.units);
  const onEvent = (event: BodySizeEvent): void => {
    const { waist } = reduceBodySize(form, event);
    if (waist !== form.waist) fillForm({ entries: { waist } });
    send(event);
  };
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
});
