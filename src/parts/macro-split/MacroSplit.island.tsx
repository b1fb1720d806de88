import { useEffect, useState } from 'react';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import { isOwnChosen, isSuggested, ownMacros, suggestedMacros } from '#person/macros/own-split.ts';
import { fillForm, useTargetResult } from '#person/store.ts';
import { useIsHydrated } from '#ui/optional-part.ts';
import { buildSplitReport } from './macro-split-report.ts';
import { splitWords } from './macro-split-words.ts';
import { initialSplitForm, reduceSplit, type SplitEvent } from './split-form.ts';
import { SplitView } from './SplitView.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';

/**
 * Lets the visitor set a custom macro split, compares its protein, and divides it into meals. Loads when it is shown.
 */
export const MacroSplit = withFailureMessage(function MacroSplit() {
  const [entered, setEntered] = useState(initialSplitForm);
  const result = useTargetResult();
  const report = result && buildSplitReport(result, entered.meals);
  const macros = result?.input.macros ?? DEFAULT_MACROS;
  const suggested = report?.status === 'shown' ? suggestedMacros(report.suggestion) : macros;
  useEffect(() => {
    // The suggested split follows the person and the goal.
    if (isOwnChosen(macros) && isSuggested(macros) && macros !== suggested)
      fillForm({ entries: { macros: suggested } });
  }, [macros, suggested]);
  if (!useIsHydrated()) return <p>{splitWords.loading}</p>;
  // The panel around it says why there are no macros.
  if (!result || report?.status !== 'shown') return null;
  const form = { ...entered, shares: report.shares };
  const send = (event: SplitEvent): void => {
    const next = reduceSplit(form, event);
    setEntered(next);
    if (event.type === 'suggestionChosen') fillForm({ entries: { macros: suggested } });
    else if (next.shares !== form.shares) fillForm({ entries: { macros: ownMacros(next.shares) } });
  };
  return <SplitView report={report} form={form} person={result.input} onEvent={send} />;
});
