import { useEffect, useReducer } from 'react';
import { watchPresses } from '#ui/after-press.ts';
import { useSharedResult } from '#person/store.ts';
import { emptyBodySizeForm, reduceBodySize } from './body-size-form.ts';
import { buildBodySize } from './body-size-report.ts';
import { bodySizeWords } from './body-size-words.ts';
import { BodySizeReport } from './BodySizeReport.tsx';
import { waistOf, waistUnitOf } from './waist-text.ts';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/** Body measures other than BMI, for a calculator's last result. Loads when its details are opened. */
export const BodySize = withFailureMessage(function BodySize() {
  const [form, send] = useReducer(reduceBodySize, emptyBodySizeForm);
  const result = useSharedResult();
  useEffect(watchPresses, []);
  if (!result) return <p>{bodySizeWords.waiting}</p>;
  const report = buildBodySize(result.person, {
    waist: waistOf(form.waist),
    hasBackground: form.hasBackground,
    bodyFat: result.bodyFat ?? null,
  });
  const unit = waistUnitOf(result.person.units);
  return <BodySizeReport form={form} unit={unit} report={report} onEvent={send} />;
});
