import { useReducer } from 'react';
import { useEnergyUnit } from '#person/energy/energy-unit.ts';
import { withheldExplanation } from '#person/safety-words.ts';
import { useIsHere } from '#ui/optional-part.ts';
import { useSharedResult } from '#person/store.ts';
import { buildSplitReport } from './macro-split-report.ts';
import { splitWords } from './macro-split-words.ts';
import { initialSplitForm, reduceSplit } from './split-form.ts';
import { SplitView } from './SplitView.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { Text } from '#ui/text/Text.tsx';

/** Protein, an own split and meals for the TDEE calculator's target. Loads when its details are opened. */
export const MacroSplit = withFailureMessage(function MacroSplit() {
  const [form, send] = useReducer(reduceSplit, initialSplitForm);
  const result = useSharedResult();
  const unit = useEnergyUnit();
  if (!useIsHere()) return <p>{splitWords.loading}</p>;
  if (!result) return <p>{splitWords.waiting}</p>;
  const report = buildSplitReport(result, form.shares, form.meals);
  if (report.status === 'withheld') return <Text as="p">{withheldExplanation(report.reason, unit)}</Text>;
  return <SplitView report={report} form={form} person={result.person} onEvent={send} />;
});
