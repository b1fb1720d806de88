/**
 * What was typed in this visit, after “Erase everything”, and once another person was chosen: it is gone from the tab.
 * What is kept is the database's.
 */
import { quietly } from '#ui/untrusted.ts';

/** The key in the tab's session storage: when it was emptied. The privacy page mentions it. */
export const ERASED_KEY = 'evenscale.erased';

/** When the tab was last emptied in this visit; `null` if it wasn't. Results from before then aren't restored. */
export const erasedAt = (): string | null => quietly(() => sessionStorage.getItem(ERASED_KEY));

/** Empties the tab's session, where it writes the instant, and the page's forms; once for each instant. */
export function emptyTab(instant: string): void {
  if (instant === erasedAt()) return;
  quietly(() => {
    sessionStorage.clear();
    sessionStorage.setItem(ERASED_KEY, instant);
  });
  for (const form of document.forms) form.reset();
}
