/** That the kept entries aren't used in this visit: somebody else's turn. No entry is part of it. */
import { quietly } from '#ui/untrusted.ts';
import { LINKED, SESSION_KEY, storedRecord } from './session.ts';

/** The key in the tab's session storage; the privacy page mentions it. */
export const WITHOUT_KEPT_KEY = 'evenscale.without';

/** True if the visitor chose to go without the kept entries until the tab is closed. */
export const isWithoutKept = (): boolean => quietly(() => sessionStorage.getItem(WITHOUT_KEPT_KEY)) === 'yes';

/** True if the session's entries came from a link or a saved result: they may be of somebody else, or old. */
export const isLinked = (): boolean => storedRecord()?.[LINKED] === 'yes';

/** Remembers, until the form is emptied, whether the entries came from a link or a saved result. */
export function markLinked(isFromLink: boolean): void {
  const { [LINKED]: _, ...record } = storedRecord() ?? {};
  const marked = isFromLink ? { ...record, [LINKED]: 'yes' } : record;
  quietly(() => sessionStorage.setItem(SESSION_KEY, JSON.stringify(marked)));
}

/** True if the entries may not be those of the person kept, and so change nothing that is kept without being asked. */
export const mayBeOthers = (): boolean => isWithoutKept() || isLinked();

/** Goes without the kept entries, or back to them. */
export function chooseWithoutKept(isWithout: boolean): void {
  quietly(() => {
    if (isWithout) sessionStorage.setItem(WITHOUT_KEPT_KEY, 'yes');
    else sessionStorage.removeItem(WITHOUT_KEPT_KEY);
  });
}
