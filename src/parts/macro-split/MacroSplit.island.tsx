import { useEffect, useReducer } from 'react';
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

/** The link of a plan with too much protein: opens this part with the recommended amount. */
const FRAGMENT = '#own-macros';

function showPart(): void {
  const part = document.querySelector(FRAGMENT);
  if (part instanceof HTMLDetailsElement) part.open = true;
  part?.querySelector('summary')?.focus({ preventScroll: true });
  part?.scrollIntoView();
}

/** Follows the link, once there is a share to set. */
function useLink(share: number | null, setShare: (share: number) => void): void {
  useEffect(() => {
    const follow = (): void => {
      if (location.hash !== FRAGMENT || share === null) return;
      // Without the fragment, the link can be pressed again, and a reload leaves the split alone.
      history.replaceState(history.state, '', location.pathname + location.search);
      setShare(share);
      showPart();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
}

/** Protein, an own split and meals for the TDEE calculator's target. Loads when its details are opened. */
export const MacroSplit = withFailureMessage(function MacroSplit() {
  const [form, send] = useReducer(reduceSplit, initialSplitForm);
  const result = useSharedResult();
  const unit = useEnergyUnit();
  const report = result && buildSplitReport(result, form.shares, form.meals);
  useLink(report?.status === 'shown' ? report.advisedShare : null, (value) =>
    send({ type: 'slid', nutrient: 'protein', value }),
  );
  if (!useIsHere()) return <p>{splitWords.loading}</p>;
  if (!report) return <p>{splitWords.waiting}</p>;
  if (report.status === 'withheld') return <Text as="p">{withheldExplanation(report.reason, unit)}</Text>;
  return <SplitView report={report} form={form} person={result.person} onEvent={send} />;
});
