import { useEffect, useReducer } from 'react';
import { watchPresses } from '#ui/after-press.ts';
import { fillForm, useFormEntries, usePageResult } from '#person/store.ts';
import { emptyBodySizeForm, reduceBodySize, type BodySizeEvent } from './body-size-form.ts';
import { buildBodySize } from './body-size-report.ts';
import { bodySizeWords } from './body-size-words.ts';
import { BodySizeReport } from './BodySizeReport.tsx';
import { waistOf } from '#person/entries/waist.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { waistUnitOf } from '#person/units.ts';

/** Body measures other than BMI, for a calculator's last result. Loads when its details are opened. */
export const BodySize = withFailureMessage(function BodySize() {
  const [form, send] = useReducer(reduceBodySize, emptyBodySizeForm);
  const result = usePageResult();
  const kept = useFormEntries()?.['waist'] ?? '';
  useEffect(watchPresses, []);
  useEffect(() => send({ type: 'waistRestored', waist: kept }), [kept]);
  if (!result) return <p>{bodySizeWords.waiting}</p>;
  const report = buildBodySize(result.input, {
    waist: waistOf(form.waist),
    bodyFat: result.input.bodyFat ?? null,
  });
  const unit = waistUnitOf(result.input.units);
  const onEvent = (event: BodySizeEvent): void => {
    const { waist } = reduceBodySize(form, event);
    if (waist !== form.waist) fillForm({ entries: { waist } });
    send(event);
  };
  return <BodySizeReport form={form} unit={unit} report={report} onEvent={onEvent} />;
});
