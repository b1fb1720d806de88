import { useEffect, useState } from 'react';
import { DEFAULT_MACROS } from '#person/macros/macro-choice.ts';
import {
  isOwnChosen,
  isSuggested,
  ownMacros,
  suggestedMacros,
  usedUnitOf,
} from '#person/macros/own-split.ts';
import { useOwnTarget } from '#person/plan/own-target.ts';
import { fillForm, usePageResult } from '#person/store.ts';
import { useIsHydrated } from '#ui/optional-part.ts';
import { buildSplitReport, type SplitReport } from './macro-split-report.ts';
import { splitWords } from './macro-split-words.ts';
import { reduceSplit, type SplitEvent, type SplitForm, unitIn } from './split-form.ts';
import { splitSourceOf } from './split-source.ts';
import { SplitView } from './SplitView.tsx';
import { withFailureMessage } from '#ui/FailureBoundary.tsx';
import { systemOf, type UnitSystem } from '#person/units.ts';

/** What isn't in the calculator's entries. The unit is the one that was used, until another is chosen. */
interface Entered extends Pick<SplitForm, 'entries' | 'meals' | 'squeezed'> {
  readonly unit: SplitForm['unit'] | null;
}

const INITIAL: Entered = { unit: null, entries: {}, meals: 3, squeezed: null };

/** What the fields show: the entries of the calculator, and what isn't among them. */
function formOf(entered: Entered, { settings, day }: SplitReport, units: UnitSystem): SplitForm {
  const unit = unitIn(entered.unit ?? usedUnitOf(settings), units);
  return { ...entered, settings, day, units, unit };
}

/**
 * Lets the visitor set a custom macro split, compares its protein, and divides it into meals. Loads when it is shown.
 */
export const MacroSplit = withFailureMessage(function MacroSplit() {
  const [entered, setEntered] = useState(INITIAL);
  const result = usePageResult();
  const own = useOwnTarget();
  const source = result && splitSourceOf(result, own);
  const report = source && buildSplitReport(source, entered.meals);
  const macros = result?.input.macros ?? DEFAULT_MACROS;
  const suggested = report ? suggestedMacros(report.suggestion) : macros;
  useEffect(() => {
    // The suggested split follows the person and the goal, or the plan that is followed.
    if (isOwnChosen(macros) && isSuggested(macros) && macros !== suggested)
      fillForm({ entries: { macros: suggested } });
  }, [macros, suggested]);
  if (!useIsHydrated()) return <p>{splitWords.loading}</p>;
  // What is around it says why there are no macros.
  if (!source || !report) return null;
  const form = formOf(entered, report, systemOf(source.person.units));
  const send = (event: SplitEvent): void => {
    const next = reduceSplit(form, event);
    const { unit, entries, meals, squeezed } = next;
    setEntered({ unit, entries, meals, squeezed });
    if (event.type === 'suggestionChosen') fillForm({ entries: { macros: suggested } });
    else if (next.settings !== form.settings) fillForm({ entries: { macros: ownMacros(next.settings) } });
  };
  return <SplitView report={report} form={form} person={source.person} onEvent={send} />;
});
