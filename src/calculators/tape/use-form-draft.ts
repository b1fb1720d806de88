import { useMemo, useSyncExternalStore } from 'react';
import type { PersonDraft } from '#calculators/shared/person-draft.ts';
import { useSharedResult } from '#calculators/shared/result-channel.ts';
import { loadVisit } from '#calculators/shared/visit-store.ts';

const EVENTS = ['input', 'change', 'click', 'reset'];

// The calculator keeps its draft in the tab after each change, and what changes it are events in the page.
function onFormChange(listener: () => void): () => void {
  const later = (): void => void setTimeout(listener);
  for (const event of EVENTS) document.addEventListener(event, later);
  return () => {
    for (const event of EVENTS) document.removeEventListener(event, later);
  };
}

/** An age nobody asks for here: a kept draft without one takes the calculator's own. */
const NO_AGE = 0;

const keptText = (): string => JSON.stringify(loadVisit(NO_AGE));

/**
 * What stands in the page's form right now, live, also before anything was calculated. Where the tab keeps nothing
 * it is what was last calculated; `null` where there is neither.
 */
export function useFormDraft(): PersonDraft | null {
  const text = useSyncExternalStore(onFormChange, keptText, () => 'null');
  const result = useSharedResult();
  return useMemo(() => {
    const kept = JSON.parse(text) as PersonDraft | null;
    return kept ?? result?.draft ?? null;
  }, [text, result]);
}
