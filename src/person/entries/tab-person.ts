/**
 * Whose entries a tab has. Tabs tell each other at once when another person is chosen; a tab that missed it, on a page
 * without a form or closed and restored, finds out here.
 */
import { quietly } from '#ui/untrusted.ts';
import { emptyTab } from './erased.ts';

/** The key in the tab's session storage: the id of the person. The privacy page mentions it. */
export const TAB_PERSON_KEY = 'evenscale.for';

/** Makes the tab the current person's. If it was another's, what was typed for them is emptied. */
export function keepTabFor(person: string): void {
  const before = quietly(() => sessionStorage.getItem(TAB_PERSON_KEY));
  if (before === person) return;
  if (before !== null) emptyTab(new Date().toISOString());
  quietly(() => sessionStorage.setItem(TAB_PERSON_KEY, person));
}
