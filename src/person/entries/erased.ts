/** “Erase everything”, in a tab: what was typed in this visit. What is kept is the database's. */
import { quietly } from '#ui/untrusted.ts';

/** The key in the tab's session storage: when everything was erased. The privacy page mentions it. */
export const ERASED_KEY = 'evenscale.erased';

/** When everything was erased in this visit; `null` if it wasn't. Results from before then aren't restored. */
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
