import { useEffect, useState } from 'react';
import { mayBeKnown } from '#ui/may-be-known.ts';
import type { OwnAnswer } from './OwnAnswer.tsx';

/** The view of the visitor's own figures, once one was asked for and somebody may be known; `null` until then. */
export function useAnswer(isAsked: boolean): typeof OwnAnswer | null {
  const [view, setView] = useState<{ readonly OwnAnswer: typeof OwnAnswer } | null>(null);
  const isWanted = isAsked && view === null;
  useEffect(() => {
    if (!isWanted) return;
    const load = async (): Promise<void> => {
      if (await mayBeKnown()) setView(await import('./OwnAnswer.tsx'));
    };
    // Without it, there are the pages.
    load().catch(() => undefined);
  }, [isWanted]);
  return view?.OwnAnswer ?? null;
}
