import { useEffect, useState } from 'react';
import { mayBeKnown } from '#ui/may-be-known.ts';

/** The view of whom to call. */
export const loadHelp = async () => (await import('./HelpRow.tsx')).HelpRow;

/** The view of the visitor's own figures; `null` if nobody may be known. */
export const loadAnswer = async () =>
  (await mayBeKnown()) ? (await import('./OwnAnswer.tsx')).OwnAnswer : null;

/** A view that is loaded once it's wanted; `null` until then, while it isn't, and if there is none. */
export function useLate<View>(isWanted: boolean, load: () => Promise<View | null>): View | null {
  const [found, setFound] = useState<{ readonly view: View } | null>(null);
  const isLacking = isWanted && found === null;
  useEffect(() => {
    if (!isLacking) return;
    // Without it, there are the pages.
    load().then(
      (view) => view && setFound({ view }),
      () => undefined,
    );
  }, [isLacking, load]);
  return isWanted && found ? found.view : null;
}
