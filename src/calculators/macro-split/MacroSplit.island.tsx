import { useReducer } from 'react';
import { withheldExplanation } from '#calculators/shared/calorie-words.ts';
import { useIsHere } from '#calculators/shared/optional-part.ts';
import { useSharedResult } from '#calculators/shared/result-channel.ts';
import { buildSplitReport } from './macro-split-report.ts';
import { splitWords } from './macro-split-words.ts';
import { initialSplitForm, reduceSplit } from './split-form.ts';
import { SplitView } from './SplitView.tsx';

/** Protein, an own split and meals for the TDEE calculator's target. Loads when its details are opened. */
export function MacroSplit() {
  const [form, send] = useReducer(reduceSplit, initialSplitForm);
  const result = useSharedResult();
  if (!useIsHere()) return <p>{splitWords.loading}</p>;
  if (!result) return <p>{splitWords.waiting}</p>;
  const report = buildSplitReport(result, form.shares, form.meals);
  if (report.status === 'withheld') return <p>{withheldExplanation[report.reason]}</p>;
  return <SplitView report={report} form={form} units={result.person.units} onEvent={send} />;
}
